/** The dealer's panel of the giro pazzo: which vele, and how hidden cards are dealt; one CONFERMA sends both. */
import { html, useState } from "../lib.js";
import { t, tOr } from "../words.js";
import { Vele } from "../draw/middle.js";

/** What is chosen before anything is touched: what the dealer likes best, else the plain one. @param {any[]} offered @param {string} [liked] @returns {string} */
const first = (offered, liked) => (offered.find(({ verb }) => verb === liked) ?? offered[0])?.verb ?? "";

/** @param {{vele: any[], distribution: any[], watched: import("../state/tables.js").Watched, turn: number, dead: boolean}} props */
export function DealerChoice({ vele, distribution, watched, turn, dead }) {
  const prefers = watched.view.value.yours?.prefers ?? {};
  const [layout, setLayout] = useState(first(vele, prefers.vele));
  const [how, setHow] = useState(first(distribution, prefers.distribuzione));
  const send = async () => {
    // The table takes one answer at a time; the second is asked for under a new turn.
    if (layout && !(await watched.do("act", { what: layout, turn }))) return;
    if (how) await watched.do("act", { what: how, turn: layout ? 0 : turn });
  };
  return html`<div class="dealer-choice">
    ${vele.length > 0 && html`<fieldset><legend>${t("choose-vele")}</legend><div class="layouts">
      ${vele.map(({ verb }) => html`<label class="layout" key=${verb}><input type="radio" name="vele" checked=${layout === verb} onChange=${() => setLayout(verb)} />
        <span>${tOr(`vele-${verb}`, verb)}</span>${verb !== "nessuna" && html`<${Vele} name=${verb} cards=${[]} />`}</label>`)}
    </div></fieldset>`}
    ${distribution.length > 0 && html`<fieldset><legend>${t("choose-distribution")}</legend><div class="row">
      ${distribution.map(({ verb }) => html`<button key=${verb} aria-pressed=${how === verb} onClick=${() => setHow(verb)}>${t(`distribution-${verb}`)}</button>`)}
    </div></fieldset>`}
    <button class="primary" disabled=${dead} onClick=${send}>${t("conferma-all")}</button>
  </div>`;
}
