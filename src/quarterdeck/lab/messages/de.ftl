# Warum eine Simulation abgelehnt wird
start-over = die Partie ist darin schon vorbei
no-bots = nenne mindestens einen Bot, zum Beispiel random
out-of-range = hier muss eine Zahl von { $least } bis { $most } stehen, nicht { $number }
one-worker = hier geht nur 1: Andere Prozesse kennen dieses „{ $game }“ nicht
workers-elsewhere = nicht zusammen mit einem Cluster, der eigene Prozesse hat: lass eins von beiden weg
worker-lost = Ein Arbeitsprozess endete, bevor er fertig war; was er gesagt hat, steht oben.
needs-ray = viele Rechner brauchen Ray: pip install quarterdeck[cluster]
no-cluster = unter { $address } ist kein Ray-Cluster: { $reason }
no-answer = innerhalb von { $seconds } Sekunden kam keine Antwort
other-version = auf diesem Cluster ist ein anderes Quarterdeck als { $version } installiert, dessen Partien anders verlaufen können

# Warum eine Datei mit Ergebnissen nicht geschrieben wird
not-writable = { $path } lässt sich nicht schreiben: { $reason }
is-folder = { $path } ist ein Ordner; nenne eine Datei
exists = { $path } gibt es schon und bleibt, wie es ist; nenne eine andere Datei, oder verlange, dass sie überschrieben wird
needs-polars = Für Parquet-Dateien wird Polars gebraucht: pip install quarterdeck[lab]
needs-fsspec = Dateien, die nicht auf diesem Rechner liegen, brauchen fsspec: pip install quarterdeck[lab]
needs-store = { $path } braucht eine Bibliothek, die nicht installiert ist: { $reason }

# Warum ein Wettkampf abgelehnt wird
odd-games = muss eine gerade Zahl sein, nicht { $games }: In jedem Paar von Partien tauschen die Bots die Plätze
odd-players = muss eine gerade Zahl sein, nicht { $players }: Zwei Bots teilen sich die Plätze
two-bots = nenne mindestens zwei Bots, zum Beispiel uct:2 uct:1
sprt = ist ein Test von zwei Bots: nenne zwei, und zwei Elo-Unterschiede, den kleineren zuerst, wie in --sprt 0 20
same-bot = { $bot } steht zweimal da; nenne jeden Bot einmal

# Züge, bei denen Gesetze geprüft werden
not-legal-there = { $move } ist dort nicht erlaubt

# Die Seite eines Berichts
report-title = { $game }: { $games } Partien zwischen Bots
report-subtitle =
    { $players ->
        [one] Ein Platz
       *[other] { $players } Plätze
    }, auf jedem der Bot { $bot }, Startzahl { $seed }
report-options = Einstellungen: { $options }
report-unfinished =
    { $games ->
        [one] Eine Partie ging nicht zu Ende und zählt nicht.
       *[other] { $games } Partien gingen nicht zu Ende und zählen nicht.
    }
report-plays = In einer Partie wird durchschnittlich { $mean }-mal gewählt. Jedes Mal stehen { $branching } Züge zur Wahl.
report-chances =
    { $chances ->
        [0] Der Zufall entscheidet nichts.
       *[other] Der Zufall entscheidet { $chances }-mal in einer Partie.
    }
report-seats = Sind alle Plätze gleich gut?
report-seats-told = Der Anteil der Siege jedes Platzes. Die dünne Linie zeigt, wo er mit einer Wahrscheinlichkeit von 95 % liegt; die senkrechte Linie ist der gerechte Anteil, { $fair } %.
report-seats-even = Von keinem Platz ist gezeigt, dass er besser oder schlechter ist als andere.
report-seats-uneven = Deutlich neben dem gerechten Anteil: { $seats }.
report-turns = Ist es egal, wer zuerst dran ist?
report-turns-told = Der Anteil der Siege nach der Reihenfolge, in der in einer Partie zum ersten Mal gewählt wurde: Nummer 1 wählte zuerst. Die senkrechte Linie ist der gerechte Anteil, { $fair } %.
report-turns-even = Von keinem Platz in der Reihenfolge ist gezeigt, dass er besser oder schlechter ist als andere.
report-turn-more =
    { $number ->
        [1] Wer zuerst wählt
        [2] Wer als Zweiter wählt
        [3] Wer als Dritter wählt
       *[other] Wer als Nummer { $number } wählt
    }, gewinnt deutlich mehr als den gerechten Anteil: { $share } %.
report-turn-less =
    { $number ->
        [1] Wer zuerst wählt
        [2] Wer als Zweiter wählt
        [3] Wer als Dritter wählt
       *[other] Wer als Nummer { $number } wählt
    }, gewinnt deutlich weniger als den gerechten Anteil: { $share } %.
report-draws = { $part } % der Partien teilten sich mehrere Plätze.
report-alone = Was eine Partie wert war, von 100 %: durchschnittlich { $share } %.
report-length = Wie lang ist eine Partie?
report-length-told = Partien nach der Zahl ihrer Entscheidungen. Die kürzeste hatte { $shortest }, die Hälfte hat höchstens { $median }, die längste hatte { $longest }.
report-way = Wie viel gibt es zu wählen?
report-way-told = Züge, die durchschnittlich zur Wahl stehen, vom Anfang einer Partie bis zu ihrem Ende; höchstens { $most }.
report-tree = Multipliziert man die Züge entlang einer Partie, gibt es etwa 10 hoch { $power } Arten, eine zu spielen, vom Zufall abgesehen.
report-start = Anfang
report-end = Ende
report-luck = Glück oder Können?
report-luck-told = In { $games } Partien spielte { $bot } gegen Bots, die zufällig ziehen. Der Bot gewann { $share } % ({ $low } % bis { $high } %); mit Glück allein wären es { $fair } %.
report-luck-needed =
    { $needed ->
        [one] Also sagt schon eine Partie mit 95 % Sicherheit, wer von beiden besser ist.
       *[other] Also brauchst du { $needed } Partien, um mit 95 % Sicherheit zu sagen, wer von beiden besser ist.
    }
report-luck-none = Das zeigt nicht, dass Können zählt.
report-endings = Wie enden Partien?
report-openings = Erste Entscheidungen
report-openings-told = Die häufigsten ersten Entscheidungen einer Partie, und wie es denen erging, die sie trafen.
report-made = Entscheidungen von Gewinnern und Verlierern, Karten eingeschlossen
report-made-told = Von den Entscheidungen, die an mindestens { $part } % aller Plätze getroffen wurden: jene, nach denen am sichersten und am seltensten gewonnen wurde. Das heißt nicht, dass eine Entscheidung der Grund ist: Wer vorn liegt, hat andere Möglichkeiten.
report-kinds = Arten von Entscheidungen
report-kinds-told = Nach dem ersten Wort der Notation.
report-what = Entscheidung
report-often = getroffen von
report-share = Anteil der Siege
report-seat = Platz
report-turn = Reihenfolge
report-ending = Ende
report-games = Partien
report-none = Nichts wurde oft genug gewählt, um etwas darüber zu sagen.
report-again = Gemacht mit { $command }. Mit mehr Partien werden die dünnen Linien kürzer.
report-nothing = keine Partie ging zu Ende, also gibt es nichts zu berichten; nimm einen anderen Bot

# Ein Netz lernen lassen
needs-torch = zum Lernen braucht es PyTorch: pip install quarterdeck[train]
train-blind = { $game } sagt nicht in Zahlen, was ein Platz sieht; also hat ein Netz nichts, woraus es lernen kann
train-nothing = zu wenige Partien endeten mit etwas, woraus man lernen kann; lass mehr davon spielen, oder einen Bot, der sucht
train-title = { $game }: ein Netz, das Stellungen beurteilt
train-games = { $games } Partien, jede zwischen zweimal { $bot }, Startzahl { $seed }. Einer von fünf Zügen war zufällig.
train-samples = { $samples } Stellungen, aus denen gelernt wurde, { $neurons } Neuronen.
train-curves = Wie weit liegen seine Vorhersagen daneben?
train-curves-told = In Partien, aus denen es nicht gelernt hat, liegen die Vorhersagen des Netzes um { $whole } Prozentpunkte des Ergebnisses daneben (quadratisches Mittel). Jedes Mal dasselbe vorherzusagen läge um { $blind } daneben.
train-lines = Von Durchgang zu Durchgang: durchgezogen für die Partien, aus denen es gelernt hat, gestrichelt für die anderen.
train-promises = Was wurde aus seinen Vorhersagen?
train-promises-told = Stellungen aus Partien, aus denen es nicht gelernt hat, nach dem, was das Netz vorhersagt. Der Punkt ist, was dort im Mittel wirklich zu erwarten war, nach der Suche und dem Ausgang der Partie; er sollte auf der Linie liegen.
train-promised = vorhergesagt
train-positions = Stellungen
train-expected = zu erwarten
train-again = Gemacht mit { $command }.

# Ein Spiel abstimmen
needs-tomlkit = um ein Inhaltspaket zu ändern, braucht es TOML Kit: pip install quarterdeck[lab]
tune-parameter = „{ $text }“ muss ein Name mit mindestens zwei verschiedenen Werten sein, höchstens { $most }, wie rows=3..6 oder rows=3,5,6
tune-no-option = { $name } ist keine Einstellung des Spiels ({ $options }), und als Stelle im Inhaltspaket braucht es einen Punkt, wie table.field
tune-no-number = { $name } ist weder eine ganze Zahl noch ein Wort und lässt sich deshalb nicht ändern
tune-no-pack = { $title } hat kein Inhaltspaket
tune-no-place = { $name } steht nicht im Inhaltspaket: { $part } gibt es dort nicht
tune-few = { $games } Partien sind zu wenige, um damit zu suchen; es braucht mindestens { $least }
tune-nothing = das Spiel lehnt alle Werte außer den jetzigen ab
