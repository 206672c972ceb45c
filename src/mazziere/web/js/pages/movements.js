/** Every movement of my chips: the cashier, tables I have come to, added chips at and left, with what was in my purse then. */
import { classes, html, useEffect, useState } from "../lib.js";
import { tablePath } from "../state/links.js";
import { get } from "../net/rest.js";
import { chips, moment, signed, t, tOr } from "../words.js";
import { csv } from "./csv.js";
import { saveAs } from "./exporting.js";
import { Told, useAsking } from "./forms.js";

/** Lines that are shown at first, and more of at each wish; a file has the last thousand. */
const PAGE = 20;
const FILE = 1000;

/** @typedef {{at: number, amount: number, balance: number, what: string, why?: string, table?: string, name?: string, game?: string, open?: boolean}} Movement */

/** @param {Movement} one */
const tableOf = (one) => one.name || (one.game ? tOr(`game-${one.game}`, one.game) : one.table ?? "");

/** What it was, without its table. @param {Movement} one */
const whatOf = (one) => (one.what === "cashier" ? tOr(`why-${one.why}`, one.why ?? "") : t(`moved-${one.what}`));

/** What a spreadsheet opens: days and hours without words, and figures without separators. @param {Movement[]} lines */
function spreadsheet(lines) {
  const head = ["when", "moved-what", "hands-table", "moved-amount", "moved-balance"].map((id) => t(id));
  const rows = lines.map((one) => [new Date(one.at).toISOString(), whatOf(one), one.table ? tableOf(one) : "", one.amount, one.balance]);
  return csv([head, ...rows]);
}

/** @param {{balance: number}} props what is in the purse now: when it changes there is something new */
export function Movements({ balance }) {
  const [lines, list] = useState(/** @type {Movement[]} */ ([]));
  const [whole, end] = useState(false);
  const [told, busy, ask] = useAsking();
  const read = (/** @type {number} */ skip) => get(`/me/movements?most=${PAGE}&skip=${skip}`);
  const put = (/** @type {Movement[]} */ before, /** @type {Movement[]} */ more) => { list([...before, ...more]); end(more.length < PAGE); };
  useEffect(() => { read(0).then((first) => put([], first), () => {}); }, [balance]);
  const save = async () => saveAs(spreadsheet(await get(`/me/movements?most=${FILE}`)), `mazziere-${new Date().toISOString().slice(0, 10)}.csv`);
  return html`<section class="panel"><div class="row apart"><h2>${t("movements")}</h2>${lines.length > 0 && html`<button data-export="csv" disabled=${busy} onClick=${() => ask(save)}>CSV</button>`}</div><${Told} told=${told} />
    ${whole && !lines.length && html`<p class="muted">${t("moved-none")}</p>`}
    <div class="scroll" hidden=${!lines.length}><table class="movements"><thead><tr><th>${t("when")}</th><th>${t("moved-what")}</th><th class="amount">${t("moved-amount")}</th><th class="amount">${t("moved-balance")}</th></tr></thead>
      <tbody>${lines.map((one, i) => html`<tr key=${lines.length - i} data-what=${one.what}><td>${moment(one.at)}</td>
        <td>${whatOf(one)}${one.table && html` <${TableName} of=${one} />`}</td>
        <td class=${classes("amount", one.amount > 0 && "good")}>${signed(one.amount)}</td><td class="amount" data-label=${t("moved-balance")}>${chips(one.balance)}</td></tr>`)}</tbody></table></div>
    ${!whole && lines.length > 0 && html`<button data-more disabled=${busy} onClick=${() => ask(async () => put(lines, await read(lines.length)))}>${t("moved-more")}</button>`}</section>`;
}

/** A table that is still there can be gone to. @param {{of: Movement}} props */
const TableName = ({ of }) => (of.open ? html`<a href=${tablePath(of.table ?? "")}>${tableOf(of)}</a>` : html`<b>${tableOf(of)}</b>`);
