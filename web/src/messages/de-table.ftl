### Was das Programm am Tisch sagt.

table-title = Tisch
table-title-turn = Du bist am Zug: { $game }
table-loading = Der Tisch wird aufgestellt …
table-board = Spielplan
table-picture = Das Bild des Spiels. Mit den Pfeiltasten gehst du von einem möglichen Zug zum nächsten; Enter macht ihn.
table-lifted = Aufgenommen: { $what }. { $count ->
        [one] Es gibt einen Ort dafür.
       *[other] Es gibt { $count } Orte dafür.
    } Geh mit den Pfeiltasten dorthin, oder leg es mit Escape zurück.
table-where-to = { $what }: wohin damit?
table-put-back = Zum Zurücklegen noch einmal wählen.
table-carry = { $what } zu { $to }
table-used-for = { $what }: Was möchtest du damit tun? { $count ->
        [one] Ein Knopf ist markiert.
       *[other] { $count } Knöpfe sind markiert.
    }
table-put-down = Du hast es zurückgelegt.
table-cannot-go = Dorthin geht es nicht. Nimm es noch einmal: { $count ->
        [one] Sein einziger Ort ist
       *[other] Seine { $count } Orte sind
    } markiert.
table-seats = Plätze
table-hand-count = { $hand }: { $cards } Karten
table-folded = { $number } jetzt nicht möglich
# Unter dem, was von einer Liste von Karten zu sehen ist
table-more-below = noch { $number }
table-spectator = Zuschauer
table-seat = Platz { $seat }
table-seat-player = { $player } ({ $seat })

## Wer am Zug ist

table-your-turn = Du bist am Zug
table-turn-of = { $seat } ist am Zug
table-not-your-turn = Du bist nicht am Zug. { $status }
table-you-watch = Du schaust zu. { $status }
table-open-status = Noch sind nicht alle da: { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
}
table-link-lost = Die Verbindung ist abgerissen. Neuer Versuch …
table-link-lost-sending = Die Verbindung ist abgerissen. Dein Zug wird gesendet, sobald sie wieder steht.
table-link-waiting = Der Server bittet um eine kurze Pause. Der Tisch ist gleich wieder da.
table-link-later = Was du möchtest, geschieht, sobald die Verbindung wieder steht.
table-logged-out = Du wurdest abgemeldet, vielleicht in einem anderen Fenster, und schaust jetzt als Gast zu. Melde dich an, um auf deinem Platz weiterzuspielen.
table-log-in = Anmelden
table-link-back = Wieder verbunden.

## Plätze

seat-is-open = frei
seat-is-bot = Bot
seat-is-program = Programm von { $owner }
seat-is-here = da
seat-is-away = weg
seat-not-yet-here =
    { $number ->
        [one] { $players } ist noch nicht an diesem Tisch.
       *[other] { $players } sind noch nicht an diesem Tisch.
    }
seat-has-stand-in = ein Bot spielt so lange
seat-yours = du
seat-mine = { $player } · du
seat-left = { $player } hat aufgegeben; { $level ->
    [0] ein zufällig spielender Bot
   *[other] ein Bot der Stufe { $level }
} spielt weiter.
seat-late = { $player } hat keine Zeit mehr; { $level ->
    [0] ein zufällig spielender Bot
   *[other] ein Bot der Stufe { $level }
} spielt weiter.
seat-late-mine = Deine Zeit ist abgelaufen, und du schaust jetzt zu.
seat-left-mine = Du hast aufgegeben und schaust jetzt zu.
seat-taken-by = { $player } setzt sich: { $seat }.
seat-free-again = { $seat } ist wieder frei.
seat-stand-in-began = { $player } ist weg; { $level ->
    [0] ein zufällig spielender Bot
   *[other] ein Bot der Stufe { $level }
} spielt so lange.
seat-stand-in-ended = { $player } ist wieder da.
seat-won = Sieg
seat-to-play = am Zug

## Vor dem Spiel

table-open = Noch nicht alle da
table-open-title-host = { $game }: Lade die anderen ein
table-open-title-seated = { $game }: Du hast einen Platz
table-open-title-guest = Du bist eingeladen: { $game }
table-open-title-by = { $host } lädt dich ein: { $game }
table-open-host = Schick ihnen diesen Link.
table-open-seated = Du kannst den Link an andere weitergeben.
table-open-guest = Nimm Platz, um mitzuspielen. Du brauchst kein Konto.
table-begins = Alle Plätze sind besetzt: Die Partie beginnt.
table-waiting = Die Partie beginnt, sobald alle Plätze besetzt sind.
table-fleet = Deine Flotte
table-fleet-help = Vor der Partie sieht sie sonst niemand. Stehst du auf, geht sie mit dir.
table-fleet-bring = Damit segeln
table-fleet-same = Das ist schon deine Flotte.
table-fleet-choose = Wähle erst eine Flotte.
table-fleet-brought = ✓ { $fleet } ist deine
table-fleet-change = Ändern
table-fleet-build = Flotte bauen
table-fleet-drawn = Eine zufällige Flotte
table-fleet-own = Die Flotte, die du gewählt hast
table-fleet-none = Der Tisch wählt deine Flotte.
table-fleet-several = Du spielst an diesem Gerät auf mehreren Plätzen, deshalb steht hier keine Flotte: Die anderen könnten sie lesen. Eine früher gewählte Flotte bleibt; für die anderen Plätze wählt der Tisch.
table-sit-as = Platz nehmen: { $seat }
table-who = Wer wo sitzt
table-level = Bots dazu:
table-move = Hierher wechseln
table-move-to = Hierher wechseln: { $seat }
table-move-back = Jemand war schneller, du sitzt also wieder hier: { $seat }.
table-move-lost = Inzwischen wurden beide Plätze besetzt: { $seat } gehört dir nicht mehr. Nimm einen anderen, wenn noch einer frei ist.
table-also = Diesen auch spielen
table-also-at = Diesen auch spielen, an diesem Gerät: { $seat }
table-also-title = Die Partie beginnen?
table-also-text = { $seat } ist der letzte freie Platz: Nimmst du ihn, beginnt die Partie sofort, und du spielst auf mehr als einem Platz.
table-also-no = Auf andere warten
table-also-yes = Auch spielen: { $seat }
table-stand = Aufstehen
table-stand-from = Aufstehen: { $seat }
table-fill =
    { $level ->
        [0] Zufallsbot dazu
       *[other] Bot dazu (Stufe { $level })
    }
table-bring = Programm dazu
table-free = Bot wegnehmen
table-free-at = Bot wegnehmen: { $seat }
table-invite = Einladung
table-invite-share = Teilen
table-invite-by-hand = Der Link ist markiert: Kopiere ihn mit der Tastatur.
table-invite-title = Eine Partie { $game }
table-rated = Diese Partie zählt für die Wertung
table-rated-before = Diese Partie zählt für die Wertung: Es gibt keine Tipps, und ein Zug, den andere gesehen haben, bleibt. Wer einen Platz nimmt, ist einverstanden.

## Bereiche

table-panels = Bereiche
table-log = Verlauf
table-moves = Züge
table-rules = Regeln
table-chat = Chat
table-people = Leute
table-unread = { $number } ungelesen
table-moves-count = { $number } zur Auswahl
table-log-empty = Hier liest du, was alle tun.
table-log-placed = Hier liest du, was von dieser Stellung an geschieht.
table-log-details = Einzelheiten
table-log-stand-in = (ein Bot spielte)
table-log-you = Du ({ $seat })
table-to-me = du dich dir dein deine deinem deinen deiner deines
table-log-since = Betrifft dich: { $number }
table-log-times = ({ $times }-mal)
table-clause = Regel { $clause }
table-why = Warum?
table-why-label = Warum dieser Zug? { $line }
table-rules-search = In den Regeln suchen
table-rules-search-short = Suchen
table-rules-whole = Ganze Seite
table-rules-nothing = Keine Regel erwähnt das.
table-rules-introduction = Über das Spiel, seine Begriffe und Autoren
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-write = Sag allen hier etwas
table-chat-send = Senden
table-chat-waiting = Wird gesendet …
table-chat-said = { $player } sagt: { $text }

## Züge

table-look = Was dieser Zug bewirkt
table-look-again = Tippe noch einmal, um es zu tun.
table-look-go = Ausführen
table-steer = Steuern
table-steer-help = Pfeile links und rechts drehen das Schiff, hoch und runter ändern die Strecke; mit Umschalt in kleinen Schritten. Enter segelt, Esc bricht ab. Oder zieh das Schiff, oder tippe auf das Ziel.
table-steer-course =
    { $side ->
        [ahead] geradeaus
        [left] { $degrees }° nach links
        [right] { $degrees }° nach rechts
       *[about] gewendet
    }, { $length }
table-steer-left = Nach links drehen
table-steer-right = Nach rechts drehen
table-steer-ahead = Geradeaus
table-steer-shorter = Weniger weit
table-steer-longer = Weiter
table-steer-left-short = Links
table-steer-right-short = Rechts
table-steer-ahead-short = Voraus
table-steer-shorter-short = Näher
table-steer-longer-short = Weiter
table-steer-short = So bewegt sich das Schiff gar nicht: Wähle, wie weit es fährt.
table-steer-go = Segeln
table-steer-cancel = Abbrechen
table-steer-given-up = Steuern abgebrochen.
table-mark = Hinlegen
table-mark-help = Tippe, wo es liegen soll, oder zieh es dorthin. Pfeile verschieben, Q und E drehen es; mit Umschalt in kleinen Schritten. Enter legt es hin, Esc bricht ab.
table-mark-go = Hier hinlegen
table-mark-given-up = Abgebrochen.
table-mark-left = Links
table-mark-right = Rechts
table-mark-up = Hoch
table-mark-turn-left = Links drehen
table-mark-turn-right = Rechts drehen
table-mark-down = Runter
table-mark-on = Vorwärts an der Küste
table-mark-back = Zurück an der Küste
table-mark-on-short = Vor
table-mark-back-short = Zurück
table-aim = Zielen
table-aim-help = Tippe auf den Teil des Rumpfes, den du treffen willst. Pfeile bewegen das Ziel; mit Umschalt in kleinen Schritten. N nimmt die nächste Kanone; Enter feuert, Esc bricht ab.
table-aim-move = Ziel verschieben
table-aim-go = Feuern
table-aim-next = { $way }; nächste Kanone nehmen
table-thinks-seconds = Der Bot überlegt seit { $seconds } Sekunden.
table-thinks-minutes = Der Bot überlegt seit { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    }.
table-thinks-slowly = Er ist heute langsam: Der Server hat viel zu tun. Scheitert sein Versuch, beginnt von selbst ein neuer.
table-chance = Dem Zufall überlassen
table-chance-one = Diese Wahl
table-chance-all = Den ganzen Aufbau
table-chance-stop = Halt
table-chance-runs = Der Zufall wählt für dich.
table-moves-possible = Was du tun kannst
table-type = Zug eintippen
table-type-play = Ziehen
table-type-help = In der Notation des Spiels, zum Beispiel { $move }
table-type-later = In der Notation des Spiels, wenn du am Zug bist.
table-ask = Den Tisch fragen
table-ask-can = Was kann ich tun?
table-ask-happened = Was ist gerade geschehen?
table-ask-stands = Was ist wo?
table-moves-apart = { $label } ({ $what })
table-answer-nothing = Noch ist nichts geschehen.
table-answer-wait = Gerade hast du nichts zu wählen.
table-answer-moves =
    { $number ->
        [one] Du hast einen Zug:
       *[other] Du hast { $number } Züge:
    }
table-answer-many = { $label }: { $number } zur Auswahl.
table-answer-place = { $place }: { $things }.
table-answer-again = Frag noch einmal, um Einzelheiten zu hören.
table-answer-next = Frag noch einmal, und du hörst mehr: { $place }.
table-refusal = Warum nicht?
table-refusal-nearest = Stattdessen könntest du:

## Uhren

clocks = Uhren
clock-days = noch { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} { $hours } Std.
clock-hours-minutes = noch { $hours } Std. { $minutes } Min.
clock-minutes-seconds = { $minutes ->
    [0] noch { $seconds } Sek.
   *[other] noch { $minutes } Min. { $seconds } Sek.
}
# Für alle, die die Uhr nicht sehen, in wenigen Augenblicken
clock-said = Deine Uhr: { $time }
clock-runs = läuft
clock-up = Zeit abgelaufen
clock-paused = Pause
clock-pause = Pause
clock-pause-ask = Um eine Pause bitten
clock-go-on = Weiterspielen
frozen-choice = Was aus dieser Partie wird
frozen-choice-words = Ihr könnt die Züge zurücknehmen, die sich nicht mehr spielen lassen, und dort weiterspielen, oder die Partie beenden. Alle müssen zustimmen.
frozen-go-back = Ab dem letzten spielbaren Zug weiterspielen
frozen-end = Diese Partie beenden
clock-pause-began = Jetzt ist Pause. Die Uhren stehen still.
clock-pause-ended = Die Partie geht weiter, und die Uhren auch.
clock-taken = ({ $time })

## Zurücknehmen und Anfragen

table-skip = Überspringen
table-again = Noch einmal ansehen
# Die Analyse des eigenen Spiels; Prozent des Ergebnisses, das man erwarten konnte
analysis = Analysieren
analysis-of = Analyse: { $seat }
analysis-what = Wo deine Chance sank, bessere Züge und Glück
analysis-begins = Deine Partie wird gelesen …
analysis-going = { $done } von { $total } Momenten beurteilt
analysis-stop = Abbrechen
analysis-stopped = Die Analyse ist abgebrochen.
analysis-done = Deine Partie ist analysiert.

# Was ein Bot der Stufe 3 täte
table-hint = Tipp
table-hint-thinking = Ein Bot überlegt, was er an deiner Stelle täte …
table-hint-said = Tipp: { $hint } Frag noch einmal, und du kommst zum Knopf, der es tut.
table-stuck-title = Ein Bot hängt fest
table-stuck = { $player } ({ $seat }) kann keinen Zug wählen: Mehrere Versuche sind gescheitert, jetzt wartet der Bot.
table-stuck-again = Noch einmal fragen
table-stuck-replace = Stufe 1 weiterspielen lassen
table-hint-steps = Schritt für Schritt:
table-hint-on = Weiter nach Plan:
table-hint-do = So machen
table-hint-people = An diesem Tisch spielen noch andere mit, darum gibt es keine Tipps. Du bekommst sie, wo du nur gegen Bots spielst.
table-hint-wait = Tipps gibt es, wenn du am Zug bist.

table-undo = Zurücknehmen
table-undo-ask = Um Zurücknahme bitten
table-undo-title = Deinen Zug zurücknehmen?
table-undo-others =
    Zurückgenommen wird dein letzter Zug und { $bots ->
        [0] alles, was danach gespielt wurde
        [one] was der Bot danach getan hat
       *[other] was { $bots } Bots danach getan haben
    }.
table-undo-no = Weiterspielen
table-undo-nothing = Du hast jetzt nichts zurückzunehmen.
table-proposal = Anfrage
table-agree = Zustimmen
table-refuse = Ablehnen
table-withdraw = Zurückziehen
table-proposal-waits = Noch keine Antwort: { $seats }.
rated-no-hints = In einer Partie, die für die Wertung zählt, gibt es keine Tipps.

## Leute

table-stand-in = Um Vertretung durch einen Bot bitten
table-return = Meinen Platz wieder einnehmen
table-return-to = Wieder einnehmen: { $seat }
table-played-for-you = Ein Bot spielt für dich
table-played-text = Während du weg warst, hat ein Bot für dich gespielt: { $bot }.
table-resign = Aufgeben
table-resign-title = Die Partie aufgeben?
table-resign-two = Die Partie endet sofort, und die Gegenseite gewinnt.
table-resign-many = Ein Bot spielt an deiner Stelle weiter, und du schaust zu.
table-resign-yes = Aufgeben
table-resign-no = Weiterspielen
table-spectators =
    { $number ->
        [0] Niemand schaut zu
        [one] Eine Person schaut zu
       *[other] { $number } Leute schauen zu
    }
table-watching = Es schauen zu
table-watching-with = Du schaust zu, und mit dir: { $others }.
table-watchers = Es schauen zu: { $watchers }
table-listed = Für alle auf diesem Server eingetragen
table-private = Nur wer den Link hat, findet diesen Tisch
table-options = Einstellungen
table-options-usual =
    { $number ->
        [one] 1 weitere Einstellung
       *[other] { $number } weitere Einstellungen
    }
table-pack = Inhaltspaket
table-record = Aufzeichnung
table-picture-file = Bild
table-leave = Tisch verlassen
table-leave-now = Erst einmal weg
table-leave-waits = Du gibst deinen Platz zurück; jemand anderes kann ihn nehmen.
table-leave-help = Dein Platz bleibt deiner, solange du weg bist, und du findest den Tisch unter „Deine Tische“. Um die Partie verloren zu geben, gib auf.

## Zurückschauen

table-look-back = Zurückschauen
table-replay = Auf die Partie zurückschauen
table-replay-first = Zum Anfang
table-replay-back = Einen Zug zurück
table-replay-forward = Einen Zug vor
table-replay-play = Abspielen
table-replay-pause = Anhalten
table-replay-slider = Zug, den du ansiehst
table-replay-now = Jetzt
table-replay-at = Zug { $at } von { $last }
table-back-mark =
    { $at ->
        [0] Rückschau: vor dem ersten Zug
       *[other] Rückschau: Zug { $at }
    }
table-back-made = Rückschau, Zug { $at }: { $made }
table-back-told = Rückschau: { $made }
table-back-now = Zurück zur Partie
table-back-left = Zurück in der Partie. { $status }
table-back-no-moves = Du schaust zurück. Geh zurück zur Partie, um zu ziehen.
table-eyes = So sah es { $seat }
table-eyes-spectator = So sahen es Zuschauer
table-eyes-label = Mit wessen Augen
editor-play-on = Von hier weiterspielen
records-beginning = Der Anfang.

## Das Ende

table-over = Die Partie ist vorbei
table-scores = { $label }: { $scores }.
table-rematch = Revanche, { $seats ->
        [2] Seiten
       *[other] Plätze
    } getauscht
table-rematch-again = Noch einmal spielen
table-rematch-join = Zur Revanche
table-rematch-waits = Der Tisch für die Revanche steht.
table-rematch-by = { $player } hat um eine Revanche gebeten und wartet am neuen Tisch auf dich.
table-rematch-see = Revanche ansehen
ending-scores = Wie sich die Wertung zusammensetzt
ending-counted = Was zählt
ending-result = Ergebnis
ending-level = gleich
ending-lost = verloren
ending-glance = Die Partie auf einen Blick
ending-glance-of = { $label }, Zug für Zug{ $number ->
        [0] {""}
       *[other] ; die Nummern sind Wendepunkte
    }
ending-chart = { $label } über { $turns } Züge, als Linien; die Tabelle darunter sagt dasselbe
ending-as-table = Diese Wertung als Tabelle
ending-turn = Zug { $turn }
ending-turns = Zug
ending-end = Ende
ending-moments =
    { $number ->
        [one] Der Zug, der es entschied
       *[other] { $number } Züge, die es entschieden
    }
ending-turning = Wendepunkte
ending-change = { $before } → { $after }
ending-look = Zurückschauen
ending-look-at = Zurückschauen auf Zug { $turn }
ending-board = Spielplan ansehen
ending-see = Ergebnis ansehen

## Bots

table-why-title = Was der Bot ({ $seat }) erwogen hat
table-why-move = Zug
table-why-share = Anteil der Versuche
table-why-value = Erwartetes Ergebnis
table-why-chosen = gespielt
table-why-others = { $number ->
    [one] 1 anderer Zug
   *[other] { $number } andere Züge
}
table-why-hardly = zusammen unter 1 %
table-why-together = zusammen { NUMBER($part, maximumFractionDigits: 0) } %
table-why-help = Anteil der Versuche: wie viele der Probespiele mit diesem Zug begannen. Erwartetes Ergebnis: was der Bot sich davon versprach, von 0 für eine Niederlage bis 100 für einen Sieg.
table-percent = { NUMBER($part, maximumFractionDigits: 0) } %

## Das Gerät weitergeben

table-curtain-title = Gib das Gerät weiter: { $seat }
table-curtain-text = { $game }: { $seat } ist dran. Die anderen sehen weg.
table-curtain-lift = Ich bin { $seat }

## Vergrößern und Tasten

table-beside-told = Was neben dem Spielplan liegt, steht im Bild unter der Auswahl.
table-zoom = Vergrößern
table-zoom-in = Größer
table-zoom-out = Kleiner
table-beyond = + { $more } weitere
table-beyond-map = Der ganze Spielplan: Berühre eine Stelle, um dorthin zu kommen
table-help = Hilfe
table-help-asked = Was du jetzt gefragt wirst
table-help-waits = Was jetzt geschieht
table-help-marked = { $moves ->
    [one] Wählbar ist genau eines: Es ist hervorgehoben, und die Liste „Züge“ nennt es.
   *[other] Wählbar sind { $moves } Dinge: Sie sind hervorgehoben, und die Liste „Züge“ nennt sie alle.
}
table-help-goal = Wie du gewinnst
table-help-turn = Was du tust, wenn du am Zug bist, was die Zeichen bedeuten und was Anfänger falsch machen, liest du mit Bildern in drei Minuten hier:
table-help-board = Zeichen auf dem Spielplan
table-help-dot = Das kannst du wählen
table-help-ring = Hierhin kann, was du hältst
table-help-signs = Zeichen an diesem Tisch
table-touch = Mit den Fingern
table-touch-tap = Tippe auf etwas Markiertes
table-touch-tap-does = Du siehst, was daraus würde, bevor etwas geschieht.
table-touch-again = Tippe noch einmal darauf, oder auf „Ausführen“
table-touch-again-does = Dein Zug wird gemacht. Tippst du woandershin, geschieht nichts.
table-touch-grey = Tippe auf etwas Graues
table-touch-grey-does = Du erfährst, warum du es jetzt nicht wählen kannst.
table-touch-own = Tippe auf eine eigene Karte oder Figur
table-touch-own-does = Du erfährst, was sie ist, und in manchen Spielen, was du mit ihr tun kannst.
table-touch-drag = Ziehe
table-touch-drag-does = Schiffe, die frei fahren, und alles, was woandershin kann, folgen deinem Finger.
table-touch-two = Spreize zwei Finger
table-touch-two-does = Der Spielplan kommt näher; dann verschiebt ihn ein Finger.
table-touch-double = Tippe zweimal schnell auf den Spielplan
table-touch-double-does = Du siehst wieder den ganzen Spielplan.
table-touch-bar = Die Leiste unten
table-touch-bar-does = Sie führt zum Verlauf, zur Liste aller deiner Züge und zu den Regeln. Die Lampe oben gibt einen Tipp.
table-keys = Tasten
table-keys-arrows = von einem möglichen Zug zum nächsten
table-keys-enter = den Zug machen
table-keys-escape = Meldung schließen, Rückschau beenden
table-keys-board = zum Spielplan
table-keys-moves = Liste der Züge
table-keys-beside = was neben dem Spielplan liegt
table-keys-log = Verlauf
table-keys-rules = Regeln
table-keys-chat = Chat
table-keys-people = Leute
table-keys-skip = sofort zeigen, was andere getan haben
table-keys-hint = ein Tipp, wenn du nur gegen Bots spielst; noch einmal: zum Knopf, der es tut
table-keys-undo = zurücknehmen
table-keys-ask = was kann ich tun, was ist gerade geschehen, was ist wo; und die eigenen Fragen des Spiels
table-keys-zoom = größer, kleiner, zurück
table-keys-pan = den vergrößerten Spielplan verschieben
table-keys-replay = Rückschau: einen Zug zurück oder vor
table-keys-help = diese Liste der Tasten
table-keys-on = Einzelne Buchstaben und Ziffern sind Tastenkürzel
table-keys-more = Du kannst auch alles anklicken oder antippen. Zwei Finger oder das Mausrad vergrößern den Spielplan; ein Doppeltipp zeigt ihn wieder ganz.

## Kein Tisch

table-nowhere = Diesen Tisch gibt es nicht
table-nowhere-text = Vielleicht wurde der Link unterwegs abgeschnitten, oder der Tisch steht auf einem anderen Server.
table-outdated = Es gibt eine neuere Fassung
table-outdated-text = Diese Seite ist älter als der Server und versteht ihn nicht mehr. Deine Partie ist gespeichert.
table-outdated-load = Neue Fassung laden

## Würfel, die jeder nachrechnen kann

dice-title = Würfel, Karten und Münzen
dice-gathering = Die Würfel werden vorbereitet …
dice-gathering-text = Von allen, die mitspielen, gibt der Browser von selbst eine Zahl dazu, damit niemand allein bestimmen kann, wie die Würfel fallen. Hat jemand diesen Tisch noch nicht geöffnet, beginnt die Partie in weniger als einer Minute ohne diese Zahl.
dice-how = Warum niemand sie lenken kann
dice-explained = Vor der Partie hat der Server ein Geheimnis festgelegt, und alle, die mitspielen, je eine Zahl. Jeder Wurf und jede ausgeteilte Karte wird aus allem zusammen berechnet. Nach der Partie wird alles gezeigt, und alle können es nachrechnen.
dice-server = Der Server ist an sein Geheimnis gebunden durch
dice-number = Zahl
dice-pledged = an eine Zahl gebunden durch
dice-asked = eine Zahl kommt noch
dice-none = keine eigene Zahl
dice-own = Deine eigene Zahl für die Würfel
dice-own-help = Buchstaben, Ziffern, Punkte und Bindestriche. Zufällige Ziffern kommen dazu, damit sie niemand errät. Bleibt das Feld leer, macht dieses Gerät eine Zahl.
dice-check = Alle Zufallszüge nachrechnen
dice-check-what = Dieses Gerät rechnet alle noch einmal aus, ohne den Server.
dice-checked = Zufallszüge: nachgerechnet, { $right } von { $total }
dice-wrong = Etwas stimmt nicht: Nur { $right } von { $total } Zufallszügen wurden so gezogen
dice-details = Was nachgerechnet wurde
dice-secret-told = Das ist das Geheimnis des Servers. Es passt zu dem, woran er vor der Partie gebunden war:
dice-own-used = { $seat }: Die Zahl, die dieses Gerät gegeben hat, wurde benutzt.
dice-own-unknown = Dieses Gerät kennt keine Zahl von dir für diese Partie und kann nicht sagen, ob deine benutzt wurde.
dice-withheld = { $seat } war an eine Zahl gebunden und hat sie nicht gegeben. Haben { $seat } und der Server zusammengearbeitet, so konnten sie sich die bessere von zwei Partien aussuchen.
dice-option = Vor dem ersten Zug gezogen: { $option }
dice-start = Die Partie begann mit einer Stellungsdatei. Was diese offen ließ, wurde nicht aus diesen Würfeln gezogen.
dice-seen = Von { $total } Zufallszügen hat dieses Gerät { $seen } in der Partie selbst gesehen, und sie sind dieselben.
dice-proves = Das beweist, dass jeder Wert aus dem Geheimnis und den Zahlen gezogen wurde. Welche Karten der Zufall austeilen konnte und was verdeckt ausgeteilt wurde, hat nur der Server gesagt. Der Befehl quarterdeck record verify --dice prüft auch das, nach den Regeln.
dice-draws = Alle Zufallszüge
dice-draw = { $index }: { $move } (Nummer { $value } von { $choices })
dice-flaw-secret = Das Geheimnis des Servers ist nicht das, woran er vor der Partie gebunden war.
dice-flaw-own-commitment = Als dieses Gerät seine Zahl gab, war der Server an ein anderes Geheimnis gebunden.
dice-flaw-number = Die Zahl von { $seat } ist nicht die, die vor der Partie versprochen war.
dice-flaw-own-number = Die Zahl, die dieses Gerät für { $seat } gegeben hat, wurde nicht benutzt.
dice-flaw-own-pledges = Nachdem dieses Gerät seine Zahl für { $seat } gegeben hatte, wurde jemand an eine andere Zahl gebunden.
dice-flaw-option = { $option }: Vor dem ersten Zug wurde etwas anderes gezogen.
dice-flaw-draw = Zufallszug { $index }, { $move }: Gezogen wurde etwas anderes.
dice-flaw-faces = Zufallszug { $index }, { $move }: Sechsseitige Würfel zeigen bei dieser Nummer etwas anderes.
dice-flaw-seen = Zufallszug { $index } war in der Partie { $seen }; das hat dieses Gerät gesehen. Jetzt sagt der Server { $move }.
dice-flaw-left-out = Dieses Gerät hat in der Partie den Zufallszug { $move } gesehen, und jetzt lässt der Server ihn weg.
