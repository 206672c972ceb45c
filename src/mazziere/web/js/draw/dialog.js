/** A dialog of the browser's own: it keeps the focus, and Escape closes it. */
import { html, signal, useLayoutEffect, useRef } from "../lib.js";
import { t } from "../words.js";

/** What somebody opened a dialog for; the cross at its corner is not. */
const USEFUL = ":is(input, select, textarea, button, a[href]):not(.close, [disabled])";

/** What stands beside the title of every dialog; pages without tables have nothing to put there. */
export const beside = signal(/** @type {(() => any)|null} */ (null));

/** @param {{title: string, onClose: () => void, children?: any}} props */
export function Dialog({ title, onClose, children }) {
  const box = useRef(/** @type {HTMLDialogElement|null} */ (null));
  // The browser tells of a closed dialog a moment later, when the next one may be open already: only the first word counts.
  const shut = useRef(false);
  const close = () => {
    if (shut.current) return;
    shut.current = true;
    onClose();
  };
  // In the step that draws it: opening moves the focus, and a moment later would take it from whoever types already.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    if (!dialog?.querySelector("[autofocus]")) /** @type {HTMLElement|null|undefined} */ (dialog?.querySelector(USEFUL))?.focus({ preventScroll: true });
    return () => {
      shut.current = true;
      dialog?.close();
    };
  }, []);
  return html`<dialog ref=${box} aria-label=${title} onClose=${close} onCancel=${close}
    onClick=${(/** @type {any} */ event) => { if (event.target === box.current) close(); }}>
    <div class="row"><h2>${title}</h2>${beside.value && html`<${beside.value} />`}<button class="quiet close" onClick=${close} aria-label=${t("close")}>✕</button></div>
    ${children}
  </dialog>`;
}
