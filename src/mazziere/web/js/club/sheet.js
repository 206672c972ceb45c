/** The second touch: what can be done with what was touched first. */
import { html, useState } from "../lib.js";
import { Dialog } from "../draw/dialog.js";

/** @typedef {{label: string, run: () => void, kind?: string}} Action */

/** @param {{title: string, note?: any, actions: Action[], onClose: () => void, children?: any}} props */
export const Sheet = ({ title, note, actions, onClose, children }) => html`<${Dialog} title=${title} onClose=${onClose}>
  ${note && html`<p class="muted">${note}</p>`}
  <div class="sheet">${actions.map((one) => html`<button key=${one.label} class=${one.kind ?? ""} onClick=${() => { onClose(); one.run(); }}>${one.label}</button>`)}</div>
  ${children}
</${Dialog}>`;

/** One line to type, and a button. @param {{label: string, button: string, onDone: (text: string) => void, focus?: boolean, name?: string, max?: number}} props */
export function OneLine({ label, button, onDone, name = "line", max = 20 }) {
  const [text, type] = useState("");
  const done = (/** @type {Event} */ event) => { event.preventDefault(); if (text.trim()) { onDone(text.trim()); type(""); } };
  return html`<form class="one-line" onSubmit=${done}>
    <input name=${name} aria-label=${label} placeholder=${label} maxlength=${max} value=${text} autocomplete="off" onInput=${(/** @type {any} */ e) => type(e.target.value)} />
    <button class="primary" disabled=${!text.trim()}>${button}</button></form>`;
}
