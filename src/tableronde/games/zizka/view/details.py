"""What the table shows about the things that a choice names, for the words of that choice."""

from tableronde.core.choice import NamedChoice
from tableronde.games.zizka.view.types import ZizkaDetails, ZizkaView


def details(record: NamedChoice, table: ZizkaView, seat: int) -> ZizkaDetails:
    """Say what the table shows about the things that a choice names."""
    verb = record["do"]
    if "space" in record:
        return {"sight": what_is_at(table, record["space"])}
    if verb == "event":
        return {"sight": what_is_at(table, table["seats"][seat]["space"])}
    if verb in ("hire", "hire-instead"):
        return {"count": cost_of(table, record["member"])}
    if verb == "attack":
        warrant = table["seats"][record["seat"]]["warrant"]
        return {} if warrant is None else {"count": warrant}
    if verb == "fill":
        return {"place": "event" if table["siege"] is None else "castle"}
    tourney, roll = table["tourney"], table["roll"]
    if tourney is not None and verb in ("joust", "free-reroll"):
        face = tourney["faces"][record["die"] - 1]
        if verb == "free-reroll":
            return {"face": face}
        dice = record["dice"].split("+")
        return {"face": face, "dice": dice, "count": len(dice)}
    if roll is not None and "die" in record:
        die = roll["dice"][record["die"] - 1]
        return {"face": die["face"], "which": die["die"]}
    return {}


def what_is_at(table: ZizkaView, name: str | None) -> str:
    """The kind of event on a space, or else the kind of the space."""
    space = next(space for space in table["spaces"] if space["name"] == name)
    kind: str = space["token"] or space["kind"]
    return kind


def cost_of(table: ZizkaView, name: str) -> int:
    """Of a member who is on offer."""
    for offer in table["offers"]:
        for card in (*offer["tables"], offer["top"]):
            if card is not None and card["name"] == name:
                cost: int = card["cost"]
                return cost
    raise KeyError(name)
