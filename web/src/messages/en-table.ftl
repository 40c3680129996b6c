### What the client says at a table.
