"""Cards read aloud for the coach: which of the unseen help, and what they make."""

from __future__ import annotations

import pytest

from mazziere.cards import parse_cards
from room.evening import evening, played
from server.served import app_of, browser


def dotted(cards: str) -> str:
    return ".".join(str(int(card)) for card in parse_cards(cards))


async def outs(game: str, own: str, board: str = "", seen: str = "") -> tuple[int, dict[str, int] | None]:
    """How many are unseen, and how many make what; None where no card comes that could be counted."""
    async with evening() as room, browser(app_of(room)) as anybody:
        asked = {"game": game, "own": dotted(own), "board": dotted(board), "seen": dotted(seen)}
        told = (await anybody.get("/api/read/outs", params=asked)).json()
        helps = {
            " ".join(filter(None, (each.get("top"), each["category"]))): len(each["cards"])
            for each in told.get("outs", ())
        }
        return told["unseen"], helps if told.get("comes") else None


async def read(**asked: str) -> dict[str, str]:
    async with evening() as room, browser(app_of(room)) as anybody:
        told: dict[str, str] = (await anybody.get("/api/read", params=asked)).json()
        return told


@played
async def test_a_hand_of_hi_lo_is_read_both_ways() -> None:
    told = await read(game="omaha4-hilo", own=dotted("8c 7s 9h 9d"), board=dotted("3c 6d Ac 2s"))
    assert (told["it"], told["low_it"]) == ("Coppia di nove, kicker asso, sei e tre", "Low 8-7-3-2-A")


@pytest.mark.parametrize(
    ("turned", "name"),
    [
        ("52.52.52", "Coppia di assi, kicker dieci, otto e sette"),
        # The first of three vele is turned: a second ten.
        (dotted("Td") + ".52.52", "Doppia coppia, assi e dieci, kicker otto"),
        (dotted("Td") + ".52." + dotted("Ad"), "Full di assi con coppia di dieci"),
    ],
)
@played
async def test_vele_count_as_they_are_turned(turned: str, name: str) -> None:
    own = dotted("7c Th 8d As Ac")
    assert (await read(game="telesina", own=own, board=turned, players="4", vele="3"))["it"] == name


@played
async def test_vele_are_as_many_as_their_figure_has() -> None:
    assert "it" not in await read(game="telesina", own=dotted("7c Th 8d As Ac"), board="52.52", players="4", vele="3")


@pytest.mark.parametrize(
    ("game", "own", "board", "unseen", "helps"),
    [
        # Nine cards of the suit, and three each to pair the two overcards.
        ("holdem", "Ah Kh", "7h 2h 9c", 47, {"flush": 9, "one pair": 6}),
        # Both ends, with a pair for each own card.
        ("holdem", "9c 8d", "Th Js 2c", 47, {"straight": 8, "one pair": 6}),
        # A set fills with the two cards of the board or makes four.
        ("holdem", "7s 7d", "7h Kc 2d", 47, {"four of a kind": 1, "full house": 6}),
        # A pair on the board helps nobody in particular.
        ("holdem", "As Kd", "Qh 7c 2d", 47, {"one pair": 6}),
        ("holdem", "Ah Kh", "7h 2h 9c Ac", 46, {"flush": 9, "three of a kind": 2, "two pair": 3}),
        # A third seven is everybody's, and so is a fourth; an ace or a king makes more of what lies there.
        ("holdem", "As Kd", "7h 7c 2d", 47, {"two pair": 6}),
        ("holdem", "As Kd", "7h 7c 7d", 47, {"full house": 6}),
        # A straight that lies on the board is nobody's draw; the queen makes a higher one.
        ("holdem", "Qs 2d", "Jh Tc 9d 8s", 46, {}),
        ("holdem", "Ks 2d", "Jh Tc 9d 8s", 46, {"straight": 4, "one pair": 6}),
        # Two of one's own cards count, no more: one heart is no draw in Omaha.
        ("omaha4", "Ah Ks Qd Jc", "7h 2h 9h", 45, {"one pair": 12}),
        # Nothing can be told before the flop, and nothing comes after the river.
        ("holdem", "Ah Kh", "", 50, None),
        ("holdem", "Ah Kh", "7h 2h 9c Ac 3d", 45, None),
        # Which cards are changed is the player's choice.
        ("draw5", "Ah Kh 7h 2h 9c", "", 47, None),
        ("telesina", "Ah Kh 9h Th", "", 36, None),
    ],
)
@played
async def test_cards_that_help(game: str, own: str, board: str, unseen: int, helps: dict[str, int] | None) -> None:
    assert await outs(game, own, board) == (unseen, helps)


@pytest.mark.parametrize(
    ("game", "own", "board", "helps"),
    [
        # Ace and deuce with two low cards on the board: any third one makes a low, its highest card says how good.
        ("omaha4-hilo", "As 2d Kh Qc", "3c 7d Kd", {"three of a kind": 2, "two pair": 9, "7 low": 12, "8 low": 4}),
        # A deuce on the board takes the own one away: no low from one own card.
        ("omaha4-hilo", "As 2d Kh Qc", "3c 2c Kd", {"full house": 4}),
        # An eight is made: what comes lower makes it better, what pairs it does not.
        ("omaha4-hilo", "As 2d Kh Kc", "8c 7d 6h", {"three of a kind": 2, "7 low": 12}),
        ("omaha4", "As 2d Kh Qc", "3c 7d Kd", {"three of a kind": 2, "two pair": 9}),
    ],
)
@played
async def test_cards_that_make_a_low(game: str, own: str, board: str, helps: dict[str, int]) -> None:
    assert (await outs(game, own, board))[1] == helps


@pytest.mark.parametrize(
    ("game", "own", "seen", "unseen", "helps"),
    [
        # Four hearts: nine more, of which two lie before others; three each to pair, but for the king that lies there.
        ("stud7", "Ah 9h 4h 2h", "Kh Qh 9c", 45, {"flush": 7, "one pair": 11}),
        # Fewer than five cards are a pair or no pair.
        ("stud7", "9c 9d Kh", "", 49, {"three of a kind": 2, "two pair": 3}),
        ("stud5", "Qs Qd 8c 3h", "Qh", 47, {"three of a kind": 1, "two pair": 6}),
        # The last card has come.
        ("stud5", "Qs Qd 8c 3h 2d", "", 47, None),
        ("stud7", "Ah 9h 4h 2h Kc Kd 7s", "Kh", 44, None),
        # A flush and a low by the same cards: each is told, and the page counts a card once.
        ("stud7-hilo", "Ah 6h 4h 2h", "8h", 47, {"flush": 8, "one pair": 12, "6 low": 8, "7 low": 4, "8 low": 3}),
        # Razz: no pair, no straight and no flush is told; until there are five cards an eight is good.
        ("razz", "Ah 2h 4h", "", 49, None),
        ("razz", "Ah 2h 4h 6h", "3c 3d 9s", 45, {"6 low": 6, "7 low": 4, "8 low": 4}),
        ("razz", "4h 7h 9h Th", "", 48, {"10 low": 24}),
        ("razz", "4h 4c 9h Th", "", 48, {}),
        # With five every card that makes the hand lower counts, by what it makes.
        ("razz", "Ah 2h 4h 6h Jc", "", 47, {"6 low": 8, "7 low": 4, "8 low": 4, "9 low": 4, "10 low": 4}),
        ("razz", "Ah 2h 4h 6h Jc Js 5d", "", 45, None),
    ],
)
@played
async def test_cards_that_help_at_stud(
    game: str, own: str, seen: str, unseen: int, helps: dict[str, int] | None
) -> None:
    assert await outs(game, own, seen=seen) == (unseen, helps)
