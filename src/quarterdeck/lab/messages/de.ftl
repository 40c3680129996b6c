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

# Warum ein Wettkampf abgelehnt wird
odd-games = muss eine gerade Zahl sein, denn in jedem Paar von Partien werden die Plätze getauscht, nicht { $games }
odd-players = muss eine gerade Zahl sein, denn zwei Bots teilen sich die Plätze, nicht { $players }
two-bots = nenne mindestens zwei Bots, zum Beispiel uct:2 uct:1
sprt = ist ein Test von zwei Bots: nenne zwei, und zwei Elo-Unterschiede, den kleineren zuerst, wie in --sprt 0 20
same-bot = { $bot } steht zweimal da; nenne jeden Bot einmal

# Züge, bei denen Gesetze geprüft werden
not-legal-there = { $move } ist dort nicht erlaubt
