"""What a table of the Italian games says besides its stakes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mazziere.games.italiana.scelta import FREE, PARTS
from mazziere.hand.setup import SetupError

OPTIONS: Final = ("asked", "sitting_out", "min_credit", "giro_pazzo", "vele", "distribuzione", "preferred")
"""What a table may say besides the stakes: who is asked for the invito, who sits out, the least credit of a cash
table, whether it plays the giro pazzo, with which vele and which deal, and what its dealer prefers."""

PREFERRED: Final = (*PARTS, *[f"always_{part}" for part in PARTS])
"""What a dealer may prefer, and have without being asked (IT-AUTO-1 to IT-AUTO-4)."""


def check_options(options: Mapping[str, Any]) -> None:
    """Refuse what no table of these games may say; the sentence names the field."""
    for name in options:
        if name not in OPTIONS:
            raise SetupError(f"options: {name!r} is not known; give one of {', '.join(OPTIONS)}")
    if not isinstance(options.get("giro_pazzo", False), bool):
        raise SetupError(f"giro_pazzo: {options['giro_pazzo']!r} is not allowed; give true or false")
    for name in options.get("preferred", {}):
        if name not in PREFERRED:
            raise SetupError(f"preferred: {name!r} is not known; give one of {', '.join(PREFERRED)}")
    for part, names in PARTS.items():
        for place, allowed in ((options, (*names, FREE)), (options.get("preferred", {}), names)):
            if place.get(part, names[0]) not in allowed:
                raise SetupError(f"{part}: {place[part]!r} is not known; give one of {', '.join(allowed)}")
