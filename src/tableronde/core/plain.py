"""Plain data: what JSON can hold."""

from typing import TypeAlias, Union

JSON: TypeAlias = Union["list[JSON]", "dict[str, JSON]", str, int, float, bool, None]
