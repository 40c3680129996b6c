# What the database says when it refuses or fails.

failed = The database could not do that: { $reason }
damaged = The database is damaged where this is stored: { $reason }. All else goes on; a copy of the database brings it back.
commit-failed = The database could not store this, so it has not happened: { $reason }
commit-unknown = The database failed while it stored this, so look again whether it has happened: { $reason }
closed = The database is closed.
corrupt-row = The row { $key } of the table { $table } is damaged: { $problem }
ply-missing = line { $expected } is missing

bad-url = { $url } names no database; write sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME
no-path = sqlite:///PATH needs the path of a file, as in sqlite:///quarterdeck.sqlite
no-folder = The folder { $folder } for the database does not exist.
cannot-open = The database { $url } cannot be opened: { $reason }
in-use = Another server uses the database { $url } already. Use that one, or end it first. A second server on this machine needs a database of its own (--data or --database); for several servers on one database there is PostgreSQL.
log-alone = The database { $url } is missing or empty, but its log { $log } is still there, and holds moves that would be lost. Put the file back beside its log, or restore a copy; to begin anew, move the log away.
disk-full = The disk is full: { $kilobytes } KB are free in { $folder }. Make room there.
cannot-open-full = The database { $url } cannot be opened: { $reason }. { $trouble }
stuck = The database has not finished writing for { $seconds } seconds.
unreadable = The database cannot be read: { $reason }
no-wal = The database { $url } cannot write ahead to a log ({ $mode } instead of wal); it must be on a local disk.
not-ours = The database { $url } belongs to something else: it holds the table { $table }, and none of Quarterdeck's.
newer = The database { $url } was last used by a newer Quarterdeck: it has schema { $found }, this version knows schemas up to { $known }. Install that version again, or restore the copy made before.
no-way-back = Schemas are never taken back: restore the copy of the database made before.

no-database = There is no database { $url }. Name it with --database or --data.
other-schema = The database { $url } has the schema { $found }, which is not that of this version. A server of this version brings an older one up to date when it starts.
foreign-copy = The copy { $file } is not of this database, or was made by another version. Stop the server to put it in place.
only-sqlite = This is for SQLite files; for PostgreSQL use pg_dump and pg_restore.
no-copy = No copy was made as { $file }: { $reason }
bad-copy = { $file } is not a sound copy of a Quarterdeck database: { $reason }
