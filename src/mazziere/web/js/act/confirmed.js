/** What cannot be taken back is asked for twice: the second button is dead for a moment, so that a double click asks only once. */
import { html, useState } from "../lib.js";
import { t } from "../words.js";
import { useDead } from "./dead.js";

/** @param {{name: string, first: string, sure: string, means?: string, busy?: boolean, onSure: () => void}} props `means`: what it brings about, told before the second press */
export function Confirmed({ name, first, sure, means = "", busy = false, onSure }) {
  const [asked, ask] = useState(false);
  const dead = useDead(asked ? "asked" : "");
  const press = () => {
    if (dead) return;
    ask(!asked);
    if (asked) onSure();
  };
  return html`${asked && means && html`<p class="muted">${means}</p>`}
    <button class=${asked ? "danger" : ""} data-host=${name} disabled=${busy} aria-disabled=${dead} onClick=${press}>${asked ? sure : first}</button>
    ${asked && html`<button data-host=${`cancel-${name}`} onClick=${() => ask(false)}>${t("cancel")}</button>`}`;
}
