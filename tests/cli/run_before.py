"""Run the command once, so that all that it imports is there."""

from typer.testing import CliRunner

from tableronde.cli.commands import app

CliRunner().invoke(app, ["games"])
