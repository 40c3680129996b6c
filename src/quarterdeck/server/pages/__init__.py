"""Everything that is read over HTTP: the catalogue, lists of tables, downloads, the client's files."""
