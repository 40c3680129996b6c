"""What goes over HTTP and WebSocket, as Structs, and what is written from them: types and pages."""
