/** What the host of a table does: hand out its link, let people in, pause, take a seat away, close. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { me } from "../state/session.js";
import { t } from "../words.js";
import { money } from "../draw/chips.js";
import { CopyLink } from "../draw/copy.js";
import { Dialog } from "../draw/dialog.js";
import { Icon } from "../draw/icon.js";
import { Refusal } from "../draw/refusal.js";

/** Is this my table? @param {any} view */
const hosting = (view) => Boolean(me.value && view?.setup?.host === me.value.id && !view.closed);

/** Who asks for a seat, before whoever may give it. @param {{watched: import("../state/tables.js").Watched}} props */
export function AskedSeats({ watched }) {
  const view = watched.view.value;
  const asking = Object.entries(view.asking ?? {});
  if (!hosting(view) || !asking.length) return null;
  return html`<div class="asked-seats" role="group" aria-label=${t("host-asking", { count: asking.length })}>
    ${asking.map(([seat, [player, amount]]) => html`<div class="sit-line" key=${seat} role="status"><span>${t("host-asks", { name: watched.people.value[player]?.name ?? player, seat: Number(seat) + 1, amount: money(amount) })}</span>
      <span class="row"><button class="primary" data-approve=${seat} onClick=${() => watched.do("approve", { seat: Number(seat) })}>${t("host-approve")}</button>
        <button data-deny=${seat} onClick=${() => watched.do("deny", { seat: Number(seat) })}>${t("host-deny")}</button></span></div>`)}
  </div>`;
}

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function HostControls({ watched }) {
  const [open, show] = useState(false);
  if (!hosting(watched.view.value)) return null;
  return html`<button class="quiet" data-host-menu aria-label=${t("host")} onClick=${() => show(true)}><${Icon} name="gear" /><span class="words">${t("host")}</span></button>
    ${open && html`<${HostMenu} watched=${watched} onClose=${() => show(false)} />`}`;
}

/** @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
function HostMenu({ watched, onClose }) {
  const view = watched.view.value;
  const [link, know] = useState("");
  const [sure, ensure] = useState(false);
  useEffect(() => {
    get(`/tables/${encodeURIComponent(watched.id)}/link`)
      .then((told) => know(`/table/${encodeURIComponent(watched.id)}${told.table.private ? `?key=${encodeURIComponent(told.key)}` : ""}`), () => {});
  }, []);
  const seated = [...(Array.isArray(view.seats) ? view.seats : []), ...(view.guests ?? [])].filter((one) => one.player && one.player !== me.value?.id);
  const paused = Boolean(view.paused);
  const close = () => { if (sure) watched.do("close").then((done) => { if (done) onClose(); }); else ensure(true); };
  return html`<${Dialog} title=${t("host")} onClose=${onClose}><div class="menu-list">
    <${Refusal} watched=${watched} />
    <${AskedSeats} watched=${watched} />
    ${link && html`<section class="host-link"><img src=${`/api/qr?to=${encodeURIComponent(link)}`} width="140" height="140" alt=${t("table-qr")} />
      <div><p class="hash" data-link>${location.origin + link}</p><${CopyLink} text=${location.origin + link} /></div></section>`}
    <button data-host=${paused ? "resume" : "pause"} onClick=${() => watched.do(paused ? "resume" : "pause", paused ? {} : { value: "host" })}>${t(paused ? "resume" : "pause")}</button>
    ${seated.length > 0 && html`<fieldset><legend>${t("host-seats")}</legend>
      ${seated.map((one) => {
        const name = watched.people.value[one.player]?.name ?? one.player;
        return html`<div class="row" key=${one.player}><span>${name}</span><button data-kick=${one.player} aria-label=${`${t("host-kick")}: ${name}`} onClick=${() => watched.do("kick", { what: one.player })}>${t("host-kick")}</button></div>`;
      })}</fieldset>`}
    <button class="danger" data-host="close" onClick=${close}>${t(sure ? "host-close-sure" : "host-close")}</button>
  </div></${Dialog}>`;
}
