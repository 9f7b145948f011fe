"""The parameters and results of a load client, and what is measured around it."""

import math
import statistics
from collections.abc import Callable

import msgspec


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """So many tables with two viewers each, for so many seconds after the warm-up."""

    tables: int
    seconds: float
    every: float
    """Seconds between two answers of a table; 0: as soon as somebody is asked."""
    warm_up: float
    game: str = ""
    port: int = 0


class LoadResult(msgspec.Struct, kw_only=True):
    """What a load client reports at the end, about the measured time."""

    seconds: float
    times: list[float]
    """For each answer that arrived, the seconds from sending it to its arrival at the last
    viewer."""
    late: int
    """Answers that had not arrived a second after they were sent."""
    games: int
    """Tables that were created."""


class Run(msgspec.Struct, kw_only=True):
    """One run of a server under load."""

    answers: int
    per_second: float
    median_ms: float
    p99_ms: float
    late: int
    games: int
    server_ms: float
    """CPU time of the server for an answer, in milliseconds."""
    server_busy: float
    """The server's CPU time as a share of one core; likewise the load client's."""
    client_busy: float
    before_mb: float
    seated_mb: float
    after_mb: float
    """The server's memory (RSS): empty, with all tables, and with them at the end."""

    def kb_a_table(self, tables: int) -> float:
        return (self.after_mb - self.before_mb) * 1000 / tables


def percentile(values: list[float], share: float) -> float:
    """Return the smallest value that so large a share of them does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def middle(runs: list[Run]) -> Run:
    """Return the run with the median rate (of two the slower)."""
    rate = statistics.median_low(run.per_second for run in runs)
    return next(run for run in runs if run.per_second == rate)


def median_ratio(some: list[Run], others: list[Run], figure: Callable[[Run], float]) -> float:
    """Return the median ratio between runs of one round.

    Runs of a round are close together, while the speed of the machine may change from round to
    round."""
    ratios = [figure(one) / figure(other) for one, other in zip(some, others, strict=True)]
    return round(statistics.median(ratios), 2)
