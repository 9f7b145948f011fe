"""The request to write a line of chat."""

from typing import Final

from tableronde.tables.entries import Said
from tableronde.tables.errors import AlreadyWritten, BadText, NobodyToConfideIn, NoWordsLeft
from tableronde.tables.table import Table
from tableronde.tables.talks import WORDS
from tableronde.tables.texts import lines_of

LONGEST_TEXT: Final = 500


def say(
    table: Table,
    now: int,
    seat: int | None,
    name: str,
    text: str,
    token: str = "",
    in_confidence: bool = False,
) -> None:
    """Write a line of chat; if `in_confidence`, only to the seats with which the game allows this
    one to talk in private."""
    to: list[int] = []
    number = 0
    if in_confidence:
        if table.match is None or table.status == "over" or seat is None:
            raise NobodyToConfideIn
        to = list(table.game.circle(table.match.state, seat))
        if not to:
            raise NobodyToConfideIn
        _check_talk(table, now, seat, to)
        number = table.match.number
    clean = lines_of(text)
    if not 0 < len(clean) <= LONGEST_TEXT:
        raise BadText(most=LONGEST_TEXT)
    table.do(Said(at=now, seat=seat, name=name, text=clean, to=to, number=number, token=token))


def _check_talk(table: Table, now: int, seat: int, to: list[int]) -> None:
    """Raise an error if this seat may not write another private line."""
    talk = table.talk
    if talk is None or talk.seats != to:
        # Each may write one line about an offer, as a promise. More would be a talk, which costs.
        if seat in table.private_lines.written:
            raise AlreadyWritten
        return
    if talk.left(now) == 0:
        raise NobodyToConfideIn
    if talk.words_left(seat) == 0:
        raise NoWordsLeft(most=WORDS * talk.tokens)
