"""A question to a person: the table, what happened, why they are asked, and the choices."""

from tableronde.core.choice import Record
from tableronde.core.kernel import Decision
from tableronde.terminal import undo_command
from tableronde.terminal.commands import Command, command, is_yes
from tableronde.terminal.local_table import Table
from tableronde.terminal.lookup_commands import Asides
from tableronde.terminal.option_menu import Choosing
from tableronde.terminal.order_menu import Orders


class Quit(Exception):
    """The person has had enough for today."""


class Answers(Choosing):
    """The options of a decision. What declines stands last, where a hasty "1" does not end a
    turn."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self._decision = decision
        game, seat = table.match.game, decision.seat
        options = sorted(decision.options, key=lambda option: option["do"] in game.DECLINING)
        super().__init__(table, seat, options, game.LEXICON)

    def opening(self) -> str:
        """Why they are asked."""
        asked = {"seat": self._decision.seat, "prompt": self._decision.prompt}
        return self.words.prompt({**asked, "arguments": self._decision.arguments})

    def label(self, option: Record) -> str:
        remark = self.drawing.remark(option, self.view, self.words)
        return f"{self.told(option)} → {remark}" if remark else self.told(option)


class Question:
    """One decision of one person, who may give automatic answers before it is answered."""

    def __init__(self, table: Table, decision: Decision) -> None:
        self.table = table
        self.decision = decision
        self.seat = decision.seat
        self.words = table.words(decision.seat)
        self._answers = Answers(table, decision)
        self._orders: Orders | None = None  # in place of the answers, while they are looked at

    @property
    def _open(self) -> Choosing:
        """What the next line chooses from."""
        return self._orders or self._answers

    def put(self) -> Record | None:
        """Ask until there is an answer; None if the question must be put anew."""
        if self.table.drawn != (self.seat, self._answers.view["table"]):
            self._show_table()
        self._show_news()
        self._open.show()
        while True:
            chosen = None
            line = self.table.screen.ask(self.words.say("ui-your-choice"))
            given = command(line)
            if given is None:
                chosen = self._open.narrow(line)
            elif given.name == "orders":
                chosen = self._look_at_orders(given.argument)
            elif self._ends_the_question(given.name):
                return None
            else:
                self._obey(given)
                self._open.show()
            if chosen is None:
                continue
            if self._orders is None:
                return chosen
            self._give(self._orders, chosen)
            unasked = self.table.unasked(self.decision)
            if unasked is not None:  # who orders that here has answered with it
                return unasked
            self._open.show()

    def _obey(self, given: Command) -> None:
        """What is looked up belongs to the question: only `back` stays with the orders."""
        if given.name == "back" and self._open.back():
            return
        self._orders = None
        if given.name == "quit":
            raise Quit
        if given.name == "table":
            self._show_table()
            self._show_news()
        elif given.name not in ("back", "resign", "undo"):
            Asides(self.table, self.decision, self._answers.view).show(given)
            self.table.screen.say()

    def _ends_the_question(self, name: str) -> bool:
        """Take back or resign, if that is what was typed and it can be done."""
        if name == "undo":
            return undo_command.take_back(self.table, self.seat)
        return name == "resign" and self._resigns()

    def _resigns(self) -> bool:
        """Whether the game is over: where one may resign, and is sure."""
        table = self.table
        if not table.may_resign:
            table.screen.say(self.words.say("ui-resign-not"))
        elif is_yes(table.screen.ask(self.words.say("ui-resign-sure"))):
            table.resign(self.seat)
            return True
        return False

    # Orders ----------------------------------------------------------------------------------

    def _look_at_orders(self, said: str) -> Record | None:
        """The order that was said with the command; without one, all that can be ordered."""
        orders = Orders(self.table, self.seat)
        if not orders.any:
            self.table.screen.say(self.words.say("ui-no-orders"))
            self._open.show()
            return None
        self._orders = orders
        return orders.narrow(said)

    def _give(self, orders: Orders, order: Record) -> None:
        """And back to the question, which stays as it is; what the table shows may not."""
        orders.give(order)
        self.table.screen.say()
        self._orders = None
        self._answers = Answers(self.table, self.decision)

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
