# Warum ein Text keinen Bot nennt, oder einen, der hier nicht spielen kann
no-bot = einen Bot { $name } gibt es nicht; es gibt { $bots }
no-budget = { $spec }: Der Bot { $bot } hat weder Stufe noch Budget; schreib { $bot }
secrets = uct muss alles wissen, und in { $game } gibt es Verborgenes; nimm ismcts, wie in { $example }
no-judgement = { $bot } richtet sich danach, wie ein Spiel Stellungen beurteilt, und { $game } tut das nicht; nimm einen Bot, der sucht, wie in { $example }
no-level = { $level } ist keine Stufe von { $bot }; schreib eine Stufe von 1 bis 5, wie in { $bot }:3, oder ein Budget, wie in { $bot }:simulations=500 oder { $bot }:milliseconds=200
no-unit = ein Budget zählt man in { $one } oder { $other }, nicht in { $unit }
budget-range = { $unit } muss eine ganze Zahl von 1 bis { $most } sein, nicht { $number }
no-clock = hier gibt es keine Uhr, um Millisekunden zu zählen; schreib { $example }
no-program = Programme spielen nur bei quarterdeck simulate, match und play, wo du sie selbst nennst; nimm einen unserer Bots, wie in { $example }
no-tables = perfect spielt nur bei quarterdeck simulate, match und play, nach Tabellen, die quarterdeck solve gemacht hat; nimm einen anderen Bot, wie in { $example }
no-networks = Netze spielen nur bei quarterdeck simulate, match und play, wo du ihre Dateien selbst nennst; nimm einen unserer Bots, wie in { $example }

# Warum eine Datei kein Netz ist, das hier urteilen kann
network-none = ist kein ganzes Netz, wie quarterdeck train sie schreibt
network-other = ist ein Netz für ein anderes Spiel, eine andere Zahl von Plätzen oder andere Einstellungen als diese Partie { $game }; es wurde gemacht mit { $command }
network-rules = ist ein Netz für Regeln, die sich seitdem geändert haben; mach es neu mit { $command }
