/** Sitting down: a name where there is none yet, an amount, and how to come in. Nothing else. */
import { html, useEffect, useState } from "../lib.js";
import { address, go, query } from "../router.js";
import { isItalian } from "../state/games.js";
import { comeIn, me } from "../state/session.js";
import { set, settings } from "../state/settings.js";
import { connect } from "../net/socket.js";
import { chips, said, t } from "../words.js";
import { money } from "../draw/chips.js";
import { Dialog } from "../draw/dialog.js";
import { blindOf } from "../draw/felt.js";
import { Refusal } from "../draw/refusal.js";
import { Brought, ask, fits, fitting, middle, unitOf, usualOf } from "./brought.js";

/** Whichever seat is free when the room gets to it: the first one seen may be gone by then. */
export const ANY = -1;

/** Who was invited, or comes from the lobby to play, is asked at once; the address then is the table's own. @param {any} view @param {boolean} free @param {(seat: number) => void} sit */
export function useInvited(view, free, sit) {
  useEffect(() => {
    if (!view || !query.value.has("sit")) return;
    go(address.value.replace(/[?&]sit=?(?=&|$)/, ""), true);
    if (free) sit(ANY);
  }, [Boolean(view)]);
}

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
  const unit = unitOf(view);
  const blind = blindOf(view);
  const usual = usualOf(view);
  const [amount, choose] = useState([last, usual].find((one) => fits(one, low, most)) ?? middle(low, most, unit));
  const ready = fitting([["least", low], ["last", last], ["usual", usual], ["most", most]], low, most);
  const [name, call] = useState(settings.value.name);
  const [entry, enter] = useState("post");
  const [busy, wait] = useState(false);
  const [error, fail] = useState("");
  const italian = isItalian(view.setup?.game);
  // Whether to pay or to wait is asked where one has to; if that has changed since, the table asks again.
  const blinds = !house && (view.stakes?.blinds ?? []).length > 0 && !italian && !view.free_entry;
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (busy) return;
    if (!fits(amount, low, most)) return ask(event);
    wait(true);
    fail("");
    try {
      if (!me.value) {
        await comeIn(name.trim());
        set({ name: name.trim() });
        connect();
      }
      set({ lastBuyIn: { ...settings.value.lastBuyIn, [watched.id]: amount } });
      if (await watched.do("sit", { seat, amount, value: blinds ? entry : "" })) onClose();
    } catch (refused) {
      fail(said(/** @type {any} */ (refused).told) || String(refused));
    }
    wait(false);
  };
  return html`<${Dialog} title=${t("sit-title", { table: view.setup.name || watched.id })} onClose=${onClose}>
    <form onSubmit=${submit}>
      ${!me.value && html`<label><span>${t("your-name")}</span><input name="name" value=${name} maxlength="20" autocomplete="nickname" autofocus
        placeholder=${t("guest")} onInput=${(/** @type {any} */ e) => call(e.target.value)} /></label>`}
      <${Brought} label=${t("buy-in", { low: money(low, blind), high: money(most, blind) })} low=${low} high=${most} unit=${unit} blind=${blind} amount=${amount} set=${choose} ready=${ready} first=${Boolean(me.value)} />
      ${me.value && html`<p class="muted">${t("balance", { amount: chips(me.value.balance) })}${me.value.balance < low && html` <a href="/account">${t("short-refill")}</a>`}</p>`}
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
