"""What the table shows about the things that a choice names, for the words of that choice."""

from tableronde.core.choice import NamedChoice
from tableronde.games.medieval_mastery.view.types import MasteryDetails, MasteryView


def details(record: NamedChoice, table: MasteryView, seat: int) -> MasteryDetails:
    """Say what the table shows about the things that a choice names."""
    if "tile" in record:
        told: MasteryDetails = {"land": _land(table, record["tile"])}
        if "to" in record:
            told["to_land"] = _land(table, record["to"])
        return told
    if "artefact" in record:
        return {"owner": _holder(table, record["artefact"])}
    return {}


def _holder(table: MasteryView, name: str) -> int:
    """Who has an artefact."""
    return next(
        seat
        for seat, player in enumerate(table["seats"])
        if any(artefact["name"] == name for artefact in player["artefacts"])
    )


def _land(table: MasteryView, tile: int) -> str:
    return table["map"][tile - 1]["land"] or "castle"
