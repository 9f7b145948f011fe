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
    thinkers: int = 2
    """Processes that think for bots."""
    messages_a_second: float = 10.0
    """What a connection may send, over a longer time; a burst may be four times that. One address
    may send twenty times as much through all its connections, however often it makes new ones."""
    says_a_second: float = 1.0
    """Lines of chat from one seat, over a longer time; twenty times that at once."""
    asks_a_second: float = 5.0
    """What else a seat may ask, answers aside, over a longer time; eight times that at once."""
    hellos_a_second: float = 10.0
    """Live connections that one address may make, over a longer time; thirty times that at once:
    when a server comes back, so do all its pages."""
    requests_a_second: float = 100.0
    """What one address may ask by HTTP, over a longer time; ten times that at once. The page, and
    the files that it needs, are counted apart, each with forty times that at once: it takes some
    dozens of them, and a whole school may come at once. So are tables that browsers remember, and
    records, each of which counts for many of those."""
    tables_a_minute: float = 30.0
    """What one address may found."""
    sittings_a_minute: float = 300.0
    """How often one address may sit down, or play again: a whole school may come at once."""
    hello_within: float = 15.0
    """Seconds in which a connection must say which table it is about."""
    connections: int = 5000
    """What a worker takes at once."""
    connections_an_address: int = 100
    lines: int = 8000
    """Connections that a worker takes at once, the silent ones too."""
    lines_an_address: int = 400
    request_within: float = 15.0
    """Seconds in which a request must have arrived."""
    proxies: list[str] = []
    """Addresses and networks whose word is taken for where a request comes from; '*': all."""

    def hand_down(self) -> None:
        """To the workers, through the environment."""
        os.environ[_VARIABLE] = msgspec.json.encode(self).decode()


def handed_down() -> Config:
    return msgspec.json.decode(os.environ[_VARIABLE], type=Config)
