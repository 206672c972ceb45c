/** What a seated player may do besides playing: sit out, come back, add chips, set preferences, leave. */
import { html } from "../lib.js";
import { DISTRIBUTION, VELE, isItalian } from "../state/games.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { Dialog } from "../draw/dialog.js";
import { Refusal } from "../draw/refusal.js";
import { TopUp } from "./top_up.js";

/** Whether blinds are put in here, to be waited for or taken back. @param {import("../fold/shapes.js").TableView} view */
const blinds = (view) => (view.stakes?.blinds ?? []).length > 0;

/** What may be set beforehand at this table, the usual first. @param {import("../fold/shapes.js").TableView} view @returns {[string, string[]][]} */
function choices(view) {
  if (isItalian(view.setup.game)) {
    return [["show", ["ask", "never", "always"]], ["invito", ["asked", "automatic"]], ["vele", ["", ...VELE]], ["always_vele", ["off", "on"]],
      ["distribuzione", ["", ...DISTRIBUTION]], ["always_distribuzione", ["off", "on"]], ["time", ["usual", "extra"]]];
  }
  /** @type {[string, string[]][]} */
  const found = [];
  if (view.setup.straddles) found.push(["straddle", ["off", "ask", "live"]]);
  if (view.setup.boards) found.push(["boards", ["ask", "1", "2", "3"]]);
  if (blinds(view)) found.push(["chop", ["ask", "yes", "no"]]);
  return [...found, ["time", ["usual", "extra"]]];
}

/** @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
export function SeatMenu({ watched, onClose }) {
  const view = watched.view.value;
  const person = view.seats.find((/** @type {any} */ one) => one.player === me.value?.id);
  if (!person) return null;
  const italian = isItalian(view.setup.game);
  const prefers = view.yours?.prefers ?? {};
  const then = (/** @type {string} */ verb, /** @type {any} */ more = {}) => watched.once(verb, more).then((done) => { if (done) onClose(); });
  const prefer = (/** @type {string} */ what, /** @type {string} */ value) => watched.do("prefer", { what, value });
  const plays = view.running && person.in_hand;
  const after = prefers.leave === "after-hand";
  const atBlind = prefers["sit-out"] === "big-blind";
  return html`<${Dialog} title=${t("my-seat")} onClose=${onClose}>
    <div class="menu-list">
      <${Refusal} watched=${watched} />
      ${person.away
        ? html`<button class="primary" onClick=${() => then("return")}>${t(italian ? "act-sono-tornato" : "im-back")}</button>`
        : html`<div class="pair"><button onClick=${() => then("sit-out")}>${t(italian ? "act-sitout" : plays ? "sit-out-next" : "sit-out")}</button>
            ${!italian && blinds(view) && html`<button aria-pressed=${atBlind} onClick=${() => prefer("sit-out", atBlind ? "no" : "big-blind")}>${t("sit-out-blind")}</button>`}</div>`}
      <${TopUp} watched=${watched} have=${person.stack + (person.behind ?? 0)} onDone=${onClose} />
      <p class="muted">${t("top-up-when")}</p>
      <fieldset><legend>${t("automatic")}</legend>
        ${[["top-up", ["off", "least", "most"]], ...choices(view)].map(([what, values]) => html`<label key=${what}><span>${t(`prefer-${what}`)}</span>
          <select name=${`prefer-${what}`} value=${prefers[/** @type {string} */ (what)] ?? values[0]} onChange=${(/** @type {any} */ e) => prefer(/** @type {string} */ (what), e.target.value)}>
            ${/** @type {string[]} */ (values).map((value) => html`<option value=${value} key=${value} selected=${value === (prefers[/** @type {string} */ (what)] ?? values[0])}>${t(`prefer-${what}-${value || "none"}`)}</option>`)}
          </select></label>`)}
      </fieldset>
      ${!view.running && view.last && html`<button onClick=${() => then("dispute")}>${t("dispute")}</button>`}
      ${plays
        ? html`<div class="pair"><button aria-pressed=${after} onClick=${() => prefer("leave", after ? "no" : "after-hand")}>${t("leave-then")}</button>
            <button class="danger" onClick=${() => then("leave")}>${t(italian ? "leave-played" : "leave-after")}</button></div>`
        : html`<button class="danger" onClick=${() => then("leave")}>${t("leave")}</button>`}
    </div>
  </${Dialog}>`;
}
