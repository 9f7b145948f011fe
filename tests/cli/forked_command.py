"""Runs the command `tableronde` in a process that is forked with everything imported.

This saves half a second for each of a hundred commands."""

import multiprocessing
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tableronde.cli import main
from tests.waiting import PATIENCE

# What the command imports only when it reads its arguments, prints something, or serves.
_WHEN_NEEDED: Final = ("typer._adapters", "typer.rich_utils", "tableronde.server.run")
_STREAMS: Final = (("stdin", os.O_RDONLY), ("stdout", os.O_WRONLY), ("stderr", os.O_WRONLY))


def run_forked(
    arguments: list[str], stdin: str, environment: dict[str, str], stdout: str | None = "stdout"
) -> subprocess.CompletedProcess[str]:
    """Run the command as `subprocess.run` would.

    `stdout` may be another file, of which nothing is returned, or None, which closes it."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([__name__, *_WHEN_NEEDED])
    with tempfile.TemporaryDirectory() as folder:
        for name, _ in _STREAMS:
            Path(folder, name).write_text(stdin if name == "stdin" else "")
        process = context.Process(
            target=_run_command, args=(arguments, environment, folder, stdout)
        )
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            raise subprocess.TimeoutExpired(arguments, PATIENCE)
        out, err = (Path(folder, name).read_text() for name in ("stdout", "stderr"))
        return subprocess.CompletedProcess(arguments, process.exitcode, out, err)


def _run_command(
    arguments: list[str], environment: dict[str, str], folder: str, stdout: str | None
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    for number, (name, how) in enumerate(_STREAMS):
        file = stdout if name == "stdout" else name
        if file is None:
            os.close(number)
            setattr(sys, name, None)
            continue
        opened = os.open(Path(folder, file), how)
        os.dup2(opened, number)
        os.close(opened)
        stream = open(number, "w" if number else "r", encoding="utf-8", closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
    sys.argv = ["tableronde", *arguments]
    main()
