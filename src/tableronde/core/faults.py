"""What can be wrong in a file that replaces components, by name. A game may know more faults."""

from tableronde.core.errors import TableRondeError


class Fault(TableRondeError):
    """One thing that is wrong in a file. `where` quotes the file, and is the same in every
    language."""


class MoreFaults(Fault):
    key = "more-faults"
    sentence = "There are {count} more faults."


class NotATable(Fault):
    key = "not-a-table"
    sentence = "{where}: this is not a table."


class NotTables(Fault):
    key = "not-tables"
    sentence = "{where}: this is not a list of tables."


class NotAList(Fault):
    key = "not-a-list"
    sentence = "{where}: this is not a list."


class WrongLength(Fault):
    """`span`: how many there may be, as in 6 or 1–4."""

    key = "wrong-length"
    sentence = "{where}: this list has {span} entries, not {count}."


class UnknownComponent(Fault):
    key = "unknown-component"
    sentence = "{where}: there is no {found}; there are {known}."


class GivenTwice(Fault):
    key = "given-twice"
    sentence = "{where}: this is given twice."


class NotReplaceable(Fault):
    key = "not-replaceable"
    sentence = "{where}: {field} cannot be replaced; a file can give {known}."


class BadFigure(Fault):
    key = "bad-figure"
    sentence = "{where}: {field} is a whole number from {least} to {most}, not {found}."


class BadWord(Fault):
    key = "bad-word"
    sentence = "{where}: {field} is one of {known}, not {found}."


class SamePlace(Fault):
    key = "same-place"
    sentence = "{where}: something else lies in the same place."
