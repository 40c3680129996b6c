# Warum eine Zahl oder ein Wunsch abgelehnt wird
not-installed = Hierfür wird { $library } gebraucht: pip install "quarterdeck[{ $extra }]"
players-of = { $game } ist für { $players } Spieler, nicht für { $given }
no-number = hier muss eine ganze Zahl stehen, nicht { $given }
beyond = hier muss eine Zahl von 0 bis { $last } stehen, nicht { $given }
beyond-list = hier muss eine Zahl von 0 bis { $last } stehen, der Platz eines Zugs in der Liste der { $number } erlaubten, nicht { $given }
seed-beyond = hier muss eine Zahl von 0 bis { $last } stehen, oder None für ein Spiel, das niemand vorhersehen kann
not-begun = An diesem Tisch hat noch kein Spiel begonnen: Rufe zuerst reset auf.
over = Das Spiel ist aus: Rufe reset auf, um ein neues zu beginnen.
not-asked = Platz { $seat } hat gerade nichts zu wählen. Diese Plätze haben etwas: { $asked }.
no-observation = { $game } sagt nicht in Zahlen, was ein Platz sieht: Game.observation gibt dort None zurück
wrong-shape = hier muss ein Feld von { $shape } ganzen Zahlen ({ $dtype }) stehen, nicht von { $given }
one-of = hier muss eines von diesen stehen: { $kinds }, nicht { $given }
no-pack = hier muss ein Paket stehen, wie find_game({ $game }).read_pack(name, content) es liest, nicht { $given }
no-action = hier muss die Aktion eines Platzes stehen, der gerade etwas zu wählen hat; { $legal } sind erlaubt
at-least-one = hier muss 1 oder mehr stehen, nicht { $given }
how-many = hier muss eine Zahl von 1 bis { $most } stehen, nicht { $given }
