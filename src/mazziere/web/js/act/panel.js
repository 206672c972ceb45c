/** The dealer's panel of the giro pazzo: which vele, and how hidden cards are dealt; one CONFERMA sends both. */
import { html, useState } from "../lib.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { Layouts } from "../draw/layouts.js";
import { Kbd, confirmed, digit, useKeys } from "./keys.js";

/** What is chosen before anything is touched: what the dealer likes best, else the plain one. @param {any[]} offered @param {string} [liked] @returns {string} */
const first = (offered, liked) => (offered.find(({ verb }) => verb === liked) ?? offered[0])?.verb ?? "";

/** @type {Record<string, number>} */
const STEP = { arrowleft: -1, arrowright: 1 };

/** @param {{vele: any[], distribution: any[], watched: import("../state/tables.js").Watched, turn: number, dead: boolean, keys: boolean}} props */
export function DealerChoice({ vele, distribution, watched, turn, dead, keys }) {
  const prefers = watched.view.value.yours?.prefers ?? {};
  const [layout, setLayout] = useState(first(vele, prefers.vele));
  const [how, setHow] = useState(first(distribution, prefers.distribuzione));
  const send = async () => {
    // The table takes one answer at a time; the second is asked for under a new turn.
    if (layout && !(await watched.once("act", { what: layout, turn }))) return;
    if (how) await watched.once("act", { what: how, turn: layout ? 0 : turn });
  };
  // Digits go over the vele where they are asked for, else over the ways to deal; arrows always go over those.
  const [numbered, pick] = vele.length ? [vele, setLayout] : [distribution, setHow];
  useKeys(keys, (key, target) => {
    const meant = numbered[digit(key, numbered.length)];
    // Among the pictures of the vele arrows go from one to the next by themselves.
    const step = target.matches("[type=radio]") ? NaN : STEP[key] ?? NaN;
    const next = distribution[distribution.findIndex(({ verb }) => verb === how) + step];
    if (meant) pick(meant.verb);
    else if (next) setHow(next.verb);
    else if (confirmed(key, target) && !dead) send();
    else return false;
    return true;
  });
  const { call } = settings.value.keys;
  return html`<div class="dealer-choice">
    ${vele.length > 0 && html`<${Layouts} names=${vele.map(({ verb }) => verb)} chosen=${layout} set=${setLayout} mark=${(/** @type {number} */ i) => html`<${Kbd} of=${i + 1} />`} />`}
    ${distribution.length > 0 && html`<fieldset><legend>${t("choose-distribution")}${vele.length > 0 && html`<${Kbd} of="←→" />`}</legend><div class="row">
      ${distribution.map(({ verb }, i) => html`<button key=${verb} aria-pressed=${how === verb} onClick=${() => setHow(verb)}>${t(`distribution-${verb}`)}<${Kbd} of=${vele.length ? "" : i + 1} /></button>`)}
    </div></fieldset>`}
    <button class="primary" disabled=${dead} aria-keyshortcuts=${call} onClick=${send}>${t("conferma-all")}<${Kbd} of=${call} /></button>
  </div>`;
}
