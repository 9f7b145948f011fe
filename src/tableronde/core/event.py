"""Events: what happened, as a key with arguments, each with the seats that may know it."""

from typing import Any, Final, TypeAlias

from tableronde.core.chance import Chance

Arguments: TypeAlias = dict[str, Any]

ALL: Final = -1
"""In place of a seat: a viewer who sees every hand, when a game that is over is replayed."""


class Event:
    """One thing that happened. `audience` None means everyone.

    Seats outside the audience get the form `others` (key and arguments), or nothing if it is None.
    What is not to be read up later has a form `faded`, for the same audience, in which it is told
    once the game is older than `until` (`Game.age`).
    """

    __slots__ = ("arguments", "audience", "faded", "key", "others", "until")

    def __init__(
        self,
        key: str,
        arguments: Arguments,
        audience: tuple[int, ...] | None = None,
        others: "Event | None" = None,
        until: int = 0,
        faded: "Event | None" = None,
    ) -> None:
        self.key: Final = key
        self.arguments: Final = arguments
        self.audience: Final = audience
        self.others: Final = others
        self.until: Final = until
        self.faded: Final = faded

    def at(self, age: int | None) -> "Event":
        """Return the event as it is told in a game of this age; None where nothing is hidden."""
        return self if self.faded is None or age is None or age <= self.until else self.faded

    def seen_by(self, seat: int | None) -> Arguments | None:
        """Return the event as this seat (None: a spectator) is told it; None if it is not told."""
        form = self.form_for(seat)
        return None if form is None else form._told()

    def form_for(self, seat: int | None) -> "Event | None":
        """Return the form of the event that this seat is told."""
        if self.audience is None or seat in self.audience or seat == ALL:
            return self
        return None if self.others is None else self.others.form_for(seat)

    def plain(self) -> Arguments:
        """Return all of it, secrets included."""
        shown = self._told()
        if self.audience is not None:
            shown["to"] = list(self.audience)
        return shown

    def _told(self) -> Arguments:
        """Return a copy of the arguments, which the caller may change."""
        told: Arguments = {"event": self.key}
        for name, value in self.arguments.items():
            told[name] = list(value) if isinstance(value, list) else value
        return told

    def packed(self) -> list[Any]:
        """Return everything, for a snapshot; `unpacked` is the inverse."""
        others = None if self.others is None else self.others.packed()
        audience = None if self.audience is None else list(self.audience)
        packed = [self.key, self.arguments, audience, others]
        return packed if self.faded is None else [*packed, self.until, self.faded.packed()]


def unpacked(packed: list[Any]) -> Event:
    key, arguments, audience, others, *fading = packed
    until, faded = fading or (0, None)
    return Event(
        key,
        arguments,
        None if audience is None else tuple(audience),
        None if others is None else unpacked(others),
        until,
        None if faded is None else unpacked(faded),
    )


class Run:
    """What a step of the rules needs beside the state: chance, and a list of what happened.

    With `events` None nothing is told: searches and simulations leave it so.
    """

    __slots__ = ("chance", "events", "revealed")

    def __init__(self, chance: Chance, events: list[Event] | None = None) -> None:
        self.chance = chance
        self.events = events
        self.revealed = False

    def tell(self, key: str, arguments: Arguments) -> None:
        """Tell everyone."""
        if self.events is not None:
            self.events.append(Event(key, arguments))

    def whisper(
        self,
        audience: tuple[int, ...],
        key: str,
        arguments: Arguments,
        others: str | None = None,
        others_arguments: Arguments | None = None,
    ) -> None:
        """Tell some seats what they learn, and the others that something happened."""
        self.revealed = True
        if self.events is not None:
            rest = None if others is None else Event(others, others_arguments or {})
            self.events.append(Event(key, arguments, audience, rest))

    def reveal(self, key: str, arguments: Arguments) -> None:
        """Tell everyone something that was hidden. It bars undo."""
        self.revealed = True
        if self.events is not None:
            self.events.append(Event(key, arguments))

    def reveal_until(
        self,
        until: int,
        key: str,
        arguments: Arguments,
        faded: str,
        faded_arguments: Arguments,
    ) -> None:
        """Tell everyone something that was hidden, to be read until the game reaches this age."""
        self.revealed = True
        if self.events is not None:
            later = Event(faded, faded_arguments)
            self.events.append(Event(key, arguments, until=until, faded=later))
