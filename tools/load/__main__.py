"""The load benchmark: live tables over real WebSockets, beside boardgame.io's server in one run.

Steady: many tables with two viewers each, an answer every few seconds at each table; what counts
is the time from sending an answer until all viewers of the table have the new state. Full speed:
fewer tables, at which each question is answered at once; what counts is answers per second, and
the CPU time that the server needs for one. Servers and load clients are processes of their own on
this machine and share its cores; only ratios within one run mean anything.
"""

import argparse
import os
import platform
import signal
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.table import Table

from tools.load import measured_servers
from tools.load.figures import Load, Run, median_ratio, middle
from tools.load.measured_servers import LoadFailed, MeasuredServer

EVERY: Final = 5.0
GOAL_MS: Final = 100.0
GAMES: Final = ("avalon", "guilds")
FULL_WARM_UP: Final = 3.0


class Row(msgspec.Struct, kw_only=True):
    """The measurements of one server."""

    name: str
    storage: str
    steady: Run
    full: list[Run]


def arguments() -> argparse.Namespace:
    text = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        prog="dev.py bench --server", description=text[0], epilog=text[2]
    )
    parser.add_argument("--tables", type=_count, default=500, help="in the steady run (500)")
    parser.add_argument("--seconds", type=_seconds, default=30.0, help="of the steady run (30)")
    parser.add_argument("--full-tables", type=_count, default=200, help="at full speed (200)")
    parser.add_argument("--full-seconds", type=_seconds, default=5.0, help="at full speed (5)")
    parser.add_argument("--rounds", type=_count, default=7, help="at full speed, in turn (7)")
    parser.add_argument("--game", action="append", choices=GAMES, help="one of ours only")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--install", action="store_true", help="only install boardgame.io")
    return parser.parse_args()


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 on")
    return int(text)


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 1 <= number <= 3600:
        raise argparse.ArgumentTypeError("seconds, from 1 to 3600")
    return number


def measure(options: argparse.Namespace) -> list[Row]:
    ours = map(measured_servers.ours, options.game or GAMES)
    measured = [*ours, measured_servers.boardgameio(files=True), measured_servers.boardgameio()]
    steady = Load(tables=options.tables, seconds=options.seconds, every=EVERY, warm_up=EVERY)
    full = Load(
        tables=options.full_tables, seconds=options.full_seconds, every=0, warm_up=FULL_WARM_UP
    )
    rows = [
        Row(name=server.name, storage=server.storage, steady=_run(server, steady), full=[])
        for server in measured
    ]
    for _ in range(options.rounds):
        # In turn, since the speed of the machine varies.
        for server, row in zip(measured, rows, strict=True):
            row.full.append(_run(server, full))
    return rows


def _run(server: MeasuredServer, load: Load) -> Run:
    kind = "steady" if load.every else "full speed"
    print(f"{server.name}: {kind}, {load.tables} tables ...", file=sys.stderr, flush=True)
    return measured_servers.measure(server, load)


def summary(rows: list[Row], options: argparse.Namespace) -> dict[str, Any]:
    peer = rows[-1].full
    return {
        "python": platform.python_version(),
        "cores": os.cpu_count(),
        "disk": _file_system(Path(tempfile.gettempdir())),
        "tables": options.tables,
        "every_seconds": EVERY,
        "full_tables": options.full_tables,
        "rows": [
            {
                "name": row.name,
                "storage": row.storage,
                "steady": {
                    **msgspec.structs.asdict(row.steady),
                    "kb_a_table": round(row.steady.kb_a_table(options.tables), 1),
                },
                "full": {
                    **msgspec.structs.asdict(middle(row.full)),
                    "rates": [run.per_second for run in row.full],
                    "ratios": [
                        round(ours.per_second / theirs.per_second, 2)
                        for ours, theirs in zip(row.full, peer, strict=True)
                    ],
                    "ratio": median_ratio(row.full, peer, lambda run: run.per_second),
                    "cpu_ratio": median_ratio(peer, row.full, lambda run: run.server_ms),
                },
            }
            for row in rows
        ],
    }


def show(figures: dict[str, Any], console: Console) -> None:
    steady = Table(
        title=f"{figures['tables']} tables, 2 viewers each, an answer every {EVERY:.0f} s at each"
    )
    _columns(steady, "median ms", "99 % ms", "late", "CPU ms", "kB a table")
    full = Table(title=f"{figures['full_tables']} tables, 2 viewers each, at full speed")
    _columns(full, "answers/s", "×", "CPU ms", "×", "server", "client")
    for row in figures["rows"]:
        name, run = f"{row['name']} ({row['storage']})", row["steady"]
        times = f"{run['median_ms']:.1f}", f"{run['p99_ms']:.1f}", str(run["late"])
        steady.add_row(name, *times, f"{run['server_ms']:.2f}", f"{run['kb_a_table']:,.0f}")
        run = row["full"]
        rates = f"{run['per_second']:,.0f}", f"{run['ratio']:.2f}"
        costs = f"{run['server_ms']:.2f}", f"{run['cpu_ratio']:.2f}"
        full.add_row(name, *rates, *costs, _share(run, "server"), _share(run, "client"))
    console.print(steady, full)
    console.print(
        "Times: from sending an answer until the last viewer of the table has the new state.\n"
        "Late: not there after a second. CPU ms: of the server, for an answer. kB: of its RSS.\n"
        "Server, client: how much of one core each used.\n"
        f"Ours tells nobody of an answer before it is on disk ({figures['disk']}); boardgame.io\n"
        "keeps its tables in memory, or in files that it writes without waiting for the disk.\n"
        "× is against boardgame.io in memory, the median of all rounds; more is better.\n"
        f"To reach: 99 % under {GOAL_MS:.0f} ms; at least as many answers/s as boardgame.io.",
        highlight=False,
    )


def _columns(table: Table, *headings: str) -> None:
    table.add_column("")
    for heading in headings:
        table.add_column(heading, justify="right")


def _share(run: dict[str, Any], who: str) -> str:
    return f"{run[f'{who}_busy']:.0%}"


def _file_system(folder: Path) -> str:
    """Return the kind of file system; in a tmpfs nothing would be on disk at all."""
    mounts = [line.split()[1:3] for line in Path("/proc/mounts").read_text().splitlines()]
    holding = [(len(at), kind) for at, kind in mounts if folder.resolve().is_relative_to(at)]
    return max(holding)[1] if holding else "unknown"


def main() -> int:
    options = arguments()
    if not Path("/proc/self/statm").exists():
        print("The load benchmark reads /proc, which only Linux has.", file=sys.stderr)
        return 2
    if options.install:
        measured_servers.install()
        return 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that child processes are ended
    try:
        figures = summary(measure(options), options)
    except LoadFailed as failure:
        print(failure, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    if options.json:
        print(msgspec.json.encode(figures).decode())
    else:
        show(figures, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
