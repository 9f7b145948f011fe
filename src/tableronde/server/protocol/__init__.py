"""The protocol of a live table: the messages of the WebSocket, and the bodies of the HTTP API.

Described in `docs/protocol.md`; the TypeScript types are generated from these classes. A client
sends `hello` first. A message that changes something has a `token` chosen by the client: sent again
with the same token, it is answered again but not carried out twice. Texts are sent as keys and
arguments, never as sentences; the client makes the sentences.
"""
