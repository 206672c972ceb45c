"""The boxes: who may stake on them and how much, who commands them, and how many must be in play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mazziere.hand.events import Option
from mazziere.house.blackjack import events as ev
from mazziere.house.blackjack.events import BANK
from mazziere.house.blackjack.rules import NIWIN
from mazziere.rules.refusal import Refusal

if TYPE_CHECKING:
    from mazziere.house.blackjack.state import State
    from mazziere.house.blackjack.table import Table

STAKE_RULE = "BJ-3.1 BJ-3.2 BJ-3.4"


def bounds(s: State, player: int, box: int) -> tuple[int, int, int]:
    """The least and the most a player may add on a box, and what it must be a multiple of; most 0: nothing."""
    rules, on_box = s.rules, s.stakes.get(box, {})
    own = on_box.get(player, 0)
    if not own and len(on_box) >= rules.players_a_box:
        return 0, 0, rules.step
    step = rules.step
    least = max(step, -(-(rules.limits.least - own) // step) * step)
    most = min(s.chips[player], rules.limits.most - sum(on_box.values())) // step * step
    return (least, most, step) if least <= most else (0, 0, step)


def niwin_bounds(s: State, player: int, box: str) -> tuple[int, int, int]:
    """The same for a box of the side bet, whose limits are each player's own."""
    limits, step = s.rules.niwin_limits, s.rules.niwin_step(box)
    own = s.niwin.get(player, {}).get(box, 0)
    least = max(step, -(-(limits.least - own) // step) * step)
    most = min(s.chips[player], limits.most - own) // step * step
    return (least, most, step) if least <= most else (0, 0, step)


def stakes_open(s: State, player: int) -> tuple[Option, ...]:
    """The stakes a player may place now, each with its bounds."""
    if s.phase != "betting":
        return ()
    found = []
    for box in range(s.rules.boxes):
        least, most, _ = bounds(s, player, box)
        if most:
            found.append(Option(f"stake {box}", least, most, STAKE_RULE))
    for name in NIWIN:
        least, most, _ = niwin_bounds(s, player, name)
        if most:
            found.append(Option(f"niwin {name}", least, most, "BJ-A.2"))
    return tuple(found)


def stake(t: Table, player: int, amount: int, box: int) -> None:
    """Put chips on a box of the main game."""
    s = t.state
    _open(t, player)
    if not 0 <= box < s.rules.boxes:
        raise Refusal("BJ-1.1a", "house-no-such-box", box=box + 1, most=s.rules.boxes)
    _chips(s, player, amount)
    limits, on_box = s.rules.limits, s.stakes.get(box, {})
    own = on_box.get(player, 0)
    if not own and len(on_box) >= s.rules.players_a_box:
        raise Refusal("BJ-3.4", "house-box-full", most=s.rules.players_a_box)
    if own + amount < limits.least:
        raise Refusal("BJ-3.1", "below-minimum", amount=amount, least=limits.least - own)
    there = sum(on_box.values())
    if there + amount > limits.most:
        rule = "BJ-3.2" if own == there else "BJ-3.4"
        raise Refusal(rule, "above-maximum", amount=there + amount, most=limits.most)
    _payable(amount, s.rules.step, "BJ-6.10a")
    rule = "BJ-4.3" if s.owners[box] != player and player in s.owners else "BJ-1.1a"
    if player not in s.owners:
        rule = "BJ-4.4"
    t.emit(ev.Staked(player, amount, own + amount, s.chips[player] - amount, box, rule=rule))


def stake_niwin(t: Table, player: int, amount: int, box: str) -> None:
    """Put chips on a total of the bank; no stake on the main game is needed (BJ-A.5)."""
    s = t.state
    _open(t, player)
    if box not in NIWIN:
        raise Refusal("BJ-A.3", "house-no-such-bet", bet=f"niwin {box}", bets=", ".join(NIWIN))
    _chips(s, player, amount)
    limits = s.rules.niwin_limits
    own = s.niwin.get(player, {}).get(box, 0)
    if own + amount < limits.least:
        raise Refusal("BJ-A.2", "below-minimum", amount=amount, least=limits.least - own)
    if own + amount > limits.most:
        raise Refusal("BJ-A.2", "above-maximum", amount=own + amount, most=limits.most)
    _payable(amount, s.rules.niwin_step(box), "BJ-A.4")
    main = any(player in on_box for on_box in s.stakes.values())
    rule = "BJ-A.1 BJ-A.3" if main else "BJ-A.1 BJ-A.3 BJ-A.5"
    t.emit(ev.Staked(player, amount, own + amount, s.chips[player] - amount, niwin=box, rule=rule))


def take_back(t: Table, player: int, box: int | str) -> None:
    """Take a stake back before betting is closed; a string names a box of the side bet."""
    s = t.state
    _open(t, player)
    if isinstance(box, str):
        amount, bet, number = s.niwin.get(player, {}).get(box, 0), f"niwin {box}", BANK
    else:
        amount, bet, number = s.stakes.get(box, {}).get(player, 0), "main", box
    if not amount:
        raise Refusal("BJ-6.1", "house-no-such-stake", bet=bet)
    t.emit(ev.StakeReturned(player, bet, amount, s.chips[player] + amount, number, rule="BJ-6.1"))


def _open(t: Table, player: int) -> None:
    t.known(player)
    if t.state.phase != "betting":
        raise Refusal("BJ-6.1", "house-betting-closed")


def _chips(s: State, player: int, amount: int) -> None:
    if not 0 < amount <= s.chips[player]:
        raise Refusal("BJ-4.2", "not-enough-chips", amount=amount, most=s.chips[player])


def _payable(amount: int, step: int, rule: str) -> None:
    if amount % step:
        raise Refusal(rule, "house-not-payable", amount=amount, step=step)


# --------------------------------------------------------------------------- who commands


def commander(s: State, box: int) -> int:
    """Who decides for a box: its owner when he has staked, else by stake, seat and nearness to the dealer (BJ-4.5)."""
    on_box = s.stakes[box]
    if s.owners[box] in on_box:
        return s.owners[box]
    # The first of equals is the nearest: stakes are kept from the chips nearest the dealer.
    return max(on_box, key=lambda player: (on_box[player], player in s.owners))


def command_rule(s: State, box: int) -> str:
    """What gives the commander of a box the decision."""
    return "BJ-1.1b BJ-5.1" if s.owners[box] == s.commanders[box] else "BJ-4.5"


def close(t: Table) -> None:
    """Rien ne va plus, if enough boxes are staked."""
    s = t.state
    if s.phase != "betting":
        raise Refusal("BJ-6.1", "house-betting-closed")
    if len(s.stakes) < s.rules.least_boxes:
        offered = ", ".join(map(str, offers(s))) or "–"
        raise Refusal("BJ-4.1", "house-boxes-needed", boxes=len(s.stakes), least=s.rules.least_boxes, offers=offered)
    t.emit(ev.BettingClosed({box: commander(s, box) for box in s.stakes}, rule="BJ-6.1 BJ-4.1"))


# --------------------------------------------------------------------------- a guest alone


def offers(s: State) -> tuple[Option, ...]:
    """What a guest alone at the table is offered so that play can start: a second box, or a bot's company."""
    if s.phase != "betting" or not s.stakes or len(s.stakes) >= s.rules.least_boxes:
        return ()
    player, amount = _guest(s)
    box = free_box(s, player)
    if box is None:
        return ()
    least, most, _ = bounds(s, player, box)
    bot = Option("bot-box", rule="BJ-4.1")
    if not most:
        return (bot,)
    amount = max(least, min(amount, most))
    return (Option("second-box", amount, amount, "BJ-4.1 BJ-4.3"), bot)


def accept(t: Table, verb: str) -> None:
    """Take one of the offers made to a guest alone."""
    s = t.state
    offered = {option.verb: option for option in offers(s)}
    if verb not in offered:
        raise Refusal("BJ-4.1", "not-your-choice", verb=verb, options=", ".join(offered) or "–")
    player, _ = _guest(s)
    box = free_box(s, player)
    assert box is not None
    if verb == "second-box":
        stake(t, player, offered[verb].low, box)
        return
    rules = s.rules
    least = -(-rules.limits.least // rules.step) * rules.step
    idle = [bot for bot in s.bots if s.chips[bot] >= least and not any(bot in on_box for on_box in s.stakes.values())]
    if idle:
        bot = idle[0]
        own = s.owners.index(bot) if bot in s.owners else box
        # The guest may be betting on the bot's own box: another one is wanted then.
        box = box if own in s.stakes else own
    else:
        t.emit(ev.PlayerJoined(f"bot {len(s.bots) + 1}", 100 * least, bot=True, rule="BJ-4.1"))
        bot = len(s.names) - 1
        if s.owners[box] < 0:
            t.emit(ev.BoxTaken(box, bot, rule="BJ-1.1a"))
    stake(t, bot, least, box)


def free_box(s: State, player: int) -> int | None:
    """The next box clockwise on which nobody has staked: one's own first, then one without an owner."""
    empty = [box for box in range(s.rules.boxes) if box not in s.stakes]
    usual = max(s.stakes, default=-1)
    empty.sort(key=lambda box: (s.owners[box] not in (player, -1), (box - usual) % s.rules.boxes))
    return empty[0] if empty else None


def guest(s: State) -> int:
    """Who is alone at the table and may be offered company (-1: nobody)."""
    return _guest(s)[0] if offers(s) else BANK


def _guest(s: State) -> tuple[int, int]:
    on_box = next(iter(s.stakes.values()))
    return next(iter(on_box.items()))
