/** How much: presets, a slider whose last notch is everything, − and + by a big blind or an invito, a box to type any lawful amount in. */
import { html } from "../lib.js";
import { chips, t } from "../words.js";
import { money, typedAmount, written } from "../draw/chips.js";
import { fits } from "./brought.js";
import { presetName, stepped } from "./choices.js";

/**
 * What a box with this in it stands for; an empty one says nothing. A bound as it is written is that bound, though parts of a
 * big blind are rounded there.
 * @param {string} text @param {number} low @param {number} high @param {number} blind @returns {number|null}
 */
export function typedBetween(text, low, high, blind) {
  if (!text.trim()) return null;
  return [low, high].find((bound) => written(bound, blind) === text.trim()) ?? typedAmount(text, blind);
}

/**
 * `amount` is what the button would bet, `typing` what stands in the box while somebody types there.
 * @param {{low: number, start: number, high: number, step: number, blind: number, amount: number, set: (amount: number) => void, typing: string|null, type: (text: string) => void, presets: {name: string, amount: number}[], whole?: boolean, italian?: boolean}} props
 */
export function Amount({ low, start, high, step, blind, amount, set, typing, type, presets, whole = false, italian = false }) {
  const wrong = !fits(amount, low, high);
  const clamp = (/** @type {number} */ value) => Math.min(Math.max(Math.round(value), low), high);
  // The slider counts notches, so that the last one is exactly the most whatever the step.
  const notches = Math.max(Math.ceil((high - start) / step), 1);
  const notch = amount >= high ? notches : Math.max(Math.round((amount - start) / step), 0);
  const to = (/** @type {number} */ place) => set(place >= notches ? high : clamp(start + place * step));
  const by = (/** @type {number} */ much) => set(stepped(clamp(amount), much, { start, high }));
  const named = (/** @type {string} */ name) => presetName(name, whole, italian);
  // Bounds make several of them the same: one is marked, and everything is called so.
  const same = presets.filter((preset) => preset.amount === amount);
  const marked = same.find(({ name }) => name === "max") ?? same[0];
  return html`<div class="amount-box">
    <div class="presets" role="group" aria-label=${t("presets")}>
      ${presets.map((preset, i) => html`<button type="button" key=${preset.name} aria-pressed=${preset === marked}
        class=${preset.name === "max" ? "most" : ""} aria-label=${`${named(preset.name)}: ${chips(preset.amount)}`} aria-keyshortcuts=${i + 1} onClick=${() => set(preset.amount)}>${named(preset.name)}</button>`)}
    </div>
    <div class="slide"><div class="lever">
      <button type="button" onClick=${() => by(-step)} aria-label=${t("less")}>−</button>
      <input type="range" min="0" max=${notches} step="1" value=${notch} aria-label=${t("amount")} aria-valuetext=${chips(amount)}
        onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} />
      <button type="button" onClick=${() => by(step)} aria-label=${t("more")}>+</button></div>
      <input class="typed" type="text" inputmode="decimal" autocomplete="off" value=${typing ?? written(amount, blind)} aria-label=${t("amount")} data-raise-box
        aria-invalid=${wrong} aria-describedby=${wrong ? "amount-wrong" : null}
        onInput=${(/** @type {any} */ event) => type(event.target.value)} onBlur=${() => { if (typing !== null && !wrong) set(amount); }}
        onFocus=${(/** @type {any} */ event) => event.target.select()} />
    </div>
    <p class="bad amount-wrong" role="alert" id=${wrong ? "amount-wrong" : null}>${wrong ? t("brought-wrong", { low: money(low, blind), high: money(high, blind) }) : ""}</p>
  </div>`;
}
