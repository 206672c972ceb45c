/** Verify a hand: was every card seen fixed before the deal? */
import { html, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { said, t } from "../words.js";
import { Told, useAsking } from "./forms.js";

/** @param {{parts: string[], query: URLSearchParams}} props */
export function VerifyPage({ query }) {
  const [history, write] = useState("");
  const [name, call] = useState("");
  const [verdict, judge] = useState(/** @type {any} */ (null));
  const [told, busy, ask] = useAsking();
  const table = query.get("table");
  const number = query.get("hand");
  const check = (/** @type {string} */ text) => ask(async () => { judge(null); judge(await post("/verify", { history: text })); });
  const fetchHand = () => ask(async () => {
    judge(null);
    const told = await get(`/tables/${encodeURIComponent(table ?? "")}/hands/${encodeURIComponent(number ?? "")}?key=${encodeURIComponent(query.get("key") ?? "")}`);
    const text = typeof told === "string" ? told : JSON.stringify(told);
    write(text);
    judge(await post("/verify", { history: text }));
  });
  const file = async (/** @type {any} */ event) => { const [one] = event.target.files; if (one) { call(one.name); write(await one.text()); } };
  return html`<main class="page narrow"><h1>${t("verify-title")}</h1><p>${t("verify-lead")}</p>
    ${table && html`<p><button class="primary" disabled=${busy} onClick=${fetchHand}>${t("verify-hand", { number: number ?? "" })}</button></p>`}
    <form class="panel form" onSubmit=${(/** @type {Event} */ e) => { e.preventDefault(); check(history); }}>
      <label><span>${t("verify-paste")}</span><textarea rows="8" value=${history} onInput=${(/** @type {any} */ e) => write(e.target.value)}></textarea></label>
      <div class="row"><label class="button file">${t("verify-file")}<input type="file" accept=".json,.jsonl,.phh,.phhs,.toml,.txt" class="sr" onChange=${file} /></label><span class="muted">${name}</span></div>
      <div class="row end"><button class="primary" disabled=${busy || !history.trim()}>${t("verify")}</button></div></form>
    <${Told} told=${told} />
    ${verdict && html`<div class="panel" role="status" data-verdict=${verdict.ok ? "ok" : "bad"}>${verdict.ok
      ? html`<strong class="good">${t("verify-ok", { cards: verdict.cards })}</strong>`
      : html`<strong class="bad">${t(`verify-${verdict.why}`)}</strong>${verdict.code && html`<details open=${verdict.why === "unread"}><summary>${t("verify-detail")}</summary><p class="muted hash">${said(verdict)}</p></details>`}`}</div>`}
    ${(!verdict || verdict.ok) && html`<p class="muted">${t("verify-means")}</p>`}</main>`;
}
