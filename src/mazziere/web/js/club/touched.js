/** What the desk can say about a name, a chair or a table that was touched. */
import { html, useState } from "../lib.js";
import { post } from "../net/rest.js";
import { t } from "../words.js";
import { Dialog } from "../draw/dialog.js";
import { Told, useAsking } from "../pages/forms.js";
import { OneLine, Sheet } from "./sheet.js";

/** @typedef {{group: any, step: (said: any) => Promise<any>, onClose: () => void}} Common */

/** Everybody the desk knows in this game. @param {any} group */
const people = (group) => [...group.waiting, ...group.tables.flatMap((/** @type {any} */ table) => table.chairs.filter((/** @type {any} */ chair) => chair.state === "taken"))];

/** Seats the house may give to somebody. @param {any} group */
const open = (group) => group.tables.flatMap((/** @type {any} */ table) => table.chairs.filter((/** @type {any} */ chair) => chair.state === "free" || chair.state === "held").map((/** @type {any} */ chair) => ({ table: table.id, seat: chair.seat })));

/** @param {Common & {id: string}} props */
export function NameSheet({ group, id, step, onClose }) {
  const [more, ask] = useState("");
  const name = group.waiting.find((/** @type {any} */ one) => one.player === id);
  if (!name) return null;
  if (more === "phone") return html`<${PhoneCode} player=${id} name=${name.name} onClose=${onClose} />`;
  if (more === "apart") return html`<${Apart} group=${group} person=${name} step=${step} onClose=${onClose} />`;
  const say = (/** @type {string} */ verb, /** @type {any} */ rest = {}) => () => step({ verb, player: id, ...rest });
  const actions = [
    ...(name.call ? [{ label: t("desk-sits"), run: say("seat"), kind: "primary" }] : []),
    ...(name.call?.stage === "called" ? [{ label: t("desk-declines"), run: say("decline") }] : []),
    ...(!name.call && name.present !== false ? [{ label: t("desk-goes-away"), run: say("away") }] : []),
    ...(name.present === false ? [{ label: t("desk-is-back"), run: say("back"), kind: "primary" }] : []),
    ...open(group).slice(0, 4).map((/** @type {any} */ one) => ({ label: t("desk-place", { table: one.table, seat: one.seat + 1 }), run: say("place", one) })),
    { label: t("desk-strike"), run: say("leave-list"), kind: "danger" },
  ];
  return html`<${Sheet} title=${name.name} actions=${actions} onClose=${onClose}>
    <div class="row"><button class="quiet" onClick=${() => ask("phone")}>${t("desk-phone")}</button><button class="quiet" onClick=${() => ask("apart")}>${t("desk-keep-apart")}</button></div></${Sheet}>`;
}

/** @param {Common & {table: string, seat: number, told: any}} props `told`: why the last step was refused */
export function ChairSheet({ group, table, seat, step, told, onClose }) {
  const [more, ask] = useState("");
  const [before] = useState(told);
  const chair = group.tables.find((/** @type {any} */ one) => one.id === table)?.chairs[seat];
  if (!chair) return null;
  const title = t("desk-chair", { seat: seat + 1, who: chair.name || t(`desk-${chair.state}`) });
  const say = (/** @type {string} */ verb, /** @type {any} */ rest = {}) => () => step({ verb, player: chair.player ?? "", ...rest });
  if (more === "apart") return html`<${Apart} group=${group} person=${chair} step=${step} onClose=${onClose} />`;
  if (more === "seat") return html`<${Change} group=${group} table=${table} chair=${chair} step=${step} onClose=${onClose} />`;
  if (chair.state === "taken") {
    const others = group.tables.filter((/** @type {any} */ one) => one.id !== table && !one.closing);
    const actions = [
      { label: t("desk-gets-up"), run: say("get-up"), kind: "primary" },
      ...others.map((/** @type {any} */ one) => ({ label: t("desk-move", { table: one.id }), run: say("move", { table: one.id }) })),
    ];
    return html`<${Sheet} title=${title} actions=${actions} onClose=${onClose}>
      <div class="row"><button class="quiet" onClick=${() => ask("seat")}>${t("desk-change-seat")}</button><button class="quiet" onClick=${() => ask("apart")}>${t("desk-keep-apart")}</button></div></${Sheet}>`;
  }
  if (chair.state === "promised") {
    return html`<${Sheet} title=${title} onClose=${onClose} actions=${[{ label: t("desk-sits"), run: say("seat"), kind: "primary" }, { label: t("desk-declines"), run: say("decline") }]} />`;
  }
  if (chair.state === "held") {
    const placed = group.waiting.map((/** @type {any} */ one) => ({ label: t("desk-place-name", { name: one.name }), run: () => step({ verb: "place", player: one.player, table, seat }) }));
    return html`<${Sheet} title=${title} onClose=${onClose} actions=${[{ label: t("desk-release"), run: say("release", { table, seat }), kind: "primary" }, ...placed.slice(0, 6)]} />`;
  }
  return html`<${Sheet} title=${title} onClose=${onClose} actions=${[{ label: t("desk-hold"), run: say("hold", { table, seat }) }]}>
    <${OneLine} name="sits" label=${t("desk-name")} button=${t("desk-sits")} onDone=${(/** @type {string} */ name) => step({ verb: "sit", name, table, seat }).then((done) => { if (done) onClose(); return done; })} /><${Told} told=${told === before ? null : told} /></${Sheet}>`;
}

/** @param {Common & {table: string}} props */
export function TableSheet({ group, table, step, onClose }) {
  const found = group.tables.find((/** @type {any} */ one) => one.id === table);
  if (!found) return null;
  const movable = group.tables.length > 1 && !found.closing;
  const actions = [
    ...(movable ? [{ label: t("desk-move-first", { table }), run: () => step({ verb: "move", table }) }] : []),
    { label: t("desk-close"), run: () => step({ verb: "close", table }), kind: "danger" },
  ];
  return html`<${Sheet} title=${t("desk-table", { table })} note=${t("desk-close-note")} actions=${actions} onClose=${onClose} />`;
}

/** @param {Common & {table: string, chair: any}} props */
const Change = ({ group, table, chair, step, onClose }) => html`<${Sheet} title=${t("desk-change-seat")} note=${chair.name} onClose=${onClose} actions=${[
  { label: t("desk-any"), run: () => step({ verb: "ask-change", player: chair.player }), kind: "primary" },
  ...group.tables.find((/** @type {any} */ one) => one.id === table).chairs.filter((/** @type {any} */ one) => one.seat !== chair.seat).map((/** @type {any} */ one) => ({ label: t("desk-seat", { table, seat: one.seat + 1 }), run: () => step({ verb: "ask-change", player: chair.player, seat: one.seat }) })),
]} />`;

/** @param {Common & {person: any}} props */
const Apart = ({ group, person, step, onClose }) => html`<${Sheet} title=${t("desk-apart-from", { name: person.name })} onClose=${onClose}
  actions=${people(group).filter((one) => one.player !== person.player).map((one) => ({ label: one.name, run: () => step({ verb: "keep-apart", player: person.player, other: one.player }) }))} />`;

/** A newcomer's own phone follows the list. @param {{player: string, name: string, onClose: () => void}} props */
function PhoneCode({ player, name, onClose }) {
  const [code, know] = useState("");
  const [told, busy, ask] = useAsking();
  const make = () => ask(async () => know((await post(`/desk/players/${player}/code`)).code));
  const link = `/list?code=${encodeURIComponent(code)}`;
  return html`<${Dialog} title=${t("desk-phone")} onClose=${onClose}><${Told} told=${told} /><p>${t("desk-phone-note", { name })}</p>
    ${code
      ? html`<div class="ready"><img src=${`/api/qr?to=${encodeURIComponent(link)}`} width="220" height="220" alt=${t("desk-phone-qr")} /><p class="code">${code}</p></div>`
      : html`<button class="primary" disabled=${busy} onClick=${make}>${t("desk-phone-make")}</button>`}
  </${Dialog}>`;
}
