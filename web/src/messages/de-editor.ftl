### Was das Programm rund um Stellungen und Aufzeichnungen sagt.

## Der Stellungseditor

editor-title = Stellungseditor: { $game }
editor-game = Spiel
editor-lead = Bau eine beliebige Stellung von { $game } auf, spiel von dort weiter oder schick sie als Link.
editor-board-help = Wähle eine Stelle, um sie zu ändern, zieh eine Figur, oder wähle eine, die dorthin soll.
editor-palette = Was auf den Spielplan kommen kann
editor-tool-none = Ändern oder bewegen
editor-tool-help = Berühre die Stellen, an denen du das haben willst: { $tool }.
editor-drop-help = Lass los, wo das hin soll: { $tool }.
editor-not-there = Das kann dort nicht hin: { $tool }.
editor-off-board =
    Dort ist kein Spielplan, also bleibt dies, wo es war: { $what }.{ $tool ->
        [none] { "" }
       *[other] { " " }Um es wegzunehmen, wähle „{ $tool }“ über dem Spielplan und berühre es dann.
    }
editor-last-valid = Die letzte gültige Stellung, nicht die deines Texts:
editor-seen-by = Gesehen von
editor-this = Diese Stellung
editor-side = Bearbeiten als
editor-form = Formular
editor-text = Als Text
editor-text-label = Stellung als Text
editor-check = Prüfen
editor-checking = Wird geprüft …
editor-in-order = Die Stellung ist in Ordnung.
editor-wrong =
    { $number ->
        [one] Etwas stimmt nicht: { $problem }
       *[other] { $number } Dinge stimmen nicht. Das erste: { $problem }
    }
editor-is-over = In dieser Stellung ist die Partie vorbei: { $ending }
editor-no-picture = Ein Bild gibt es, sobald die Stellung in Ordnung ist.
editor-names = Auch die Namen in der Datei zeigen
editor-show = Zeigen, wo
editor-show-field = Zeigen, wo: { $field }
editor-reasons =
    { $number ->
        [one] Eins stimmt nicht:
       *[other] { $number } Dinge stimmen nicht:
    }
editor-all-reasons =
    { $number ->
        [one] Noch eins
       *[other] Noch { $number }
    }
editor-move = Bewegen oder drehen
editor-carry = Woandershin
editor-put = { $what }: nach { $to }
editor-swapped = Plätze getauscht: { $what } ↔ { $other }. „Rückgängig“ stellt sie zurück.
editor-moved = { $what }: bewegt
editor-undo = Rückgängig
editor-tidy = Ordnen
editor-example = Von einem Beispiel ausgehen
editor-file = Datei öffnen
editor-file-help = Eine Stellungsdatei (.json) von deinem Gerät. Der Server prüft sie und speichert sie nirgends.
editor-file-drop = Ohne die Datei
editor-file-unreadable = Die Datei ist kein Text. Eine Stellungsdatei ist JSON in UTF-8.
editor-other = Mehr: eine Datei oder ein Beispiel öffnen
editor-nothing = Nichts ändern
editor-bad-link = Dieser Link enthält keine ganze Stellung. Vielleicht wurde er unterwegs abgeschnitten: Bitte noch einmal darum, oder um die Stellung als Datei.

editor-share = Teilen
editor-link = Link
editor-link-help = Der Link enthält die ganze Stellung, auch verborgene Karten. Auf dem Server wird nichts gespeichert.
editor-link-long = Diese Stellung ist zu lang für einen Link, der { $letters } Zeichen haben darf. Schick sie als Datei.
editor-download = Als Datei speichern

## Sein Formular

form-add = Weiteres eintragen
form-add-none = Angabe wählen …
form-add-item = Ergänzen: { $field }
form-remove = Weglassen: { $field }
form-item = { $number }.
form-entries =
    { $number ->
        [0] (leer)
       *[other] ({ $number })
    }
form-further = Alles andere in dieser Stellung
form-in-text = Diese Angabe wird als Text bearbeitet.
form-no-json = Das Formular ist wieder da, sobald der Text JSON ist.

## Aufzeichnungen

records = Aufzeichnungen
records-lead = Du hast die Aufzeichnung einer Partie auf deinem Gerät? Öffne sie hier. Am Ende jeder Partie kannst du ihre Aufzeichnung speichern.
records-file = Aufzeichnung
records-file-help = Eine Datei mit der Endung .qdr. Der Server liest sie und speichert sie nirgends.
records-drop = Aufzeichnung schließen
records-unreadable = Diese Datei ist keine Aufzeichnung von Quarterdeck: Sie ist kein Text.
records-played = { $title }: { $seats }
records-slider = Zug
records-last = Zum Ende
records-over = Die Partie ist vorbei: Geh zurück, um weiterzuspielen.
records-own = Deine beendeten Partien
records-uses = Was du mit einer Aufzeichnung tun kannst
records-use-look = Zurückschauen
records-use-look-what = Geh die Partie Zug für Zug durch und lies, was geschah.
records-use-play = Weiterspielen
records-use-play-what = Halte an einer Stelle an und spiel von dort weiter: gegen Bots, an diesem Gerät oder mit Freunden.
records-use-edit = Verändern
records-use-edit-what = Öffne jede Stellung der Partie im Editor oder verschicke sie als Link.
records-own-none = Wenn du eine Partie beendest, findest du sie hier, mit ihrer Aufzeichnung.
records-own-all = Alle deine Partien
records-own-begin = Partie beginnen
records-at = { $at } von { $last } Zügen
editor-open = Im Editor öffnen
editor-not-in-order = Erst muss die Stellung in Ordnung sein.
editor-over = In dieser Stellung ist die Partie vorbei. Ändere sie so, dass jemand am Zug ist.
editor-play-bots = Gegen Bots
editor-play-here = An diesem Gerät
editor-play-others = Einladen
