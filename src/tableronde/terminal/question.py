"""A question to a person: the table, what happened, why they are asked, and the choices."""

from tableronde.core.choice import Record
from tableronde.core.kernel import Decision
from tableronde.core.state import Plain
from tableronde.terminal import menu, narrowing, tables, undoing
from tableronde.terminal.asides import Asides
from tableronde.terminal.commands import Command, command
from tableronde.terminal.table import Table


class Quit(Exception):
    """The person has had enough for today."""


class Question:
    """One decision of one person, narrowed until one option is left."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.seat = decision.seat
        self.words = table.words(decision.seat)
        self.view: Plain = table.match.view(decision.seat)
        self.drawing = tables.drawing(table.match.game.ID)
        # Each narrower than the one before. What declines stands last, where a hasty "1" does
        # not end a turn.
        self._path: list[list[Record]] = [
            sorted(decision.options, key=lambda option: option["do"] in table.match.game.DECLINING)
        ]

    def put(self) -> Record | None:
        """Ask until there is an answer; None if the question must be put anew."""
        if self.table.drawn != (self.seat, self.view["table"]):
            self._show_table()
        self._show_news()
        self._show_choices()
        asides = Asides(self.table, self.decision, self.view)
        while True:
            line = self.table.screen.ask(self.words.say("ui-your-choice"))
            given = command(line)
            if given is None:
                chosen = self._narrow(line)
                if chosen is not None:
                    return chosen
            elif given.name == "undo" and undoing.take_back(self.table, self.seat):
                return None
            else:
                self._obey(given, asides)
                self._show_choices()

    def _obey(self, given: Command, asides: Asides) -> None:
        if given.name == "quit":
            raise Quit
        if given.name == "table":
            self._show_table()
            self._show_news()
        elif given.name == "back":
            del self._path[max(1, len(self._path) - 1) :]
        elif given.name != "undo":
            asides.show(given)
            self.table.screen.say()

    # Showing ---------------------------------------------------------------------------------

    def _show_table(self) -> None:
        screen, words = self.table.screen, self.words
        screen.say()
        self.drawing.show(screen, self.view, words)
        self.table.drawn = (self.seat, self.view["table"])

    def _show_news(self) -> None:
        screen, words = self.table.screen, self.words
        screen.say()
        for event in self.table.news(self.seat):
            screen.say(words.event(event), style="dim", indent="· ", hanging="  ")

    def _show_choices(self) -> None:
        self.table.screen.say(self._sentence(), style="bold")
        shown = self._groups()
        entries = [self._label(group) for group in shown]
        numbers = self._numbers(shown)
        if len(self._path) > 1:
            entries.append(self.words.say("ui-back"))
            numbers.append(0)
        menu.show(self.table.screen, entries, numbers)

    def _sentence(self) -> str:
        """Why they are asked; once a verb is settled, what is still open."""
        options = self._path[-1]
        verb = options[0]["do"]
        if len(self._path) == 1 or any(option["do"] != verb for option in options):
            return self.words.prompt(
                {
                    "seat": self.seat,
                    "prompt": self.decision.prompt,
                    "arguments": self.decision.arguments,
                }
            )
        field = narrowing.open_field(options, self.table.match.game.LEXICON)
        if not field:
            return self.words.say("ui-is-it-this")
        return f"{self.words.say(f'verb-{verb}')} · {self.words.say(f'field-{field}')}"

    def _numbers(self, shown: list[narrowing.Group]) -> list[int]:
        return narrowing.numbers(shown, self.table.match.game.LEXICON)

    def _groups(self) -> list[narrowing.Group]:
        return narrowing.groups(self._path[-1], self.table.match.game.LEXICON)

    def _label(self, group: narrowing.Group) -> str:
        if len(group.options) == 1:
            option = group.options[0]
            remark = self.drawing.remark(option, self.view, self.words)
            return f"{self._told(option)} → {remark}" if remark else self._told(option)
        if group.field == "do":
            thing = self.words.say(f"verb-{group.value}")
        else:
            thing = self.drawing.thing(group.field, group.value, self.view, self.words)
        return self.words.say("ui-group", {"thing": thing, "count": len(group.options)})

    def _told(self, option: Record) -> str:
        return self.words.choice(option, self.view["table"])

    # Narrowing -------------------------------------------------------------------------------

    def _narrow(self, line: str) -> Record | None:
        """The option that a line settles on, or None: then the choices were shown again."""
        if not line.strip():
            self._show_choices()
            return None
        left, sure = self._meant(line.strip())
        if len(left) == 1 and (sure or len(self.decision.options) == 1):
            return left[0]
        if not left:
            self.table.screen.say(self.words.say("ui-not-understood", {"line": line.strip()[:40]}))
        elif left != self._path[-1]:
            self._path.append(left)
        self._show_choices()
        return None

    def _meant(self, line: str) -> tuple[list[Record], bool]:
        """What a number, a whole choice or a part of one can mean here, and whether that is sure:
        words without a verb that happen to fit only one choice are shown once more first."""
        number = line.rstrip(".)")
        if number.isdecimal():
            shown = self._groups()
            found = dict(zip(self._numbers(shown), shown, strict=True)).get(int(number[:6]))
            return ([] if found is None else found.options), True
        lexicon = self.table.match.game.LEXICON
        for options in (self._path[-1], self.decision.options):
            option = narrowing.exact(line, options, lexicon)
            option = option or narrowing.spelled(line, options, self._told)
            if option is not None:
                return [option], True
        for options in (self._path[-1], self.decision.options):
            left = narrowing.matching(line, options, lexicon, self._told)
            if left:
                return left, narrowing.names_verb(line, left[0], self._told)
        return [], False
