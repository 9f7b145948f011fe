"""`tableronde rules`: print the rules, clause by clause."""

from typing import Annotated

import typer

from tableronde import games
from tableronde.cli.arguments import Json, Lang
from tableronde.cli.errors import clear_errors
from tableronde.cli.output import print_json
from tableronde.terminal import clause_search
from tableronde.terminal.exit_codes import FAILED
from tableronde.terminal.exit_handling import print_error
from tableronde.words import Words
from tableronde.words.rules import sections


def rules(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game; see `tableronde games`.")],
    clause: Annotated[str, typer.Argument(help="A chapter or clause, e.g. TURN.")] = "",
    json: Json = False,
) -> None:
    """Print the rules, clause by clause, in our own words."""
    with clear_errors(lang):
        _print_rules(Words(lang, games.find(game)), clause, json)


def _print_rules(words: Words, clause: str, json: bool) -> None:
    chapters = sections(words)
    wanted = clause_search.find(clause, chapters)
    found = {}
    for chapter in chapters:
        clauses = {
            key: text for key, text in chapter.clauses.items() if not clause or key in wanted
        }
        if clauses:
            found[chapter.key] = (chapter.title, clauses)
    if not found:
        keys = ", ".join(chapter.key for chapter in chapters)
        print_error(words.say("ui-no-such-clause", {"keys": keys}))
        raise typer.Exit(FAILED)
    if json:
        print_json({key: {"title": t, "clauses": c} for key, (t, c) in found.items()})
        return
    for title, clauses in found.values():
        typer.echo(f"\n{title}")
        for key, text in clauses.items():
            typer.echo(f"  {key}  {text}")
    assert words.game is not None
    ours = words.reconstructed()
    if ours and not clause:
        typer.echo(f"\n{ours}")
