/** The audit trail in words: who of the staff, or which host, did what, to whom or at which table, how and when. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { chips, moment, t, tOr } from "../words.js";
import { Choice, Field } from "../pages/forms.js";

/** What can be looked for, most wanted first. */
const DONE = [
  "chips", "silence", "unsilence", "exclude", "role", "pause", "resume", "close", "keep-open", "void", "kick", "bots", "approve", "move",
  "keep-apart", "limits", "last-hands", "hold", "release", "standing", "unclaimed", "draw", "count", "floor-answer", "list-opened", "deck-unsealed",
];

/** A figure, and what follows it: "+500: counting error". @param {string} how @param {(figure: number) => string} said */
const figured = (how, said) => how.replace(/^[+-]?\d+/, (figure) => said(Number(figure)));

/** How it was done, where a word or a figure says it; names the room has looked up. @type {Record<string, (how: string) => string>} */
const HOW = {
  chips: (how) => figured(how, (amount) => (amount > 0 ? "+" : "") + chips(amount)),
  exclude: (how) => figured(how, (days) => t("trail-days", { days })),
  role: (how) => tOr(`role-${how}`, how),
  bots: (how) => figured(how, chips),
  limits: (how) => how.split("-").map((amount) => chips(Number(amount))).join(" – "),
  standing: (how) => tOr(`trail-standing-${how}`, how),
  "floor-answer": (how) => how.replace(/\S+$/, (outcome) => tOr(`outcome-${outcome}`, outcome)),
  ...Object.fromEntries(["kick", "remove", "unclaimed", "keep-apart", "silence", "unsilence", "move"].map((what) => [what, () => ""])),
  ...Object.fromEntries(["approve", "hold", "release"].map((what) => [what, (/** @type {string} */ seat) => (seat ? t("trail-seat", { seat }) : "")])),
};

/** @param {any} one */
const howText = (one) => one.how_name || (one.how === one.whom_name ? "" : HOW[one.what]?.(one.how) ?? one.how);

/** Whom or where: a name, a table without one by its game, an account that is no more. @param {any} one */
const whomText = (one) => one.whom_name || (one.game ? tOr(`game-${one.game}`, one.whom) : t("trail-gone"));

export function Trail() {
  const [found, show] = useState(/** @type {any[]} */ ([]));
  const [filter, set] = useState({ who: "", what: "", whom: "", day: "" });
  const put = (/** @type {string} */ field) => (/** @type {string} */ value) => set({ ...filter, [field]: value });
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      const { day, ...words } = filter;
      const from = day ? new Date(`${day}T00:00`).getTime() : 0;
      const asked = new URLSearchParams({ ...words, ...(day ? { since: String(from), until: String(from + 86_400_000) } : {}) });
      get(`/staff/trail?${asked}`).then((told) => { if (current) show(told); }, () => {});
    }, 200);
    return () => { current = false; clearTimeout(timer); };
  }, [filter]);
  return html`<section class="panel"><h2>${t("audit")}</h2><div class="grid">
      <${Field} name="who" label=${t("trail-who")} value=${filter.who} set=${put("who")} />
      <${Choice} label=${t("trail-what")} name="what" value=${filter.what} set=${put("what")} options=${["", ...DONE].map((one) => [one, t(one ? `trail-${one}` : "trail-all")])} />
      <${Field} name="whom" label=${t("trail-whom")} value=${filter.whom} set=${put("whom")} />
      <${Field} name="day" type="date" label=${t("trail-day")} value=${filter.day} set=${put("day")} /></div>
    <div class="scroll"><table class="trail"><thead><tr>${["trail-when", "trail-who", "trail-what", "trail-whom", "trail-how"].map((name) => html`<th key=${name}>${t(name)}</th>`)}</tr></thead>
      <tbody>${found.map((one, i) => html`<tr key=${i} data-done=${one.what}><td><time dateTime=${new Date(one.at).toISOString()}>${moment(one.at)}</time></td><td>${one.name || t("trail-gone")}</td><td>${tOr(`trail-${one.what}`, one.what)}</td><td>${whomText(one)}</td><td>${howText(one)}</td></tr>`)}</tbody></table></div>
    ${!found.length && html`<p class="muted">${t("trail-none")}</p>`}</section>`;
}
