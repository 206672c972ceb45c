"""Five-card draw, plain: blinds, five cards, a draw, and the best hand."""

from mazziere.hand.betting import Betting
from mazziere.hand.changing import Draw
from mazziere.hand.dealing import Deal
from mazziere.hand.deck import FULL_PACK
from mazziere.hand.first import First
from mazziere.hand.forced import Forced
from mazziere.hand.limits import BIG
from mazziere.hand.showdown import Showdown
from mazziere.hand.variant import Variant
from mazziere.ranking import HIGH

DRAW5 = Variant(
    key="draw5",
    name="Five-card Draw",
    nome="Draw a cinque carte",
    pack=FULL_PACK,
    seats=(2, 8),
    high=HIGH,
    phases=(
        Forced(),
        Deal(down=5),
        Betting("before the draw", First.AFTER_BLINDS),
        Draw(most=5),
        Betting("after the draw", First.LEFT_OF_BUTTON, BIG, final=True),
        Showdown(),
    ),
)

# The module deals as its game does: `from mazziere.games import draw`, then `draw.deal(...)`.
deal = DRAW5.deal
