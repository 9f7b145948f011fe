"""What the table shows about the things that a choice names, for the words of that choice."""

from typing import Final

from tableronde.core.choice import NamedChoice
from tableronde.games.avalon.components import REGIONS
from tableronde.games.avalon.view.types import AvalonDetails, AvalonView

_NAMED: Final[dict[str, AvalonDetails]] = {name: {"name": name} for name in (*REGIONS, "mist")}


def details(record: NamedChoice, table: AvalonView, seat: int) -> AvalonDetails:
    """Say what the table shows about the things that a choice names."""
    if "region" not in record:
        return {}
    place = table["row"][record["region"] - 1]
    name = place["region"] or "mist"
    verb = record["do"]
    if verb == "bewitch":
        return {"name": name, "target": place["piles"][1 - seat][-1]}
    if verb == "give-top":
        return {"name": name, "top": place["piles"][seat][-1]}
    return _NAMED[name]
