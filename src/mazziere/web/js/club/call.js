/** Call the floor, or report something, from any table. */
import { html, useState } from "../lib.js";
import { post } from "../net/rest.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { Dialog } from "../draw/dialog.js";
import { Choice, ComeInFirst, Told, useAsking } from "../pages/forms.js";

const REASONS = ["ruling", "slow", "behaviour", "collusion", "chat", "technical", "other"];

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function CallFloor({ watched }) {
  const [open, show] = useState(false);
  return html`<button class="quiet call-floor" data-call-floor onClick=${() => show(true)}><span aria-hidden="true">⚑</span><span class="words">${t("call-floor")}</span></button>
    ${open && html`<${Call} watched=${watched} onClose=${() => show(false)} />`}`;
}

/** @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
function Call({ watched, onClose }) {
  const view = watched.view.value;
  const [form, fill] = useState({ reason: "ruling", about: "", text: "" });
  const [number, done] = useState(0);
  // Who writes for longer than a hand means the one that was played when they began.
  const [hand] = useState(view.number ?? 0);
  const [told, busy, ask] = useAsking();
  const seated = [...(view.guests ?? view.seats)].map((/** @type {any} */ one) => one.player).filter((id) => id && id !== me.value?.id && watched.people.value[id]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(async () => done((await post("/floor/calls", { table: watched.id, hand, ...form })).number));
  };
  if (number) return html`<${Dialog} title=${t("call-floor")} onClose=${onClose}><p class="good" role="status">${t("call-done", { number })}</p><button class="primary" onClick=${onClose}>${t("close")}</button></${Dialog}>`;
  return html`<${Dialog} title=${t("call-floor")} onClose=${onClose}>
    ${!me.value ? html`<${ComeInFirst} />` : html`<form onSubmit=${send}><p class="muted">${t(watched.house ? "call-lead-round" : "call-lead", { hand })}</p><${Told} told=${told} />
      <${Choice} label=${t("call-reason")} value=${form.reason} set=${(/** @type {string} */ reason) => fill({ ...form, reason })} options=${REASONS.map((one) => [one, t(`call-${one}`)])} />
      ${seated.length > 0 && html`<${Choice} label=${t("call-about")} value=${form.about} set=${(/** @type {string} */ about) => fill({ ...form, about })} options=${[["", t("call-nobody")], ...seated.map((id) => [id, watched.people.value[id].name])]} />`}
      <label><span>${t("call-text")}</span><textarea rows="3" maxlength="200" value=${form.text} onInput=${(/** @type {any} */ e) => fill({ ...form, text: e.target.value })}></textarea></label>
      <button class="primary" disabled=${busy}>${t("call-send")}</button></form>`}
  </${Dialog}>`;
}
