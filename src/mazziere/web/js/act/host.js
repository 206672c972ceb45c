/** What the host of a table does: hand out its link, let people in, pause, take a seat away, close. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { home } from "../state/home.js";
import { invitation } from "../state/links.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { money } from "../draw/chips.js";
import { CopyLink } from "../draw/copy.js";
import { Dialog } from "../draw/dialog.js";
import { Icon } from "../draw/icon.js";
import { Refusal } from "../draw/refusal.js";
import { useDead } from "./dead.js";
import { Confirmed } from "./confirmed.js";
import { BankOrders } from "./host_bank.js";
import { Pausing } from "./pausing.js";

/** Is this my table? @param {any} view */
const hosting = (view) => Boolean(me.value && view?.setup?.host === me.value.id && !view.closed);

/** Who asks for a seat, before whoever may give it. @param {{watched: import("../state/tables.js").Watched}} props */
export function AskedSeats({ watched }) {
  const view = watched.view.value;
  const asking = Object.entries(view.asking ?? {});
  // Who is let in goes from the list, and the next one comes under the pointer.
  const dead = useDead(asking.map(([, [player]]) => player).join());
  if (!hosting(view) || !asking.length) return null;
  return html`<div class="asked-seats" role="group" aria-label=${t("host-asking", { count: asking.length })}>
    ${asking.map(([seat, [player, amount]]) => html`<div class="sit-line" key=${seat} role="status"><span>${t("host-asks", { name: watched.people.value[player]?.name ?? player, seat: Number(seat) + 1, amount: money(amount) })}</span>
      <span class="row"><button class="primary" data-approve=${seat} aria-disabled=${dead} onClick=${() => dead || watched.do("approve", { seat: Number(seat) })}>${t("host-approve")}</button>
        <button data-deny=${seat} aria-disabled=${dead} onClick=${() => dead || watched.do("deny", { seat: Number(seat) })}>${t("host-deny")}</button></span></div>`)}
  </div>`;
}

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function HostControls({ watched }) {
  const [open, show] = useState(false);
  if (!hosting(watched.view.value)) return null;
  return html`<button class="quiet" data-host-menu aria-label=${t("host")} onClick=${() => show(true)}><${Icon} name="gear" /><span class="words">${t("host")}</span></button>
    ${open && html`<${HostMenu} watched=${watched} onClose=${() => show(false)} />`}`;
}

/** Are there chips in play that somebody still plays for? @param {any} view */
const playing = (view) => Boolean(view.running && (!view.guests || (view.hand.stage ?? view.hand.phase) !== "betting"));

/** @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
function HostMenu({ watched, onClose }) {
  const view = watched.view.value;
  const [link, know] = useState("");
  useEffect(() => {
    get(`/tables/${encodeURIComponent(watched.id)}/link`)
      .then((told) => know(invitation(watched.id, told.table.private ? told.key : "")), () => {});
  }, []);
  const seated = [...(Array.isArray(view.seats) ? view.seats : []), ...(view.guests ?? [])].filter((one) => one.player && !one.company && one.player !== me.value?.id);
  const dead = useDead(seated.map((one) => one.player).join());
  return html`<${Dialog} title=${t("host")} onClose=${onClose}><div class="menu-list">
    <${Refusal} watched=${watched} />
    <${AskedSeats} watched=${watched} />
    ${link && html`<section class="host-link"><img src=${`/api/qr?to=${encodeURIComponent(link)}`} width="140" height="140" alt=${t("table-qr")} />
      <div><p class="hash" data-link>${home.value + link}</p><${CopyLink} text=${home.value + link} /></div></section>`}
    <${Pausing} paused=${Boolean(view.paused)} order=${(/** @type {string} */ verb) => watched.once(verb, verb === "pause" ? { value: "host" } : {})} />
    <${Bots} watched=${watched} />
    ${view.guests && html`<${BankOrders} watched=${watched} />`}
    ${seated.length > 0 && html`<fieldset><legend>${t("host-seats")}</legend>
      ${seated.map((one) => html`<${Sitter} key=${one.player} watched=${watched} one=${one} dead=${dead} />`)}</fieldset>`}
    <${Closing} watched=${watched} onClose=${onClose} />
  </div></${Dialog}>`;
}

/** How many bots the table has, by − and +, on the keyboard too. @param {{watched: import("../state/tables.js").Watched}} props */
function Bots({ watched }) {
  const { setup } = watched.view.value;
  const { bots = 0, seats = 6 } = setup;
  const want = (/** @type {number} */ count) => { if (count >= 0 && count < seats) watched.do("bots", { amount: count }); };
  useEffect(() => {
    const heard = (/** @type {KeyboardEvent} */ event) => {
      const step = { "-": -1, "+": 1 }[event.key];
      if (!step || event.repeat || event.ctrlKey || event.metaKey || event.altKey || /** @type {HTMLElement} */ (event.target).matches("input, textarea, select")) return;
      event.preventDefault();
      // As many as there are now, however quickly it is pressed again.
      want((watched.view.value.setup.bots ?? 0) + step);
    };
    addEventListener("keydown", heard);
    return () => removeEventListener("keydown", heard);
  });
  return html`<div class="row stepper" role="group" aria-label=${t("bots")}><span>${t("bots")}</span>
    <span class="row"><button data-host="fewer-bots" aria-label=${t("host-fewer-bots")} aria-keyshortcuts="-" aria-disabled=${bots <= 0} onClick=${() => want(bots - 1)}>−</button>
      <output data-bots aria-live="polite">${bots}</output>
      <button data-host="more-bots" aria-label=${t("host-more-bots")} aria-keyshortcuts="+" aria-disabled=${bots >= seats - 1} onClick=${() => want(bots + 1)}>+</button></span></div>`;
}

/** Somebody at the table, and whether the seat goes now or when the hand is over. @param {{watched: import("../state/tables.js").Watched, one: any, dead: boolean}} props */
function Sitter({ watched, one, dead }) {
  const view = watched.view.value;
  const name = watched.people.value[one.player]?.name ?? one.player;
  const round = Boolean(view.guests);
  if (one.leaving || one.removing) return html`<div class="row"><span>${name}</span><span class="muted" role="status" data-going=${one.player}>${t(round ? "host-goes-round" : "host-goes-hand")}</span></div>`;
  const then = playing(view) && (one.in_hand || one.playing) ? t(round ? "host-kick-round" : "host-kick-hand") : "";
  return html`<div class="row"><span>${name}${then && html`<small class="muted">${then}</small>`}</span>
    <button data-kick=${one.player} aria-label=${`${t("host-kick")}${then && ` (${then})`}: ${name}`} aria-disabled=${dead} onClick=${() => dead || watched.do("kick", { what: one.player })}>${t("host-kick")}</button></div>`;
}

/** Closing: at once between hands, else after the one that is played; until then it can be taken back. @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
function Closing({ watched, onClose }) {
  const view = watched.view.value;
  const after = !playing(view) ? "" : view.guests ? "-round" : "-hand";
  const dead = useDead(view.closing ?? "");
  if (view.closing) {
    return html`<div class="row closing"><span role="status" data-closing>${t(view.guests ? "closes-after-round" : "closes-after-hand")}</span>
      ${view.closing === "host" ? html`<button data-host="keep-open" aria-disabled=${dead} onClick=${() => dead || watched.do("keep-open")}>${t("host-keep-open")}</button>` : html`<span class="muted">${t("host-closed-by-floor")}</span>`}</div>`;
  }
  // What is played out is seen in this menu, and can be taken back here.
  const close = () => watched.do("close").then((done) => { if (done && !after) onClose(); });
  return html`<${Confirmed} name="close" first=${t(`host-close${after}`)} sure=${t(`host-close-sure${after}`)} onSure=${close}
    means=${after && t(view.paused ? `host-close-paused${after}` : `host-close-means${after}`)} />`;
}
