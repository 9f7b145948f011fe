"""What the table shows about the things that a choice names, for the words of that choice."""

from tableronde.core.choice import NamedChoice
from tableronde.games.guilds.view.types import GuildsDetails, GuildsView, GuildView


def details(record: NamedChoice, table: GuildsView, seat: int) -> GuildsDetails:
    """Say what the table shows about the things that a choice names."""
    if record["do"] == "swap":
        return {"cards": [record["card"], record["also"]]}
    if "guild" in record:
        for owner, player in enumerate(table["seats"]):
            for guild in player["guilds"]:
                if guild["number"] == record["guild"]:
                    return {
                        "kind": guild["type"],
                        "owner": owner,
                        "size": len(guild["cards"]),
                        "which": which(player["guilds"], guild),
                    }
    return {}


def which(guilds: list[GuildView], guild: GuildView) -> int:
    """Which of its owner's guilds of its type it is, from 1; 0 if there is no other."""
    alike = [each["number"] for each in guilds if each["type"] == guild["type"]]
    return alike.index(guild["number"]) + 1 if len(alike) > 1 else 0
