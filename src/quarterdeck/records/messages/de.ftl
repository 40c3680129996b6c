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
chance-since = Seitdem hat der Zufall etwas entschieden, und was er gezeigt hat, bleibt gezeigt.
revealed-since = Dieser Zug hat etwas Verborgenes gezeigt, und das kann niemand vergessen.
shown-at-end = Die Partie ist vorbei, und was verborgen war, ist gezeigt.
decided-since = Seitdem hat { $player } entschieden.
must-agree = { $why } Es müssen einverstanden sein: { $players }.
too-old-to-agree = { $why } Diese Aufzeichnung hat Version 1 des Formats, und die kann nicht sagen, dass die anderen einverstanden sind.

# Wie eine Aufgabe die Partie beendet
resigned = { $count ->
    [0] { $player } hat aufgegeben.
    [one] { $player } hat aufgegeben; { $winners } gewinnt.
   *[other] { $player } hat aufgegeben; { $winners } gewinnen gemeinsam.
}
