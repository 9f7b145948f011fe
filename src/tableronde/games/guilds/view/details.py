"""What the table shows about the things that a choice names, for the words of that choice."""

from tableronde.core.choice import Record
from tableronde.core.game import NO_DETAILS
from tableronde.core.plain import Plain
from tableronde.games.guilds.view.types import GuildView


def details(record: Record, table: Plain, seat: int) -> Record:
    """Say what the table shows about the things that a choice names."""
    if record["do"] == "swap":
        return {"cards": [record["card"], record["also"]]}
    if "guild" in record:
        for owner, player in enumerate(table["seats"]):
            for guild in player["guilds"]:
                if guild["number"] == record["guild"]:
                    told = {"kind": guild["type"], "owner": owner}
                    number = which(player["guilds"], guild)
                    return {**told, "size": len(guild["cards"]), "which": number}
    return NO_DETAILS


def which(guilds: list[GuildView], guild: GuildView) -> int:
    """Which of its owner's guilds of its type it is, from 1; 0 if there is no other."""
    alike = [each["number"] for each in guilds if each["type"] == guild["type"]]
    return alike.index(guild["number"]) + 1 if len(alike) > 1 else 0
