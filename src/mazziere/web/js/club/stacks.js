/** Who sits at a table with how much, and what lies in the pots: as a spectator sees it. */
import { html } from "../lib.js";
import { statusOf } from "../draw/seat.js";
import { chips, t } from "../words.js";

/** @param {{told: any}} props a table as the room tells it whole */
export function Stacks({ told }) {
  const { view, people } = told;
  const hand = view.running ? view.hand : null;
  const rows = view.guests ? view.guests.map(guest) : view.seats.map((/** @type {any} */ one) => seated(one, hand?.seats?.[view.players.indexOf(one.player)], hand));
  const name = (/** @type {string} */ player) => people[player]?.name ?? t("company");
  return html`<section class="panel" data-stacks><h3>${t("staff-stacks")}</h3>
    ${rows.length ? html`<div class="scroll"><table><thead><tr><th>${t("staff-seat")}</th><th>${t("name")}</th><th class="amount">${t("staff-stack")}</th>${!view.guests && html`<th class="amount">${t("staff-put-in")}</th>`}<th></th></tr></thead>
      <tbody>${rows.map((/** @type {Row} */ one) => html`<tr key=${one.seat} data-seat=${one.seat + 1}><td>${one.seat + 1}</td><td>${name(one.player)}</td><td class="amount">${chips(one.stack)}${one.behind ? html`<br /><small class="muted">${t("behind", { amount: chips(one.behind) })}</small>` : null}</td>${!view.guests && html`<td class="amount">${one.put ? chips(one.put) : ""}</td>`}<td class="muted">${one.status}</td></tr>`)}</tbody></table></div>`
    : html`<p class="muted">${t("staff-nobody")}</p>`}
    <${Pots} hand=${view.guests ? null : hand} carry=${hand ? 0 : view.carry?.pot ?? 0} /></section>`;
}

/** @typedef {{seat: number, player: string, stack: number, behind: number, put: number, status: string}} Row */

/** @param {any} one @param {any} own @param {any} hand @returns {Row} */
const seated = (one, own, hand) => ({
  seat: one.seat, player: one.player, stack: one.stack, behind: one.behind ?? 0, put: (own?.put_in ?? 0) + (own?.bet ?? 0),
  status: statusOf(one, own, hand) || (own?.status === "folded" ? t("said-fold") : own?.all_in ? t("all-in") : ""),
});

/** @param {any} one @returns {Row} */
const guest = (one) => ({ seat: one.seat, player: one.player, stack: one.chips, behind: 0, put: 0, status: one.leaving ? t("status-leaving") : one.away ? t("status-away") : "" });

/** @param {{hand: any, carry: number}} props */
function Pots({ hand, carry }) {
  const amount = hand?.pot ?? carry;
  if (!amount) return null;
  const formed = (hand?.pots ?? []).filter((/** @type {any} */ pot) => pot.amount);
  return html`<dl class="facts" data-pots><dt>${t("pot")}</dt><dd>${chips(amount)}</dd>
    ${formed.length > 1 && formed.map((/** @type {any} */ pot, /** @type {number} */ i) => html`<dt key=${`t${i}`}>${i ? t("side-pot", { number: i }) : t("main-pot")}</dt><dd key=${i}>${chips(pot.amount)}</dd>`)}</dl>`;
}
