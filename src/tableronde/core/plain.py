"""Plain data: what JSON can hold."""

from typing import Any, TypeAlias

Plain: TypeAlias = Any
"""Something made of dicts, lists, strings, numbers, booleans and None only."""
