/** One table as staff see it: its events as a spectator is told them, and what the floor may do there. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { t } from "../words.js";
import { Rule } from "../draw/rule.js";
import { Choice, Told, useAsking } from "../pages/forms.js";

const HIDDEN = ["event", "rule", "at", "seal", "policies", "setup", "sources", "citations"];

/** A field of an event in few signs. @param {any} value */
const brief = (value) => { const text = typeof value === "object" ? JSON.stringify(value) : String(value); return text.length > 60 ? `${text.slice(0, 60)}…` : text; };

/** @param {{id: string}} props */
export function OneTable({ id }) {
  const [events, tell] = useState(/** @type {any[]} */ ([]));
  const [line, seat] = useState(/** @type {any} */ (null));
  const [group, belong] = useState(/** @type {any} */ (null));
  const [sure, confirm] = useState(false);
  const [told, , ask] = useAsking();
  const load = () => ask(async () => {
    tell(await get(`/staff/tables/${encodeURIComponent(id)}/events?most=120`));
    seat((await get("/tables")).find((/** @type {any} */ one) => one.id === id));
    belong((await get("/lists")).find((/** @type {any} */ one) => one.tables.some((/** @type {any} */ table) => table.id === id)) ?? null);
  });
  useEffect(() => { load(); }, [id]);
  const command = (/** @type {string} */ verb) => ask(async () => { await post(`/tables/${id}/commands`, { verb }); await load(); });
  const others = (group?.tables ?? []).filter((/** @type {any} */ one) => one.id !== id && one.free?.length);
  return html`<section class="panel"><h2>${line?.name ?? id}</h2><${Told} told=${told} />
    <div class="row"><a class="button" href=${`/table/${encodeURIComponent(id)}`}>${t("staff-watch")}</a><button onClick=${() => command("pause")}>${t("pause")}</button><button onClick=${() => command("resume")}>${t("resume")}</button>
      ${sure ? html`<button class="danger" onClick=${() => { confirm(false); command("close"); }}>${t("staff-close-sure")}</button>` : html`<button onClick=${() => confirm(true)}>${t("staff-close")}</button>`}
      <button onClick=${load}>${t("staff-again")}</button></div>
    ${others.length > 0 && html`<div class="row"><${Choice} label=${t("staff-move")} value="" set=${(/** @type {string} */ table) => table && ask(async () => { await post(`/staff/lists/${group.id}/moves`, { table }); await load(); })} options=${[["", "–"], ...others.map((/** @type {any} */ one) => [one.id, one.id])]} /></div>`}</section>
    <section class="panel"><h3>${t("staff-events")}</h3><p class="muted">${t("staff-events-note")}</p>
      <ol class="table-events" tabindex="0" aria-label=${t("staff-events")}>${[...events].reverse().map((one, i) => html`<li key=${events.length - i}><code>${one.event}</code> <span>${Object.entries(one).filter(([key, value]) => !HIDDEN.includes(key) && value !== "").map(([key, value]) => `${key}: ${brief(value)}`).join(" · ")}</span> <${Rule} rule=${one.rule ?? ""} most=${2} /></li>`)}</ol></section>`;
}
