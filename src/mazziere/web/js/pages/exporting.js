/** Hands taken along: one by one by their links, or all that are listed in one file. */
import { html, useState } from "../lib.js";
import { post } from "../net/rest.js";
import { lang, t } from "../words.js";
import { Told, useAsking } from "./forms.js";

/** Each format with its name, how a file of one hand ends and how one of many: programs find theirs by it. */
export const FORMATS = [
  ["phh", "PHH", ".phh", ".phhs"], ["pokerstars", "PokerStars", "-pokerstars.txt", "-pokerstars.txt"],
  ["ohh", "OHH", ".ohh", ".ohh"], ["json", "JSON", ".json", ".jsonl"], ["text", "", ".txt", ".txt"],
];

/** Give the browser a file to keep. @param {string} text @param {string} name */
export function saveAs(text, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** @param {{hands: any[]}} props newest first, as they are listed */
export function ExportAll({ hands }) {
  const [told, busy, ask] = useAsking();
  const [left, leave] = useState(0);
  const wanted = hands.map(({ table, number }) => [table, number]).reverse();
  const take = (/** @type {string} */ format, /** @type {string} */ ending) => ask(async () => {
    const file = await post("/me/hands/export", { hands: wanted, format, lang: lang.value });
    leave(file.left_out);
    if (file.hands) saveAs(file.text, `mazziere-${new Date().toISOString().slice(0, 10)}${ending}`);
  });
  return html`<div class="export-all" role="group" aria-label=${t("export-all", { hands: hands.length })} aria-busy=${busy}>
    <span>${t("export-all", { hands: hands.length })}</span>
    ${FORMATS.map(([format, name, , ending]) => html`<button key=${format} data-export=${format} disabled=${busy} onClick=${() => take(format, ending)}>${name || t("export-text")}</button>`)}
    <span class="muted" role="status">${busy ? t("loading") : left > 0 && t("export-left", { hands: left })}</span>
    <${Told} told=${told} />
  </div>`;
}
