# Warum eine Simulation abgelehnt wird
start-over = das Spiel ist darin schon aus
no-bots = nenne mindestens einen Bot, zum Beispiel random
out-of-range = hier muss eine Zahl von { $least } bis { $most } stehen, nicht { $number }
one-worker = hier geht nur 1: Andere Prozesse kennen dieses „{ $game }“ nicht
worker-lost = Ein Arbeitsprozess endete, bevor er fertig war; was er gesagt hat, steht oben.

# Warum eine Datei mit Ergebnissen nicht geschrieben wird
not-writable = { $path } lässt sich nicht schreiben: { $reason }
is-folder = { $path } ist ein Ordner; nenne eine Datei
exists = { $path } gibt es schon und bleibt, wie es ist; nenne eine andere Datei, oder verlange, dass sie überschrieben wird
needs-polars = Für Parquet-Dateien wird Polars gebraucht: pip install quarterdeck[lab]
