"""Against the bank: a split, an early surrender, even money, a round with Winning Number; coming and going."""

from __future__ import annotations

from typing import Any

from browser.axe import keeps_out
from browser.people import DEAD, act, sit, turn


def rack(page: Any) -> list[str]:
    """What stands on the chips one may take."""
    found: list[str] = page.eval_on_selector_all(".chip-button", "all => all.map((one) => one.dataset.chip)")
    return found


def test_chips_suit_the_limits_and_what_a_box_does_not_take_is_said_with_its_rule(visit: Any) -> None:
    page = visit("/table/punto-limits")
    sit(page, "Cloe")
    page.wait_for_selector("[data-bet=punto]:not([aria-disabled=true])")
    assert rack(page) == ["50", "100", "200", "500"]
    assert page.inner_text(".pb-result") == "stakes from 50 to 500"
    assert "stakes from 100 to 200" in page.inner_text(".numbers legend")
    # Nothing is raised in silence: fifty is too little for a number.
    page.wait_for_selector("[data-chip='50'][aria-pressed=true]")
    page.click("[data-bet=winning-number-8]")
    page.wait_for_selector(".refusal:has-text('50 is too little: the minimum is 100') a.rule[href='/rules/PB-6.2']")
    assert not page.locator("[data-bet=winning-number-8] .tag").count()
    page.click("[data-chip='100']")
    page.click("[data-bet=winning-number-8]")
    page.wait_for_selector("[data-bet=winning-number-8]:has-text('yours 100')")
    assert not page.locator(".refusal").count()
    # Nor is anything cut down: a hundred and five hundred are more than the box takes.
    page.click("[data-bet=punto]")
    page.wait_for_selector("[data-bet=punto]:has-text('yours 100')")
    page.click("[data-chip='500']")
    page.click("[data-bet=punto]")
    page.wait_for_selector(".refusal:has-text('600 is too much: the maximum is 500') a.rule[href='/rules/PB-2.2']")
    assert page.locator("[data-bet=punto]:has-text('yours 100')").count() == 1


def stake(page: Any) -> None:
    """A hundred on my own box, and no more."""
    page.click(".box.mine [data-stake]:not([aria-disabled=true])")
    page.dblclick("[data-verb=ready]")
    assert not page.locator(".refusal").count(), "who says it twice is ready"


def answer(page: Any, verb: str) -> None:
    """Answer the bank with the verb for whichever box."""
    verbs = turn(page)
    found = next((each for each in verbs if each.split(" ")[0] == verb), "")
    assert found, f"no {verb} among {verbs}"
    act(page, found)


def cards(page: Any) -> list[list[str]]:
    """The cards of my hands."""
    found: list[list[str]] = page.eval_on_selector_all(
        ".box.mine .bj-hand",
        "all => all.map((hand) => [...hand.querySelectorAll('.card')].map((card) => card.dataset.card))",
    )
    return found


def test_a_split_an_early_surrender_and_even_money(visit: Any) -> None:
    page = visit("/table/blackjack")
    sit(page, "Jack")
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    stake(page)
    # Eights against a six: no surrender, a split, and both hands stand.
    answer(page, "no")
    answer(page, "split")
    page.wait_for_function("() => document.querySelectorAll('.box.mine .bj-hand').length === 2")
    assert [hand[0] for hand in cards(page)] == ["26", "27"]
    answer(page, "stand")
    answer(page, "stand")
    page.wait_for_selector(".log li:has-text('The bank has')")
    assert page.locator(".log li:has-text('splits on box')").count() == 1
    assert page.locator(".log li:has-text('stands on box')").count() == 2
    # Sixteen against an ace: given up for half before the bank looks any further.
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    stake(page)
    answer(page, "surrender")
    page.wait_for_selector(".log li:has-text('Jack loses 50 on box')")
    page.wait_for_selector("[data-outcome='-50'] >> text=You have lost 50")
    # Blackjack against an ace: even money is asked about.
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    stake(page)
    turn(page)
    page.wait_for_selector(".house-bar .question")


def test_blackjack_is_dealt_card_by_card_and_the_outcome_is_told_after_the_last(visit: Any) -> None:
    page = visit("/table/blackjack-dealt")
    page.evaluate("localStorage.setItem('mazziere', JSON.stringify({ motion: 'on' }))")
    page.reload()
    sit(page, "Delietta")
    page.evaluate("""() => {
        window.dealt = [];
        const look = () => dealt.push([document.querySelectorAll(".box .card").length,
            document.querySelectorAll(".bank .card").length, document.querySelector(".outcome").innerText.trim()]);
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    }""")
    stake(page)
    page.wait_for_selector(".box.mine .card")
    page.clock.run_for(1_000)
    answer(page, "no")
    answer(page, "stand")
    page.wait_for_selector(".bank .card >> nth=1")
    page.clock.run_for(3_000)
    page.wait_for_selector("[data-outcome='100']")
    seen = list(dict.fromkeys(map(tuple, page.evaluate("dealt"))))
    lying = list(dict.fromkeys(each[:2] for each in seen))
    assert lying[lying.index((1, 0)) :] == [(1, 0), (1, 1), (2, 1), (2, 2), (2, 3)]
    assert {each[:2] for each in seen if each[2]} == {(2, 3)}


# What a button says, without the key that stands for it.
SAID = """all => all.map((one) => [...one.childNodes].filter((part) => part.nodeName !== "KBD")
    .map((part) => part.textContent.trim()).filter(Boolean).join(" "))"""


def asked(page: Any, verb: str) -> list[str]:
    """Wait for a question with this button, alive; what the buttons say."""
    page.wait_for_selector(f".house-bar:not(.dead) [data-verb='{verb}']")
    found: list[str] = page.eval_on_selector_all(".house-bar [data-verb]", SAID)
    return found


def lit(page: Any) -> list[str]:
    """The boxes that something is asked about."""
    found: list[str] = page.eval_on_selector_all(".box.asked", "all => all.map((one) => one.dataset.box)")
    return found


def test_who_plays_two_boxes_reads_on_every_button_which_one_it_is_for(visit: Any) -> None:
    page = visit("/table/boxes")
    sit(page, "Ines")
    page.click(".box.mine [data-stake]:not([aria-disabled=true])")
    assert asked(page, "second-box") == ["Play two boxes", "A bot for company"]
    page.click("[data-verb=second-box]")
    page.click("[data-verb=ready]")
    both = asked(page, "no 1")
    assert both == ["Surrender box 1", "No, play box 1", "Surrender box 2", "No, play box 2"]
    assert lit(page) == ["0", "1"]
    page.click("[data-verb='no 1']")
    page.wait_for_selector("[data-verb='no 1']", state="detached")
    # One box is left to be asked about, and the buttons still say which.
    assert asked(page, "no 0") == ["Surrender box 1", "No, play box 1"]
    page.click("[data-verb='no 0']")
    assert asked(page, "stand 0") == ["Hit box 1", "Stand box 1", "Double 100 box 1", "Split 100 box 1"]
    assert lit(page) == ["0"]
    page.click("[data-verb='stand 0']")
    assert asked(page, "stand 1") == ["Hit box 2", "Stand box 2", "Double 100 box 2"]
    assert lit(page) == ["1"]
    page.click("[data-verb='stand 1']")
    page.wait_for_selector(".log li:has-text('The bank has')")
    lines = page.locator(".log li:has-text('Ines stands on box')").all_inner_texts()
    assert [line.split("box ")[1][0] for line in lines] == ["1", "2"]


TOLD = """() => {
    window.told = [];
    const look = () => told.push([
        document.querySelectorAll(".pb-cards .card").length,
        document.querySelector(".pb-result:not(:has(.posted))")?.innerText.trim() ?? "",
        document.querySelectorAll(".bead .mark").length, document.querySelector(".outcome").innerText.trim(),
    ]);
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_punto_banco_with_winning_number(visit: Any) -> None:
    page = visit("/table/punto-banco", lang="it-IT")
    page.evaluate("localStorage.setItem('mazziere', JSON.stringify({ motion: 'on' }))")
    page.reload()
    sit(page, "Pino")
    assert page.inner_text("[data-bet=winning-number-6] small") == "6,5:1"
    page.evaluate(TOLD)
    page.wait_for_selector("[data-bet=punto]:not([aria-disabled=true])")
    page.click("[data-bet=punto]")
    page.wait_for_selector(".log li:has-text('Pino') >> text=Punto")
    assert page.evaluate("document.activeElement.dataset.bet") == "punto", "the box is still the same button"
    page.click("[data-bet=winning-number-8]")
    page.wait_for_selector(".log li:has-text('Winning Number 8')")
    page.click("[data-verb=ready]")
    page.wait_for_selector(".pb-cards .card >> nth=3")
    page.clock.run_for(3_000)
    # A natural eight against two: both stakes win, and the log says which.
    page.wait_for_selector(".log li:has-text('Pino vince 100 su PUNTO')")
    page.wait_for_selector(".log li:has-text('Pino vince 300 su Winning Number 8')")
    page.wait_for_selector(".bead .mark.punto")
    assert page.locator(".big .mark.punto").count() == 1
    told = page.evaluate("told")
    assert [4, "", 0, ""] in told, "the cards are turned before anybody is told who has won"
    assert [4, "Vince Punto", 1, "Hai vinto 400"] in told
    # Afterwards it is among my hands with what it brought, and can be seen again.
    page.goto("/hands")
    line = page.wait_for_selector("tr:has-text('Punto Banco')")
    assert "+400" in line.inner_text()
    assert page.locator("tr:has-text('Punto Banco') .export").all_inner_texts() == ["JSON", "Testo", "Verifica"]
    page.click("tr:has-text('Punto Banco') a[href^='/replay']")
    last = page.wait_for_selector(".scrubber input").get_attribute("max")
    assert page.locator(".pb-cards .card").count() == 0, "it begins before the cards"
    page.locator(".scrubber input").fill(last)
    page.wait_for_selector(".replay .log li:has-text('Pino vince 300 su Winning Number 8')")
    assert page.locator(".pb-cards .card").count() == 4
    page.wait_for_selector(".pb-result >> text=Vince Punto")
    assert keeps_out(page) == []


# Which cards lie face up, both scores, the winner and how well it is seen, and what the log has said, at every change.
TURNING = """() => {
    window.turning = [];
    const up = (side) => document.querySelectorAll(`.pb-side.${side} .card:not(.back)`).length;
    const look = () => turning.push({
        up: [up("punto"), up("banco")], scores: [...document.querySelectorAll(".pb-score")].map((one) => one.innerText),
        result: document.querySelector(".pb-result:not(:has(.posted))")?.innerText.trim() ?? "",
        seen: Number(getComputedStyle(document.querySelector(".pb-result")).opacity),
        gold: [...document.querySelectorAll(".pb-side.won")].map((one) => getComputedStyle(one).borderColor).join(),
        log: [...document.querySelectorAll(".log li")].map((one) => one.innerText),
    });
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_the_log_follows_the_felt_and_the_winner_is_seen_when_it_is_told(visit: Any) -> None:
    page = visit("/table/punto-thirds")
    page.evaluate("localStorage.setItem('mazziere', JSON.stringify({ motion: 'on' }))")
    page.reload()
    sit(page, "Terzilia")
    page.evaluate(TURNING)
    coup(page, "punto")
    page.wait_for_selector(".pb-side.banco .card >> nth=1")
    page.clock.run_for(5_000)
    page.wait_for_selector(".pb-result >> text=Banco wins")
    seen = page.evaluate("turning")
    # Punto's two cards, then Banco's, then a third each.
    ups = [tuple(one["up"]) for one in seen]
    assert list(dict.fromkeys(ups)) == [(0, 0), (2, 0), (2, 2), (3, 2), (3, 3)]
    for one in seen:
        lines = [line for line in one["log"] if "Turned up" in line]
        assert len(lines) <= [(0, 0), (2, 0), (2, 2), (3, 2), (3, 3)].index(tuple(one["up"]))
        calls = " ".join(one["log"])
        assert "PUNTO 0: draws" not in calls or one["up"][0] >= 2
        assert "BANCO 2: draws" not in calls or one["up"] >= [3, 2]
        assert not one["result"] or one["up"] == [3, 3]
    told = next(one for one in seen if one["result"])
    assert told["scores"] == ["5", "9"]
    assert told["seen"] == 1
    assert told["gold"] == "rgb(255, 209, 102)"
    assert ["0", ""] in [one["scores"] for one in seen], "each score when its side is turned"


def coup(page: Any, *bets: str) -> None:
    """Stake the chip in hand on each of these, and have the cards dealt."""
    for bet in bets:
        page.click(f"[data-bet={bet}]:not([aria-disabled=true])")
        page.wait_for_selector(f"[data-bet={bet}] .tag")
    page.clock.fast_forward(DEAD)
    page.click("[data-verb=ready]:not([disabled])")


# What each box of a side bet, or of Punto Banco, has said that it brought: a round is soon followed by the next.
BROUGHT = """() => {
    window.brought = {};
    const look = () => document.querySelectorAll(".spot-net").forEach((one) => {
        brought[one.closest("[data-spot]").dataset.spot] = one.innerText;
    });
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_ties_stand_on_the_bead_plate_with_their_score_and_wait_on_the_big_road(visit: Any) -> None:
    page = visit("/table/punto-ties")
    sit(page, "Tinuccia")
    for count in range(4):
        coup(page, "punto")
        page.wait_for_selector(f".bead .mark >> nth={count}")
        # Ties before the first winner are marked where it will stand.
        assert page.locator(".big .mark").all_inner_texts() == [[], [], ["2"], ["3"]][count]
    assert page.locator(".bead .mark").all_inner_texts() == ["0", "6", "9", "0"]
    assert page.locator(".bead .mark.egalite").count() == 3


def test_a_stake_won_and_one_lost_read_as_neither_a_draw_nor_a_win_alone(visit: Any) -> None:
    page = visit("/table/punto-both")
    sit(page, "Bertilla")
    coup(page, "punto", "winning-number-7")
    page.wait_for_selector("[data-outcome='0']:has-text('Won 100, lost 100: you are even')")
    page.wait_for_selector("[data-bet=banco]:not([aria-disabled=true])")
    page.evaluate(BROUGHT)
    coup(page, "egalite", "banco", "winning-number-8")
    page.wait_for_selector("[data-outcome='100'].good:has-text('Won 300, lost 200: you are 100 up')")
    assert page.evaluate("brought") == {
        "stake egalite": "−100",
        "stake banco": "−100",
        "stake winning-number-8": "+300",
    }
    page.wait_for_selector("[data-bet=banco]:not([aria-disabled=true])")
    assert page.locator(".spot-net").count() == 0, "until the next round"


def test_insurance_a_double_and_niwin_are_told_apart(visit: Any) -> None:
    page = visit("/table/blackjack-insured")
    sit(page, "Irmgard")
    stake(page)
    assert page.inner_text(".bank .point") == "11", "a lone ace is eleven, and nothing else yet"
    answer(page, "no")
    assert asked(page, "no 0") == ["Insure 50", "No"]
    answer(page, "insure")
    answer(page, "stand")
    page.wait_for_selector("[data-outcome='0']:has-text('Won 100, lost 100: you are even')")
    assert page.locator(".log li:has-text('The bank has blackjack')").count() == 1
    assert page.locator(".log li:has-text('Irmgard wins 100 with the insurance of box 1')").count() == 1
    page.click("[data-spot='niwin 19']:not([aria-disabled=true])")
    # What was put down by mistake is taken back by a press, where there is no keyboard too.
    page.click("[data-spot='niwin 18']")
    page.get_by_role("button", name="Take back: niWin 18").click()
    page.wait_for_selector("[data-spot='niwin 18']:not(.on)")
    page.evaluate(BROUGHT)
    stake(page)
    answer(page, "no")
    answer(page, "double")
    page.wait_for_selector("[data-outcome='400'].good:has-text('Won 600, lost 200: you are 400 up')")
    # Each box says what it has brought, the side bet too.
    assert page.evaluate("brought") == {"niwin 19": "+600"}


def test_the_felt_says_how_the_bank_plays_a_soft_17(visit: Any) -> None:
    page = visit("/table/blackjack-late")
    page.wait_for_selector(".bj-rule >> text=the bank draws to a soft 17")
    page = visit("/table/blackjack", lang="it-IT")
    page.wait_for_selector(".bj-rule >> text=il banco sta su 17")


def test_late_surrender_waits_for_the_bank_to_look_and_costs_half(visit: Any) -> None:
    page = visit("/table/blackjack-late")
    sit(page, "Leandra")
    stake(page)
    page.wait_for_selector(".bank .card >> nth=1")
    answer(page, "surrender")
    page.wait_for_selector("[data-outcome='-50']:has-text('You have lost 50')")


def test_a_split_is_doubled_on_both_hands_and_all_of_it_is_told(visit: Any) -> None:
    page = visit("/table/blackjack-split")
    sit(page, "Saretta")
    page.click("[data-spot='niwin 20']:not([aria-disabled=true])")
    stake(page)
    answer(page, "no")
    answer(page, "split")
    answer(page, "double")
    answer(page, "double")
    page.wait_for_selector(".log li:has-text('The bank has 25: bust')")
    page.wait_for_selector("[data-outcome='300']:has-text('Won 400, lost 100: you are 300 up')")
    # The log says which hand of the box; both say so on the felt, and the box what it has brought.
    assert page.locator(".log li >> text=/^Box 1, hand 2/").count() == 2
    assert page.locator(".log li:has-text('Saretta wins 200 on box 1, hand 2')").count() == 1
    assert page.locator(".box.mine .hand-result").all_inner_texts() == ["won", "won"]
    assert page.locator(".box.mine .box-net").all_inner_texts() == ["+400"]
    assert keeps_out(page) == []
    page.wait_for_selector(".box.mine [data-stake]:not([aria-disabled=true])")
    assert page.locator(".hand-result, .box-net").count() == 0, "until the next round"


# Where cards, points, stakes and circles of one box lie on those of another, or leave the felt.
OVER = """() => {
    const felt = document.querySelector(".house-felt").getBoundingClientRect();
    const all = [...document.querySelectorAll(".box")].flatMap((box) =>
        [...box.querySelectorAll(".bj-hand, .box-circle, .owner, .backer")].map((one) => [box.dataset.box, one, one.getBoundingClientRect()]));
    const wrong = all.filter(([, , at]) => at.left < felt.left || at.right > felt.right).map(([box, one]) => `${box} ${one.className} leaves the felt`);
    for (const [box, one, at] of all) for (const [other, two, there] of all)
        if (box < other && at.left < there.right && there.left < at.right && at.top < there.bottom && there.top < at.bottom)
            wrong.push(`${box} ${one.className} on ${other} ${two.className}`);
    return wrong;
}"""  # noqa: E501


def test_three_hands_of_a_box_lie_on_no_neighbour_whatever_they_hold(visit: Any) -> None:
    page = visit("/table/blackjack-three", size=(390, 844))
    sit(page, "Massimiliana Tre")
    for box in range(3):
        page.click(f"[data-stake='{box}']:not([aria-disabled=true])")
        page.wait_for_selector(f"[data-stake='{box}'] .chips")
    page.dblclick("[data-verb=ready]")
    for box in range(3):
        asked(page, f"no {box}")
        page.click(f"[data-verb='no {box}']")
        page.wait_for_selector(f"[data-verb='no {box}']", state="detached")
    for verb in ("split 0", "split 0", "hit 0", "hit 0", "stand 0", "hit 0", "hit 0", "hit 0", "stand 0"):
        act(page, verb)
    asked(page, "stand 0")
    assert [len(hand) for hand in cards(page)] == [4, 5, 2]
    # Every box says its number beside its chips, and what is staked behind it is read to the end.
    assert page.locator(".box-number").all_inner_texts() == ["1", "2", "3"]
    assert page.locator(".backer b").all_inner_texts() == ["100", "100"]
    for size in ((390, 844), (360, 640), (844, 390), (820, 1180), (1280, 800)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(OVER) == [], size
    # On a phone that lies the box that is asked about comes into sight by itself.
    page.set_viewport_size({"width": 844, "height": 390})
    act(page, "stand 0")
    asked(page, "stand 1")
    page.wait_for_function("""() => {
        const felt = document.querySelector(".house-felt").getBoundingClientRect();
        const hand = document.querySelector(".bj-hand.active").getBoundingClientRect();
        return hand.top >= felt.top && hand.bottom <= felt.bottom;
    }""")


def test_who_has_staked_everything_is_ready_by_a_press_and_repeats_it(visit: Any) -> None:
    page = visit("/table/blackjack-all")
    sit(page, "Tuttona", amount="1,000")
    page.click("[data-chip='1000']")
    page.click(".box.mine [data-stake]:not([aria-disabled=true])")
    page.wait_for_selector(".own-chips:has-text('Your chips: 0')")
    page.wait_for_selector(".chip-button[data-chip='100'][aria-disabled=true]")
    page.clock.fast_forward(DEAD)
    page.click("[data-verb=ready]:enabled")
    answer(page, "no")
    assert asked(page, "stand 0") == ["Hit", "Stand"], "there is nothing left to double with"
    answer(page, "stand")
    page.wait_for_selector("[data-outcome='1000']")
    page.wait_for_selector("[data-verb=repeat]:has-text('1,000')")


def test_the_floor_away_back_more_chips_and_off(visit: Any) -> None:
    page = visit("/table/punto-away")
    sit(page, "Gita")
    page.click("[data-call-floor]")
    assert "this table, round" in page.inner_text("dialog form")
    page.keyboard.press("Escape")
    page.click(".sit-line >> text=Step away")
    page.wait_for_selector(".sit-line >> text=I'm back >> nth=0")
    page.click(".sit-line >> text=I'm back >> nth=0")
    page.wait_for_selector(".sit-line >> text=I'm back", state="detached")
    # As many more as one likes, up to what the table allows.
    page.click("[data-top-up]")
    page.fill("dialog input.typed", "60,000")
    page.wait_for_selector("dialog [role=alert]:text-is('It must be between 1 and 50,000.')")
    page.fill("dialog input.typed", "2,500")
    # Pressed twice by a hasty hand, they are brought once.
    page.dblclick("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    page.wait_for_selector(".own-chips:has-text('52,500')")
    page.click(".sit-line >> text=Leave")
    page.wait_for_selector("[data-sit]")
    page.wait_for_selector("[data-left]")


def test_who_stakes_behind_a_box_is_told_whose_decision_to_follow_and_who_comes_late_when_they_play(visit: Any) -> None:
    owner, page, late = (visit("/table/blackjack-behind", lang=lang) for lang in ("en-US", "en-US", "it-IT"))
    sit(owner, "Brunone")
    sit(page, "Seguace")
    owner.click("[data-stake='0']:not([aria-disabled=true])")
    for box in (0, 1):
        page.click(f"[data-stake='{box}']:not([aria-disabled=true])")
        page.wait_for_selector(f"[data-spot='stake {box}'] .chips")
    page.wait_for_selector(".backer")
    for each in (owner, page):
        each.clock.fast_forward(DEAD)
        each.click("[data-verb=ready]:enabled")
    act(owner, "no 0")
    for box in (0, 1):
        asked(page, f"no {box}")
        page.click(f"[data-verb='no {box}']")
        page.wait_for_selector(f"[data-verb='no {box}']", state="detached")
    sit(late, "Tardona")
    late.wait_for_selector("[data-not-in] >> text=In questo colpo non ci sei: punti dal prossimo")
    assert not page.locator("[data-not-in]").count()
    act(owner, "double 0")
    asked(page, "double 0")
    assert page.inner_text(".house-bar .question") == "Brunone doubles on box 1: double your stake too?"
    act(page, "double 0")
    act(page, "stand 1")
    page.wait_for_selector("[data-outcome='300']")
    late.wait_for_selector("[data-not-in]", state="detached")
