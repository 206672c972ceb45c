/** How many chips to bring to a table: typed, by a lever with tidy stops, or ready; and what is wrong with an amount, by its bounds. */
import { html, useState } from "../lib.js";
import { t } from "../words.js";
import { money, typedAmount, written } from "../draw/chips.js";
import { blindOf, stepOf } from "../draw/felt.js";
import { nearest, notchesOf } from "./notches.js";

/** So many big blinds are a usual stack. */
export const USUAL = 100;

/** What a lever counts in here: big blinds or what stands for them, against the bank the least stake. @param {any} view */
export const unitOf = (view) => view.rules?.limits?.least ?? stepOf(view);

/** A usual stack, 0 where no blinds are played. @param {any} view */
export const usualOf = (view) => USUAL * blindOf(view);

/**
 * Ready amounts without those that say the same again. @typedef {[string, number][]} Ready
 * @param {Ready} ready @param {number} low @param {number} high @returns {Ready}
 */
export const fitting = (ready, low, high) => ready.filter(([, amount], i) => amount >= low && amount <= high && ready.findIndex(([, other]) => other === amount) === i);

/** A tidy amount about the middle. @param {number} low @param {number} high @param {number} unit */
export function middle(low, high, unit) {
  const notches = notchesOf(low, high, unit);
  return notches[nearest(notches, (low + high) / 2)];
}

/** Does it lie between the bounds? @param {number} amount @param {number} low @param {number} high */
export const fits = (amount, low, high) => amount >= low && amount <= high;

/** What to do with an amount that does not fit: back to where it is typed. @param {Event} event */
export function ask(event) {
  /** @type {HTMLElement|null} */ (/** @type {HTMLElement} */ (event.target).querySelector("input.typed"))?.focus();
}

/**
 * @param {{label: string, low: number, high: number, unit: number, blind: number, amount: number, set: (amount: number) => void, ready: Ready, first?: boolean}} props
 * `first`: the lever has the focus; the box to type in would bring up a phone's keyboard
 */
export function Brought({ label, low, high, unit, blind, amount, set, ready, first = false }) {
  // As it is being typed; afterwards as the reader writes amounts.
  const [typing, type] = useState(/** @type {string|null} */ (null));
  const notches = notchesOf(low, high, unit);
  const wrong = !fits(amount, low, high);
  const choose = (/** @type {number} */ much) => { type(null); set(much); };
  return html`<div class="brought">
    <label><span>${label}</span><input class="typed" type="text" inputmode="decimal" autocomplete="off" value=${typing ?? written(amount, blind)}
      aria-invalid=${wrong} aria-describedby=${wrong ? "brought-wrong" : null}
      onInput=${(/** @type {any} */ e) => { type(e.target.value); set(typedAmount(e.target.value, blind)); }}
      onFocus=${(/** @type {any} */ e) => e.target.select()} onBlur=${() => { if (!wrong) type(null); }} /></label>
    <input type="range" min="0" max=${notches.length - 1} step="1" autofocus=${first} value=${nearest(notches, amount)} aria-label=${t("amount")} aria-valuetext=${money(amount, blind)}
      onInput=${(/** @type {any} */ e) => choose(notches[Number(e.target.value)])} />
    ${ready.length > 0 && html`<div class="ready-amounts" role="group" aria-label=${t("buy-in-ready")}>${ready.map(([id, much]) => html`<button type="button" key=${id} data-amount=${id} aria-pressed=${amount === much}
      onClick=${() => choose(much)}>${t(`buy-in-${id}`, { amount: money(much, blind), blinds: USUAL })}</button>`)}</div>`}
    <p class="bad" role="alert" id="brought-wrong">${wrong ? t("brought-wrong", { low: money(low, blind), high: money(high, blind) }) : ""}</p>
  </div>`;
}
