"""The benchmark beside other projects: random decisions per second, and the cost of a copy.

Our games and Catanatron and python-chess take turns in one run. `ratio` is against Catanatron.
"""

import argparse
import math
import subprocess
import sys
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console

from tableronde import games
from tableronde.core.errors import TableRondeError
from tableronde.lab import bench
from tableronde.words import LANGUAGES, Words

PEERS: Final = ("catanatron", "chess")
YARDSTICK: Final = "catanatron"


class PeerFailed(Exception):
    """Raised when another project's program could not be measured; says why."""


class Peer:
    """Another project's program, run by a Python that has it."""

    def __init__(self, name: str, python: str) -> None:
        self.name = name
        self._python: Final = python

    def measure(self, seconds: float, number: int) -> bench.Sample:
        """Run tools/bench/peers.py, which measures the peer like our games."""
        options = "--peer", self.name, "--seconds", str(seconds), "--seed", str(number)
        command = [self._python, str(Path(__file__).with_name("peers.py")), *options]
        try:
            done = subprocess.run(command, check=True, capture_output=True)
            return msgspec.json.decode(done.stdout, type=bench.Sample)
        except OSError as error:
            why = error.strerror or str(error)
        except subprocess.CalledProcessError as error:
            said = error.stderr.decode(errors="replace").strip().splitlines()
            why = said[-1] if said else f"exit code {error.returncode}"
        except msgspec.DecodeError:
            why = "its answer is not the JSON of a sample"
        raise PeerFailed(f"{self._python} cannot measure {self.name} ({why})")


def arguments() -> argparse.Namespace:
    text = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(prog="dev.py bench", description=text[0], epilog=text[2])
    parser.add_argument("--peers-python", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="of errors (en)")
    parser.add_argument("--seconds", type=_seconds, default=6.0, help="CPU seconds per row (6)")
    parser.add_argument("--rounds", type=_count, default=3, help="to spread them over (3)")
    parser.add_argument("--data", type=Path, action="append", help="a file with other components")
    parser.add_argument("--json", action="store_true", help="print JSON")
    return parser.parse_args()


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError("a whole number from 1 on")
    return int(text)


def _seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not 0.2 <= number < math.inf:
        raise argparse.ArgumentTypeError("seconds, from 0.2")
    return number


def main() -> int:
    options = arguments()
    try:
        games.replace_components(options.data or ())
        peers = [Peer(name, options.peers_python) for name in PEERS]
        figures = bench.measure(options.seconds, options.rounds, peers)
    except TableRondeError as error:
        return _refuse(Words(options.lang).error(error))
    except PeerFailed as failure:
        return _refuse(str(failure))
    rows = bench.summary(figures, YARDSTICK)
    if options.json:
        print(msgspec.json.encode(rows).decode())
    else:
        bench.show(rows, Console(), YARDSTICK)
    return 0


def _refuse(why: str) -> int:
    print(f"dev.py bench: {why}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
