/** My hands: at each table I sat at, newest first; filtered, summed up, replayed, verified, exported. */
import { classes, html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { isHouse } from "../state/games.js";
import { me } from "../state/session.js";
import { chips, lang, moment, signed, t, tOr } from "../words.js";
import { Curve } from "./curve.js";
import { ExportAll, FORMATS } from "./exporting.js";
import { Choice, ComeInFirst } from "./forms.js";

/** Rounds against the bank are no poker hands: no program for those reads them, and they are no matter of looseness. */
const banked = (/** @type {any} */ hand) => isHouse(hand.game);
const DAY = 86_400_000;

/** Since when, in days; 0 is all there is. */
const SINCE = ["0", "1", "7", "30"];

export function HandsPage() {
  const [hands, list] = useState(/** @type {any[]|null} */ (null));
  const [filter, narrow] = useState({ game: "", table: "", result: "", days: "0" });
  useEffect(() => {
    if (me.value) get("/me/hands?most=500").then(list, () => list([]));
  }, [me.value?.id]);
  if (!me.value) return html`<main class="page"><h1>${t("my-hands")}</h1><${ComeInFirst} /></main>`;
  const all = hands ?? [];
  const net = (/** @type {any} */ hand) => hand.mine?.net ?? 0;
  const since = Number(filter.days) ? Date.now() - Number(filter.days) * DAY : 0;
  /** @type {Record<string, (hand: any) => boolean>} */
  const results = { won: (hand) => net(hand) > 0, lost: (hand) => net(hand) <= 0, showdown: (hand) => Boolean(hand.mine?.showdown) };
  const shown = all.filter((hand) => (!filter.game || hand.game === filter.game) && (!filter.table || hand.name === filter.table)
    && (!filter.result || results[filter.result](hand)) && hand.at >= since);
  const set = (/** @type {string} */ field) => (/** @type {string} */ value) => narrow({ ...filter, [field]: value });
  const each = (/** @type {string} */ field) => [...new Set(all.map((hand) => hand[field]))];
  return html`<main class="page"><h1>${t("my-hands")}</h1>
    <div class="grid"><${Choice} label=${t("info-game")} value=${filter.game} set=${set("game")} options=${[["", t("kind-all")], ...each("game").map((one) => [one, tOr(`game-${one}`, one)])]} />
      <${Choice} label=${t("hands-table")} value=${filter.table} set=${set("table")} options=${[["", t("kind-all")], ...each("name").map((one) => [one, one])]} />
      <${Choice} label=${t("result")} value=${filter.result} set=${set("result")} options=${[["", t("kind-all")], ["won", t("won")], ["lost", t("not-won")], ["showdown", t("hands-showdown")]]} />
      <${Choice} label=${t("hands-since")} value=${filter.days} set=${set("days")} options=${SINCE.map((days) => [days, t("hands-days", { days: Number(days) })])} /></div>
    <${Statistics} hands=${shown} net=${net} />
    <${Curve} results=${shown.map((hand) => ({ at: hand.at, number: hand.number, net: net(hand) })).reverse()} />
    ${shown.length > 0 && html`<${ExportAll} hands=${shown} />`}
    ${hands && !shown.length && html`<p class="muted">${t(all.length ? "no-hands-like" : "no-hands")}</p>`}
    <div class="scroll" hidden=${!shown.length} tabindex="0" role="region" aria-label=${t("my-hands")}><table class="hands"><thead><tr><th>${t("when")}</th><th>${t("info-game")}</th><th>${t("info-hand")}</th><th class="amount">${t("pot")}</th><th class="amount">${t("hands-net")}</th><th>${t("export")}</th></tr></thead>
      <tbody>${shown.map((hand) => html`<tr key=${`${hand.table}/${hand.number}`}><td>${moment(hand.at)}</td><td>${tOr(`game-${hand.game}`, hand.game)}</td>
        <td><a href=${`/replay/${encodeURIComponent(hand.table)}/${hand.number}`}>#${hand.number}</a></td><td class="amount" data-label=${t("pot")}>${banked(hand) ? "–" : chips(hand.pot)}</td><td class=${classes("amount", net(hand) > 0 && "good", net(hand) < 0 && "bad")}>${signed(net(hand))}</td>
        <td>${FORMATS.filter(([format]) => !banked(hand) || format === "json" || format === "text").map(([format, name, ending]) => html`<a key=${format} class="export" href=${`/api/tables/${encodeURIComponent(hand.table)}/hands/${hand.number}?format=${format}&lang=${lang.value}`} download=${`${hand.table}-${hand.number}${ending}`}>${name || t("export-text")}</a> `)}
          <a class="export" href=${`/verify?table=${encodeURIComponent(hand.table)}&hand=${hand.number}`}>${t("verify")}</a></td></tr>`)}</tbody></table></div>
  </main>`;
}

/** @param {{hands: any[], net: (hand: any) => number}} props */
function Statistics({ hands, net }) {
  const poker = hands.filter((hand) => !banked(hand));
  const share = (/** @type {(hand: any) => boolean} */ of, among = poker) => (among.length ? `${chips(Math.round((1000 * among.filter(of).length) / among.length) / 10)}%` : "–");
  const sum = hands.reduce((all, hand) => all + net(hand), 0);
  const down = hands.filter((hand) => hand.mine?.showdown);
  const figures = [
    ["hands-played", chips(hands.length)], ["hands-won", chips(hands.filter((hand) => net(hand) > 0).length)], ["hands-net", signed(sum)],
    ["hands-chosen", share((hand) => hand.mine?.chosen)], ["hands-raised", share((hand) => hand.mine?.raised)],
    ["hands-showdown", share((hand) => hand.mine?.showdown)], ["hands-showdown-won", share((hand) => net(hand) > 0, down)],
    ["biggest-pot", chips(Math.max(0, ...hands.map((hand) => hand.pot)))],
  ];
  return html`<dl class="stats panel">${figures.map(([name, figure]) => html`<div key=${name}><dt>${t(name)}</dt><dd data-figure=${name}>${figure}</dd></div>`)}</dl>`;
}
