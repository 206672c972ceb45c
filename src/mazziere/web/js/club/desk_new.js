/** A list for another game of the hall. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { t, tOr } from "../words.js";
import { Check, Choice, Field, Told, numbers, useAsking } from "../pages/forms.js";

const NUMBERS = ["blind", "buy_in", "seats", "answer", "opening"];

/** @param {{onDone: (groups: any) => void}} props */
export function NewList({ onDone }) {
  const [games, learn] = useState(["holdem"]);
  const [form, fill] = useState({ name: "", game: "holdem", blind: 200, buy_in: 10000, seats: 9, answer: 15, opening: 6, must_move: true, phone: "refused" });
  const [told, busy, ask] = useAsking();
  useEffect(() => { get("/room").then((room) => learn(room.games), () => {}); }, []);
  const put = (/** @type {string} */ field) => (/** @type {any} */ value) => fill({ ...form, [field]: value });
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); ask(async () => onDone(await post("/desk/groups", { ...form, ...numbers(form, NUMBERS) }))); };
  return html`<form class="panel form" onSubmit=${submit}><h2>${t("desk-game")}</h2><${Told} told=${told} />
    <div class="grid">
      <${Field} name="list" label=${t("desk-list-name")} value=${form.name} set=${put("name")} maxlength="40" required />
      <${Choice} label=${t("info-game")} value=${form.game} set=${put("game")} options=${games.map((game) => [game, tOr(`game-${game}`, game)])} />
      <${Field} name="blind" type="number" min="0" label=${t("desk-blind")} value=${form.blind} set=${put("blind")} />
      <${Field} name="buyin" type="number" min="0" label=${t("desk-buy-in")} value=${form.buy_in} set=${put("buy_in")} />
      <${Field} name="seats" type="number" min="2" max="10" label=${t("seats")} value=${form.seats} set=${put("seats")} />
      <${Field} name="answer" type="number" min="1" max="60" label=${t("desk-answer")} value=${form.answer} set=${put("answer")} />
      <${Field} name="opening" type="number" min="0" max="20" label=${t("desk-opening")} value=${form.opening} set=${put("opening")} />
    </div>
    <${Check} label=${t("desk-must-move")} value=${form.must_move} set=${put("must_move")} />
    <${Check} label=${t("desk-by-phone")} value=${form.phone === "listed"} set=${(/** @type {boolean} */ on) => put("phone")(on ? "listed" : "refused")} />
    <div class="row end"><button class="primary" disabled=${busy || !form.name.trim()}>${t("desk-new-list-do")}</button></div></form>`;
}
