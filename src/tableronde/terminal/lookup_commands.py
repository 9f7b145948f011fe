"""The commands that show something or save, and leave the question open."""

from typing import Any, Final

from tableronde import bots
from tableronde.core.kernel import Decision
from tableronde.core.views import View
from tableronde.terminal import clause_search, drawings, option_matching
from tableronde.terminal.commands import Command
from tableronde.terminal.local_table import LocalTable
from tableronde.terminal.saving import at_home, command, is_taken
from tableronde.words.rules import sections, text_of


class LookupCommands:
    """The commands at one question."""

    def __init__(self, table: LocalTable, decision: Decision, view: View[Any]) -> None:
        self._table: Final = table
        self._screen: Final = table.screen
        self._decision: Final = decision
        self._view: Final = view
        self._words: Final = table.words(decision.seat)
        self._drawing: Final = drawings.drawing(table.match.game.ID)
        self._commands: Final = {
            "help": self._help,
            "rules": self._rules,
            "log": self._log,
            "discard": self._discard,
            "hint": self._hint,
            "save": self._save,
        }

    def run(self, given: Command) -> None:
        """Carry out a command."""
        self._commands[given.name](given.argument)

    # The rules -------------------------------------------------------------------------------

    def _help(self, _: str) -> None:
        """Show the clauses behind the question, notes on components, and the commands."""
        for clause in self._decision.clauses:
            self._clause(clause, text_of(self._words, clause))
        prompt = self._decision.prompt
        for name, text in self._drawing.notes(self._view, prompt, self._words):
            note = self._words.say("ui-note", {"thing": name, "text": text})
            self._screen.say(note, hanging="  ")
        self._screen.say(self._drawing.legend(self._words), hanging="  ")
        self._screen.say(self._drawing.signs(self._words), hanging="  ")
        self._screen.say(self._words.say("ui-greeting"))
        self._screen.say(self._words.say("ui-help"))

    def _rules(self, wanted: str) -> None:
        book = sections(self._words)
        clauses = clause_search.find(wanted, book) if wanted else {}
        for clause, text in clauses.items():
            self._clause(clause, text)
        if clauses:
            return
        if wanted:
            self._screen.say(self._words.say("ui-no-such-rules", {"wanted": wanted[:40]}))
        for section in book:
            self._screen.say(f"{section.key:<12}{section.title}", indent="  ")
        self._screen.say(self._words.say("ui-rules-how"))

    def _clause(self, clause: str, text: str) -> None:
        self._screen.say(f"{clause}  {text}", hanging="  ")

    # The table -------------------------------------------------------------------------------

    def _log(self, _: str) -> None:
        for event in self._table.match.events_for(self._decision.seat):
            line = self._words.event(event)
            self._screen.say(f"{event['number']:>4}  {line}", hanging=" " * 6)

    def _discard(self, _: str) -> None:
        cards = self._drawing.discard(self._view, self._words)
        if cards:
            told = {"count": len(cards), "listed": ", ".join(cards)}
            self._screen.say(self._words.say("ui-discard", told), hanging="  ")
        else:
            self._screen.say(self._words.say("ui-discard-empty"))

    def _hint(self, _: str) -> None:
        option = self._table.bot_choice(bots.STANDARD, self._decision)
        told = self._words.choice(option, self._view["table"])
        self._screen.say(self._words.say("ui-hint", {"choice": told}))
        self._screen.line(
            f"  {option_matching.notation(option, self._table.match.game.LEXICON.verbs)}"
        )

    # The file --------------------------------------------------------------------------------

    def _save(self, wanted: str) -> None:
        """Save in another file; without a name, print where the game is saved, or why it is not."""
        save_file = self._table.save_file
        if wanted:
            path = at_home(wanted)
            if is_taken(path) and path != save_file.path:
                told = {"path": str(path), "command": command("play")}
                self._screen.say(self._words.say("ui-file-exists", told))
                return
            why = save_file.move(path, self._table.match.record())
            if why is not None:
                self._screen.say(
                    self._words.say("ui-not-saved-there", {"path": str(path), "why": why})
                )
                return
        elif save_file.why is not None:
            save_file.write(self._table.match.record())
        if save_file.why is None:
            self._screen.say(self._words.say("ui-saved", {"path": str(save_file.path)}))
        else:
            self._screen.say(self._words.say("ui-unsaved", save_file.failure()))
