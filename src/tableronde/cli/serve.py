"""`tableronde serve`: serve the site."""

from ipaddress import ip_network
from typing import Annotated

import typer

from tableronde import games
from tableronde.cli.arguments import Data, Lang, finite
from tableronde.cli.errors import clear_errors
from tableronde.words import Words


def _proxies(given: list[str] | None) -> list[str]:
    """Return the addresses and networks, of which each option may hold several with commas; '*'
    for any."""
    proxies = [part.strip() for text in given or () for part in text.split(",")]
    for proxy in proxies:
        try:
            ip_network(proxy if proxy != "*" else "::/0")
        except ValueError:
            raise typer.BadParameter(f"{proxy!r} is not an address, a network or *.") from None
    return ["*"] if "*" in proxies else proxies


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
        float, typer.Option(min=0, max=60, callback=finite, help="Seconds before a bot answers.")
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
    # Imported here, because the other commands start faster without the server.
    from tableronde.server import run as server_run
    from tableronde.server.config import Config

    with clear_errors(lang):
        games.replace_components(data or ())
        kept = db or server_run.default_db()
        config = Config(db=kept, bot_delay=bot_delay, trusted_proxies=proxy or [])
        server_run.serve(config, host, port, workers, Words(lang))
