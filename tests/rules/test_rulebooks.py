"""The shipped profiles: what each rulebook says where they differ, with the article that says it."""

import msgspec
import pytest

from mazziere.rules import (
    GROUPS,
    PROFILES,
    Rulebook,
    RulebookError,
    Ruled,
    Value,
    catalogue,
    diff,
    policies,
    rule,
    rulebook,
)
from mazziere.rules.rulebook import SILENT, house, source_names

FIGP, TDA, CASH, FIPOS, HOME, ITALIANA, ITALIANA_TOURNAMENT, RECORDED = PROFILES


@pytest.mark.parametrize(
    ("policy", "profile", "value", "cites"),
    [
        ("minimum_raise", FIGP, "last-full-raise", "FG-9c"),
        ("minimum_raise", TDA, "largest-full-raise", "ST-43a"),
        ("minimum_raise", CASH, "last-full-raise", "SC-NL-c"),
        ("minimum_raise", FIPOS, "big-blind", "FP-25c"),
        ("minimum_raise", HOME, "last-full-raise", "TB-19"),
        ("minimum_raise", ITALIANA, "any", "IT-LAST-5"),
        ("reopening", FIGP, "each-alone", "FG-19"),
        ("reopening", TDA, "cumulative", "ST-47a1"),
        ("reopening", CASH, "each-alone", "SC-BET-f"),
        ("reopening", FIPOS, "each-alone", "FG-19"),
        ("reopening", HOME, "each-alone", "SC-BET-f"),
        ("limit_short_all_in", FIGP, "half-is-full", "FG-8c"),
        ("limit_short_all_in", TDA, "half-reopens", "ST-47b"),
        ("limit_short_all_in", CASH, "complete", "SC-LIM-6"),
        ("limit_cap", FIGP, 4, "FG-8a"),
        ("limit_cap", HOME, 4, "TB-15"),
        ("limit_cap_lifted", FIGP, "round-starts-heads-up", "FG-8b"),
        ("limit_cap_lifted", TDA, "two-left-in-event", "ST-48b"),
        ("limit_cap_lifted", CASH, "round-starts-heads-up", "SC-LIM-10"),
        ("pot_limit_maximum", TDA, "pot-after-call", "SC-PL-1"),
        ("pot_limit_maximum", FIPOS, "pot-after-call", "FG-10"),
        ("pot_limit_maximum", ITALIANA, "pot-is-the-stake", "IT-LIMIT-2"),
        ("pot_limit_short_blinds", TDA, "count-full", "ST-54b"),
        ("pot_limit_short_blinds", CASH, "as-posted", "SC-PL-1"),
        ("short_opening_bet", FIGP, "counts-full", "FG-9b"),
        ("out_of_time", FIGP, "fold", "FG-22"),
        ("out_of_time", TDA, "check-or-fold", "ST-29b"),
        ("out_of_time", FIPOS, "no-raise", "FP-26"),
        ("clock_seconds", FIGP, 60, "FG-22"),
        ("clock_seconds", TDA, 30, "ST-29b"),
        ("clock_seconds", CASH, 60, "SC-DEAD-c"),
        ("online_seconds", ITALIANA, 30, "IT-TIME-1"),
        ("online_sit_out_after", ITALIANA, 1, "IT-TIME-3"),
        ("first_to_show", FIGP, "last-aggressor-any-street", "FG-25"),
        ("first_to_show", TDA, "last-aggressor-final-round", "ST-17a"),
        ("first_to_show", CASH, "last-aggressor-any-street", "SC-SHOW-f"),
        ("showdown", FIPOS, "all-show", "FP-30"),
        ("fold_when_free", FIPOS, "not-in-final-round", "FP-30"),
        ("all_in_exposure", CASH, "betting-over", "ST-16"),
        ("all_in_exposure", FIPOS, "betting-over", "FP-S10b"),
        ("odd_chip", FIGP, "left-of-button", "ST-20a"),
        ("odd_chip", CASH, "left-of-button", "SC-TIE-5"),
        ("odd_chip", ITALIANA, "by-suit", "IT-DECK-4"),
        ("odd_chip_stud", CASH, "high-card-by-suit", "ST-20b"),
        ("odd_chip_hilo", TDA, "high", "ST-20c"),
        ("odd_chip_hilo", CASH, "nearest-small-blind", "SV-O8-7"),
        ("side_pots", FIGP, "last-first", "FG-29"),
        ("side_pots", CASH, "last-first", "SC-SHOW-h"),
        ("run_it_twice", CASH, "offered", "SC-RIT-1"),
        ("run_it_twice", TDA, "no", ""),
        ("run_it_most", CASH, 3, "SC-RIT-1"),
        ("button", FIGP, "dead", "FG-3"),
        ("button", HOME, "moving", "TB-3"),
        ("ante", TDA, "big-blind", "ST-RP11"),
        ("ante", FIGP, "each", "FG-D5"),
        ("ante", FIPOS, "none", ""),
        ("straddle", CASH, ("live", "counter", "mississippi"), "SC-STRAD-1"),
        ("straddle", HOME, ("live",), "TB-12"),
        ("straddle", FIGP, (), ""),
        ("rake_percent", CASH, 5, "SC-RAKE-1"),
        ("rake_cap", CASH, 30, "SC-RAKE-4"),
        ("rake_percent", HOME, 0, ""),
        ("no_flop_no_drop", CASH, True, "SC-RAKE-3"),
        ("suit_order", CASH, ("spades", "hearts", "diamonds", "clubs"), "SC-BTN-1"),
        ("suit_order", ITALIANA, ("hearts", "diamonds", "clubs", "spades"), "IT-DECK-4"),
        ("stud_bring_in_tie", CASH, "lowest-suit", "SV-STUD7-5"),
        ("razz_bring_in_tie", CASH, "highest-suit", "SV-RAZZ-3"),
        ("short_stub", TDA, "shared-card", "ST-RP10h"),
        ("seats_most_holdem", FIGP, 22, "FG-1a"),
        ("seats_most_holdem", CASH, 9, "SC-PLAY-3"),
        ("seats_most_holdem", TDA, 22, "FG-1a"),
        ("seats_most_omaha6", CASH, 7, "SV-OMAHA-1"),
        ("seats_most_italiana", ITALIANA, 6, "IT-DECK-3"),
        ("out_of_turn", FIGP, "reduced-to-skipped", "FG-23"),
        ("out_of_turn", FIPOS, "loses-raise", "FP-27b"),
        ("undercall", TDA, "completed-if-opening-bet-or-heads-up", "ST-51b"),
        ("misunderstood_bet", CASH, "relief-if-nobody-acted", "SC-BET-l1"),
        ("pot_said", CASH, "least-valid-wager", "ST-54c"),
        ("hidden_chips", FIPOS, "bound-but-not-paid", "FG-18"),
        ("misdeal_until", CASH, "any-two-actions", "SC-MISDEAL-10"),
        ("exposed_first_cards", HOME, 1, "TB-30"),
        ("exposed_cards_misdeal", FIPOS, 0, "FP-12"),
        ("four_card_flop", HOME, "redealt", "TB-33"),
        ("premature_turn", FIGP, "fifth-card-takes-its-place", "FG-44"),
        ("premature_turn", CASH, "reshuffled-no-burn", "SC-BERR-b"),
        ("mucked_hand", HOME, "final", "TB-18"),
        ("own_cards_exposed", FIPOS, "no-raise", "FP-20"),
        ("present_at_deal", CASH, "first-card-to-all", "ST-30a"),
        ("balance_who", FIPOS, "right-of-button", "FP-6"),
        ("final_table_seats", FIGP, 10, "FG-53"),
        ("out_at_same_table", TDA, "by-starting-stack", "FG-60c"),
    ],
)
def test_what_each_rulebook_says(policy: str, profile: str, value: Value, cites: str) -> None:
    assert rulebook(profile)[policy] == Ruled(value, cites)


@pytest.mark.parametrize(
    ("policy", "value"),
    [
        ("minimum_raise", "last-full-raise"),
        ("reopening", "each-alone"),
        ("limit_cap", 0),
        ("fold_when_free", "allowed"),
        ("odd_chip", "left-of-button"),
        ("odd_chip_stud", "left-of-button"),
        ("odd_chip_hilo", "high"),
        ("rake_percent", 0),
        ("run_it_twice", "no"),
        ("big_blind_ante_order", "ante-first"),
    ],
)
def test_recorded_hands_are_replayed_as_the_sites_played_them(policy: str, value: Value) -> None:
    assert rulebook(RECORDED)[policy].value == value


@pytest.mark.parametrize("profile", PROFILES)
def test_every_policy_has_a_lawful_value_and_a_reason(profile: str) -> None:
    book = rulebook(profile)
    assert list(book.policies) == list(policies())
    for name, (value, cites) in book.policies.items():
        assert policies()[name].accept(value) == value
        if cites:
            assert cites in catalogue(), f"{profile}: {name} cites {cites}"
        else:
            assert book.reading(name), f"{profile}: {name} has neither a rule nor a reading"


@pytest.mark.parametrize("profile", PROFILES)
def test_a_value_comes_from_the_source_of_its_rule(profile: str) -> None:
    book = rulebook(profile)
    for name, origin in book.origins.items():
        if origin in book.sources:
            # The variants (SV) are part of the cash rules.
            assert rule(book.rule(name)).source.replace("SV", "SC") == origin
        else:
            assert origin in (profile, "ours")


def test_a_silent_source_passes_the_question_on() -> None:
    book = rulebook(FIGP)
    assert (book.source("minimum_raise"), book.source("odd_chip")) == ("FG", "ST")
    assert (book.source("fold_when_free"), book.reading("fold_when_free")) == ("ours", SILENT)


def test_every_policy_can_be_read_in_both_languages() -> None:
    for name, policy in policies().items():
        assert policy.en, name
        assert policy.it, name
        assert policy.group in GROUPS, name
    assert {policy.group for policy in policies().values()} == set(GROUPS)


@pytest.mark.parametrize("profile", PROFILES)
def test_sources_have_names(profile: str) -> None:
    assert set(rulebook(profile).sources) <= set(source_names())


@pytest.mark.parametrize("profile", PROFILES)
def test_a_rulebook_survives_plain_data_and_json(profile: str) -> None:
    book = rulebook(profile)
    assert Rulebook.from_dict(book.to_dict()) == book
    assert msgspec.json.decode(msgspec.json.encode(book), type=Rulebook) == book


def test_the_groups_a_hand_carries() -> None:
    carried = rulebook(TDA).only("engine", "showdown", "pots")
    assert carried["reopening"] == Ruled("cumulative", "ST-47a1")
    assert "balance_who" not in carried


def test_diff_lists_only_what_differs() -> None:
    differences = {d.policy: d for d in diff(rulebook(CASH), rulebook(TDA))}
    assert differences["reopening"] == ("reopening", "each-alone", "SC-BET-f", "cumulative", "ST-47a1")
    assert "odd_chip" not in differences, "both say left of the button, by different articles"
    assert diff(rulebook(CASH), rulebook(CASH)) == []


def test_a_rulebook_for_tournaments_says_so_and_so_does_a_house_s_over_it() -> None:
    named = {name for name in PROFILES if rulebook(name).tournament}
    assert named == {"figp-tournament", "sanremo-tournament", "fipos", "italiana-tournament"}
    assert house('name = "friday"\nextends = "fipos"\n').tournament
    assert not house('name = "friday"\nextends = "home"\n').tournament


def test_unknown_names_are_told_with_the_nearest() -> None:
    with pytest.raises(RulebookError, match=r"did you mean 'sanremo-cash'.*figp-tournament"):
        rulebook("sanremo-csh")
    with pytest.raises(RulebookError, match=r"minimun_raise.*'minimum_raise'"):
        rulebook(HOME)["minimun_raise"]
