"""How a server is run: what `tableronde serve` is told, handed to each worker."""

import os
from typing import Final

import msgspec

_VARIABLE: Final = "TABLERONDE_SERVER"


class Config(msgspec.Struct, frozen=True, kw_only=True):
    db: str
    bot_delay: float = 0.7
    """Seconds from a question to a bot's answer, whatever it holds."""
    bot_budget: float = 5.0
    """Seconds a bot may think; then it answers at random."""
    bot_processes: int = 2
    """Processes that think for bots."""
    messages_per_second: float = 10.0
    """What a connection may send, over a longer time; a burst may be four times that. One address
    may send twenty times as much through all its connections, however often it makes new ones."""
    chat_lines_per_second: float = 1.0
    """Lines of chat from one seat, over a longer time; twenty times that at once."""
    seat_requests_per_second: float = 5.0
    """What else a seat may ask, answers aside, over a longer time; eight times that at once."""
    hellos_per_second: float = 10.0
    """Live connections that one address may make, over a longer time; thirty times that at once:
    when a server comes back, so do all its pages."""
    http_requests_per_second: float = 100.0
    """What one address may ask by HTTP, over a longer time; ten times that at once. The page, and
    the files that it needs, are counted apart, each with forty times that at once: it takes some
    dozens of them, and a whole school may come at once. So are tables that browsers remember, and
    records, each of which counts for many of those."""
    new_tables_per_minute: float = 30.0
    """What one address may found."""
    joins_per_minute: float = 300.0
    """How often one address may sit down, or play again: a whole school may come at once."""
    hello_timeout: float = 15.0
    """Seconds in which a connection must say which table it is about."""
    max_websockets: int = 5000
    """What a worker takes at once."""
    max_websockets_per_address: int = 100
    max_connections: int = 8000
    """Connections that a worker takes at once, the silent ones too."""
    max_connections_per_address: int = 400
    request_timeout: float = 15.0
    """Seconds in which a request must have arrived."""
    trusted_proxies: list[str] = []
    """Addresses and networks whose word is taken for where a request comes from; '*': all."""

    def to_environment(self) -> None:
        """To the workers, through the environment."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()


def config_from_environment() -> Config:
    return msgspec.json.decode(os.environ[_VARIABLE], type=Config)
