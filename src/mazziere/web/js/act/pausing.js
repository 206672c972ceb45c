/** Pause and resume, each in its place: one button for both would mean the other thing to whoever presses twice. */
import { html } from "../lib.js";
import { t } from "../words.js";

/** @param {{paused?: boolean, order: (verb: string) => void, name?: string, busy?: boolean}} props `name`: which table, where several are listed */
export const Pausing = ({ paused, order, name = "", busy = false }) => html`<div class="pausing" role="group" aria-label=${[t("pausing"), name].filter(Boolean).join(": ")}>
  ${["pause", "resume"].map((verb) => {
    const idle = busy || Boolean(paused) === (verb === "pause");
    return html`<button key=${verb} data-host=${verb} aria-disabled=${idle} aria-label=${name ? `${t(verb)}: ${name}` : null} onClick=${() => { if (!idle) order(verb); }}>${t(verb)}</button>`;
  })}</div>`;
