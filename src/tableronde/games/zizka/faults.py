"""What can be wrong in a file that describes another box, beside what can be wrong in any."""

from tableronde.core.faults import Fault


class AsksNothing(Fault):
    key = "asks-nothing"
    sentence = "{where}: this row asks for nothing."


class TooManyIcons(Fault):
    key = "too-many-icons"
    sentence = "{where}: this row asks for {count} icons; {most} are the most."


class FaceMissing(Fault):
    key = "face-missing"
    sentence = "{where}: no face shows {field}."


class OneFace(Fault):
    key = "one-face"
    sentence = "{where}: one face shows {field}, not {count}."


class BadSideB(Fault):
    key = "bad-side-b"
    sentence = "{where}: side B grants move = 2, and 1 of {known}."


class UnlikeSidesB(Fault):
    key = "unlike-sides-b"
    sentence = "{where}: on side B all commanders have the same abilities and the same coins."


class TwoStarts(Fault):
    key = "two-starts"
    sentence = "{where}: there are two start spaces, not {count}."


class NoSuchSpace(Fault):
    key = "no-such-space"
    sentence = "{where}: no space is a {field}."


class TooFewLarge(Fault):
    key = "too-few-large"
    sentence = "{where}: {count} spaces are large; at least {least} are needed."


class PathToItself(Fault):
    key = "path-to-itself"
    sentence = "{where}: a path joins two different spaces."


class CutOff(Fault):
    key = "cut-off"
    sentence = "{where}: no path leads there from the first space."


class TooFewEvents(Fault):
    key = "too-few-events"
    sentence = (
        "{where}: {count} tokens can always be completed (tournaments, and tokens whose first row "
        "asks for at most three icons, no wild among them, for nothing else, and brings no "
        "warrant); at least {least} are needed."
    )


class NoPoints(Fault):
    key = "no-points"
    sentence = "{where}: no first row that can always be filled brings points or steps of morale."
