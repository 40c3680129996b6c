"""The messages of HTTP and WebSocket as Structs, and the types and pages that are written from them."""
