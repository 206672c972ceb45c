"""Seven-card stud (high, and eight-or-better) and five-card stud."""

from dataclasses import replace

from mazziere.hand.betting import Betting
from mazziere.hand.dealing import Deal
from mazziere.hand.deck import FULL_PACK
from mazziere.hand.first import First
from mazziere.hand.forced import Forced
from mazziere.hand.limits import BIG, SMALL
from mazziere.hand.showdown import Showdown
from mazziere.hand.variant import Variant
from mazziere.ranking import EIGHT_OR_BETTER, HIGH

STUD7 = Variant(
    key="stud7",
    name="Seven-card Stud",
    nome="Stud a sette carte",
    pack=FULL_PACK,
    seats=(2, 8),
    high=HIGH,
    upcards=True,
    limits=("fixed-limit", "pot-limit", "no-limit", "spread-limit"),
    phases=(
        Forced(),
        Deal(down=2, up=1, name="deal third"),
        Betting("third", First.LOW_BRINGS_IN, SMALL),
        Deal(up=1, burn=True, name="deal fourth"),
        Betting("fourth", First.BEST_SHOWING, SMALL),
        Deal(up=1, burn=True, name="deal fifth"),
        Betting("fifth", First.BEST_SHOWING, BIG),
        Deal(up=1, burn=True, name="deal sixth"),
        Betting("sixth", First.BEST_SHOWING, BIG),
        Deal(down=1, burn=True, shared_if_short=True, name="deal seventh"),
        Betting("seventh", First.BEST_SHOWING, BIG, final=True),
        Showdown(),
    ),
)

STUD7_HILO = replace(
    STUD7, key="stud7-hilo", name="Seven-card Stud Hi/Lo", nome="Stud a sette carte Hi/Lo", low=EIGHT_OR_BETTER
)

STUD5 = replace(
    STUD7,
    key="stud5",
    name="Five-card Stud",
    nome="Stud a cinque carte",
    phases=(
        Forced(),
        Deal(down=1, up=1, name="deal second"),
        Betting("second", First.LOW_BRINGS_IN, SMALL),
        Deal(up=1, burn=True, name="deal third"),
        Betting("third", First.BEST_SHOWING, SMALL),
        Deal(up=1, burn=True, name="deal fourth"),
        Betting("fourth", First.BEST_SHOWING, BIG),
        Deal(up=1, burn=True, name="deal fifth"),
        Betting("fifth", First.BEST_SHOWING, BIG, final=True),
        Showdown(),
    ),
)

# The module deals as its game does: `from mazziere.games import stud`, then `stud.deal(...)`.
deal = STUD7.deal
