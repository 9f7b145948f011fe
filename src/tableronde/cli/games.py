"""`tableronde games`: list the games."""

import typer

from tableronde import bots, games
from tableronde.cli.arguments import Json, Lang, Language
from tableronde.cli.errors import clear_errors
from tableronde.cli.output import print_json
from tableronde.words import Words


def list_games(lang: Lang, json: Json = False) -> None:
    """List the games with their player counts and options."""
    with clear_errors(lang):
        _list_games(lang, json)


def _list_games(lang: Language, json: bool) -> None:
    rows = []
    for game in games.GAMES.values():
        words = Words(lang, game)
        rows.append(
            {
                "id": game.ID,
                "title": words.say("game-title"),
                "summary": words.say("game-summary"),
                "seats": list(game.SEATS),
                "rules": game.RULES,
                "options": {option.name: list(option.values) for option in game.OPTIONS},
                "bots": list(bots.BOTS),
            }
        )
    if json:
        print_json(rows)
        return
    wide = max(map(len, games.GAMES))
    for row, game in zip(rows, games.GAMES.values(), strict=True):
        words = Words(lang, game)
        typer.echo(f"{row['id']:{wide}} {row['title']} — {words.say('game-players')}")
        typer.echo(f"{'':{wide}} {row['summary']}")
        for option in game.OPTIONS:
            help_text = words.say(f"option-{option.name}", attribute="help")
            typer.echo(f"{'':{wide}} --option {option.name}={'|'.join(option.values)}: {help_text}")
