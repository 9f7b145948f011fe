"""What can be wrong in a file that describes another box, beside what can be wrong in any."""

from tableronde.core.faults import Fault


class AsksNothing(Fault):
    key = "asks-nothing"
    names = ("where",)


class TooManyIcons(Fault):
    key = "too-many-icons"
    names = ("where", "count", "most")


class FaceMissing(Fault):
    key = "face-missing"
    names = ("where", "field")


class OneFace(Fault):
    key = "one-face"
    names = ("where", "field", "count")


class BadSideB(Fault):
    key = "bad-side-b"
    names = ("where", "known")


class UnlikeSidesB(Fault):
    key = "unlike-sides-b"
    names = ("where",)


class TwoStarts(Fault):
    key = "two-starts"
    names = ("where", "count")


class NoSuchSpace(Fault):
    key = "no-such-space"
    names = ("where", "field")


class TooFewLarge(Fault):
    key = "too-few-large"
    names = ("where", "count", "least")


class PathToItself(Fault):
    key = "path-to-itself"
    names = ("where",)


class CutOff(Fault):
    key = "cut-off"
    names = ("where",)


class TooFewEvents(Fault):
    key = "too-few-events"
    names = ("where", "count", "least")


class NoPoints(Fault):
    key = "no-points"
    names = ("where",)
