"""The configuration of a server, which `tableronde serve` passes to each worker."""

import os
from typing import Final

import msgspec

_VARIABLE: Final = "TABLERONDE_SERVER"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    db: str
    bot_delay: float = 0.7
    """Seconds from a question to a bot's answer, whatever its hand."""
    bot_budget: float = 5.0
    """Seconds a bot may take to choose; after that a random option is taken."""
    bot_processes: int = 2
    """Processes in which bots choose."""
    messages_per_second: float = 10.0
    """Sustained rate of messages on one connection; the burst is four times that. One address may
    send twenty times as much over all its connections."""
    chat_lines_per_second: float = 1.0
    """Sustained rate of chat lines from one seat; the burst is twenty times that."""
    seat_requests_per_second: float = 5.0
    """Sustained rate of other messages from one seat, except answers; the burst is eight times
    that."""
    hellos_per_second: float = 10.0
    """Sustained rate of new WebSockets from one address; the burst is thirty times that, because
    all pages reconnect when a server restarts."""
    http_requests_per_second: float = 100.0
    """Sustained rate of HTTP requests from one address; the burst is ten times that. Three kinds of
    requests are counted separately, with bursts of forty times that: the page, its files (a visit
    needs dozens, and a whole school may share an address), and remembered tables with records (a
    record counts as many tables)."""
    new_tables_per_minute: float = 30.0
    """Tables that one address may create."""
    joins_per_minute: float = 300.0
    """Seats and rematches for one address, which a whole school may share."""
    hello_timeout: float = 15.0
    """Seconds in which a WebSocket must send `hello`."""
    max_websockets: int = 5000
    """WebSockets per worker."""
    max_websockets_per_address: int = 100
    max_connections: int = 8000
    """TCP connections per worker, of all kinds."""
    max_connections_per_address: int = 400
    request_timeout: float = 15.0
    """Seconds in which a request must arrive."""
    trusted_proxies: list[str] = []
    """Addresses and networks whose X-Forwarded-… headers are trusted; '*': all."""

    def to_environment(self) -> None:
        """Write it to an environment variable, which the workers read."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()


def config_from_environment() -> Config:
    return msgspec.json.decode(os.environ[_VARIABLE], type=Config)
