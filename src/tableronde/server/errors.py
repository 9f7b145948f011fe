"""What can go wrong between a page and the server, by name."""

from tableronde.core.errors import TableRondeError


class OldProtocol(TableRondeError):
    key = "old-protocol"
    sentence = "This page speaks version {version} of the protocol, the server {known}; reload it."


class MalformedMessage(TableRondeError):
    key = "malformed-message"
    sentence = "This message cannot be understood: {reason}."


class MessageTooLarge(TableRondeError):
    key = "message-too-large"
    sentence = "A message has at most {most} bytes."


class TooManyMessages(TableRondeError):
    key = "too-many-messages"
    sentence = "That was too much at once; wait a moment."


class TooManyConnections(TableRondeError):
    key = "too-many-connections"
    sentence = "Too many pages are open here; close some, or come back later."


class HelloFirst(TableRondeError):
    key = "hello-first"
    sentence = "The first message is 'hello', and there is only one."


class NotFound(TableRondeError):
    key = "not-found"
    sentence = "There is nothing at this address."


class ForeignSite(TableRondeError):
    key = "foreign-site"
    sentence = "This was asked from another site, and is refused."


class ServerFault(TableRondeError):
    key = "server-fault"
    sentence = "Something went wrong here; nothing was changed. Try again."


class PortTaken(TableRondeError):
    key = "port-taken"
    sentence = "The port {port} of {host} cannot be used ({why}); choose another with --port."


class OneWorkerOnly(TableRondeError):
    key = "one-worker-only"
    sentence = "Several workers need PostgreSQL (--db postgresql://…); SQLite serves one."


class NoAdvice(TableRondeError):
    key = "no-advice"
    sentence = "The bot has no advice this time."
