"""The base class of drawings."""

from collections import Counter
from typing import Any, Final

from rich.text import Text

from tableronde.core.choice import NamedChoice
from tableronde.core.views import View
from tableronde.terminal.screen import Screen
from tableronde.words import Words

_INDENT: Final = "    "
_BETWEEN: Final = " · "


class Drawing:
    """Draws the table of one game, from a view and its words, never from a state."""

    def show(self, screen: Screen, view: View[Any], words: Words) -> None:
        """Draw the whole table. Every game must override this."""
        raise NotImplementedError

    def open_hands(self, view: View[Any], own: list[View[Any]]) -> View[Any]:
        """Return a spectator's view with every hand as its owner sees it. `own` are the views of
        all seats. Every game must override this."""
        raise NotImplementedError

    def notes(self, view: View[Any], prompt: str, words: Words) -> list[tuple[str, str]]:
        """Return notes for `help`: name and text of the components that matter for this prompt."""
        return []

    def legend(self, words: Words) -> str:
        """Return the meanings of the abbreviations."""
        assert words.game is not None
        verbs = words.game.LEXICON.verbs.values()
        named = (field.names for fields in verbs for field in fields if field.thing == "card")
        return _BETWEEN.join(
            f"{words.component('card', card, 'short')} {words.component('card', card)}"
            for card in next(named, ())
        )

    def signs(self, words: Words) -> str:
        """Return the meanings of the signs."""
        return words.say("ui-legend")

    def standing(self, view: View[Any], words: Words) -> list[str]:
        """Return the reader's remarks that are in force, as sentences."""
        return []

    def remark(self, option: NamedChoice, view: View[Any], words: Words) -> str:
        """Return a note that is shown after an option, or an empty text."""
        return ""

    def discard(self, view: View[Any], words: Words) -> list[str]:
        """The cards of the discard pile, bottom to top."""
        return [words.component("card", card) for card in view["table"].get("discard", ())]

    def thing(self, field: str, value: str | int, view: View[Any], words: Words) -> str:
        """Return the name of a value that options are grouped by."""
        assert words.game is not None
        noun = words.game.NOUNS.get(field)
        if noun is not None and isinstance(value, str):
            return words.component(noun, value)
        if field == "seat" and isinstance(value, int):
            return words.players[value]
        return str(value)

    # Shared by the drawings ------------------------------------------------------------------

    def player(self, seat: int, words: Words) -> str:
        name = words.players[seat]
        return f"{name} {words.say('ui-you')}" if seat == words.reader else name

    def order(self, seats: int, words: Words) -> list[int]:
        """Return the seats in order, beginning with the reader."""
        first = words.reader or 0
        return [(first + step) % seats for step in range(seats)]

    def hand(self, screen: Screen, cards: list[Text]) -> None:
        """Return cards as a paragraph that breaks between cards; equal ones are counted."""
        counts = Counter(card.plain for card in cards)
        kinds = {card.plain: card for card in cards}
        line = Text(_INDENT)
        for name, card in kinds.items():
            shown = Text.assemble(card, f" ×{counts[name]}") if counts[name] > 1 else card
            begun = line.plain != _INDENT
            if begun and line.cell_len + len(_BETWEEN) + shown.cell_len > screen.width:
                screen.draw(line)
                line, begun = Text(_INDENT), False
            line = Text.assemble(line, _BETWEEN if begun else "", shown)
        screen.draw(line)
