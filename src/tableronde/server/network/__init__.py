"""TCP connections and limits by address: what stands before any request."""
