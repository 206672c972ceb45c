"""How each event changes the state. Total and rule-free: no rulebook is ever consulted here."""

from collections.abc import Iterable
from functools import lru_cache
from operator import add

from mazziere.hand import events as ev
from mazziere.hand.changes import Changes, registering
from mazziere.hand.pots import layers, withheld
from mazziere.hand.state import AFTER, FOLDED, KILLED, LIVE, MUCKED, UNSEEN, State

APPLY: Changes[State] = {}
applies = registering(APPLY)
"""A phase with events of its own registers them in its module."""


def apply(state: State, event: ev.Event) -> None:
    """Change `state` in place by one event."""
    state.log.append(event)
    APPLY[type(event)](state, event)


def evolve(state: State, event: ev.Event) -> State:
    """The state after `event`; the one given is left as it was."""
    new = state.copy()
    apply(new, event)
    return new


def fold(events: Iterable[ev.Event]) -> State:
    """The state a log of events (whole, or masked for a viewer) adds up to."""
    state = State()
    for event in events:
        state.log.append(event)
        APPLY[type(event)](state, event)
    return state


@applies(ev.Started)
def started(s: State, e: ev.Started) -> None:
    n = s.n = len(e.stacks)
    s.start = e
    s.stacks = list(e.stacks)
    s.bets = [0] * n
    s.put_in = list(e.put_in) or [0] * n
    s.pot = sum(s.put_in) + e.dead + e.carry.pot
    s.awards = [0] * n
    s.acted_level = [-1] * n
    s.acted_fulls = [-1] * n
    s.status = [LIVE] * n
    s.shown = [False] * n
    s.faces = [UNSEEN] * e.pack
    s.seen = [0] * e.pack
    s.zones = {"stub": list(range(e.pack))}
    if s.pot:
        s.pots = (ev.Pot(s.pot, tuple(range(n))),)


@applies(ev.Opened)
def opened(s: State, e: ev.Opened) -> None:
    s.phase = e.phase
    s.street = e.street
    s.waiting = list(e.waiting)
    s.pending = {}


@applies(ev.RoundOpened)
def round_opened(s: State, e: ev.RoundOpened) -> None:
    s.phase = e.phase
    s.street = e.street
    s.level = e.level
    s.step = e.step
    s.base = e.level
    s.wagers = 1 if e.level else 0
    s.fulls = 0
    s.waiting = list(e.waiting)
    s.acted_level = [-1] * s.n
    s.acted_fulls = [-1] * s.n
    s.aggressor = -1
    s.heads_up = e.heads_up
    s.owing = e.owing
    if e.waiting:
        s.opener = e.waiting[0]
    if s.secrets:
        s.secrets = {}
    s.pending = {}


@applies(ev.Turn)
def turn(s: State, e: ev.Turn) -> None:
    s.turn = e.number
    seats, options = e.seats, e.options
    # One seat is asked at nearly every turn.
    s.pending = {seats[0]: options[0]} if len(seats) == 1 else dict(zip(seats, options))  # noqa: B905  # as many of each
    s.deadline = e.deadline


@applies(ev.Ended)
def ended(s: State, e: ev.Ended) -> None:
    s.ended = True
    s.pending = {}
    s.pot -= e.carry.pot
    s.carry = e.carry


@applies(ev.Moved)
def moved(s: State, e: ev.Moved) -> None:
    source, to, count = e.source, e.to, len(e.slots)
    lying = s.zones[source]
    if source == "stub" and lying[0] == e.slots[0] and lying[count - 1] == e.slots[-1]:
        # The stub keeps its order, so the ends agreeing means the rest does.
        dealt(s, e)
    elif to[0] == source:
        turned_up(s, e)
    elif len(lying) == count and to[0] == to[-1] and not e.faces and not any(e.seen_by):
        cleared(s, e)
    else:
        for slot in e.slots:
            lying.remove(slot)
        _laid(s, e)


def dealt(s: State, e: ev.Moved) -> None:
    """Cards come off the top of the stub."""
    slots, faces, seen, zones = e.slots, e.faces, s.seen, s.zones
    first, count = slots[0], len(slots)
    last = first + count
    del zones["stub"][:count]
    if slots[-1] + 1 == last and len(faces) == count and UNSEEN not in faces and not any(seen[first:last]):
        s.faces[first:last] = faces
        seen[first:last] = e.seen_by
        for zone, part in _piles(e.to):
            if zone in zones:
                zones[zone] += slots[part]
            else:
                zones[zone] = list(slots[part])
    else:
        _laid(s, e)


def turned_up(s: State, e: ev.Moved) -> None:
    """Cards are turned up where they lie."""
    seen, known = s.seen, s.faces
    for slot, mask, face in zip(e.slots, e.seen_by, e.faces or [UNSEEN] * len(e.slots)):  # noqa: B905
        seen[slot] |= mask
        if face != UNSEEN:
            known[slot] = face


def cleared(s: State, e: ev.Moved) -> None:
    """All that lies in a zone goes to another, and nobody learns anything: a hand to the muck."""
    zones, zone = s.zones, e.to[0]
    zones[e.source] = []
    if zone in zones:
        zones[zone] += e.slots
    else:
        zones[zone] = list(e.slots)


def _laid(s: State, e: ev.Moved) -> None:
    """Cards that have left their zone arrive one by one, each seen by whoever sees it."""
    seen, known, zones = s.seen, s.faces, s.zones
    for slot, zone, mask, face in zip(e.slots, e.to, e.seen_by, e.faces or [UNSEEN] * len(e.slots)):  # noqa: B905
        seen[slot] |= mask
        if face != UNSEEN:
            known[slot] = face
        if zone in zones:
            zones[zone].append(slot)
        else:
            zones[zone] = [slot]


@lru_cache(maxsize=4096)
def _piles(to: tuple[str, ...]) -> tuple[tuple[str, slice], ...]:
    """Which of the cards dealt each zone gets, worked out once for each way of dealing."""
    piles = []
    for zone in dict.fromkeys(to):
        places = [place for place, name in enumerate(to) if name == zone]
        step = places[1] - places[0] if len(places) > 1 else len(to)
        part = slice(places[0], places[-1] + 1, step)
        if list(range(len(to))[part]) != places:
            return tuple([(name, slice(place, place + 1)) for place, name in enumerate(to)])
        piles.append((zone, part))
    return tuple(piles)


@applies(ev.Reshuffled)
def reshuffled(s: State, e: ev.Reshuffled) -> None:
    for zone in e.zones:
        s.zones[zone] = []
    s.zones["stub"] = list(e.slots)
    s.lot = e.lot
    missing = e.slots[-1] + 1 - len(s.faces) if e.slots else 0
    s.faces.extend([UNSEEN] * missing)
    s.seen.extend([0] * missing)


@applies(ev.Posted)
def posted(s: State, e: ev.Posted) -> None:
    seat = e.seat
    s.stacks[seat] = e.stack
    if e.live:
        s.bets[seat] = e.bet
        s.blinds.append((seat, e.nominal, e.kind))
        s.shortfall += e.nominal - e.amount
    else:
        s.pot += e.amount
        if e.kind == "ante" and s.start.layered_antes:
            s.put_in[seat] += e.amount


@applies(ev.Folded)
def folded(s: State, e: ev.Folded) -> None:
    s.status[e.seat] = FOLDED
    if e.seat in s.waiting:
        s.waiting.remove(e.seat)
    s.pending = {}


@applies(ev.Checked)
def checked(s: State, e: ev.Checked) -> None:
    seat = e.seat
    s.waiting.remove(seat)
    s.acted_level[seat] = s.level
    s.acted_fulls[seat] = s.fulls
    s.pending = {}


@applies(ev.Called)
def called(s: State, e: ev.Called) -> None:
    seat = e.seat
    s.stacks[seat] = e.stack
    s.bets[seat] = e.bet
    s.waiting.remove(seat)
    s.acted_level[seat] = s.level
    s.acted_fulls[seat] = s.fulls
    s.pending = {}


@applies(ev.Wagered)
def wagered(s: State, e: ev.Wagered) -> None:
    seat = e.seat
    s.stacks[seat] = e.stack
    s.bets[seat] = e.bet
    s.level = e.level
    s.step = e.step
    s.base = e.base
    s.wagers = e.wagers
    if e.full:
        s.fulls += 1
    s.acted_level[seat] = e.level
    s.acted_fulls[seat] = s.fulls
    if e.verb != "bring-in":
        s.aggressor = s.last_aggressor = seat
    status, stacks = s.status, s.stacks
    s.waiting = [other for other in AFTER[s.n][seat] if not status[other] and stacks[other]]
    s.pending = {}


@applies(ev.Returned)
def returned(s: State, e: ev.Returned) -> None:
    s.bets[e.seat] = e.bet
    s.stacks[e.seat] = e.stack


@applies(ev.Collected)
def collected(s: State, e: ev.Collected) -> None:
    bets = s.bets
    s.put_in = list(map(add, s.put_in, bets))
    s.pot += sum(bets)
    s.bets = [0] * s.n
    s.pots = e.pots
    s.level = 0
    s.shortfall = 0


@applies(ev.Raked)
def raked(s: State, e: ev.Raked) -> None:
    s.pot -= e.amount
    s.raked += e.amount


@applies(ev.Awarded)
def awarded(s: State, e: ev.Awarded) -> None:
    for seat, amount, stack in zip(e.seats, e.amounts, e.stacks, strict=True):
        s.pot -= amount
        s.awards[seat] += amount
        s.stacks[seat] = stack


@applies(ev.Shown)
def shown(s: State, e: ev.Shown) -> None:
    s.shown[e.seat] = True
    s.pending.pop(e.seat, None)


@applies(ev.Mucked)
def mucked(s: State, e: ev.Mucked) -> None:
    s.status[e.seat] = MUCKED
    s.pending.pop(e.seat, None)


@applies(ev.Chose)
def chose(s: State, e: ev.Chose) -> None:
    s.secrets[e.seat] = e.choice
    s.pending.pop(e.seat, None)


@applies(ev.Settled)
def settled(s: State, e: ev.Settled) -> None:
    s.facts[e.what] = e.result
    s.secrets = {}
    s.pending = {}


@applies(ev.Drew)
def drew(s: State, e: ev.Drew) -> None:
    s.facts[f"drew/{e.seat}"] = e.count
    s.waiting.remove(e.seat)
    s.pending = {}


@applies(ev.Held)
def held(s: State, e: ev.Held) -> None:
    s.held = True


@applies(ev.Released)
def released(s: State, e: ev.Released) -> None:
    s.held = False


@applies(ev.BetsReturned)
def bets_returned(s: State, e: ev.BetsReturned) -> None:
    for seat, amount, stack in zip(e.seats, e.amounts, e.stacks, strict=True):
        s.bets[seat] -= amount
        s.stacks[seat] = stack
    s.blinds = [blind for blind in s.blinds if blind[0] not in e.seats]
    # What each may do is asked again: there is more to call, or more to bet with.
    s.pending = {}


@applies(ev.HandKilled)
def hand_killed(s: State, e: ev.HandKilled) -> None:
    s.status[e.seat] = KILLED
    if e.seat in s.waiting:
        s.waiting.remove(e.seat)
    s.pending = {}


@applies(ev.Restored)
def restored(s: State, e: ev.Restored) -> None:
    s.status[e.seat] = LIVE
    if s.waiting and s.stacks[e.seat] and s.acted_level[e.seat] < s.level:
        first, n = s.aggressor + 1 if s.aggressor >= 0 else s.opener, s.n
        s.waiting = sorted({*s.waiting, e.seat}, key=lambda seat: (seat - first) % n)
    if s.pots:
        frozen = s.memory.get("frozen", ())
        dead = s.pot + sum([pot.amount for pot in frozen]) - sum(s.put_in)
        s.pots = withheld(layers(s.put_in, s.live(), dead), frozen)
    s.pending = {}


@applies(ev.Voided)
def voided(s: State, e: ev.Voided) -> None:
    s.stacks = list(e.stacks)
    s.bets = [0] * s.n
    s.put_in = [0] * s.n
    s.awards = [0] * s.n
    s.pot = s.frozen = s.raked = 0
    s.pots = ()
    carried = s.start.carry
    # Chips of nobody that lay in the middle from the start still do.
    s.carry = ev.Carry(carried.pot + s.start.dead, carried.facts) if s.start.dead else carried
    s.pending = {}
    s.voided = s.ended = True


@applies(ev.Exposed)
def exposed(s: State, e: ev.Exposed) -> None:
    s.facts[f"exposed/{e.seat}"] = 1 + e.loses_raise
    # What each may do is asked again: it may have changed.
    s.pending = {}


@applies(ev.Told)
def told(s: State, e: ev.Told) -> None:
    """Words change nothing."""


@applies(ev.Rewound)
def rewound(s: State, e: ev.Rewound) -> None:
    log = s.log
    past = fold(log[: e.to])
    # Knowledge is never rewound: a card that was seen stays seen, and known.
    for slot, mask in enumerate(s.seen):
        if slot < len(past.seen):
            past.seen[slot] |= mask
            if s.faces[slot] != UNSEEN:
                past.faces[slot] = s.faces[slot]
    # The turn that was open is not this one: what answers it comes too late.
    past.turn = s.turn + 1
    for name in State.__slots__:
        setattr(s, name, getattr(past, name))
    s.log = log


@applies(ev.WinnersDeclared)
def winners_declared(s: State, e: ev.WinnersDeclared) -> None:
    s.declared[e.pot, e.side, e.board] = e.seats
    s.pending = {}


@applies(ev.AwardAmended)
def award_amended(s: State, e: ev.AwardAmended) -> None:
    for seat, change, stack in zip(e.seats, e.changes, e.stacks, strict=True):
        s.awards[seat] += change
        s.stacks[seat] = stack


@applies(ev.PotFrozen)
def pot_frozen(s: State, e: ev.PotFrozen) -> None:
    pot = s.pots[e.pot]
    s.pots = (*s.pots[: e.pot], ev.Pot(pot.amount - e.amount, pot.seats), *s.pots[e.pot + 1 :])
    s.memory["frozen"] = [*s.memory.get("frozen", ()), ev.Pot(e.amount, pot.seats)]
    s.pot -= e.amount
    s.frozen += e.amount


@applies(ev.PotThawed)
def pot_thawed(s: State, e: ev.PotThawed) -> None:
    for seat, amount, stack in zip(e.seats, e.amounts, e.stacks, strict=True):
        s.frozen -= amount
        s.awards[seat] += amount
        s.stacks[seat] = stack


@applies(ev.ClockShifted)
def clock_shifted(s: State, e: ev.ClockShifted) -> None:
    if s.deadline:
        s.deadline += e.by
