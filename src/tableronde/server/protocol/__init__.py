"""The protocol of a live table: every message of the WebSocket, and the bodies of the HTTP API.

`docs/protocol.md` describes it; the TypeScript types are generated from these classes. A client
sends `hello` first. A message that changes something carries a `token` made by the client: repeated
with the same token it is answered again and not carried out twice. Texts are sent as keys and
arguments, never as sentences: the reader's page words them.
"""
