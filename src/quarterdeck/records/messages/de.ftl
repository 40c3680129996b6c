nothing = niemand
and = { $first } und { $last }

# Warum ein Zug nicht angenommen wird
over = Die Partie ist vorbei; niemand zieht mehr.
chance-decides = Jetzt entscheidet der Zufall; vorher zieht niemand.
not-chance = Der Zufall hat jetzt nichts zu entscheiden; am Zug: { $players }.
not-your-turn = { $seat } ist nicht am Zug; am Zug: { $players }.

# Warum nicht zurückgenommen werden kann
nothing-to-take-back = { $seat } hat noch nichts entschieden.
resignation-stays = Die Partie endete durch Aufgabe, und dabei bleibt es.
chance-since = Seitdem hat der Zufall etwas entschieden, und das lässt sich nicht ungeschehen machen.
revealed-since = Dieser Zug hat etwas Verborgenes gezeigt, und das kann niemand vergessen.
shown-at-end = Die Partie ist vorbei, und was verborgen war, ist gezeigt.
decided-since = Seitdem hat { $player } entschieden.
must-agree = { $why } Es müssen einverstanden sein: { $players }.
too-old-to-agree = { $why } Diese Aufzeichnung hat Version 1 des Formats, und die kann nicht sagen, dass die anderen einverstanden sind.

# Wo niemand gewählt hat, etwa ein Bot, der nicht nachdenken konnte
by-lot =
    { $mine ->
        [yes] Das hat der Zufall für dich gewählt.
       *[no] Das hat der Zufall für { $player } gewählt.
    }

# Wie eine Aufgabe die Partie beendet
resigned = { $count ->
    [0] { $player } hat aufgegeben.
    [one] { $player } hat aufgegeben, und { $winners } gewinnt.
   *[other] { $player } hat aufgegeben, und { $winners } gewinnen gemeinsam.
}
out-of-time = { $count ->
    [0] { $player } hat keine Zeit mehr.
    [one] { $player } hat keine Zeit mehr, und { $winners } gewinnt.
   *[other] { $player } hat keine Zeit mehr, und { $winners } gewinnen gemeinsam.
}

### Was auf die Zeile einer Aufzeichnung oder den Namen einer Datei folgt: warum sie abgelehnt wird

# Die Datei als Ganzes
cannot-be-read = kann nicht gelesen werden: { $reason }
cannot-be-written = kann nicht geschrieben werden: { $reason }
no-file = kann nicht geschrieben werden: Das ist keine Datei
file-too-large = ist größer als jede Aufzeichnung: mehr als { $most } Bytes
file-empty = die Datei ist leer
holds-no-record = enthält etwas, was keine unbeschädigte Aufzeichnung ist ({ $error }); nichts wurde überschrieben
holds-another-record = enthält eine andere Aufzeichnung oder spätere Züge von dieser; nichts wurde überschrieben

# Der Kopf
no-record = das ist keine Aufzeichnung von Quarterdeck: Eine solche Datei beginnt mit quarterdeck und format
no-version = format: { $version } ist keine Version des Formats; hier ist Version { $here }
newer-format = format: Version { $version } hat ein neueres Quarterdeck geschrieben ({ $written_by }); dieses liest bis Version { $here }
clock-too-new = clock: eine Aufzeichnung von Version { $version } des Formats hat keine Uhr; die gibt es ab Version { $needed }
newer-rules = wurde nach Version { $version } der Regeln von { $game } gespielt, hier ist Version { $here }; ein neueres Quarterdeck kann das nachspielen
no-own-pack = pack.digest: { $game } hat kein eigenes Paket { $pack } mit diesem Inhalt
pack-digest = pack.digest: gehört nicht zum Inhalt des Pakets { $pack }
label-number =
    { $labels ->
        [one] ein Name steht
       *[other] { $labels } Namen stehen
    } da, für { $players ->
        [one] einen Platz
       *[other] { $players } Plätze
    }
label-form = ein Name hat 1 bis { $most } druckbare Zeichen
start-untold = sagt nicht alles, was verborgen ist; eine Partie beginnt mit einer Stellung, die alles sagt
veiled = view: das ist, was { $seat } wissen darf; man kann es zeigen, aber nicht nachspielen

# Jede andere Zeile
line-unreadable =
    { $first ->
        [yes] diese Datei ist keine Aufzeichnung von Quarterdeck
       *[no] die Zeile ist beschädigt
    }: { $at ->
        [0] sie endet zu früh
        [-1] sie ist nicht zu lesen
       *[other] ab Zeichen { $at } ist sie nicht zu lesen
    }
no-line = ist keine Zeile einer Aufzeichnung: weder Zug noch Zurücknahme noch Aufgabe, und auch nicht die Schlusszeile
newer-line = solche Zeilen gibt es ab Version { $needed } des Formats; im Kopf steht Version { $version }
out-of-place = hat Nummer { $number }, wo { $expected } hingehört: Eine Zeile fehlt, ist zu viel oder am falschen Ort
checksum-missing = endet nicht mit der Prüfsumme, zwölf hexadezimalen Ziffern als `sum`
checksum-differs = die Prüfsumme stimmt nicht: Die Zeile wurde geändert, oder vor sie gehört eine andere
no-seat = { $name } ist kein Platz in dieser Partie; schreib { $seats } oder { $chance }
not-latest = back_to: Zug { $move } ist nicht die letzte Entscheidung von { $seat }
not-taken-back = { $seat } darf das nicht zurücknehmen: { $why }
agreed-order =
    agreed: hier stehen andere Plätze, in dieser Reihenfolge: { $number ->
        [0] es gibt keine
       *[other] { $seats }
    }
resigned-not-playing = resigned: { $seat } spielt nicht mit
resigned-too-late = resigned: die Partie ist vorbei, bevor { $seat } aufgibt

# Die Schlusszeile
after-closing = kommt nach der Schlusszeile; danach darf nichts kommen
closing-missing = die Schlusszeile fehlt: Die Aufzeichnung ist abgeschnitten
closing-counts = zählt { $counted } Zeilen, da sind aber { $lines }
result-when-over = eine Partie hat genau dann ein Ergebnis, wenn sie vorbei ist
digest-or-view = die Prüfsumme der Stellung fehlt oder steht in einer verhüllten Aufzeichnung
other-state =
    state: hier steht { $said }, aber die Partie ist { $state ->
        [over] vorbei: over
       *[open] noch offen: open
    }
other-result = result: die Züge führen zu einem anderen Ergebnis
newer-digest = position: die Prüfsumme stammt von einem neueren Quarterdeck, und nur das kann sie vergleichen
other-position = position: die Züge führen zu einer anderen Stellung, als die Prüfsumme sagt

# Wie ihre Würfel bewiesen werden
dice-form = dice: das sind nicht die Prüfsumme des Geheimnisses und für jeden Platz ein Versprechen und eine Zahl
dice-secret-too-soon = das Geheimnis der Würfel steht hier, bevor die Partie vorbei ist, oder ohne das, wozu es gehört
dice-unproven = enthält keinen Beweis der Würfel: Den haben nur Partien auf einem Server, und erst, seit es solche Beweise gibt
dice-open = die Partie ist noch nicht vorbei, und so lange behält der Server das Geheimnis der Würfel für sich
dice-no-secret = die Partie ist vorbei, aber das Geheimnis der Würfel fehlt: Nichts lässt sich prüfen, darum glaube den Würfeln nicht
dice-other-secret = das ist nicht das Geheimnis, auf das sich der Server vor der Partie festgelegt hat
dice-other-number = die Zahl von { $seat } ist nicht die, die vor der Partie versprochen wurde
dice-other-option = { $option }: das ist nicht, was die Würfel vor dem ersten Zug dafür gezogen haben
dice-other-draw = Zufallszug { $index }, { $move }: das ist Nummer { $made } der { $choices } möglichen, gezogen wurde aber Nummer { $drawn }
number-form = eine Zahl hat 1 bis 100 Buchstaben, Ziffern, Punkte und Bindestriche

# Records of games that began by older rules
by-older-rules = { $problem } (Die Partie begann nach Version { $version } der Regeln von { $game }; hier ist Version { $here }.)
same-by-newer-rules = Diese Partie begann nach Version { $version } der Regeln von { $game }. Sie wurde nach Version { $here } nachgespielt: Jede Zeile ist erlaubt, und das Ende ist dasselbe.
