/** What a seated player may do besides playing: sit out, come back, top up, set preferences, leave. */
import { html, useState } from "../lib.js";
import { me } from "../state/session.js";
import { chips, t } from "../words.js";
import { Dialog } from "../draw/dialog.js";
import { Refusal } from "../draw/refusal.js";
import { bounds } from "./sit.js";

const POKER = { straddle: ["off", "live"], boards: ["ask", "1", "2", "3"], chop: ["ask", "yes", "no"] };
const ITALIAN = {
  show: ["ask", "never", "always"], invito: ["asked", "automatic"],
  vele: ["", "nessuna", "una", "due", "tre", "croce", "h", "piramide", "ascensore"],
  distribuzione: ["", "mai", "primo-giro", "sempre"],
};

/** @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
export function SeatMenu({ watched, onClose }) {
  const view = watched.view.value;
  const person = view.seats.find((/** @type {any} */ one) => one.player === me.value?.id);
  const { low, high } = bounds(view);
  const room = Math.max(Math.min(high - person.stack - (person.behind ?? 0), me.value?.balance ?? 0), 0);
  const [amount, choose] = useState(room);
  const italian = view.setup.rulebook?.startsWith("italiana");
  const prefers = view.yours?.prefers ?? {};
  const then = (/** @type {string} */ verb, /** @type {any} */ more = {}) => watched.do(verb, more).then((done) => { if (done) onClose(); });
  return html`<${Dialog} title=${t("my-seat")} onClose=${onClose}>
    <div class="menu-list">
      <${Refusal} watched=${watched} />
      ${person.away
        ? html`<button class="primary" onClick=${() => then("return", { value: italian ? "" : "post" })}>${t("im-back")}</button>`
        : html`<button onClick=${() => then("sit-out")}>${t(italian ? "act-sitout" : "sit-out")}</button>`}
      ${!person.away && person.standing !== "playing" && html`<button onClick=${() => then(person.entry === "post" ? "wait" : "post")}>${t(person.entry === "post" ? "entry-wait" : "entry-post")}</button>`}
      <form class="row" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); then("top-up", { amount }); }}>
        <label><span>${t("top-up", { most: chips(room) })}</span><input type="number" min="1" max=${room} value=${amount} onInput=${(/** @type {any} */ e) => choose(Number(e.target.value))} /></label>
        <button disabled=${room < 1}>${t("top-up-do")}</button>
      </form>
      <p class="muted">${t("top-up-when")}</p>
      <fieldset><legend>${t("automatic")}</legend>
        ${Object.entries(italian ? ITALIAN : POKER).map(([what, values]) => html`<label key=${what}><span>${t(`prefer-${what}`)}</span>
          <select value=${prefers[what] ?? values[0]} onChange=${(/** @type {any} */ e) => watched.do("prefer", { what, value: e.target.value })}>
            ${values.map((value) => html`<option value=${value} key=${value}>${t(`prefer-${what}-${value || "none"}`)}</option>`)}
          </select></label>`)}
      </fieldset>
      ${!view.running && view.last && html`<button onClick=${() => then("dispute")}>${t("dispute")}</button>`}
      <button class="danger" onClick=${() => then("leave")}>${t(view.running && person.in_hand ? "leave-after" : "leave")}</button>
    </div>
  </${Dialog}>`;
}
