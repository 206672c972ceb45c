"""How recorded hands are replayed: seats, forced bets, all-ins, shows, unknown cards and what is refused."""

from decimal import Decimal
from typing import Any

import pytest

from mazziere.history.phh import HandHistory, read
from mazziere.history.replay import Replayed, replay, replay_as_recorded


def hand(actions: str, stacks: list[Any], blinds: list[Any], **fields: Any) -> HandHistory:
    """A no-limit hold'em hand; everybody is dealt unknown cards unless the actions deal them."""
    said = [action.strip() for action in actions.split(",")]
    dealt = {action.split()[2] for action in said if action.startswith("d dh")}
    unknown = [f"d dh p{n} ????" for n in range(1, len(stacks) + 1) if f"p{n}" not in dealt]
    return HandHistory(
        {
            "variant": "NT",
            "antes": [0] * len(stacks),
            "blinds_or_straddles": blinds,
            "min_bet": max(blinds),
            "starting_stacks": stacks,
            "actions": unknown + said,
        }
        | fields
    )


def net(result: Replayed) -> list[int] | None:
    assert result.ok, result.error
    return result.net


def test_everybody_folds_to_the_big_blind() -> None:
    result = replay(hand("p3 f, p1 f", [100] * 3, [1, 2, 0]))
    assert (result.kind, net(result), result.winners, result.pots) == ("fold", [-1, 1, 0], [2], [(2, [2])])
    assert result.finishing == [99, 101, 100]


def test_heads_up_the_button_is_p2_has_the_small_blind_and_speaks_first() -> None:
    assert net(replay(hand("p2 f", [100, 100], [1, 2]))) == [1, -1]
    assert replay(hand("p1 f", [100, 100], [1, 2])).kind == "unreplayable"


def test_heads_up_with_a_dead_button_p1_has_the_small_blind_and_speaks_first_always() -> None:
    result = replay(hand("p1 cc, p2 cc, d db 2c3c4c, p1 cbr 2, p2 f", [100, 100], [2, 1]))
    assert net(result) == [2, -2]


def test_without_a_small_blind_the_player_after_the_big_blind_opens() -> None:
    assert net(replay(hand("p2 f, p3 f", [50] * 3, [2, 0, 0]))) == [0, 0, 0]
    assert net(replay(hand("p3 f, p1 f", [50] * 3, [0, 2, 0]))) == [0, 0, 0]
    assert replay(hand("p2 f, p3 f", [50] * 3, [2, 0, 0])).winners == [1]


def test_the_last_of_two_equal_blinds_is_the_big_one() -> None:
    assert net(replay(hand("p3 f, p1 f", [50] * 3, [2, 2, 0]))) == [-2, 2, 0]


def test_a_post_is_live_and_moves_nobodys_turn() -> None:
    result = replay(hand("p3 f, p4 cc, p1 f, p2 cbr 6, p4 f", [50] * 4, [1, 2, 0, -2]))
    assert net(result) == [-1, 3, 0, -2]


def test_a_post_above_the_big_blind_is_taken_as_the_file_has_it_and_remarked_on() -> None:
    result = replay(hand("p3 f, p4 cc, p1 f, p2 f", [50] * 4, [1, 2, 0, -3]))
    assert (net(result), result.remarks) == ([-1, -2, 0, 3], ["post-above-the-big-blind"])


def test_a_straddle_opens_after_the_straddler() -> None:
    assert net(replay(hand("p4 f, p1 f, p2 f", [50] * 4, [1, 2, 4, 0]))) == [-1, -2, 3, 0]


def test_a_big_blind_ante_is_dead_money_of_the_main_pot() -> None:
    history = hand("p3 cc, p1 f, p2 cc, d db 2c3c4c, p2 cbr 2, p3 f", [50] * 3, [1, 2, 0], antes=[0, 2, 0])
    assert net(replay(history)) == [-1, 3, -2]


def test_trimmed_antes_are_layered_like_a_bet() -> None:
    actions = (
        "d dh p1 AhAd, d dh p2 KhKd, d dh p3 QhQd, p3 cc, p2 cc, d db 2c3c4c, p2 cc, p3 cc, d db 6s, p2 cc, p3 cc,"
    )
    actions += "d db 8s, p2 cc, p3 cc, p1 sm AhAd, p2 sm KhKd, p3 sm QhQd"
    short = {"stacks": [3, 50, 50], "blinds": [0, 2, 0], "antes": [5, 5, 5]}
    layered = replay(hand(actions, ante_trimming_status=True, **short))
    assert (net(layered), layered.winners) == ([6, 1, -7], [1, 2])
    assert layered.pots == [(9, [1, 2, 3]), (8, [2, 3])]
    whole = replay(hand(actions, ante_trimming_status=False, **short))
    assert (net(whole), whole.pots) == ([10, -3, -7], [(13, [1, 2, 3]), (4, [2, 3])])


def test_cents_are_exact_and_written_as_in_the_file() -> None:
    blinds = [Decimal("0.10"), Decimal("0.20")]
    result = replay(hand("p2 cbr 0.50, p1 cc, d db 2c3c4c, p1 cc, p2 cbr 0.7, p1 f", [Decimal("10.10"), 5], blinds))
    assert (net(result), result.scale) == ([-50, 50], 100)
    assert result.written(result.finishing) == ["9.60", "5.50"]


def test_money_is_counted_in_cents_even_when_only_dollars_are_written() -> None:
    actions = (
        "d dh p1 AhKd, d dh p2 AsKc, d dh p3 7c2d, p3 cc, p1 cc, p2 cc, d db AcKs2h, p1 cc, p2 cc, p3 cbr 3, p1 cc,"
    )
    actions += "p2 cc, d db 9s, p1 cbr 4, p2 cc, p3 f, d db 8s, p1 cc, p2 cc, p1 sm AhKd, p2 sm AsKc"
    dollars = replay(hand(actions, [50] * 3, [1, 2, 0], currency_symbol="$"))
    assert dollars.written(net(dollars)) == ["2.50", "2.50", "-5"]
    chips = replay(hand(actions, [50] * 3, [1, 2, 0]))
    assert net(chips) == [3, 2, -5]


def test_an_unknown_stack_is_never_all_in_and_only_the_net_counts() -> None:
    inf = Decimal("inf")
    result = replay(hand("p3 cbr 500000, p1 f, p2 f", [inf, inf, inf], [1, 2, 0]))
    assert (net(result), result.finishing, result.starting) == ([-1, -2, 3], [None] * 3, [None] * 3)


def test_a_run_out_may_be_shown_before_the_board_and_again_after_each_street() -> None:
    actions = "p2 cbr 50, p1 cc, p1 sm ????, p2 sm ????, d db 2c3c4c, p1 sm ????, p2 sm AhAd, d db 6s, d db 8s,"
    actions += "p1 sm KsKc, p2 sm ????"
    result = replay(hand(actions, [50, 50], [1, 2]))
    assert (result.kind, net(result), result.winners) == ("showdown", [-50, 50], [2])


def test_unknown_cards_can_only_be_beaten() -> None:
    board = "d db AcKcQc, p1 cc, p2 cc, d db Jc, p1 cc, p2 cc, d db Tc, p1 cc, p2 cc"
    result = replay(hand(f"p2 cc, p1 cc, {board}, p1 sm 2d3d, p2 sm ????", [50, 50], [1, 2]))
    assert (net(result), result.winners) == ([2, -2], [1])


def test_a_showdown_of_unknown_cards_is_undetermined() -> None:
    board = "d db AcKcQc, p1 cc, p2 cc, d db 2d, p1 cc, p2 cc, d db 3d, p1 cc, p2 cc"
    result = replay(hand(f"p2 cc, p1 cc, {board}, p1 sm ????, p2 sm ????", [50, 50], [1, 2]))
    assert (result.ok, result.kind, result.net, result.finishing) == (True, "undetermined", [-2, -2], None)
    assert result.pots == [(4, [1, 2])]


def test_cards_known_from_the_deal_but_never_shown_do_not_win() -> None:
    board = "d db AcKcQc, p1 cc, p2 cc, d db 2d, p1 cc, p2 cc, d db 3d, p1 cc, p2 cc"
    result = replay(hand(f"d dh p1 AhAd, p2 cc, p1 cc, {board}, p1 sm ????, p2 sm ????", [50, 50], [1, 2]))
    assert result.kind == "undetermined"


def test_a_mucked_hand_is_out() -> None:
    board = "d db AcKcQc, p1 cc, p2 cc, d db 2d, p1 cc, p2 cc, d db 3d, p1 cc, p2 cc"
    result = replay(hand(f"d dh p1 AhAd, d dh p2 7c2h, p2 cc, p1 cc, {board}, p1 sm, p2 sm 7c2h", [50, 50], [1, 2]))
    assert (result.kind, net(result), result.winners) == ("showdown", [-2, 2], [2])


def test_a_winner_may_show_after_everybody_folded() -> None:
    assert net(replay(hand("p3 f, p1 f, p2 sm AhKd", [50] * 3, [1, 2, 0]))) == [-1, 1, 0]


def test_a_check_that_decides_nothing_is_accepted() -> None:
    actions = "p3 f, p1 cc, p2 cc, d db 2c3c4c, d db 6s, d db 8s, p1 sm KsKc, p2 sm AhAd"
    assert net(replay(hand(actions, [1, 50, 50], [1, 2, 0]))) == [-1, 1, 0]


def test_a_fold_with_nothing_to_call_is_accepted() -> None:
    assert net(replay(hand("p2 cc, p1 f", [50, 50], [1, 2]))) == [-2, 2]


def test_folded_chips_join_the_lowest_pots_and_uncalled_ones_go_back() -> None:
    actions = "p3 cbr 20, p1 cc, p2 cbr 50, p3 cc, p1 f, d db 2c3c4c, d db 6s, d db 8s, p2 sm AhAd, p3 sm KsKc"
    result = replay(hand(actions, [80, 50, 40], [1, 2, 0]))
    assert (net(result), result.pots) == ([-20, 60, -40], [(100, [2, 3])])


def test_a_wager_below_the_minimum_that_covers_every_opponent_is_accepted_and_remarked_on() -> None:
    actions = "p2 cbr 20, p1 cbr 30, p2 cc, d db 2c3c4c, d db 6s, d db 8s, p1 sm AhAd, p2 sm KsKc"
    result = replay(hand(actions, [500, 25], [1, 2]))
    assert (net(result), result.remarks) == ([25, -25], ["covering-wager"])


def test_a_wager_below_the_minimum_is_refused_with_the_rule_and_accepted_as_recorded() -> None:
    history = hand("p2 cbr 20, p1 cbr 30, p2 f", [500, 500], [1, 2])
    refused = replay(history)
    assert (refused.kind, refused.rule.split()[0], refused.net) == ("unreplayable", "SC-NL-c", None)
    assert "30" in refused.error
    assert "38" in refused.message("it")
    taken = replay_as_recorded(history)
    assert net(taken) == [20, -20]
    assert taken.remarks[0].startswith("as-recorded: ")


def test_a_raise_that_was_not_reopened_is_refused_with_the_rule_and_accepted_as_recorded() -> None:
    actions = "p3 cbr 20, p1 cbr 25, p2 cc, p3 cbr 100, p2 f, d db 2c3c4c, d db 6s, d db 8s, p1 sm AhAd, p3 sm KsKc"
    history = hand(actions, [25, 500, 500], [1, 2, 0])
    refused = replay(history)
    assert (refused.ok, refused.rule.split()[0]) == (False, "SC-BET-f")
    assert net(replay_as_recorded(history)) == [50, -25, -25]


def test_a_wager_of_more_than_the_stack_is_refused_even_as_recorded() -> None:
    assert not replay_as_recorded(hand("p2 cbr 600, p1 f", [500, 500], [1, 2])).ok


def test_a_spurious_first_check_of_the_big_blind_is_dropped() -> None:
    result = replay(hand("p1 cc, p2 cbr 4, p1 f", [50, 50], [0, 2]))
    assert (net(result), result.remarks) == ([-2, 2], ["spurious-check-dropped"])


@pytest.mark.parametrize(
    ("actions", "kind"),
    [
        ("p2 cbr 6", "incomplete:bet"),
        ("p2 cc, p1 cc", "incomplete:board"),
        ("p2 cbr 50, p1 cc, d db 2c3c4c", "incomplete:runout"),
        ("p2 cc, p1 cc, d db 2c3c4c", "incomplete:bet"),
    ],
)
def test_a_file_that_stops_says_where(actions: str, kind: str) -> None:
    result = replay(hand(actions, [50, 50], [1, 2]))
    assert (result.ok, result.kind) == (False, kind)
    assert result.error.startswith("the file ends")
    assert result.message("it").startswith("il file finisce")


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ("p2 cc, p1 cc, d db 2c3c", "the board stops at 2 cards"),
        ("p2 cc, p1 cc, p1 cbr 2", "p1 acts with 0 cards on the board where 3 are due"),
        ("p2 cc, d db 2c3c4c, p1 cc", "p1 acts with 3 cards on the board where 0 are due"),
        ("p3 f", "'p3 f' is by or for p3; give d, or p1 to p2"),
        ("dealer shuffles", "is by 'dealer'; give d, or a player such as p1"),
        ("p2 folds", "'p2 folds' has no verb; give one of f, cc"),
        ("p2 cbr", "'p2 cbr' needs one amount"),
        ("p2 cbr 1e3", "'p2 cbr 1e3' needs one amount"),
        ("p2 f now", "'p2 f now' says more than f can"),
        ("d dh p1 AhXx", "'d dh p1 AhXx': cannot read 'AhXx'"),
        ("d dx AhKd", "'d dx AhKd' is not a deal"),
        ("d dh p1 AhKd, d dh p2 AhQd", "A♥ is dealt twice"),
        ("d dh p1 AhKdQs, p2 f", "p1 is dealt 3 cards where Texas Hold'em deals 2"),
        ("d dh p1 Ah, p2 f", "p1 is dealt 1 cards where Texas Hold'em deals 2"),
        ("d dh p1 AhKd, p2 cc, p1 sm AsKs", "p1 shows A♠ K♠ but was dealt A♥ K♦"),
    ],
)
def test_a_file_that_makes_no_sense_says_why(actions: str, said: str) -> None:
    result = replay(hand(actions, [50, 50], [1, 2]))
    assert (result.ok, result.kind) == (False, "unreplayable")
    assert said in result.error


def test_a_game_we_do_not_play_is_a_result_and_not_a_crash() -> None:
    result = replay(HandHistory({"variant": "FB"}))
    assert (result.kind, result.error) == ("unreplayable", "variant: FB (fixed-limit badugi) is not implemented")


@pytest.mark.parametrize(
    "house",
    [5, {"rake": 5}, {"scale": 7}, {"scale": 0}, {"scale": "x"}, {"rulebook": 3}, {"posts": [1]}, {"spread": [1]}],
)
def test_a_bad_field_of_ours_is_a_result_and_not_a_crash(house: Any) -> None:
    assert replay(hand("p2 f", [50, 50], [1, 2], _mazziere=house)).error.startswith("_mazziere")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("antes", [-1, 0]),
        ("antes", [Decimal("inf"), 0]),
        ("blinds_or_straddles", [Decimal("nan"), 2]),
        ("blinds_or_straddles", [Decimal("-inf"), 2]),
        ("min_bet", -1),
    ],
)
def test_amounts_nobody_can_owe_are_refused(field: str, value: Any) -> None:
    assert replay(hand("p2 f", [50, 50], [1, 2], **{field: value})).error.startswith(f"{field}: ")


def test_a_rulebook_nobody_knows_is_a_result_and_not_a_crash() -> None:
    assert "nowhere" in replay(hand("p2 f", [50, 50], [1, 2], _mazziere={"rulebook": "nowhere"})).error


def test_stud_with_a_completion_and_cards_dealt_up_and_down() -> None:
    text = """
    variant = "F7S"
    antes = [1, 1]
    bring_in = 1
    small_bet = 4
    big_bet = 8
    starting_stacks = [100, 100]
    actions = ["d dh p1 AhAd2c", "d dh p2 ????9s", "p1 pb", "p2 cbr 4", "p1 cc", "d dh p1 5c", "d dh p2 9h",
      "p2 cbr 4", "p1 cc", "d dh p1 6d", "d dh p2 Th", "p2 cc", "p1 cc", "d dh p1 7s", "d dh p2 Jh", "p2 cc", "p1 cc",
      "d dh p1 8h", "d dh p2 ??", "p2 cbr 8", "p1 cc", "p2 sm 3c3d9s9hThJhQs", "p1 sm AhAd2c5c6d7s8h"]
    """
    result = replay(read(text)[0])
    assert (result.kind, net(result), result.winners) == ("showdown", [-17, 17], [2])


def test_draw_with_unknown_discards() -> None:
    text = """
    variant = "F5D"
    antes = [0, 0]
    blinds_or_straddles = [1, 2]
    small_bet = 2
    big_bet = 4
    starting_stacks = [100, 100]
    actions = ["d dh p1 ??????????", "d dh p2 AhAdKc2d3s", "p2 cc", "p1 cc", "p1 sd ????", "p2 sd 2d3s",
      "d dh p1 ????", "d dh p2 KhAs", "p1 cc", "p2 cbr 4", "p1 cc", "p2 sm AhAdKcKhAs", "p1 sm QhQdQcQs2c"]
    """
    result = replay(read(text)[0])
    assert (net(result), result.winners) == ([6, -6], [1])
