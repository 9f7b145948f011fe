"""A question to a person: shows the table, the news, the prompt and the options."""

from typing import Literal

from tableronde.core.choice import NamedChoice
from tableronde.core.kernel import Decision
from tableronde.terminal import undo_command
from tableronde.terminal.commands import Command, command, is_yes
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.lookup_commands import LookupCommands
from tableronde.terminal.option_menu import OptionMenu
from tableronde.terminal.order_menu import OrderMenu, concerns


class Quit(Exception):
    """The person wants to leave."""


class AnswerMenu(OptionMenu):
    """The options of a decision. Those that decline come last, so that "1" typed by accident does
    not end a turn."""

    def __init__(self, table: LocalTable, decision: Decision) -> None:
        self._decision = decision
        game, seat = table.match.game, decision.seat
        options = sorted(decision.options, key=lambda option: option["do"] in game.DECLINING)
        super().__init__(table, seat, options, game.LEXICON.verbs)

    def opening(self) -> str:
        """Return the prompt of the decision."""
        asked = {"seat": self._decision.seat, "prompt": self._decision.prompt}
        return self.words.prompt({**asked, "arguments": self._decision.arguments})

    def label(self, option: NamedChoice) -> str:
        remark = self.drawing.remark(option, self.view, self.words)
        return f"{self.told(option)} → {remark}" if remark else self.told(option)


class Question:
    """One decision of one person, who may give standing orders before answering."""

    def __init__(self, table: LocalTable, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.seat = decision.seat
        self.words = table.words(decision.seat)
        self._answers = AnswerMenu(table, decision)
        self._orders: OrderMenu | None = None  # in place of the answers, while it is shown

    @property
    def _menu(self) -> OptionMenu:
        """The menu that the next line chooses from."""
        return self._orders or self._answers

    def put(self) -> tuple[NamedChoice, Literal["person", "order", "forced"]] | None:
        """Ask until there is an answer. Return it, and whether it came from the person, an order,
        or as the only option; None if the question must be put again."""
        if self.table.drawn != (self.seat, self._answers.view["table"]):
            self._show_table()
        self._show_news()
        self._menu.show()
        while True:
            chosen = None
            line = self.table.screen.ask(self.words.say("ui-your-choice"))
            given = command(line)
            if given is None:
                chosen = self._menu.choose(line)
            elif given.name == "orders":
                chosen = self._open_orders(given.argument)
            elif self._ends_question(given.name):
                return None
            else:
                self._obey(given)
                self._menu.show()
            if chosen is None:
                continue
            if self._orders is None:
                return chosen, "person"
            self._give(self._orders, chosen)
            ordered = concerns(chosen, self.decision, self.table.match.game)
            automatic = self.table.automatic_answer(self.seat, ordered)
            if automatic is not None:  # an order that applies to this question answers it
                return automatic.choice, "person" if ordered else automatic.by
            self._menu.show()

    def _obey(self, given: Command) -> None:
        """Carry out a command and return to the answers; `back` first goes back in the orders."""
        if given.name == "back" and self._menu.back():
            return
        self._orders = None
        if given.name == "quit":
            raise Quit
        if given.name == "table":
            self._show_table()
            self._show_news()
        elif given.name not in ("back", "resign", "undo"):
            LookupCommands(self.table, self.decision, self._answers.view).run(given)
            self.table.screen.say()

    def _ends_question(self, name: str) -> bool:
        """Undo or resign, if that is the command. Return whether the question is over."""
        if name == "undo":
            return undo_command.undo(self.table, self.seat)
        return name == "resign" and self._resigns()

    def _resigns(self) -> bool:
        """Resign if that is possible and confirmed. Return whether the game is over."""
        table = self.table
        if not table.may_resign:
            table.screen.say(self.words.say("ui-resign-not"))
        elif is_yes(table.screen.ask(self.words.say("ui-resign-sure"))):
            table.resign(self.seat)
            return True
        return False

    # Orders ----------------------------------------------------------------------------------

    def _open_orders(self, said: str) -> NamedChoice | None:
        """Return the order that was typed with the command; without one, show the menu."""
        orders = OrderMenu(self.table, self.seat)
        if not orders.any:
            self.table.screen.say(self.words.say("ui-no-orders"))
            self._menu.show()
            return None
        self._orders = orders
        return orders.choose(said)

    def _give(self, orders: OrderMenu, order: NamedChoice) -> None:
        """Carry out an order and return to the question, with a new view of the table."""
        orders.give(order)
        self.table.screen.say()
        self._orders = None
        self._answers = AnswerMenu(self.table, self.decision)

    # Showing ---------------------------------------------------------------------------------

    def _show_table(self) -> None:
        screen, answers = self.table.screen, self._answers
        screen.say()
        answers.drawing.show(screen, answers.view, self.words)
        self.table.drawn = (self.seat, answers.view["table"])

    def _show_news(self) -> None:
        screen, words = self.table.screen, self.words
        screen.say()
        for event in self.table.news(self.seat):
            screen.say(words.event(event), style="dim", indent="· ", hanging="  ")
