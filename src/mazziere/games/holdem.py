"""Texas Hold'em."""

from mazziere.hand.betting import Betting
from mazziere.hand.dealing import Board, Deal
from mazziere.hand.deck import FULL_PACK
from mazziere.hand.first import First
from mazziere.hand.forced import Forced
from mazziere.hand.limits import BIG
from mazziere.hand.showdown import Showdown
from mazziere.hand.variant import Variant
from mazziere.ranking import HIGH

HOLDEM = Variant(
    key="holdem",
    name="Texas Hold'em",
    nome="Texas Hold'em",
    pack=FULL_PACK,
    seats=(2, 22),
    high=HIGH,
    phases=(
        Forced(),
        Deal(down=2),
        Betting("preflop", First.AFTER_BLINDS),
        Board("flop", 3),
        Betting("flop", First.LEFT_OF_BUTTON),
        Board("turn", 1),
        Betting("turn", First.LEFT_OF_BUTTON, BIG),
        Board("river", 1),
        Betting("river", First.LEFT_OF_BUTTON, BIG, final=True),
        Showdown(),
    ),
)

# The module deals as its game does: `from mazziere.games import holdem`, then `holdem.deal(...)`.
deal = HOLDEM.deal
