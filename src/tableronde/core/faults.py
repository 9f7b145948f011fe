"""What can be wrong in a file that replaces components, by name. A game may know more faults."""

from tableronde.core.errors import TableRondeError


class Fault(TableRondeError):
    """One thing that is wrong in a file. `where` quotes the file, and is the same in every
    language."""


class MoreFaults(Fault):
    key = "more-faults"
    names = ("count",)


class NotATable(Fault):
    key = "not-a-table"
    names = ("where",)


class NotTables(Fault):
    key = "not-tables"
    names = ("where",)


class NotAList(Fault):
    key = "not-a-list"
    names = ("where",)


class WrongLength(Fault):
    """`span`: how many there may be, as in 6 or 1–4."""

    key = "wrong-length"
    names = ("where", "span", "count")


class UnknownComponent(Fault):
    key = "unknown-component"
    names = ("where", "found", "known")


class GivenTwice(Fault):
    key = "given-twice"
    names = ("where",)


class NotReplaceable(Fault):
    key = "not-replaceable"
    names = ("where", "field", "known")


class BadFigure(Fault):
    key = "bad-figure"
    names = ("where", "field", "least", "most", "found")


class BadWord(Fault):
    key = "bad-word"
    names = ("where", "field", "known", "found")


class SamePlace(Fault):
    key = "same-place"
    names = ("where",)
