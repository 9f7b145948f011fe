"""A menu of options: a numbered list, filtered by what is typed until one is left."""

from typing import Any, Final

from tableronde.core.choice import NamedChoice, Verbs
from tableronde.core.views import View
from tableronde.terminal import drawings, numbered_list, option_groups, option_matching
from tableronde.terminal.local_table import LocalTable


class OptionMenu:
    """The options of one seat, narrowed down by what was typed so far."""

    def __init__(
        self, table: LocalTable, seat: int, options: list[NamedChoice], verbs: Verbs
    ) -> None:
        self.view: Final[View[Any]] = table.match.view(seat)
        self.words: Final = table.words(seat)
        self.drawing: Final = drawings.drawing(table.match.game.ID)
        self._screen: Final = table.screen
        self._verbs: Final = verbs
        self._options: Final = options
        self._left: Final = [options]  # the options left after each step

    # Texts -----------------------------------------------------------------------------------

    def opening(self) -> str:
        """Return the sentence above the unfiltered list."""
        raise NotImplementedError

    def told(self, option: NamedChoice) -> str:
        return self.words.choice(option, self.view["table"])

    def label(self, option: NamedChoice) -> str:
        """Return the entry of an option in the list."""
        return self.told(option)

    def thing(self, field: str, value: Any) -> str:
        """Return the name of the value that the options of a group share."""
        if field == "do":
            return self.words.say(f"verb-{value}")
        return self.drawing.thing(field, value, self.view, self.words)

    def open_question(self, field: str) -> str:
        """Return the question for a field that is still open."""
        return self.words.say(f"field-{field}")

    # Showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        self._screen.say(self._sentence(), style="bold")
        shown = self._groups()
        entries = [self._entry(group) for group in shown]
        numbers = self._numbers(shown)
        if self._may_go_back():
            entries.append(self.words.say("ui-back"))
            numbers.append(0)
        numbered_list.show(self._screen, entries, numbers)

    @property
    def is_whole(self) -> bool:
        """Whether all options are left."""
        return len(self._left) == 1

    def _may_go_back(self) -> bool:
        return not self.is_whole

    def _sentence(self) -> str:
        """Return the sentence above the list. Once the verb is known, it names the open field."""
        options = self._left[-1]
        verb = options[0]["do"]
        if self.is_whole or any(option["do"] != verb for option in options):
            return self.opening()
        field = option_groups.open_field(options, self._verbs)
        if not field:
            return self.words.say("ui-is-it-this")
        return f"{self.thing('do', verb)} · {self.open_question(field)}"

    def _numbers(self, shown: list[option_groups.Group]) -> list[int]:
        return option_groups.numbers(shown, self._verbs)

    def _groups(self) -> list[option_groups.Group]:
        return option_groups.groups(self._left[-1], self._verbs)

    def _entry(self, group: option_groups.Group) -> str:
        if len(group.options) == 1:
            return self.label(group.options[0])
        told = {"thing": self.thing(group.field, group.value), "count": len(group.options)}
        return self.words.say("ui-group", told)

    # Choosing --------------------------------------------------------------------------------

    def back(self) -> bool:
        """Go one step back; return False if there was none."""
        if self.is_whole:
            return False
        self._left.pop()
        return True

    def choose(self, line: str) -> NamedChoice | None:
        """Return the option that a line means. If there is none or several, show the menu again and
        return None."""
        if not line.strip():
            self.show()
            return None
        left, sure = self._meant(line.strip())
        if len(left) == 1 and (sure or len(self._options) == 1):
            return left[0]
        if not left:
            self._screen.say(self.words.say("ui-not-understood", {"line": line.strip()[:40]}))
        elif left != self._left[-1]:
            self._left.append(left)
        self.show()
        return None

    def _meant(self, line: str) -> tuple[list[NamedChoice], bool]:
        """Return the options that a number, an option or a part of one matches, and whether a
        single match can be taken: words without a verb must be confirmed."""
        number = line.rstrip(".)")
        if number.isdecimal():
            shown = self._groups()
            found = dict(zip(self._numbers(shown), shown, strict=True)).get(int(number[:6]))
            return ([] if found is None else found.options), True
        for options in (self._left[-1], self._options):
            option = option_matching.exact(line, options, self._verbs)
            option = option or option_matching.spelled(line, options, self.told)
            if option is not None:
                return [option], True
        for options in (self._left[-1], self._options):
            left = option_matching.matching(line, options, self._verbs, self.told)
            if left:
                return left, option_matching.names_verb(line, left[0], self.told)
        return [], False
