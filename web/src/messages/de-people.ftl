### Was der Client über Menschen und ihre beendeten Partien sagt.

## Das Archiv beendeter Partien

archive = Beendete Partien
archive-lead = Partien, die vorbei sind: die von öffentlichen Tischen und alle deine eigenen. Öffne eine, um sie Zug für Zug noch einmal anzusehen, oder nimm ihre Aufzeichnung mit.
archive-search = Suche
archive-whose = Wessen Partien?
archive-of-all = Von allen
archive-of-me = Nur meine
archive-game = Spiel
archive-any-game = Alle Spiele
archive-name = Name von jemandem, der mitgespielt hat
archive-players = Zahl der Plätze
archive-any-number = Beliebig
archive-ending = Wie sie endete
archive-any-ending = Egal wie
archive-result = Wie sie für dich endete
archive-any-result = Egal wie
archive-won = Gewonnen
archive-drawn = Unentschieden
archive-lost = Verloren
archive-length = Länge
archive-any-length = Beliebig lang
archive-to = { $most ->
    [one] Ein Zug
   *[other] Bis { $most } Züge
}
archive-from = { $least ->
    [one] Ab einem Zug
   *[other] Ab { $least } Zügen
}
archive-find = Partien finden
archive-none = Keine beendete Partie passt dazu.
archive-none-yours = Keine deiner beendeten Partien passt dazu.
archive-more = Frühere Partien
archive-moves =
    { $number ->
        [one] Ein Zug
       *[other] { $number } Züge
    }
archive-closed = nicht öffentlicher Tisch
archive-option = { $label }: { $value }
archive-seat = { $rank }. { $player }
archive-seat-score = { $rank }. { $player }: { $score }
archive-gone = jemand, der nicht mehr da ist
archive-you-won = Du hast gewonnen
archive-you-drew = Unentschieden für dich
archive-you-lost = Du hast verloren
archive-record = Aufzeichnung
archive-record-of = Aufzeichnung von { $game }, als Datei
archive-look = Noch einmal ansehen
archive-look-of = Noch einmal ansehen: { $game }
archive-own-record = Hast du eine Aufzeichnung als Datei, von irgendeinem Rechner?

## Menschen

people = Leute
people-here = Wer da ist
people-nobody = Gerade ist niemand zu sehen.
people-leaders = Bestenliste
people-ratings-how = Alle beginnen mit 1000 Punkten. Mit jeder Partie wird deine Wertung sicherer, und über deinen Platz entscheiden die Punkte, die du so gut wie sicher hast. Bots werden gewertet wie Menschen.
rating-points = { $points } Punkte
rating-range = ({ $least } bis { $most })
rating-games = { $games ->
    [0] vor der ersten Partie hier: { $sure }
    [one] nach einer Partie: { $sure }
   *[other] nach { $games } Partien: { $sure }
}
rating-vague = sehr unsicher
rating-rough = ziemlich sicher
rating-sure = sicher
rating-change = Wertung { $before } → { $after }
profile = Jemand
profile-here = Gerade da
profile-since = Dabei seit { $day }
profile-ratings = Wertungen
profile-no-ratings = Noch keine gewerteten Partien.
profile-results = Ergebnisse
profile-no-games = Keine beendeten Partien, die du sehen darfst.
profile-game = { $game }, { $players ->
    [one] allein:
   *[other] mit { $players } Personen:
}
profile-tally = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
profile-rank = Platz { $rank }: { $number }
profile-recent = Letzte Partien
profile-all-games = Alle beendeten Partien

## Freunde, Herausforderungen, und wen man nicht treffen will

bond-friends = Du und { $name } seid befreundet.
bond-asked = Du hast { $name } gefragt, ob ihr euch anfreunden wollt.
bond-asks = { $name } möchte sich mit dir anfreunden.
bond-muted = Du liest nicht, was { $name } sagt.
bond-blocked = { $name } kann dich weder fragen noch einladen und sich nicht an deine Tische setzen.
bond-challenge = Herausfordern
bond-friend = Anfreunden
bond-agree = Einverstanden
bond-unfriend = Nicht mehr befreundet sein
bond-mute = Stummschalten
bond-unmute = Nicht mehr stummschalten
bond-block = Sperren
bond-unblock = Nicht mehr sperren
bond-help = Stummschalten: Du liest nicht, was jemand an Tischen sagt. Sperren: Auch fragen, einladen oder sich an deine Tische setzen geht dann nicht.
people-friends = Freunde
people-no-friends = Noch niemand. Auf der Seite von jemandem kannst du fragen, ob ihr euch anfreunden wollt.
people-friend = befreundet
people-friend-here = befreundet, gerade da
people-asked = von dir gefragt
people-asks = möchte sich anfreunden
people-shunned = Stummgeschaltet und gesperrt
people-is-muted = stummgeschaltet
people-is-blocked = gesperrt

## Was von einem Menschen aufbewahrt wird

data-how = Du kannst alles mitnehmen, was dieser Server von dir aufbewahrt, oder es löschen lassen.
data-take = Meine Daten mitnehmen
data-delete = Alles über mich löschen
data-delete-title = Alles über dich löschen?
data-delete-what = Dein Name, dein Konto, deine Wertungen, deine Freunde und alles, was du gesagt hast, werden gelöscht, und niemand kann sie zurückholen. Deine Partien bleiben, ohne deinen Namen; in denen, die noch laufen, spielt ein Bot für dich.
data-delete-yes = Löschen
data-delete-no = Behalten
data-deleted = Alles über dich ist gelöscht.

## Nachrichten, dass man am Zug ist

notices-lead = Wir können dir Bescheid geben, wenn du am Zug bist, aber nicht hier. Zuerst fragen wir mit einer einzigen Nachricht, ob du das willst; bevor du Ja sagst, kommt nichts weiter.
notices-none = Dieser Server verschickt keine Nachrichten.
notices-way = Wie
notices-mail = E-Mail
notices-webhook = Webhook
notices-mail-address = E-Mail-Adresse
notices-mail-help = Eine Nachricht nennt die Spiele, in denen du am Zug bist, und sonst nichts.
notices-push = Dieser Browser
notices-push-help = Dieser Browser sagt dir, wenn du am Zug bist, auch wenn keine unserer Seiten offen ist. Vorher fragt er dich um Erlaubnis.
notices-push-add = In diesem Browser melden
notices-push-here = dieser hier
notices-push-elsewhere = ein anderer, über { $service }
notices-push-waits = Gleich kommt hier die erste Nachricht; danach sagt dieser Browser dir Bescheid.
notices-push-unable = Dieser Browser kann hier keine Nachrichten bekommen. Er braucht eine Seite mit https://, nicht in einem privaten Fenster; auf einem iPhone leg diese Seite zuerst auf den Startbildschirm.
notices-push-forbidden = Du hast Nachrichten von dieser Seite verboten. In den Einstellungen deines Browsers kannst du sie erlauben.
notices-push-unreached = Der Dienst deines Browsers für Nachrichten war nicht zu erreichen.
notices-webhook-address = Adresse deines Programms
notices-webhook-help = Sie beginnt mit https://. Das Programm bekommt ein JSON-Objekt mit „type“, „text“, „content“, „games“ (Titel), „link“ (deine Tische) und „off“ (beendet die Nachrichten), sonst nichts.
notices-add = Diese Adresse fragen
notices-asked = Wir haben diese Adresse gefragt. Öffne den Link in der Nachricht.
notices-how-often = Wie oft höchstens
notices-at-once = Jedes Mal
notices-hourly = Einmal in der Stunde, alles zusammen
notices-daily = Einmal am Tag, alles zusammen
notices-quiet = Nachts nichts
notices-quiet-from = Ruhe ab
notices-quiet-until = bis
notices-when = Wann und wie oft
notices-stop = Beenden
notices-stop-this = Nachrichten an { $address } beenden
notices-state-new = Wird gerade gefragt.
notices-state-asked = Wurde gefragt: Öffne den Link in der Nachricht, die dort ankam.
notices-state-on = Bekommt Nachrichten.
notices-state-failed = War lange nicht zu erreichen. Beende sie, dann füge sie neu hinzu.
notices-secret = Geheimnis
notices-secret-help = Jede Anfrage ist mit diesem Geheimnis unterschrieben, nach den Regeln von Standard Webhooks: Der Header webhook-signature gilt für webhook-id, webhook-timestamp und den Inhalt.
notices-ask-confirm = Soll diese Adresse Nachrichten bekommen, wenn du am Zug bist?
notices-do-confirm = Ja, gebt mir Bescheid
notices-ask-off = Soll diese Adresse keine Nachrichten mehr bekommen?
notices-do-off = Keine Nachrichten mehr
notices-now-on = Ab jetzt bekommt diese Adresse Nachrichten.
notices-now-off = Diese Adresse bekommt keine Nachrichten mehr.
programs-lead = Ein Programm von dir kann hier an Tischen spielen. Neben seinem Namen sehen alle, dass es dein Programm ist.
programs-tables = { $tables ->
    [0] an keinem Tisch
    [one] an einem Tisch
   *[other] an { $tables } Tischen
}
programs-name = Name des neuen Programms
programs-make = Programm anlegen
programs-made = { $name } ist angelegt. Kopiere jetzt sein Token: Niemand kann es noch einmal zeigen.
programs-token = Token
programs-command = Befehl, mit dem es spielt
programs-command-help = So spielt ein Bot von Quarterdeck. Für ein eigenes Programm schreibst du --bot program:./mein-bot.
programs-most = Du hast { $most } Programme, und mehr darf niemand haben. Zieh eines zurück, um ein anderes anzulegen.
programs-withdraw = Zurückziehen
programs-withdraw-this = { $name } zurückziehen
programs-withdraw-title = { $name } zurückziehen?
programs-withdraw-what = Sein Token öffnet dann nichts mehr. Es verlässt Tische, an denen noch Plätze frei sind; eine begonnene Partie geht ohne es weiter.
programs-withdrawn = { $name } ist zurückgezogen.
programs-keep = Behalten
programs-mine = Deine Programme
programs-bring-title = Ein Programm für { $seat }
programs-bring-which = Welches deiner Programme nimmt diesen Platz?
programs-bring-none = Du hast noch kein Programm. Leg auf deiner Seite eines an.

## Wer ein Spiel gemacht hat, und woher seine Regeln stammen
credits-designers = Autoren
credits-artists = Grafik
credits-publisher = Verlag
credits-year = Jahr
credits-players = Personen
credits-minutes = Minuten
credits-age = Alter
credits-age-from = ab { $age }
sources = Regeln ohne Zeichen stehen im Regelheft. Die Zeichen:
