"""The files of the page. Their names contain a hash of their content: each is read and compressed
once, and browsers cache it forever."""

import gzip
import mimetypes
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response
from litestar.handlers import HTTPRouteHandler, get
from litestar.params import FromPath

from tableronde.server.errors import NotFound

PATH: Final = "/assets"
_MIN_COMPRESSED: Final = 800
"""The smallest size in bytes that is worth compressing."""
_COMPRESSED_TYPES: Final = frozenset({".woff2", ".png"})
_IMMUTABLE: Final = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "Vary": "Accept-Encoding",
}


class _File(NamedTuple):
    kind: str
    plain: bytes
    packed: bytes | None


def files_of(folder: Path) -> HTTPRouteHandler:
    """Return a handler for the files that are in a folder now."""
    files: dict[str, _File | Path] = {
        file.name: file for file in folder.glob("*") if file.is_file()
    }

    @get(f"{PATH}/{{name:str}}", include_in_schema=False, sync_to_thread=False)
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        file = files.get(name)
        if file is None:
            raise NotFound
        if isinstance(file, Path):
            file = files[name] = _read(file)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers = {**_IMMUTABLE, "Content-Encoding": "gzip"}
            return Response(file.packed, media_type=file.kind, headers=headers)
        return Response(file.plain, media_type=file.kind, headers=_IMMUTABLE)

    return asset


def _read(file: Path) -> _File:
    plain = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    worth_it = len(plain) >= _MIN_COMPRESSED and file.suffix not in _COMPRESSED_TYPES
    return _File(kind, plain, gzip.compress(plain, mtime=0) if worth_it else None)
