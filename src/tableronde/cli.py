"""The command `tableronde`. On an error it prints one sentence and exits with 2."""

import os
import signal
import sys
import threading

INTERRUPTED = 128 + signal.SIGINT

try:
    # Loading all this takes long enough for somebody to change their mind. Not by an exception:
    # in the midst of being loaded, others' code turns those into errors of its own.
    _python_hears = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    if _python_hears:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))

    import math
    from collections.abc import Iterator
    from contextlib import contextmanager
    from enum import StrEnum
    from ipaddress import ip_network
    from pathlib import Path
    from typing import Annotated, Any

    import msgspec
    import typer
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from tableronde import __version__, bots, games
    from tableronde.core import match as core_match
    from tableronde.core import record
    from tableronde.core.errors import (
        NotBoth,
        OptionTwice,
        OtherSeal,
        TableRondeError,
    )
    from tableronde.core.plain import Plain
    from tableronde.lab import bench as lab_bench
    from tableronde.lab import simulate as lab_simulate
    from tableronde.lab.interrupts import Interrupts
    from tableronde.terminal import clause_search, exit_handling
    from tableronde.terminal import play as terminal_play
    from tableronde.terminal import replay as terminal_replay
    from tableronde.words import Words
    from tableronde.words.rules import sections
finally:
    if _python_hears:
        signal.signal(signal.SIGINT, signal.default_int_handler)

app = typer.Typer(
    name="tableronde",
    help="Medieval board games on one digital table.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


class Language(StrEnum):
    EN = "en"
    FR = "fr"


def _language() -> Language:
    """The language of the environment."""
    for name in ("TABLERONDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return Language.FR if value.lower().startswith("fr") else Language.EN
    return Language.EN


Lang = Annotated[Language, typer.Option(default_factory=_language, help="Language: fr or en.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Colour = Annotated[bool | None, typer.Option("--colour/--no-colour", help="Turn colour on or off.")]
Options = Annotated[list[str], typer.Option("--option", help="A table option, as name=value.")]
Data = Annotated[
    list[Path] | None,
    typer.Option("--data", help="A file with other components; see the rules of the game."),
]


@contextmanager
def clear_errors(language: Language) -> Iterator[None]:
    """Print one clear sentence and exit with 2 on any mistake of the user."""
    try:
        yield
    except TableRondeError as error:
        exit_handling.complain(Words(language).error(error))
        raise typer.Exit(exit_handling.FAILED) from None
    except OSError as error:
        if error.errno in exit_handling.GONE:
            raise
        exit_handling.write_no_more()
        exit_handling.complain(Words(language).error(exit_handling.refusal(error)))
        raise typer.Exit(exit_handling.FAILED) from None


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise typer.BadParameter(f"{number} is not a finite number.")
    return number


def _proxies(given: list[str] | None) -> list[str]:
    """Addresses and networks, each option one or several with commas; '*' for any."""
    proxies = [part.strip() for text in given or () for part in text.split(",")]
    for proxy in proxies:
        try:
            ip_network(proxy if proxy != "*" else "::/0")
        except ValueError:
            raise typer.BadParameter(f"{proxy!r} is not an address, a network or *.") from None
    return ["*"] if "*" in proxies else proxies


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tableronde {__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Medieval board games on one digital table."""


def _print_json(value: Plain) -> None:
    typer.echo(msgspec.json.encode(value).decode())


def _table_options(given: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for option in given:
        name, _, value = (part.strip() for part in option.partition("="))
        if options.get(name, value) != value:
            raise OptionTwice(option=name, first=options[name], second=value)
        options[name] = value
    return options


@app.command("games")
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
        _print_json(rows)
        return
    wide = max(map(len, games.GAMES))
    for row, game in zip(rows, games.GAMES.values(), strict=True):
        words = Words(lang, game)
        typer.echo(f"{row['id']:{wide}} {row['title']} — {words.say('game-players')}")
        typer.echo(f"{'':{wide}} {row['summary']}")
        for option in game.OPTIONS:
            help_text = words.say(f"option-{option.name}", attribute="help")
            typer.echo(f"{'':{wide}} --option {option.name}={'|'.join(option.values)}: {help_text}")


@app.command()
def play(
    lang: Lang,
    game: Annotated[str | None, typer.Argument(help="The game; avalon by default.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Seats, separated by commas: me, me:NAME, random, greedy. [me,greedy]"),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    option: Options = [],  # noqa: B006 - typer reads the default
    save: Annotated[Path | None, typer.Option(help="The file to save the game in.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Resume a saved game.")] = None,
    data: Data = None,
    colour: Colour = None,
) -> None:
    """Play in the terminal."""
    with clear_errors(lang):
        games.lay_out(data or ())
        if resume is not None:
            given = {
                "GAME": game,
                "--seats": seats,
                "--seed": seed,
                "--option": option,
                "--save": save,
            }
            for name, value in given.items():
                if value is not None and value != []:
                    raise NotBoth(one="--resume", two=name)
            raise typer.Exit(terminal_play.resume(resume, language=lang, colour=colour))
        chosen = games.find("avalon" if game is None else game)
        company = [bots.STANDARD] * (max(2, chosen.SEATS[0]) - 1)
        wanted = ["me", *company] if seats is None else seats.split(",")
        players = [seat.strip() for seat in wanted]
        code = terminal_play.play(
            chosen.ID,
            players,
            language=lang,
            seed=seed,
            options=_table_options(option),
            save=save,
            colour=colour,
        )
    raise typer.Exit(code)


@app.command()
def simulate(
    lang: Lang,
    game: Annotated[str, typer.Argument(help="The game; see `tableronde games`.")],
    count: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option(help="Bots, separated by commas.")] = "random,random",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "0",
    option: Options = [],  # noqa: B006 - typer reads the default
    records: Annotated[str | None, typer.Option(help="Save every game in this folder.")] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate", help="Move the bots by one seat after each game.")
    ] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 for one per core.")] = 0,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play many games between bots. Count wins per entry of --seats; shared wins are split."""
    with clear_errors(lang):
        games.lay_out(data or ())
        plan = lab_simulate.Plan(
            game=game,
            seats=tuple(name.strip() for name in seats.split(",")),
            seed=seed,
            options=_table_options(option),
            rotate=rotate,
            records=records,
        )
        lab_simulate.check(plan)
        workers = jobs or os.cpu_count() or 1
        with Interrupts(for_good=True) as interrupts:
            with _progress(count) as advance:
                tally, _ = lab_simulate.simulate(plan, count, workers, advance, interrupts)
            result = lab_simulate.summary(plan, tally, interrupts.heard)
            if json:
                _print_json(result)
            else:
                _show_simulation(result, Words(lang))
    raise typer.Exit(INTERRUPTED if interrupts.heard else exit_handling.DONE)


@contextmanager
def _progress(count: int) -> Iterator[Any]:
    """A bar on the error stream, if that is a terminal."""
    console = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=count)
        yield lambda done: bar.advance(task, done)


def _show_simulation(result: Plain, words: Words) -> None:
    if result["interrupted"]:
        typer.echo(words.say("ui-simulation-interrupted"))
    typer.echo(
        words.say("ui-simulation", {key: result[key] for key in ("game", "games", "unfinished")})
    )
    for name, wins in zip(result["seats"], result["wins"], strict=True):
        share = words.decimal(100 * wins / max(result["games"], 1))
        percent = words.say("ui-percent", {"number": share})
        typer.echo(f"  {name:10} {words.decimal(wins):>12}  {percent:>7}")
    speed = {
        "decisions": result["decisions"],
        "seconds": result["seconds"],
        "rate": result["decisions_per_second"],
        "mean": result["mean_decisions"],
    }
    typer.echo(words.say("ui-simulation-speed", speed))


@app.command()
def replay(
    lang: Lang,
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(help="Show the game after so many log entries.")] = None,
    seat: Annotated[int | None, typer.Option(help="Show what this seat sees.")] = None,
    everything: Annotated[bool, typer.Option("--open", help="Show all hands.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Step through the game.")] = False,
    data: Data = None,
    colour: Colour = None,
    json: Json = False,
) -> None:
    """Show a recorded game at its end, at any moment, or step by step."""
    with clear_errors(lang):
        games.lay_out(data or ())
        if everything and seat is not None:
            raise NotBoth(one="--open", two="--seat")
        for name, given in (("--open", everything), ("--step", step)):
            if json and given:
                raise NotBoth(one=name, two="--json")
        if json:
            told = record.load(file)
            match = core_match.replay(games.find(told.game), told, at)
            view = match.view(seat)
            events = match.events_for(seat)
            _print_json({"view": view, "events": events, "record_entries": len(told.log)})
            return
        code = terminal_replay.replay(
            file,
            at=at,
            seat=seat,
            everything=everything,
            language=lang,
            colour=colour,
            step=step,
        )
    raise typer.Exit(code)


@app.command()
def verify(
    lang: Lang,
    files: Annotated[list[Path], typer.Argument(help="Records.")],
    seal: Annotated[
        str | None, typer.Option(help="The seal published when the game began.")
    ] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Check that records replay to their results and that their seals match."""
    words, sound = Words(lang), True
    with clear_errors(lang):
        games.lay_out(data or ())
        for file in files:
            try:
                found = _verified(file, seal)
            except TableRondeError as error:
                sound = False  # and the others are looked at all the same
                exit_handling.complain(_about(file, error, words))
                continue
            if json:
                _print_json(found)
            else:
                key = "ui-verified" if found["finished"] else "ui-verified-unfinished"
                shown = ("file", "game", "seats", "answers", "seal")
                typer.echo(words.say(key, {name: found[name] for name in shown}))
    raise typer.Exit(exit_handling.DONE if sound else exit_handling.FAILED)


def _about(file: Path, error: TableRondeError, words: Words) -> str:
    """What is wrong with which file."""
    said = words.error(error)
    if "file" in error.details:
        return said
    return words.say("ui-labelled", {"label": str(file), "value": said})


def _verified(file: Path, seal: str | None) -> Plain:
    told = record.load(file)
    match = core_match.replay(games.find(told.game), told)
    if seal is not None and seal.strip().lower() != match.seal:
        raise OtherSeal(seal=match.seal, wanted=seal.strip())
    return {
        "file": str(file),
        "game": told.game,
        "seats": len(told.seats),
        "answers": match.number,
        "entries": len(told.log),
        "finished": match.result is not None,
        "result": match.result,
        "seal": match.seal,
    }


@app.command()
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
    wanted = clause_search.found(clause, chapters)
    found = {}
    for chapter in chapters:
        clauses = {
            key: text for key, text in chapter.clauses.items() if not clause or key in wanted
        }
        if clauses:
            found[chapter.key] = (chapter.title, clauses)
    if not found:
        keys = ", ".join(chapter.key for chapter in chapters)
        exit_handling.complain(words.say("ui-no-such-clause", {"keys": keys}))
        raise typer.Exit(exit_handling.FAILED)
    if json:
        _print_json({key: {"title": t, "clauses": c} for key, (t, c) in found.items()})
        return
    for title, clauses in found.values():
        typer.echo(f"\n{title}")
        for key, text in clauses.items():
            typer.echo(f"  {key}  {text}")
    assert words.game is not None
    ours = words.reconstructed()
    if ours and not clause:
        typer.echo(f"\n{ours}")


@app.command()
def serve(
    lang: Lang,
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port.")] = 8000,
    db: Annotated[
        str,
        typer.Option(
            help="Where to store tables: a file (SQLite), sqlite:///… or postgresql://…",
            show_default="a file in your data folder",
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
    bot_delay: Annotated[
        float, typer.Option(min=0, max=60, callback=_finite, help="Seconds before a bot answers.")
    ] = 0.7,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            callback=_proxies,
            help="A proxy in front of the site: its address or network, or * for any."
            " X-Forwarded-For is trusted from there only.",
            show_default="none",
        ),
    ] = None,
    data: Data = None,
) -> None:
    """Serve the site: play in the browser, with friends and bots."""
    # Imported here: the other commands start quicker without a server.
    from tableronde.server import run as server_run
    from tableronde.server.config import Config

    with clear_errors(lang):
        games.lay_out(data or ())
        kept = db or server_run.default_db()
        config = Config(db=kept, bot_delay=bot_delay, trusted_proxies=proxy or [])
        server_run.serve(config, host, port, workers, Words(lang))


@app.command()
def bench(
    lang: Lang,
    seconds: Annotated[
        float, typer.Option(min=0.2, callback=_finite, help="CPU seconds per row.")
    ] = 6.0,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds to spread them over.")] = 3,
    data: Data = None,
    json: Json = False,
) -> None:
    """Measure random play and the copying of a state."""
    with clear_errors(lang):
        games.lay_out(data or ())
        rows = lab_bench.summary(lab_bench.measure(seconds, rounds))
        if json:
            _print_json(rows)
        else:
            lab_bench.show(rows, Console())


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our accents still plays
    try:
        app()
    except (KeyboardInterrupt, SystemExit) as ending:
        if isinstance(ending, SystemExit) and ending.code != INTERRUPTED:
            raise
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once is enough: we are on the way out
        sys.exit(INTERRUPTED)
    except OSError as error:  # typer has said its part, and cannot write it
        exit_handling.write_no_more()
        exit_handling.complain(Words(_language()).error(exit_handling.refusal(error)))
        sys.exit(exit_handling.FAILED)
