"""What may have led to an event of a house game's log: the calls that would bring it about, the likeliest first."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from mazziere.hand.events import Event
from mazziere.house.blackjack import Table as Blackjack
from mazziere.house.blackjack import events as bj
from mazziere.house.blackjack import irregular as bj_wrong
from mazziere.house.punto_banco import Table as PuntoBanco
from mazziere.house.punto_banco import events as pb
from mazziere.house.punto_banco import irregular as pb_wrong
from mazziere.house.punto_banco import seats
from mazziere.house.shared import SealExtended

Move = Callable[[Any], object]


def moves(table: Blackjack | PuntoBanco, event: Event) -> Iterator[Move]:
    """The calls that may have led to the event."""
    if isinstance(table, Blackjack):
        yield from _at_the_boxes(table, event)
        yield from _staff_of_blackjack(event)
    else:
        yield from _on_the_cloth(table, event)
        yield from _staff_of_punto_banco(table, event)


def _at_the_boxes(table: Blackjack, event: Event) -> Iterator[Move]:
    match event:
        case bj.ShoeLoaded() | bj.BettingOpened() | SealExtended():
            yield Blackjack.next_hand
        case bj.Staked(niwin=""):
            yield lambda t: t.stake(event.player, event.amount, event.box)
            yield lambda t: bj_wrong.noticed(t, event.player, event.amount, event.box)
        case bj.Staked():
            yield lambda t: t.niwin(event.player, event.amount, event.niwin)
        case bj.StakeReturned():
            yield lambda t: t.take_back(event.player, event.bet.removeprefix("niwin ") if event.box < 0 else event.box)
        case bj.BettingClosed():
            yield Blackjack.close
        case bj.Answered():
            yield lambda t: t.act(event.player, event.verb, box=event.box)
        case bj.TimeExpired():
            everybody = len(event.places) == len(table.pending)
            yield lambda t: t.time_out(None if everybody else event.places[0][1])
        case bj.AskedAgain():
            yield lambda t: t.say(event.player, event.said)
        case bj.PlayerJoined(bot=True):
            yield lambda t: t.accept("bot-box")
        case bj.PlayerJoined():
            yield lambda t: t.join(event.name, event.chips)
            for box, owner in enumerate(table.state.owners):
                if owner < 0:
                    yield lambda t, box=box: t.join(event.name, event.chips, box)  # type: ignore[misc]  # bound at once
        case bj.BoxTaken(player=-1):
            yield lambda t: t.leave(event.box)
        case bj.BoxTaken():
            yield lambda t: t.take_box(event.player, event.box)
        case bj.ChipsBought():
            yield lambda t: t.cash(event.player, event.amount)


def _staff_of_blackjack(event: Event) -> Iterator[Move]:
    match event:
        case bj.CardsChecked():
            yield Blackjack.check_cards
        case bj.LastHands():
            yield Blackjack.last_hands
        case bj.LimitsChanged():
            yield lambda t: t.change_limits(event.limits, event.niwin_limits)
        case bj.PlayResumed():
            yield Blackjack.resume_play
        case bj.CardVoided():
            yield bj_wrong.card_exposed
        case bj.Misdealt():
            yield lambda t: bj_wrong.misdealt(t, event.boxes)
        case bj.Rebuilt():
            yield bj_wrong.rebuild
        case bj.HandVoided() | bj.PlaySuspended():
            yield lambda t: bj_wrong.on_the_floor(t, 2)
            if isinstance(event, bj.HandVoided):
                yield lambda t: bj_wrong.void(t, event.why, event.rule)
        case bj.SixainChanged():
            yield lambda t: bj_wrong.change_sixain(t, event.why)
        case bj.Irregular(why=""):
            yield bj_wrong.on_the_floor
        case bj.Irregular():
            yield lambda t: bj_wrong.decide(t, event.why)
            if event.what.rpartition(" ")[2].isdecimal():
                yield lambda t: bj_wrong.proxy(t, int(event.what.rpartition(" ")[2]), event.why)


def _on_the_cloth(table: PuntoBanco, event: Event) -> Iterator[Move]:
    s = table.state
    match event:
        case pb.ShoeLoaded() | pb.BettingOpened() | SealExtended():
            yield PuntoBanco.next_hand
        case pb.CutMade() if event.seat >= 0:
            yield lambda t: t.cut(event.seat, event.place)
        case pb.CutMade() | pb.CutOffered():
            yield lambda t: t.decline_cut(s.cut_offered)
        case pb.Staked():
            yield lambda t: t.stake(event.seat, event.bet, event.amount)
            yield lambda t: t.lay(event.seat, event.bet, event.amount)
        case pb.StakeReturned():
            yield lambda t: t.withdraw(event.seat, event.bet)
            yield PuntoBanco.close
        case pb.BettingClosed():
            yield PuntoBanco.close
        case pb.ChipsBought():
            yield lambda t: t.buy(event.seat, event.amount)
        case pb.CardsTurned(rule="PB-9.3"):
            yield lambda t: pb_wrong.expose(t, event.numbers[0])
        case pb.CutCardOut() | pb.CardDealt() | pb.CardsTurned() | pb.Called() | pb.Scored():
            yield PuntoBanco.deal
            yield pb_wrong.turn
            yield lambda t: pb_wrong.give(t, "punto")
            yield lambda t: pb_wrong.give(t, "banco")


def _staff_of_punto_banco(table: PuntoBanco, event: Event) -> Iterator[Move]:
    match event:
        case pb.CardsChecked():
            yield pb_wrong.check_cards
        case pb.Irregular():
            yield lambda t: pb_wrong.report(t, event.what)
        case pb.Rebuilt():
            yield pb_wrong.rebuild
        case pb.HandVoided():
            yield pb_wrong.cannot_rebuild
            yield lambda t: t.void(event.rule, event.why)
        case pb.LastHands():
            yield pb_wrong.last_three_hands
        case pb.PlaySuspended():
            yield lambda t: pb_wrong.suspend(t, event.why)
        case pb.PlayResumed():
            yield pb_wrong.resume_play
        case pb.LimitsChanged():
            yield lambda t: pb_wrong.change_limits(t, event.limits, event.number_limits)
        case pb.SixainChanged():
            yield lambda t: pb_wrong.change_sixain(t, event.why)
        case _:
            yield from _chairs(table, event)


def _chairs(table: PuntoBanco, event: Event) -> Iterator[Move]:
    chairs = table.state.chairs
    match event:
        case pb.PlayerJoined():
            yield lambda t: seats.join(t, event.name, event.chips)
        case pb.ChairTaken():
            yield lambda t: seats.sit(t, event.seat, event.chair)
            yield lambda t: seats.assign(t, event.seat)
        case pb.ChairMarked():
            yield lambda t: seats.mark(t, chairs[event.chair])
        case pb.ChairRegained():
            yield lambda t: seats.come_back(t, chairs[event.chair])
        case pb.ChairFreed():
            yield lambda t: seats.leave(t, chairs[event.chair])
            yield lambda t: seats.release(t, event.chair)
        case pb.Booked():
            yield lambda t: seats.book(t, event.seat)
        case pb.ChairReserved():
            yield lambda t: seats.reserve(t, event.chair)
        case pb.StandingChanged():
            yield lambda t: seats.accept_standing(t, event.accepted)
        case pb.ChipsOrphaned():
            yield lambda t: seats.orphan(t, event.seat, event.amount)
        case pb.ChipsClaimed():
            yield lambda t: seats.claim(t, event.seat)
