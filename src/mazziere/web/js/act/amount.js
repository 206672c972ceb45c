/** How much: presets, a slider whose last notch is everything, − and + by a big blind, a box to type in, the wheel. */
import { html } from "../lib.js";
import { chips, t } from "../words.js";
import { typedAmount, written } from "../draw/chips.js";
import { presetName } from "./choices.js";

/**
 * @param {{low: number, high: number, step: number, blind: number, amount: number, set: (amount: number) => void, presets: {name: string, amount: number}[], whole?: boolean, italian?: boolean}} props
 */
export function Amount({ low, high, step, blind, amount, set, presets, whole = false, italian = false }) {
  const clamp = (/** @type {number} */ value) => Math.min(Math.max(Math.round(value), low), high);
  // The slider counts notches, so that the last one is exactly the most whatever the step.
  const notches = Math.max(Math.ceil((high - low) / step), 1);
  const notch = amount >= high ? notches : Math.round((amount - low) / step);
  const to = (/** @type {number} */ place) => set(place >= notches ? high : clamp(low + place * step));
  const wheel = (/** @type {WheelEvent} */ event) => {
    event.preventDefault();
    set(clamp(amount + (event.deltaY < 0 ? step : -step)));
  };
  const named = (/** @type {string} */ name) => presetName(name, whole, italian);
  return html`<div class="amount-box" onWheel=${wheel}>
    <div class="presets" role="group" aria-label=${t("presets")}>
      ${presets.map((preset, i) => html`<button type="button" key=${preset.name} aria-pressed=${amount === preset.amount}
        class=${preset.name === "max" ? "most" : ""} aria-label=${`${named(preset.name)}: ${chips(preset.amount)}`} aria-keyshortcuts=${i + 1} onClick=${() => set(preset.amount)}>${named(preset.name)}</button>`)}
    </div>
    <div class="slide"><div class="lever">
      <button type="button" onClick=${() => set(clamp(amount - step))} aria-label=${t("less")}>−</button>
      <input type="range" min="0" max=${notches} step="1" value=${notch} aria-label=${t("amount")} aria-valuetext=${chips(amount)}
        onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} />
      <button type="button" onClick=${() => set(clamp(amount + step))} aria-label=${t("more")}>+</button></div>
      <input class="typed" type="text" inputmode="decimal" value=${written(amount, blind)} aria-label=${t("amount")} data-raise-box
        onChange=${(/** @type {any} */ event) => set(clamp(typedAmount(event.target.value, blind) || low))}
        onFocus=${(/** @type {any} */ event) => event.target.select()} />
    </div>
  </div>`;
}
