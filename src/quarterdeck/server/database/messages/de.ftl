# Was die Datenbank sagt, wenn sie ablehnt oder scheitert.

failed = Die Datenbank konnte das nicht: { $reason }
damaged = Die Datenbank ist an der Stelle beschädigt, wo dies gespeichert ist: { $reason }. Alles andere läuft weiter; eine Kopie der Datenbank bringt es zurück.
commit-failed = Die Datenbank konnte dies nicht speichern, es ist also nicht geschehen: { $reason }
commit-unknown = Die Datenbank ist beim Speichern gescheitert; sieh nach, ob es geschehen ist: { $reason }
closed = Die Datenbank ist geschlossen.
corrupt-row = Die Zeile { $key } der Tabelle { $table } ist beschädigt: { $problem }
ply-missing = Zeile { $expected } fehlt

bad-url = { $url } nennt keine Datenbank; schreib sqlite:///PATH oder postgresql://USER:PASSWORD@HOST/NAME
no-path = sqlite:///PATH braucht den Pfad einer Datei, wie in sqlite:///quarterdeck.sqlite
no-folder = Den Ordner { $folder } für die Datenbank gibt es nicht.
cannot-open = Die Datenbank { $url } lässt sich nicht öffnen: { $reason }
in-use = Ein anderer Server benutzt die Datenbank { $url } schon. Nimm den, oder beende ihn zuerst. Ein zweiter Server auf diesem Rechner braucht eine eigene Datenbank (--data oder --database); für mehrere Server mit einer Datenbank gibt es PostgreSQL.
log-alone = Die Datenbank { $url } fehlt oder ist leer, aber ihr Log { $log } ist noch da und enthält Züge, die verloren gingen. Leg die Datei wieder neben ihr Log, oder stelle eine Kopie wieder her; um neu anzufangen, verschiebe das Log.
disk-full = Die Platte ist voll: { $kilobytes } KB sind frei in { $folder }. Schaffe dort Platz.
cannot-open-full = Die Datenbank { $url } lässt sich nicht öffnen: { $reason }. { $trouble }
stuck = Die Datenbank schreibt seit { $seconds } Sekunden, ohne fertig zu werden.
unreadable = Die Datenbank lässt sich nicht lesen: { $reason }
no-wal = Die Datenbank { $url } kann nicht vorab in ein Log schreiben ({ $mode } statt wal); sie muss auf einer lokalen Platte liegen.
not-ours = Die Datenbank { $url } gehört zu etwas anderem: Sie enthält die Tabelle { $table } und keine von Quarterdeck.
newer = Die Datenbank { $url } wurde zuletzt von einem neueren Quarterdeck benutzt: Sie hat Schema { $found }, diese Fassung kennt Schemata bis { $known }. Installiere jene Fassung wieder, oder stelle die Kopie von vorher wieder her.
no-way-back = Schemata werden nie zurückgenommen: Stelle die Kopie der Datenbank von vorher wieder her.

no-database = Es gibt keine Datenbank { $url }. Nenne sie mit --database oder --data.
other-schema = Die Datenbank { $url } hat das Schema { $found }; das ist nicht das dieser Version. Ein Server dieser Version bringt ein älteres beim Start auf den neuen Stand.
foreign-copy = Die Kopie { $file } ist nicht von dieser Datenbank, oder eine andere Version hat sie gemacht. Halte den Server an, um sie einzusetzen.
only-sqlite = Das geht nur mit SQLite-Dateien; für PostgreSQL gibt es pg_dump und pg_restore.
no-copy = Es wurde keine Kopie { $file } gemacht: { $reason }
bad-copy = { $file } ist keine unbeschädigte Kopie einer Datenbank von Quarterdeck: { $reason }
