"""Records which events rightly let a viewer learn something hidden."""

from tableronde.core.chance import SeededChance
from tableronde.core.event import Arguments, Event, Run


class WatchedRun(Run):
    """A run that records which events let a viewer learn something hidden (None: everybody)."""

    def __init__(self, chance: SeededChance) -> None:
        self.told: list[Event] = []
        super().__init__(chance, self.told)
        self.learned: dict[int, tuple[int, ...] | None] = {}

    def whisper(
        self,
        audience: tuple[int, ...],
        key: str,
        arguments: Arguments,
        others: str | None = None,
        others_arguments: Arguments | None = None,
    ) -> None:
        self.learned[len(self.told)] = audience
        super().whisper(audience, key, arguments, others, others_arguments)

    def reveal(self, key: str, arguments: Arguments) -> None:
        self.learned[len(self.told)] = None
        super().reveal(key, arguments)

    def reveal_until(
        self, until: int, key: str, arguments: Arguments, faded: str, faded_arguments: Arguments
    ) -> None:
        self.learned[len(self.told)] = None
        super().reveal_until(until, key, arguments, faded, faded_arguments)

    def until(self, viewer: int | None) -> int:
        """Return how many events pass before this viewer rightly learns something."""
        revealing = (
            at for at, audience in self.learned.items() if audience is None or viewer in audience
        )
        return min(revealing, default=len(self.told) + 1)
