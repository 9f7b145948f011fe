"""The errors of the server."""

from tableronde.core.errors import TableRondeError


class OldProtocol(TableRondeError):
    key = "old-protocol"
    names = ("version", "known")


class MalformedMessage(TableRondeError):
    key = "malformed-message"
    names = ("reason",)


class MessageTooLarge(TableRondeError):
    key = "message-too-large"
    names = ("most",)


class TooManyMessages(TableRondeError):
    key = "too-many-messages"


class TooManyConnections(TableRondeError):
    key = "too-many-connections"


class HelloFirst(TableRondeError):
    key = "hello-first"


class NotFound(TableRondeError):
    key = "not-found"


class ForeignSite(TableRondeError):
    key = "foreign-site"


class ServerFault(TableRondeError):
    key = "server-fault"


class PortTaken(TableRondeError):
    key = "port-taken"
    names = ("port", "host", "why")


class OneWorkerOnly(TableRondeError):
    key = "one-worker-only"


class NoAdvice(TableRondeError):
    key = "no-advice"
