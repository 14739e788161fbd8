"""Parts that are installed only where they are wanted: which extra brings a module that is missing."""

from typing import Final

EXTRAS: Final = {
    "cli": ("typer",),
    "serve": (
        "starlette",
        "uvicorn",
        "sqlalchemy",
        "aiosqlite",
        "alembic",
        "asyncpg",
        "argon2",
        "prometheus_client",
        "segno",
    ),
    "mcp": ("mcp",),
    "pictures": ("resvg_py",),
    "client": ("httpx", "websockets"),
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "ray": ("ray",),
}
"""By extra the modules of others that come with it."""


def extra_of(missing: ModuleNotFoundError) -> str | None:
    """The extra that would have brought it; None if nothing of ours would."""
    module = (missing.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)
