"""The browser table's server: HTTP, WebSockets, people, tables, and the database that keeps them."""
