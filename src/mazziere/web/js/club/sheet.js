/** The second touch: what can be done with what was touched first. */
import { html, useState } from "../lib.js";
import { useDead } from "../act/dead.js";
import { Dialog } from "../draw/dialog.js";

/** @typedef {{label: string, run: () => void, kind?: string}} Action */

/**
 * Others work at the desk too, and calls run out: what may be said changes while the sheet lies there, and is dead for a moment then.
 * @param {{title: string, note?: any, actions: Action[], onClose: () => void, children?: any}} props
 */
export function Sheet({ title, note, actions, onClose, children }) {
  const dead = useDead(actions.map((one) => one.label).join("\n"));
  return html`<${Dialog} title=${title} onClose=${onClose}>
    ${note && html`<p class="muted">${note}</p>`}
    <div class="sheet">${actions.map((one) => html`<button key=${one.label} class=${one.kind ?? ""} aria-disabled=${dead} onClick=${() => { if (!dead) { onClose(); one.run(); } }}>${one.label}</button>`)}</div>
    ${children}
  </${Dialog}>`;
}

/** One line to type, and a button; what is refused stays written. @param {{label: string, button: string, onDone: (text: string) => Promise<any>, name?: string, max?: number}} props */
export function OneLine({ label, button, onDone, name = "line", max = 20 }) {
  const [text, type] = useState("");
  const [busy, wait] = useState(false);
  const done = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim() || busy) return;
    wait(true);
    if (await onDone(text.trim())) type("");
    wait(false);
  };
  return html`<form class="one-line" onSubmit=${done}>
    <input name=${name} aria-label=${label} placeholder=${label} maxlength=${max} value=${text} autocomplete="off" onInput=${(/** @type {any} */ e) => type(e.target.value)} />
    <button class="primary" disabled=${!text.trim()}>${button}</button></form>`;
}
