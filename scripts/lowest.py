"""The oldest versions that pyproject.toml allows, installed into an environment of their own, with tests run there.

`python scripts/lowest.py` tries the engine alone, `python scripts/lowest.py serve` the service too, and with `envs`,
`openspiel` or `ray` what they add. It needs uv.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
TOOLS: Final = ("pytest", "hypothesis", "pytest-xdist")
ENGINE: Final = (
    "tests/kernel/test_kernel.py",
    "tests/kernel/test_saves.py",
    "tests/kernel/test_contract.py",
    "tests/locale/test_texts.py",
    "tests/netrunner/test_runs.py",
    "tests/netrunner/test_traces.py",
    "tests/netrunner/test_deckfiles.py",
    "tests/deckers/test_moving.py",
    "tests/deckers/test_infecting.py",
    "tests/test_golden.py",
    "tests/test_text.py",
)
SERVICE: Final = ("tests/service/test_service.py", "tests/service/test_accounts.py", "tests/test_deck_commands.py")
ENVS: Final = ("tests/envs/test_aec.py", "tests/envs/test_gym.py", "tests/envs/test_vector.py")
MORE: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]]] = {
    "": ((), (), ENGINE),
    "serve": (("serve", "client"), ("httpx", "websockets"), (*ENGINE, *SERVICE)),
    "envs": (("envs",), (), ENVS),
    "openspiel": (("openspiel",), (), ("tests/envs/test_spiel.py",)),
    "ray": (("cli", "ray"), (), ("tests/test_simulate.py", "tests/envs/test_doors.py::test_a_cluster_may_lose_a_node")),
}
"""The extras, what their tests need beside them, and the tests."""


def main(arguments: list[str]) -> int:
    extras, tools, tests = MORE["".join(arguments)]
    with tempfile.TemporaryDirectory() as folder:
        _run("uv", "venv", "--quiet", "--python", sys.executable, folder)
        python = f"{folder}/bin/python"
        wanted = [part for extra in extras for part in ("--extra", extra)]
        _run(
            "uv", "pip", "install", "--python", python, "--resolution", "lowest-direct", "-r", "pyproject.toml", *wanted
        )
        _run("uv", "pip", "install", "--quiet", "--python", python, *TOOLS, *tools)
        _run("uv", "pip", "list", "--python", python)
        return _run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "2", *tests, check=False)


def _run(*command: str, check: bool = True) -> int:
    system = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(command, cwd=ROOT, env=system, check=check).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
