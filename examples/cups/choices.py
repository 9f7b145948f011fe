"""What a player of Two Cups can answer."""

from typing import Annotated, Final

from tableronde.core.choice import Choice, Field, Lexicon


class Call(Choice):
    """Say that both dice together show at least this total."""

    total: Annotated[int, Field("total")]


class Doubt(Choice):
    """Have both cups lifted."""


LEXICON: Final = Lexicon("cups", (Call, Doubt))
