/** What is wrong with a field, in the reader's words and by the field's name: the browser would speak its own language. */
import { chips, t } from "../words.js";

/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Entry */

/** @param {Entry} entry */
const nameOf = (entry) => entry.labels?.[0]?.querySelector("span")?.textContent || entry.getAttribute("aria-label") || entry.name;

/** @param {Entry} entry */
function why(entry) {
  const field = nameOf(entry);
  const { valueMissing, badInput, rangeUnderflow, rangeOverflow, stepMismatch, tooShort } = entry.validity;
  const [low, high] = ["min", "max"].map((bound) => entry.getAttribute(bound) ?? "").map((bound) => (bound === "" ? "" : chips(Number(bound))));
  if (badInput || stepMismatch) return t("field-whole", { field });
  if (valueMissing) return t("field-missing", { field });
  if (rangeUnderflow || rangeOverflow) return t(low && high ? "field-between" : low ? "field-least" : "field-most", { field, low, high });
  if (tooShort) return t("field-longer", { field, least: /** @type {HTMLInputElement} */ (entry).minLength });
  return entry.validationMessage;
}

document.addEventListener("invalid", (event) => {
  const entry = /** @type {Entry} */ (event.target);
  entry.setCustomValidity(why(entry));
}, true);

/** What was wrong is asked anew when something is changed, and when the form is sent again. @param {Event} event */
function anew(event) {
  const touched = /** @type {any} */ (event.target).closest?.("button, input, select, textarea");
  for (const entry of touched?.form?.elements ?? [touched]) entry?.setCustomValidity?.("");
}
for (const kind of ["input", "change", "click"]) document.addEventListener(kind, anew, true);
