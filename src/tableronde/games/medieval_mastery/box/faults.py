"""What can be wrong in a file that describes another box, beside what can be wrong in any."""

from tableronde.core.faults import Fault


class NoSlots(Fault):
    key = "no-slots"
    names = ("where",)


class WrongTotal(Fault):
    key = "wrong-total"
    names = ("where", "count", "found")


class MissingCards(Fault):
    key = "missing-cards"
    names = ("where", "known")


class TooManySlots(Fault):
    key = "too-many-slots"
    names = ("where", "count", "most")


class OneCastleEach(Fault):
    key = "one-castle-each"
    names = ("where", "number", "count")


class TooFewTiles(Fault):
    key = "too-few-tiles"
    names = ("where", "count", "field", "most")


class TooFewPoints(Fault):
    key = "too-few-points"
    names = ("where", "option", "least", "most")


class OutOfReach(Fault):
    key = "out-of-reach"
    names = ("where",)


class CastlesTouch(Fault):
    key = "castles-touch"
    names = ("where",)


class TooManyHomelands(Fault):
    key = "too-many-homelands"
    names = ("where", "count", "most")


class SharedHomelands(Fault):
    key = "shared-homelands"
    names = ("where",)
