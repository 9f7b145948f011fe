"""What the table shows about the things that a choice names, for the words of that choice."""

from tableronde.core.choice import Record
from tableronde.core.game import NO_DETAILS
from tableronde.core.plain import Plain


def details(record: Record, table: Plain, seat: int) -> Record:
    """Say what the table shows about the things that a choice names."""
    if "tile" in record:
        told = {"land": _land(table, record["tile"])}
        if "to" in record:
            told["to_land"] = _land(table, record["to"])
        return told
    if "artefact" in record:
        return {"owner": _holder(table, record["artefact"])}
    return NO_DETAILS


def _holder(table: Plain, name: str) -> int:
    """Who has an artefact."""
    return next(
        seat
        for seat, player in enumerate(table["seats"])
        if any(artefact["name"] == name for artefact in player["artefacts"])
    )


def _land(table: Plain, tile: int) -> str:
    return table["map"][tile - 1]["land"] or "castle"
