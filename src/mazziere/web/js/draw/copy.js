/** A link to hand on, copied by a press. */
import { html, useState } from "../lib.js";
import { t } from "../words.js";

/** A room without TLS has no clipboard in its network: there the text is selected and copied. @param {string} text @param {HTMLElement} near */
async function toClipboard(text, near) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.createElement("textarea");
  area.className = "sr";
  area.value = text;
  // Beside the button: behind an open dialog nothing can be selected.
  near.after(area);
  area.select();
  document.execCommand("copy");
  area.remove();
  near.focus();
}

/** @param {{text: string, label?: string}} props */
export function CopyLink({ text, label = "copy-link" }) {
  const [copied, copy] = useState(false);
  return html`<button data-copy onClick=${(/** @type {any} */ event) => toClipboard(text, event.currentTarget).then(() => copy(true), () => {})}>${t(copied ? "copied" : label)}</button>`;
}
