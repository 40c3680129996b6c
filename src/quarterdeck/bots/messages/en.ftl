# Why a text means no bot, or one that cannot play here
no-bot = there is no bot { $name }; there are { $bots }
no-budget = { $spec }: the { $bot } bot takes no level and no budget; write { $bot }
secrets = uct needs to know everything, and { $game } has secrets; take ismcts, as in { $example }
no-judgement = { $bot } goes by a game's judgement, and { $game } has none; take a bot that searches, as in { $example }
no-level = { $level } is not a level of { $bot }; write a level from 1 to 5, as in { $bot }:3, or a budget, as in { $bot }:simulations=500 or { $bot }:milliseconds=200
no-unit = a budget is counted in { $one } or { $other }, not in { $unit }
budget-range = { $unit } must be a whole number from 1 to { $most }, not { $number }
no-clock = there is no clock here to count milliseconds; write { $example }
no-program = programs play only in quarterdeck simulate, match and play, where you name them yourself; take one of our bots, as in { $example }
no-tables = perfect plays only in quarterdeck simulate, match and play, by tables that quarterdeck solve has made; take another bot, as in { $example }
no-networks = networks play only in quarterdeck simulate, match and play, where you name their files yourself; take one of our bots, as in { $example }

# Why a file is no network that can judge here
network-none = is not a whole network as quarterdeck train writes them
network-other = is a network for another game, number of players or option than this game of { $game }; it was made by { $command }
network-rules = is a network for rules that have changed since; make it again by { $command }
