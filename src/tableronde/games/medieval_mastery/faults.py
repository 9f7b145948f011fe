"""What can be wrong in a file that describes another box, beside what can be wrong in any."""

from tableronde.core.faults import Fault


class NoSlots(Fault):
    key = "no-slots"
    sentence = "{where}: slots is a list with a table for every tile."


class WrongTotal(Fault):
    key = "wrong-total"
    sentence = "{where}: all copies together are {count}, not {found}."


class MissingCards(Fault):
    key = "missing-cards"
    sentence = "{where}: a deck needs at least one of {known}."


class TooManySlots(Fault):
    key = "too-many-slots"
    sentence = "{where}: there are {count} slots; there are never tiles for more than {most}."


class OneCastleEach(Fault):
    key = "one-castle-each"
    sentence = "{where}: seat {number} has one castle, not {count}."


class TooFewTiles(Fault):
    key = "too-few-tiles"
    sentence = "{where}: there are {count} slots with {field}, and only {most} such tiles."


class TooFewPoints(Fault):
    key = "too-few-points"
    sentence = (
        "{where}: with {option} it takes {least} points to win, "
        "and with ten dice each nobody can hold more than {most}."
    )


class OutOfReach(Fault):
    key = "out-of-reach"
    sentence = "{where}: no way over territories and lakes leads there."


class CastlesTouch(Fault):
    key = "castles-touch"
    sentence = "{where}: this castle touches another."


class TooManyHomelands(Fault):
    key = "too-many-homelands"
    sentence = (
        "{where}: beside this castle {count} slots can become homelands, and only {most} may."
    )


class SharedHomelands(Fault):
    key = "shared-homelands"
    sentence = "{where}: this slot can become homelands, and touches two castles."
