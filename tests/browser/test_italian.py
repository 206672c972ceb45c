"""Italian tables: the buttons by their names, the draw, parol, what is shown, the giro pazzo, and a cross of vele.

The other sits on the highest seat and deals the first hand, so that the word is with the page.
"""

from __future__ import annotations

from typing import Any

from browser.people import act, own_cards, sit, turn

DEALER = 3
NEAR = 40


def says(page: Any, verb: str) -> str:
    """The words on a button."""
    turn(page)
    words: str = page.inner_text(f".bar [data-verb='{verb}']")
    return words.split("\n")[0]


def begin(visit: Any, opponent: Any, table: str, name: str, seat: int = DEALER) -> tuple[Any, Any]:
    """Two at an Italian table; both have paid the invito."""
    other = opponent(table, f"Banco {name}", seat=seat)
    page = visit(f"/table/{table}", lang="it-IT")
    sit(page, name)
    act(page, "invito")
    other.act("invito")
    return page, other


def to_the_last_bets(page: Any, other: Any) -> None:
    """Opened, seen, and nobody changes a card."""
    act(page, "dai-carte")
    act(page, "apro")
    other.act("vedo")
    act(page, "cambio")
    other.act("servito")


def test_invito_buio_and_the_draw_by_their_names(visit: Any, opponent: Any) -> None:
    other = opponent("italiana", "Banco Bea", seat=DEALER)
    page = visit("/table/italiana", lang="it-IT")
    sit(page, "Bea")
    assert says(page, "invito") == "INVITO 50"
    assert says(page, "sitout") == "SITOUT"
    # Another's answer to the same question changes nothing for me: the button is not dead again.
    other.act("invito")
    act(page, "invito")
    assert says(page, "buio") == "BUIO 100"
    assert says(page, "dai-carte") == "DAI CARTE"
    act(page, "buio")
    page.wait_for_selector(".log li:has-text('Bea fa il buio, 100')")
    assert other.turn()["controbuio"]["low"] == 200
    other.act("dai-carte")
    other.act("vedo")
    assert says(page, "va-bene") == "VA BENE"
    assert says(page, "rilancio") == "RILANCIO A 200", "less than the double would close the raising"
    act(page, "va-bene")
    page.wait_for_selector(".log li:has-text('Bea dice «va bene»')")
    turn(page)
    page.click(".pick [data-pick='28']")
    page.click(".pick [data-pick='33']")
    assert "2" in says(page, "cambio")
    act(page, "cambio")
    page.wait_for_selector(".log li:has-text('Bea cambia 2 carte')")
    page.wait_for_selector(".seat.turn:not(.mine)")
    assert not page.locator(".pre").count(), "while cards are changed nobody bets"
    other.act("servito")
    other.act("busso")
    assert says(page, "parol") == "PAROL"
    assert says(page, "busso") == "BUSSO"
    # A single chip would do, and nobody bets that: the lever begins at the invito and goes by it.
    assert says(page, "punto") == "PUNTO 50"
    assert page.locator(".presets button").all_inner_texts() == ["Invito", "½", "⅔", "Piatto", "Resto"]
    page.click(".lever button >> nth=1")
    assert says(page, "punto") == "PUNTO 100"
    for _ in range(3):
        page.click(".lever button >> nth=0")
    assert says(page, "punto") == "PUNTO 50"
    page.fill(".typed", "7")
    page.keyboard.press("Tab")
    assert says(page, "punto") == "PUNTO 7", "whatever is lawful can be typed"
    page.keyboard.press("Escape")
    kept = set(own_cards(page))
    assert {"50", "49", "42"} <= kept
    assert not {"28", "33"} & kept
    page.click(".bar .fold")
    page.wait_for_selector("[role=alertdialog]")
    page.get_by_role("button", name="Annulla").click()
    act(page, "punto")
    assert "vedo" in other.turn()


def test_parol_carries_the_pot_to_the_next_hand(visit: Any, opponent: Any) -> None:
    page, other = begin(visit, opponent, "parol", "Pia", seat=2)
    to_the_last_bets(page, other)
    act(page, "parol")
    other.act("parol")
    page.wait_for_selector(".log li:has-text('Banco Pia dice «parol»') ~ li:has-text('Mano 2')")
    # Kings open the pot that stayed, and the opening is at least the pot.
    assert other.turn()["apro"]["low"] == 204
    page.wait_for_selector(".openers")
    page.wait_for_selector(".log li:has-text('Piatto di parol: 204 si giocano nella prossima mano') >> text=IT-PAROL-3")
    page.wait_for_selector(".log li:has-text('Per aprire serve almeno una coppia di re')")
    page.wait_for_selector(".pre")
    assert page.inner_text(".pre").split("\n")[:2] == ["BUSSO o PASSO", "BUSSO"]
    assert "204" in page.inner_text(".middle .pot")


def test_mostro_and_nascondo(visit: Any, opponent: Any) -> None:
    page, other = begin(visit, opponent, "mostro", "Mia")
    to_the_last_bets(page, other)
    act(page, "busso")
    other.act("punto")
    act(page, "vedo")
    # The aces must be shown; the beaten jacks need not, and somebody chooses to.
    assert says(page, "mostro") == "MOSTRO"
    assert says(page, "nascondo") == "NASCONDO"
    act(page, "mostro")
    page.wait_for_selector(".log li:has-text('Mia mostra')")
    act(page, "invito")
    other.act("invito")
    assert any({36, 37} <= set(event.get("faces", ())) for event in other.table.events), "the jacks were seen"
    # The next hand: a pot won alone need not be shown either.
    other.act("dai-carte")
    other.act("busso")
    act(page, "apro")
    other.act("passo")
    act(page, "nascondo")
    page.wait_for_selector(".log li:has-text('Mano 2') ~ li:has-text('Mia vince')")
    assert page.locator(".log li:has-text('Mano 2') ~ li:has-text('Mia mostra')").count() == 0


def test_a_full_house_brings_the_giro_pazzo_and_cards_are_chosen(visit: Any, opponent: Any) -> None:
    page, other = begin(visit, opponent, "giro", "Gea")
    page.click("[data-open=seat]")
    page.select_option("[name=prefer-vele]", "piramide")
    page.wait_for_function("() => document.querySelector('[name=prefer-vele]').value === 'piramide'")
    page.keyboard.press("Escape")
    to_the_last_bets(page, other)
    act(page, "busso")
    other.act("busso")
    other.act("nascondo")
    page.wait_for_selector(".log li:has-text('Giro pazzo, mano 1 di 2: dà le carte Gea') >> text=IT-GIRO-2")
    assert page.inner_text("[data-giro]") == "Giro pazzo, mano 1 di 2"
    act(page, "invito")
    other.act("invito")
    # Whoever deals chooses the vele and the deal, and confirms both at once.
    page.wait_for_selector(".dealer-choice .layout:has(.vele-piramide) input:checked")
    page.check(".layout:has(.vele-croce) input")
    page.click(".dealer-choice button:has-text('Sempre'), .dealer-choice [aria-pressed] >> nth=-1")
    page.click(".dealer-choice .primary")
    page.wait_for_selector(".vele-croce .vela")
    # Two cards lie face down before each; everybody chooses which to turn.
    turn_card(page, other)
    page.wait_for_selector(".seat.mine .up .card:not(.back)")
    assert page.locator(".vele-croce .card.back").count() == 5
    for line in ("Il mazziere Gea sceglie le vele: croce", "sceglie le carte coperte: sempre", "Banco Gea scopre"):
        page.wait_for_selector(f".log li:has-text('{line}')")
    # The next card is chosen beside what lies open, also where a phone has no room for the seat.
    page.set_viewport_size({"width": 390, "height": 844})
    act(page, "busso")
    other.act("busso")
    page.wait_for_selector(".pick button")
    mine = page.eval_on_selector_all(".seat.mine .up .card:not(.back)", "all => all.map((one) => one.dataset.card)")
    page.wait_for_selector(".open-already .card")
    shown = page.eval_on_selector_all(".open-already .card", "all => all.map((one) => one.dataset.card)")
    assert shown == mine
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def turn_card(page: Any, other: Any) -> None:
    """Choose the second of the two cards; the other chooses as well, and both are turned together."""
    page.wait_for_selector(".pick button")
    chosen = page.get_attribute(".pick button >> nth=1", "data-pick")
    assert page.inner_text(".change .call").split("\n")[0] == "CONFERMA"
    page.click(".pick button >> nth=1")
    # The button says which, with its article: "scopri il sette di cuori", "scopri l'asso di picche".
    name = page.get_attribute(f".pick [data-pick='{chosen}'] .card", "aria-label")
    article = {"asso": "l'", "otto": "l'", "donna": "la "}.get(name.split(" ")[0], "il ")
    assert page.inner_text(".change .call").startswith(f"CONFERMA: scopri {article}{name}")
    cards, button = (page.locator(one).bounding_box() for one in (".pick", ".change .call"))
    assert button["x"] - cards["x"] - cards["width"] < NEAR, "the button is beside the cards"
    page.clock.fast_forward(600)
    page.click(".change .call:not([aria-disabled=true])")
    other.act("mostro")
    page.wait_for_selector(f".seat.mine .up [data-card='{chosen}']")


def test_a_cross_of_vele_is_laid_and_turned(visit: Any, opponent: Any) -> None:
    page, other = begin(visit, opponent, "telesina", "Tea")
    page.wait_for_selector(".vele-croce .vela")
    assert page.locator(".vele-croce .vela").count() == 5
    assert page.locator(".vele-croce .card.back").count() == 5
    # Four aces show, and speak first; everybody knocks to the end.
    for _ in range(7):
        act(page, "busso")
        other.act("busso")
    page.wait_for_selector(".log li:has-text('Vela girata')")
    # A above, B to the right, C below, D to the left, E in the middle (IT-VELE-6).
    places = page.eval_on_selector_all(
        ".vele-croce .vela",
        "all => all.map((one) => [one.querySelector('.card').ariaLabel, one.offsetLeft, one.offsetTop])",
    )
    columns, rows = (sorted({place[side] for place in places}) for side in (1, 2))
    lying = {(rows.index(top), columns.index(left)): name for name, left, top in places}
    assert lying == {
        (0, 1): "nove di fiori",
        (1, 2): "dieci di quadri",
        (2, 1): "donna di cuori",
        (1, 0): "nove di quadri",
        (1, 1): "fante di fiori",
    }
    other.act("nascondo")
    page.wait_for_selector(".log li:has-text('Tea vince')")
    turned = page.locator(".log li:text-matches('^Vel') [role=img]").all_inner_texts()
    assert turned == ["9♣ Q♥", "10♦ 9♦", "J♣"], "A and C, B and D, then E"
    assert page.locator(".log li:has-text('Vele girate')").count() == 2
    assert page.locator(".log li:has-text('Vela girata')").count() == 1


def test_who_deals_telesina_is_not_asked_for_what_they_always_want(visit: Any, opponent: Any) -> None:
    page = visit("/table/libera", lang="it-IT")
    page.get_by_label("Siediti al posto 4").click()
    page.fill("dialog input[name=name]", "Ginevra")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    page.click("[data-open=seat]")
    for what, value in (("vele", "croce"), ("always_vele", "on"), ("distribuzione", "sempre")):
        page.select_option(f"[name=prefer-{what}]", value)
    page.keyboard.press("Escape")
    other = opponent("libera", "Banco Ginevra", seat=0)
    act(page, "invito")
    other.act("invito")
    # The vele are laid by what was set; the deal is still asked for, and the answer liked best is ready.
    page.wait_for_selector(".dealer-choice [aria-pressed=true]:has-text('Sempre')")
    assert not page.locator(".dealer-choice .layout").count()
    page.clock.fast_forward(600)
    page.click(".dealer-choice .primary")
    page.wait_for_selector(".vele-croce .vela")


def test_the_dealers_panel_is_for_keys_too_digits_for_the_vele_and_arrows_for_the_deal(
    visit: Any, opponent: Any
) -> None:
    page = visit("/table/frecce", lang="it-IT")
    page.get_by_label("Siediti al posto 4").click()
    page.fill("dialog input[name=name]", "Ermelinda")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    other = opponent("frecce", "Banco Ermelinda", seat=0)
    act(page, "invito")
    other.act("invito")
    page.wait_for_selector(".dealer-choice .layout")
    page.clock.fast_forward(600)
    page.keyboard.press("5")
    page.wait_for_selector(".layout:has(.vele-croce) input:checked")
    for key in ("ArrowLeft", "ArrowRight", "ArrowRight", "ArrowRight"):
        page.keyboard.press(key)
    page.wait_for_selector(".dealer-choice [aria-pressed=true]:has-text('Sempre')")
    page.keyboard.press("c")
    page.wait_for_selector(".vele-croce .vela")
    page.wait_for_selector(".log li:has-text('sceglie le carte coperte: sempre')")


def test_who_sits_out_is_back_by_one_button_or_by_coming_to_the_table_again(visit: Any, opponent: Any) -> None:
    opponent("vuoto", "Banco Gilberta", seat=DEALER)
    page = visit("/table/vuoto", lang="it-IT")
    sit(page, "Gilberta")
    act(page, "sitout")
    page.wait_for_selector(".seat.mine.away")
    page.click(".sit-line >> text=SONO TORNATO")
    page.wait_for_selector(".seat.mine:not(.away)")
    page.click("[data-open=seat]")
    page.click("dialog >> text=SITOUT")
    page.wait_for_selector(".seat.mine.away")
    page.click("header a[href='/']")
    page.wait_for_selector(".table-card")
    page.click("a[href='/table/vuoto']")
    page.wait_for_selector(".seat.mine:not(.away)")


def test_who_has_less_than_the_invito_is_told_why_and_adds_the_chips_right_there(visit: Any, opponent: Any) -> None:
    other = opponent("corto", "Banco Cora", seat=0)
    page = visit("/table/corto", lang="it-IT")
    page.click("[data-sit]")
    page.fill("dialog input[name=name]", "Cora")
    page.click("dialog [data-amount=least]")
    page.click("dialog button[type=submit]")
    page.wait_for_selector("dialog", state="detached")
    act(page, "invito")
    for verb in ("invito", "dai-carte", "busso"):
        other.act(verb)
    turn(page)
    # Everything but thirty goes in, against a full house.
    page.fill(".typed", str(4_000 - 60 - 30))
    page.keyboard.press("Tab")
    act(page, "apro")
    for verb in ("vedo", "servito"):
        other.act(verb)
    act(page, "cambio")
    act(page, "busso")
    other.act("busso")
    told = page.wait_for_selector("[data-short]").inner_text()
    assert told == "Hai 30: per entrare nella mano servono almeno 60. IT-SIT-1"
    page.wait_for_selector(".log li:has-text('Cora non arriva a 60') >> text=IT-SIT-1")
    assert not page.locator("text=SONO TORNATO").count(), "it would bring nobody back"
    assert page.locator("[data-add]").all_inner_texts() == ["Aggiungi 30 e gioca", "Aggiungi 3.970 e gioca"]
    page.click("[data-add='30']")
    page.wait_for_selector(".seat.mine:not(.away)")
    assert says(page, "invito") == "INVITO 60"
