"""Sealed cards in a history: every card seen is proved, none other is, and whatever is changed is noticed."""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest
from typer.testing import CliRunner

from mazziere.cards.seal import SealError
from mazziere.cards.sealed import SealedDeck
from mazziere.cli.verify import app
from mazziere.games import GAMES
from mazziere.hand.hand import Hand
from mazziere.history import log, phh
from mazziere.history.codes import CODES
from mazziere.history.phh import HandHistory
from mazziere.history.record import ALL
from mazziere.history.seals import PROOFS, SEAL, proofs_for, record_sealed, verify_history, verify_log

from .tables import play

SECRET = bytes(range(32))


def sealed(key: str, seed: int = 1, players: int = 6) -> tuple[SealedDeck, Hand]:
    """A hand played from a deck whose secret we know."""
    variant = GAMES[key]
    deck = SealedDeck.make(entropies=[b"Anna", bytes([seed])], lots=3, secret=SECRET)
    stakes = {"blinds": (1, 2)} if variant.blinds else {"ante": 1, "bring_in": 1, "small_bet": 2}
    seal = msgspec.to_builtins(deck.seal)
    hand = variant.deal(stacks=[200] * players, deck=deck, seal=seal, rulebook="sanremo-tournament", **stakes)
    return deck, play(hand, Random(seed))


@pytest.mark.parametrize("viewer", [ALL, None, 0])
@pytest.mark.parametrize("key", sorted({code.game for code in CODES.values()}))
def test_every_card_seen_is_proved(key: str, viewer: int | None) -> None:
    for seed in range(4):
        deck, hand = sealed(key, seed)
        history = phh.read(phh.write(record_sealed(hand, deck, viewer)))[0]
        assert verify_history(history) == verify_history(history, SECRET)
        told = log.read(log.write(hand, viewer, proofs_for(deck, hand, viewer)))
        assert verify_log(told) == verify_log(told, SECRET) >= verify_history(history)


def test_a_viewer_is_given_no_proof_of_a_card_not_seen() -> None:
    deck, hand = sealed("omaha4", 3)
    seen = {proof.card for proof in proofs_for(deck, hand, 0)}
    unseen = [face for slot, face in enumerate(hand.state.faces) if not hand.state.seen[slot] & 1 and face != 52]
    assert unseen
    assert not seen & set(unseen)


def test_discards_shuffled_back_are_proved_by_their_own_lot() -> None:
    deck = SealedDeck.make(entropies=[b"Anna"], lots=3, secret=SECRET)
    seal = msgspec.to_builtins(deck.seal)
    hand = GAMES["draw5"].deal(stacks=[50] * 8, blinds=(1, 2), deck=deck, seal=seal)
    for _ in range(8):
        hand.act("call" if hand.state.level > hand.state.bets[hand.actor or 0] else "check")
    while hand.street == "draw":
        hand.draw(hand.own_cards(hand.actor or 0)[:4])
    while not hand.over:
        hand.check()
    assert hand.state.lot >= 1
    assert verify_history(record_sealed(hand, deck)) == verify_history(record_sealed(hand, deck), SECRET)
    assert verify_log(log.read(log.write(hand, ALL, proofs_for(deck, hand)))) >= 52 - 8


def altered(history: HandHistory, **changes: object) -> HandHistory:
    return HandHistory(history.fields | changes)


def test_another_card_in_the_history_is_noticed() -> None:
    deck, hand = sealed("holdem", 2)
    history = record_sealed(hand, deck)
    card = history.actions[0].split()[3][:2]
    other = next(c for c in ("2c", "2d", "2h", "2s") if not any(c in action for action in history.actions))
    swapped = altered(history, actions=[action.replace(card, other) for action in history.actions])
    with pytest.raises(SealError, match=r"no proof is given|not sealed there"):
        verify_history(swapped)


def test_two_players_cards_exchanged_are_noticed() -> None:
    deck, hand = sealed("holdem", 2)
    history = record_sealed(hand, deck)
    one, two = history.actions[0].split()[3], history.actions[1].split()[3]
    exchanged = [action.replace(one, "XX").replace(two, one).replace("XX", two) for action in history.actions]
    with pytest.raises(SealError, match=r"was dealt as card .* but not sealed there"):
        verify_history(altered(history, actions=exchanged))


def test_a_proof_left_out_is_noticed() -> None:
    deck, hand = sealed("holdem", 2)
    history = record_sealed(hand, deck)
    with pytest.raises(SealError, match="no proof is given for"):
        verify_history(altered(history, **{PROOFS: history[PROOFS][1:]}))


def test_another_seal_or_secret_is_noticed() -> None:
    deck, hand = sealed("holdem", 2)
    history = record_sealed(hand, deck)
    other = msgspec.to_builtins(SealedDeck.make(lots=3).seal)
    with pytest.raises(SealError, match="do not lead to the root"):
        verify_history(altered(history, **{SEAL: other}))
    with pytest.raises(SealError, match="is not the one that was committed to"):
        verify_history(history, bytes(32))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({SEAL: {"pack": 3}}, "_seal: "),
        ({PROOFS: [{"card": "Ah"}]}, "_seal_proofs: "),
        ({PROOFS: [{"card": "Xx"}]}, "_seal_proofs: "),
        ({PROOFS: ["Ah"]}, "_seal_proofs: "),
        ({"variant": "FB"}, "cannot be replayed"),
    ],
)
def test_fields_that_are_not_a_seal(changes: dict[str, object], said: str) -> None:
    deck, hand = sealed("holdem", 2)
    with pytest.raises(SealError, match=said):
        verify_history(altered(record_sealed(hand, deck), **changes))


# --------------------------------------------------------------------------- the command


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    deck, hand = sealed("stud7", 5)
    (tmp_path / "hand.phh").write_text(phh.write(record_sealed(hand, deck, viewer=0)))
    (tmp_path / "hand.json").write_text(log.write(hand, 0, proofs_for(deck, hand, 0)))
    return str(tmp_path / "hand.phh"), str(tmp_path / "hand.json")


def test_the_command_verifies_and_audits(files: tuple[str, str]) -> None:
    result = CliRunner().invoke(app, [*files])
    assert result.exit_code == 0
    assert result.output.count("was sealed before the deal") == 2
    result = CliRunner().invoke(app, [*files, "--secret", SECRET.hex(), "--lang", "it"])
    assert result.exit_code == 0
    assert result.output.count("il segreto produce questo mazzo") == 2
    lines = [json.loads(line) for line in CliRunner().invoke(app, [*files, "--json"]).output.splitlines()]
    assert [(line["ok"], line["audited"], line["error"]) for line in lines] == [(True, False, None)] * 2


def test_the_command_fails_on_a_seal_that_does_not_hold(files: tuple[str, str]) -> None:
    result = CliRunner().invoke(app, [*files, "--secret", "00" * 32])
    assert result.exit_code == 1
    assert "✗ the secret is not the one that was committed to" in result.output
    told = CliRunner().invoke(app, [*files, "--secret", "00" * 32, "--lang", "it"])
    assert "✗ il segreto non è quello che era stato impegnato" in told.output
    lines = CliRunner().invoke(app, [*files, "--secret", "00" * 32, "--json"]).output.splitlines()
    assert [json.loads(line)["code"] for line in lines] == ["seal-secret"] * 2


def test_the_command_refuses_what_it_cannot_read(tmp_path: Path, files: tuple[str, str]) -> None:
    (tmp_path / "not.phh").write_text("variant = ")
    assert CliRunner().invoke(app, [str(tmp_path / "not.phh")]).exit_code == 2
    assert CliRunner().invoke(app, [str(tmp_path / "missing.phh")]).exit_code == 2
    result = CliRunner().invoke(app, [*files, "--secret", "xyz"])
    assert (result.exit_code, result.stderr) == (2, "mazziere: --secret: 'xyz' is not hexadecimal\n")
    (tmp_path / "unsealed.phh").write_text('variant = "NT"\n')
    assert CliRunner().invoke(app, [str(tmp_path / "unsealed.phh")]).exit_code == 1


def test_every_face_an_event_tells_is_held_to_the_seal_even_if_a_later_one_tells_the_truth() -> None:
    deck, hand = sealed("holdem", 1)
    told = json.loads(log.write(hand, ALL, proofs_for(deck, hand)))
    changed = 0
    for event in told["events"]:
        faces = event.get("faces", ())
        for place, face in enumerate(faces):
            faces[place] = (face + 1) % 52
            with pytest.raises(SealError):
                verify_log(log.read(json.dumps(told)))
            faces[place] = face
            changed += 1
    assert changed > 12
    assert verify_log(log.read(json.dumps(told)))


def test_an_event_left_out_is_said_and_not_stumbled_on(tmp_path: Path) -> None:
    deck, hand = sealed("holdem", 1)
    told = json.loads(log.write(hand, ALL, proofs_for(deck, hand)))
    deal = next(place for place, event in enumerate(told["events"]) if event["event"] == "moved")
    del told["events"][deal]
    with pytest.raises(SealError, match=r"event [0-9]+: `[a-z-]+` cannot follow the events before it"):
        verify_log(log.read(json.dumps(told)))
    file = tmp_path / "short.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    ran = CliRunner().invoke(app, [str(file), "--json"])
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)["ok"] is False
