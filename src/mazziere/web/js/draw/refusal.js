/** A refusal: one line that says why, with the rule. */
import { html } from "../lib.js";
import { said, t } from "../words.js";
import { Rule } from "./rule.js";

/** Why the last command was refused: one line, with the rule. @param {{watched: import("../state/tables.js").Watched}} props */
export function Refusal({ watched }) {
  const refusal = watched.refusal.value;
  if (!refusal) return null;
  return html`<div class="refusal" role="alert"><span>${said(refusal)} ${refusal.rule && html`<${Rule} rule=${refusal.rule} />`}</span>
    <button class="quiet" aria-label=${t("close")} onClick=${() => { watched.refusal.value = null; }}>✕</button></div>`;
}
