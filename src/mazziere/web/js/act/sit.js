/** Sitting down: a name where there is none yet, an amount, and how to come in. Nothing else. */
import { html, useState } from "../lib.js";
import { comeIn, me } from "../state/session.js";
import { set, settings } from "../state/settings.js";
import { again } from "../state/tables.js";
import { connect } from "../net/socket.js";
import { chips, said, t } from "../words.js";
import { Dialog } from "../draw/dialog.js";
import { Refusal } from "../draw/refusal.js";

/** The least and the most one may bring. @param {any} view */
export function bounds(view) {
  const [low, high] = view.buy_in ?? view.setup?.buy_in ?? [1000, 100000];
  return { low: Math.max(low, 1), high: high || Math.max(low * 5, 1) };
}

/** @param {{watched: import("../state/tables.js").Watched, seat: number, onClose: () => void}} props */
export function SitDown({ watched, seat, onClose }) {
  const view = watched.view.value;
  const house = watched.house;
  const { low, high } = bounds(view);
  const most = me.value ? Math.min(high, Math.max(me.value.balance, low)) : high;
  const last = settings.value.lastBuyIn[watched.id];
  const [amount, choose] = useState(Math.min(Math.max(last ?? Math.round((low + most) / 2), low), most));
  /** @type {[string, number][]} */
  const ready = [["least", low], ...(last >= low && last <= most ? [/** @type {[string, number]} */ (["last", last])] : []), ["most", most]];
  const [name, call] = useState(settings.value.name);
  const [entry, enter] = useState("post");
  const [busy, wait] = useState(false);
  const [error, fail] = useState("");
  const italian = view.setup?.rulebook?.startsWith("italiana");
  const blinds = !house && (view.stakes?.blinds ?? []).length > 0 && !italian;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    wait(true);
    fail("");
    try {
      if (!me.value) {
        await comeIn(name.trim());
        set({ name: name.trim() });
        connect();
        again();
      }
      set({ lastBuyIn: { ...settings.value.lastBuyIn, [watched.id]: amount } });
      if (await watched.do("sit", { seat, amount, value: blinds ? entry : "" })) onClose();
    } catch (refused) {
      fail(said(/** @type {any} */ (refused).told?.message) || String(refused));
    }
    wait(false);
  };
  return html`<${Dialog} title=${t("sit-title", { table: view.setup.name || watched.id })} onClose=${onClose}>
    <form onSubmit=${submit}>
      ${!me.value && html`<label><span>${t("your-name")}</span><input name="name" value=${name} maxlength="20" autocomplete="nickname" autofocus
        placeholder=${t("guest")} onInput=${(/** @type {any} */ e) => call(e.target.value)} /></label>`}
      <label><span>${t("buy-in", { low: chips(low), high: chips(most) })}</span>
        <input type="range" min=${low} max=${most} step=${Math.max(Math.round((most - low) / 100), 1)} value=${amount} aria-valuetext=${chips(amount)}
          onInput=${(/** @type {any} */ e) => choose(Number(e.target.value))} /></label>
      <div class="ready-amounts" role="group" aria-label=${t("buy-in-ready")}>${ready.map(([id, much]) => html`<button type="button" key=${id} data-amount=${id} aria-pressed=${amount === much}
        onClick=${() => choose(much)}>${t(`buy-in-${id}`, { amount: chips(much) })}</button>`)}</div>
      <div class="row"><output class="tag">${t("chips-amount", { amount: chips(amount) })}</output>
        ${me.value && html`<span class="muted">${t("balance", { amount: chips(me.value.balance) })}</span>`}</div>
      ${blinds && html`<div role="radiogroup" aria-label=${t("entry")}>
        <label class="check"><input type="radio" name="entry" checked=${entry === "post"} onChange=${() => enter("post")} /><span>${t("entry-post")}</span></label>
        <label class="check"><input type="radio" name="entry" checked=${entry === "wait"} onChange=${() => enter("wait")} /><span>${t("entry-wait")}</span></label>
      </div>`}
      <${Refusal} watched=${watched} />
      ${error && html`<p class="bad" role="alert">${error}</p>`}
      <div class="row end"><button type="button" onClick=${onClose}>${t("cancel")}</button>
        <button class="primary" type="submit" disabled=${busy}>${t("sit-down")}</button></div>
      <p class="muted">${t("play-money")}</p>
    </form>
  </${Dialog}>`;
}
