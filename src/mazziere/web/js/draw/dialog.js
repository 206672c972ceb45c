/** A dialog of the browser's own: it keeps the focus, and Escape closes it. */
import { html, useEffect, useRef } from "../lib.js";
import { t } from "../words.js";

/** @param {{title: string, onClose: () => void, children?: any}} props */
export function Dialog({ title, onClose, children }) {
  const box = useRef(/** @type {HTMLDialogElement|null} */ (null));
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return html`<dialog ref=${box} aria-label=${title} onClose=${onClose} onCancel=${onClose}
    onClick=${(/** @type {any} */ event) => { if (event.target === box.current) onClose(); }}>
    <div class="row"><h2>${title}</h2><button class="quiet close" onClick=${onClose} aria-label=${t("close")}>✕</button></div>
    ${children}
  </dialog>`;
}
