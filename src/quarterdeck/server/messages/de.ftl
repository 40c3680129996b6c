# Anfragen, die abgelehnt werden
not-json = Die Anfrage ist kein JSON-Text in UTF-8.
not-found = Hier ist nichts.
wrong-method = Diese Adresse nimmt solche Anfragen nicht an, nur { $allowed }.
needs-json = Anfragen, die etwas ändern, enthalten JSON: Content-Type: application/json.
too-large = Diese Anfrage ist zu groß: Sie darf höchstens { $kilobytes } KB haben.
too-fast =
    { $seconds ->
        [one] Das war zu oft. Warte eine Sekunde.
       *[other] Das war zu oft. Warte { $seconds } Sekunden.
    }
chores-crowded = Du hast um mehr gebeten, als auf einmal geht. Warte einen Moment und versuche es dann noch einmal.
restoring = Gerade wird eine Kopie der Datenbank eingesetzt. Komm gleich wieder.
too-many-tables = Gerade sind zu viele Tische offen. Versuche es später noch einmal.
too-many-packs = Gerade sind zu viele Tische mit eigenen Inhaltspaketen offen. Versuche es später noch einmal.
chores-busy = Gerade verlangen zu viele Leute etwas vom Server. Warte einen Moment und versuche es dann noch einmal.
chore-too-dear = Das braucht mehr Zeit oder Speicher, als der Server gibt. Bitte um etwas Einfacheres.
hung-up = Du bist gegangen, bevor das fertig war.
foreign-origin = Diese Anfrage kommt von der Seite eines anderen Servers; nur Seiten dieses Servers dürfen hier etwas ändern.
foreign-origin-named = Diese Anfrage kommt von einer Seite von { $origin }, und diese Adresse kennt der Server nicht. Wenn es deine ist, starte den Server mit --origin { $origin }.
foreign-host = Dieser Server antwortet nicht für { $host }. Wenn der Name stimmt, starte den Server mit --origin und dahinter der Adresse, die die Leute eintippen.
failed = Hier ist etwas schiefgegangen. Im Protokoll des Servers steht es als { $log }.
damaged = Das kann nicht gezeigt werden: Die Datenbank des Servers ist an dieser Stelle beschädigt. Alles andere läuft weiter, und Tische sind noch unter ihren Adressen zu öffnen. Bitte sag es dem Betreiber des Servers; mehr steht im Protokoll unter { $log }.

# Leute
stranger = Der Server kennt dich noch nicht: Wähle zuerst einen Namen.
login-taken = Der Anmeldename { $login } ist vergeben. Wähle einen anderen.
has-login = Du hast schon ein Konto: { $login }.
wrong-password = Anmeldename und Passwort passen nicht zusammen.
blocked = Wer diesen Server betreibt, hat dich gesperrt: { $word }
bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
bad-colour = Eine Farbe schreibt man so: #1f6fb2.
bad-login = Ein Anmeldename hat 3 bis 32 Zeichen: Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche; er beginnt mit einem Buchstaben oder einer Ziffer.
bad-password = Ein Passwort hat 10 bis 200 Zeichen.

# Spiele und Tische
no-such-game = Ein Spiel { $game } gibt es hier nicht.
no-fleets = Für { $game } werden keine Flotten gebaut.
no-cover = Von { $game } gibt es kein Titelbild.
no-course = Zu { $game } gibt es keine Lektionen.
no-lesson = Eine Lektion { $lesson } gibt es zu { $game } nicht.
no-guide = Über { $game } gibt es keine bebilderte Seite.
foreign-seat = Platz { $seat } gehört dir nicht.
no-such-seat = An diesem Tisch gibt es { $seats } Plätze: 0 bis { $last }.
unreadable-table = Dieser Tisch kann nicht gelesen werden: { $reason }
bad-theme = Als Aussehen gibt es light und dark.

# Die Dateien des Programms im Browser
not-built-title = Der Tisch ist noch nicht gebaut
not-built = Der Server läuft, aber die Dateien des Tisches im Browser sind nicht da. Im Ordner der Quellen baut und installiert make sie: Gib make play ein. Ein Paket aus einem Paketverzeichnis bringt sie mit.

# Am Tisch

option-on = Ja
option-off = Nein
option-secret = Bleibt geheim
option-start = Anfang
start-known = Eine Stellungsdatei; wer den Tisch aufgestellt hat, weiß alles, was sie sagt. Verborgenes, das sie nicht sagt, wurde ausgelost
start-open = Eine Stellungsdatei
option-unsaid = Nicht in der Datei
start-unsaid = { $options }: wie üblich
option-edition = Inhalt
start-seats =
    es { $seats ->
        [one] ist nur einer
       *[other] sind { $seats }
    }, aber die Stellungsdatei ist für { $there }
start-other-game = ist eine von { $there }, nicht von { $game }
start-over = die Partie ist darin schon vorbei
start-edition = Die Datei wurde mit einer anderen Fassung der Inhalte von { $title } geschrieben; gespielt wird mit der hiesigen
position-left-open = Diese Datei sagt nicht alles, was verborgen ist, und ausgelost werden darf erst, wenn alle da sind. Gib jeden Platz dir selbst oder einem Bot, oder schreib das Verborgene in die Datei.
option-fleet = Mitgebracht: { $fleet }
bot = { $level ->
    [0] Zufalls-Bot
   *[other] Bot, Stufe { $level }
}
proposal-take-back =
    { $who ->
        [me] Du bittest darum, den letzten Zug zurücknehmen zu dürfen.
       *[other] { $player } bittet darum, den letzten Zug zurücknehmen zu dürfen.
    }
proposal-stand-in = { $player } ({ $seat }) ist weg. Soll bis zur Rückkehr ein Bot spielen?
proposal-pause =
    { $who ->
        [me] Du bittest um eine Pause, in der die Uhren stillstehen und niemand zieht.
       *[other] { $player } bittet um eine Pause, in der die Uhren stillstehen und niemand zieht.
    }
proposal-go-on =
    { $who ->
        [me] Du möchtest die Pause beenden und weiterspielen. Es geht weiter, sobald alle zustimmen, spätestens zehn Minuten nach der Anfrage.
       *[other] { $player } möchte die Pause beenden und weiterspielen. Es geht weiter, sobald alle zustimmen, spätestens zehn Minuten nach der Anfrage.
    }
proposal-go-back =
    { $who ->
        [me] Du schlägst vor, die Züge zurückzunehmen, die sich nicht mehr spielen lassen, und dort weiterzuspielen.
       *[other] { $player } schlägt vor, die Züge zurückzunehmen, die sich nicht mehr spielen lassen, und dort weiterzuspielen.
    }
proposal-end =
    { $who ->
        [me] Du schlägst vor, diese Partie zu beenden. Niemand gewinnt, und sie zählt nicht.
       *[other] { $player } schlägt vor, diese Partie zu beenden. Niemand gewinnt, und sie zählt nicht.
    }
goes-on = Das kannst du nicht ablehnen. Es geht weiter, wenn du zustimmst, oder { $minutes } Minuten nachdem es vorgeschlagen wurde.
program-silent = Das Programm hat die anderen zu lange warten lassen. Es kann in zwei Minuten wiederkommen, oder wenn die Partie weitergegangen ist.
come-again = Der Tisch hat sich gerade geändert. Frag noch einmal.
no-such-table = Unter dieser Adresse gibt es keinen Tisch. Vielleicht fehlt ein Buchstabe.
frozen = An diesem Tisch kann hier nicht weitergespielt werden: { $reason }
ended-by-operator = Wer diesen Server betreibt, hat diesen Tisch beendet: { $word } Die Partie zählt nicht.
ended-by-agreement = Alle, die mitspielten, haben diese Partie einvernehmlich beendet. Sie zählt nicht.
not-frozen = Diese Partie geht wieder weiter.
table-open = Die Partie beginnt, wenn alle Plätze besetzt sind.
overtaken = Die Partie ist inzwischen weitergegangen, also ist nichts geschehen; sieh noch einmal hin.
nobody-can-say = Vorher entscheidet ein Würfel oder jemand anderes, darum kann niemand sagen, was aus dem Rest wird. Nur der erste Teil wird gespielt; mach von dort aus weiter.
most-take-backs = Du hast in dieser Partie { $most }-mal Züge zurückgenommen, und öfter geht es nicht. Ab jetzt bleibt jeder deiner Züge.
nothing-to-take-back = Du hast keinen Zug gemacht, der zurückgenommen werden könnte.
not-as-you-saw = Der Tisch hat sich inzwischen geändert, darum ist nichts geschehen; sieh noch einmal hin.
fleet-of-nobody = Eine ausgeschriebene Flotte ist geheim, und diesen Platz hat noch niemand. Lass das Feld leer, oder nenne eine fertige Flotte oder random; wer sich setzt, kann eine mitbringen.
no-fleet-here = An diesen Tisch bringt niemand eine Flotte mit.
in-a-pause = Es ist Pause. Spielt erst weiter; dann kannst du ziehen.
time-is-up = Deine Zeit ist abgelaufen.
no-clock-runs = Eine Pause gibt es nur in einer Partie, die mit Uhr gespielt wird.
paused-already = Es ist schon Pause.
no-pause = Gerade ist keine Pause.
more-per-game = nur eine Zeit für die ganze Partie wächst, sooft man am Zug ist
not-begun = Die Partie hat noch nicht begonnen; du kannst einfach aufstehen.
no-bot-here = Hier sitzt kein Bot: { $seat }.
seat-taken = Hier sitzt schon jemand: { $seat }.
bad-token = Es gibt kein Programm mit diesem Token. Vielleicht ist es zurückgezogen worden.
program-of = { $program } (Programm von { $owner })
program-gone = Ein Programm von jemandem, der nicht mehr da ist
program-needs-account = Programme kann nur haben, wer ein Konto hat. Leg dir auf deiner Seite eines an.
most-programs = Du hast schon { $most } Programme; zieh zuerst eines davon zurück.
no-such-program = So ein Programm hast du nicht.
program-sits = { $program } sitzt hier schon.
program-not-rated = Partien an diesem Tisch zählen für die Wertung, darum kann hier kein Programm spielen: Wem es gehört, könnte es absichtlich verlieren lassen.
program-not-listed = Dieser Tisch steht in der Liste für alle. Nur wer ihn aufgestellt hat, kann ein Programm hinsetzen.
program-tables = { $program } spielt schon an { $most } Tischen.
no-move-number = Es gibt keinen Zug mit dieser Nummer; der letzte hat { $last }.
host-only = Nur wer den Tisch aufgestellt hat, kann einen Bot hinsetzen oder wegnehmen.
players-only = Das können nur die, die hier spielen.
no-stand-in = Ein Bot kann nur eine andere Person vertreten; auf diesem Platz spielt keine: { $seat }.
is-here = Wer hier spielt, ist am Tisch: { $seat }.
never-came = Wer als { $seat } spielt, war noch nie an diesem Tisch, und für jemanden, der nie da war, spielt kein Bot. Kommt niemand, stellt einen anderen Tisch auf.
not-away-yet =
    { $seconds ->
        [one] Wer als { $seat } spielt, ist gerade erst gegangen und kommt vielleicht wieder. Um einen Bot kannst du nach { $away } Sekunden bitten: in einer Sekunde.
       *[other] Wer als { $seat } spielt, ist gerade erst gegangen und kommt vielleicht wieder. Um einen Bot kannst du nach { $away } Sekunden bitten: in { $seconds } Sekunden.
    }
asked-already = Das wurde schon gefragt.
no-such-proposal = Diese Frage ist schon geklärt.
not-asked = Du bist nicht gefragt.
not-proposed = Das kann nur zurückziehen, wer gefragt hat.
dice-unproven = Die Würfel dieser Partie lassen sich nicht nachprüfen: Sie wurde gespielt, bevor Partien solche Beweise enthielten.
not-over = Die Partie ist noch nicht vorbei.
over-already = Die Partie ist schon vorbei.
not-your-seat = Das ist nicht dein Platz: { $seat }.
bot-plays = Als { $seat } spielt gerade ein Bot; nimm erst deinen Platz wieder ein.
others-eyes = Solange die Partie läuft, kannst du beim Zurückschauen nur sehen, was du selbst gesehen hast.
no-thought = Diesen Zug hat kein Bot gemacht.
analysis-other = Gerade wird eine andere Partie von dir analysiert. Warte darauf, oder brich es dort ab.
hint-not-now = Tipps gibt es, wenn du am Zug bist: Jetzt hast du nichts zu wählen.
hint-people = Hier gibt es keine Tipps, weil an diesem Tisch noch andere mitspielen. Du bekommst sie, wo du nur gegen Bots spielst.
thought-secret = Was ein Bot erwägt, könnte verraten, was er hat; darum wird es erst nach der Partie gezeigt.
thought-nothing = Es gab nichts zu erwägen: ein einziger erlaubter Zug, oder ein Bot, der zufällig spielt.
thought = Der Bot hat „{ $move }“ gewählt: Auf diesen Zug entfielen { $share } % seiner Probespiele, und seine Aussichten schätzt er dort auf { $value } %.
too-long = Eine Nachricht darf höchstens { $most } Zeichen lang sein.

# Stellungsdateien
position-untold = Die Datei sagt nicht alles, was verborgen ist. An einem Tisch wird es ausgelost, darum kann dort sonst niemand eingeladen werden.
position-nested = Das ist für eine Stellung zu tief verschachtelt.
position-unsaid = Diese Einstellungen nennt die Datei nicht; sie sind wie üblich: { $options }.
file-options = Einstellungen
file-options-help = Was für diese Partie vereinbart ist. Was fehlt, folgt aus dem Übrigen oder ist wie üblich.
choice-chance = Der Zufall
choice-nobody = Niemand

# Warum eine Anfrage abgelehnt wird, die etwas nennt, das es nicht gibt
no-such-number =
    es { $seats ->
        [one] ist nur einer
       *[other] sind { $seats }
    }; { $title } ist für { $allowed } Personen
secret-seed = gibt es nur an Tischen gegen Bots, denn daraus werden die Geheimnisse aller Plätze ausgelost; lass es weg
no-seat-here = dieser Tisch hat die Plätze 0 bis { $last }
so-many-moves = die Partie hat bisher { $number ->
        [one] einen Zug
       *[other] { $number } Züge
    }
nothing-said = darin steht nichts
no-fleets-built = für { $title } werden keine Flotten gebaut

# Warum ein Server mit seinen Einstellungen nicht startet
no-network = „{ $text }“ ist keine Adresse und kein Netz wie 10.0.0.0/8
no-origin = „{ $text }“ hat nicht die Form https://games.example oder http://192.168.1.5:8000
no-folder = der Ordner { $folder } lässt sich nicht anlegen: { $reason }
database-of-nobody = die Adresse der Datenbank muss einen Benutzernamen nennen, aber kein Passwort: { $example }
unreadable = { $file } ist nicht lesbar: { $reason }
no-password = { $file } ist leer; darin muss das Passwort stehen und sonst nichts
more-than-password = { $file } darf nur das Passwort enthalten: eine Zeile mit weniger als { $most } Bytes

# Das Archiv beendeter Partien
card-clock = { $agreed } · noch { $left }
archive-left = { $player } (gegangen)
you-resigned = Du hast aufgegeben. { $outcome }
ended-resigned = Jemand hat aufgegeben
ended-out-of-time = Jemandem ist die Zeit ausgegangen
bad-place = ist keine Stelle im Archiv; sie steht in `next` einer Antwort

# Partien, die für Wertungen zählen
rated-own-content = eine Partie, die zählt, beginnt von vorn, mit dem eigenen Inhalt des Spiels
rated-seats = an einer Partie, die zählt, spielen mindestens zwei, und du hast einen Platz
clock-cannot-lose = bei { $players } Spielenden hätte niemand gewonnen, wenn jemand auf Zeit verlöre: Ein Bot spielt weiter (`bot`)
rated-clock = in einer Partie zu zweit, die zählt, verliert, wessen Zeit um ist
rated-usual = gegen Bots zählt eine Partie nur mit den üblichen Einstellungen; nur für deinen eigenen Platz darfst du eine Flotte wählen
rated-usual-fill = Diese Partie zählt für die Wertung, und ihre Einstellungen sind nicht die üblichen. Deshalb kann hier kein Bot sitzen: Bots sind mit allem einverstanden.
rated-seed = in einer Partie, die zählt, darf niemand wissen, was gezogen wird; lass die Zahl weg, aus der gezogen wird
rated-over = Diese Partie hat für die Wertung gezählt, also bleibt es bei ihrem Ergebnis.
rated-take-back = Diese Partie zählt für die Wertung: Ein Zug, den andere gesehen haben, bleibt.
rated-stand-in = Diese Partie zählt für die Wertung und hat eine Uhr. Also spielt kein Bot für jemanden, der weg ist: Die Zeit läuft.
rated-pause = Diese Partie zählt für die Wertung, und sonst spielt niemand, der einer Pause zustimmen könnte. Also gibt es keine: Deine Zeit läuft.
rated-hint = In einer Partie, die für die Wertung zählt, gibt es keine Tipps.
rated-one-seat = Diese Partie zählt für die Wertung, also haben alle nur einen Platz. Verlass erst deinen, wenn du lieber diesen hättest.

# Seiten von Menschen
no-such-person = Unter dieser Adresse gibt es hier niemanden.
bond-with-oneself = Das bist du selbst.
bonds-too-many = Mehr als { $most } befreundete, stummgeschaltete und gesperrte Personen kannst du nicht haben; wer beides ist, befreundet und stummgeschaltet, zählt doppelt. Nimm erst jemanden heraus.
seat-not-for-you = Wer diesen Tisch aufgestellt hat, hält seine Plätze für andere frei.
somebody-gone = Jemand, der nicht mehr da ist

# Notices
bad-zone = { $zone } ist keine Zeitzone, die hier bekannt ist; man schreibt sie wie Europe/Berlin.
bad-mail = Das ist keine E-Mail-Adresse.
bad-url = Eine Adresse beginnt hier mit https:// und enthält keinen Benutzernamen, keine Leerzeichen und kein #.
own-network = Diese Adresse liegt im Netz des Servers selbst; dort fragt er niemanden.
no-mail-server = { $text } ist kein Mailserver; schreib smtps://LOGIN@HOST oder smtp://HOST:PORT.
mail-needs-origin = E-Mails enthalten Links auf diesen Server, also muss er seine eigene Adresse kennen: mit --origin.
no-such-notices = Solche Nachrichten verschickt dieser Server nicht.
notice-unwanted = An diese Adresse kann jetzt nichts geschickt werden. Vielleicht wurde sie heute zu oft gefragt, oder sie will nichts; oder du hast schon so viele Wege, wie es geben kann.
bad-push-keys = Das sind keine Schlüssel eines Browsers, dem man Nachrichten schicken kann.
link-over = Dieser Link gilt nicht mehr.
notice-confirm-subject = Quarterdeck: Sollen wir dir sagen, wenn du am Zug bist?
notice-confirm = Jemand, der auf { $origin } spielt, möchte Nachrichten an diese Adresse, sobald ein Zug ansteht. Wenn du das warst, öffne diese Seite und sag Ja; bis dahin kommt nichts weiter.
notice-push-subject = Quarterdeck: Nachrichten kommen hier an
notice-push = Ab jetzt sagt dir dieser Browser, wenn du am Zug bist.
notice-push-off = Keine Nachrichten mehr
notice-refuse = Das warst du nicht? Auf dieser Seite sagst du Nein und wirst nicht wieder gefragt:
notice-subject =
    { $number ->
        [one] Quarterdeck: Du bist am Zug
       *[other] Quarterdeck: Du bist an { $number } Tischen am Zug
    }
notice-turn =
    { $number ->
        [one] Du bist am Zug: { $games }.
       *[other] Du bist an { $number } Tischen am Zug: { $games }.
    }
notice-tables = { $game } ({ $number } Tische)
notice-off = Keine solchen Nachrichten mehr? Ein Klick genügt, ohne Anmeldung:

# Rules that have changed
ended-by-older-rules = Die Partie war nach den Regeln einer älteren Version vorbei, nach den heutigen ist sie es nicht.
means-something-else = Nach den heutigen Regeln führt dieser Zug zu einer anderen Stellung als nach denen einer älteren Version.

# Vorausplanen
plan-too-long = Ein Plan hat höchstens { $most } Züge.
plan-whose = Ein Schritt ohne Zug wartet, bis du am Zug bist; für einen anderen Platz gibt es ihn nicht.
plan-illegal = Du hattest „{ $move }“ geplant, aber das geht jetzt nicht. { $reason } Der Rest deines Plans ist verworfen; bitte wähle.
plan-no-case = Nichts von dem, wofür du geplant hattest, ist geschehen; darum ist dein Plan verworfen. Bitte wähle.
plan-chose = Du hast etwas anderes gewählt, darum ist der Rest deines Plans verworfen.
plan-taken-back = Ein Zug wurde zurückgenommen, darum ist dein Plan verworfen.
