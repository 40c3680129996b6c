"""Compiles the rules, the engine's core and the search; without a C compiler they stay plain Python."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED = (
    "engine/dice.py",
    "engine/judgement.py",
    "engine/log.py",
    "engine/moves.py",
    "engine/playout.py",
    "engine/position.py",
    "engine/sets.py",
    "games/*/codes.py",
    "games/*/position.py",
    "games/bremerhaven/bidding.py",
    "games/bremerhaven/choosing.py",
    "games/bremerhaven/deadlines.py",
    "games/bremerhaven/deals.py",
    "games/bremerhaven/decks.py",
    "games/bremerhaven/events.py",
    "games/bremerhaven/expectations.py",
    "games/bremerhaven/growth.py",
    "games/bremerhaven/harbor.py",
    "games/bremerhaven/outlook.py",
    "games/bremerhaven/permits.py",
    "games/bremerhaven/quay.py",
    "games/bremerhaven/quay_values.py",
    "games/bremerhaven/rounds.py",
    "games/bremerhaven/storage.py",
    "games/bremerhaven/town.py",
    "games/bremerhaven/town_values.py",
    "games/bremerhaven/wishes.py",
    "games/bruise_cruise/actions.py",
    "games/bruise_cruise/board.py",
    "games/bruise_cruise/chart.py",
    "games/bruise_cruise/endings.py",
    "games/bruise_cruise/offers.py",
    "games/bruise_cruise/setting_out.py",
    "games/bruise_cruise/turns.py",
    "games/bruise_cruise/unfathomable.py",
    "games/kraken/sea.py",
    "games/pirates/aboard.py",
    "games/pirates/advance.py",
    "games/pirates/aftermath.py",
    "games/pirates/aims.py",
    "games/pirates/angles.py",
    "games/pirates/answers.py",
    "games/pirates/asking.py",
    "games/pirates/barter.py",
    "games/pirates/bastions.py",
    "games/pirates/boarding.py",
    "games/pirates/bonuses.py",
    "games/pirates/broadsides.py",
    "games/pirates/candidates.py",
    "games/pirates/catalog.py",
    "games/pirates/charting.py",
    "games/pirates/curios.py",
    "games/pirates/deeds.py",
    "games/pirates/depths.py",
    "games/pirates/docking.py",
    "games/pirates/drifting.py",
    "games/pirates/effects.py",
    "games/pirates/enchantments.py",
    "games/pirates/exploring.py",
    "games/pirates/feats.py",
    "games/pirates/embers.py",
    "games/pirates/findings.py",
    "games/pirates/fires.py",
    "games/pirates/forms.py",
    "games/pirates/forts.py",
    "games/pirates/gunnery.py",
    "games/pirates/handling.py",
    "games/pirates/happenings.py",
    "games/pirates/hits.py",
    "games/pirates/keywords.py",
    "games/pirates/kinds.py",
    "games/pirates/knacks.py",
    "games/pirates/lines_of_fire.py",
    "games/pirates/lookout.py",
    "games/pirates/losses.py",
    "games/pirates/mending.py",
    "games/pirates/mysteries.py",
    "games/pirates/omens.py",
    "games/pirates/orders.py",
    "games/pirates/outfitting.py",
    "games/pirates/parley.py",
    "games/pirates/perils.py",
    "games/pirates/plane.py",
    "games/pirates/preferences.py",
    "games/pirates/promises.py",
    "games/pirates/prospects.py",
    "games/pirates/reach.py",
    "games/pirates/reckoning.py",
    "games/pirates/roadstead.py",
    "games/pirates/sailing.py",
    "games/pirates/scattering.py",
    "games/pirates/seas.py",
    "games/pirates/secrecy.py",
    "games/pirates/segments.py",
    "games/pirates/serving.py",
    "games/pirates/setting_out.py",
    "games/pirates/sinking.py",
    "games/pirates/skills.py",
    "games/pirates/smoke.py",
    "games/pirates/spots.py",
    "games/pirates/steering.py",
    "games/pirates/talents.py",
    "games/pirates/targets.py",
    "games/pirates/terrain.py",
    "games/pirates/tides.py",
    "games/pirates/tools.py",
    "games/pirates/towing.py",
    "games/pirates/tricks.py",
    "games/pirates/turning.py",
    "games/pirates/turns.py",
    "games/pirates/waters.py",
    "games/pirates/weather.py",
    "games/pirates/windfalls.py",
    "games/*/judgement.py",
    "bots/marks.py",
    "bots/tree.py",
)

GCC_AND_CLANG = (
    "-fno-semantic-interposition",  # lets rules be inlined into rules
    "-ffp-contract=off",  # search calculates the same on every processor, and as the interpreter does
    "-Wno-misleading-indentation",  # gcc would look through the whole file again at each `if`: more than half of its time
)


def extensions() -> list[Extension]:
    """C extensions of the compiled modules; each is optional, so a failing compiler is no error."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        sys.stderr.write("quarterdeck: mypyc is not here; the rules run uncompiled, about 50 times slower.\n")
        return []
    sources = [str(path) for pattern in COMPILED for path in sorted(Path("src/quarterdeck").glob(pattern))]
    options = ["--config-file=pyproject.toml", "--follow-imports=silent", "--ignore-missing-imports"]
    found = mypycify([*options, *sources], opt_level="3", debug_level="0")
    for extension in found:
        extension.optional = True
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *GCC_AND_CLANG]
    return found


setup(ext_modules=extensions())
