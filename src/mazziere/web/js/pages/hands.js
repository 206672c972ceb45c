/** My hands: at each table I sat at, newest first; filtered, summed up, replayed, verified, exported. */
import { html, useEffect, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { chips, lang, moment, t, tOr } from "../words.js";
import { Choice, ComeInFirst } from "./forms.js";

const FORMATS = [["phh", "PHH"], ["pokerstars", "PokerStars"], ["ohh", "OHH"], ["json", "JSON"], ["text", "Testo"]];

export function HandsPage() {
  const [hands, list] = useState(/** @type {any[]|null} */ (null));
  const [game, only] = useState("");
  const [result, want] = useState("");
  useEffect(() => {
    if (!me.value) return;
    const tables = [...new Set([...me.value.seats, ...Object.keys(settings.value.lastBuyIn)])];
    Promise.all(tables.map((id) => get(`/tables/${encodeURIComponent(id)}/hands?mine=true&most=100`).catch(() => []))).then((all) => list(all.flat().sort((a, b) => b.at - a.at)));
  }, [me.value?.id]);
  if (!me.value) return html`<main class="page"><h1>${t("my-hands")}</h1><${ComeInFirst} /></main>`;
  const net = (/** @type {any} */ hand) => hand.won[hand.players.indexOf(me.value?.id)] ?? 0;
  const games = [...new Set((hands ?? []).map((hand) => hand.game))];
  const shown = (hands ?? []).filter((hand) => (!game || hand.game === game) && (!result || (result === "won") === net(hand) > 0));
  const sum = shown.reduce((all, hand) => all + net(hand), 0);
  return html`<main class="page"><h1>${t("my-hands")}</h1>
    <div class="grid"><${Choice} label=${t("info-game")} value=${game} set=${only} options=${[["", t("kind-all")], ...games.map((one) => [one, tOr(`game-${one}`, one)])]} />
      <${Choice} label=${t("result")} value=${result} set=${want} options=${[["", t("kind-all")], ["won", t("won")], ["lost", t("not-won")]]} /></div>
    <dl class="stats panel"><div><dt>${t("hands-played")}</dt><dd>${chips(shown.length)}</dd></div><div><dt>${t("hands-won")}</dt><dd>${chips(shown.filter((hand) => net(hand) > 0).length)}</dd></div>
      <div><dt>${t("collected")}</dt><dd>${chips(sum)}</dd></div><div><dt>${t("biggest-pot")}</dt><dd>${chips(Math.max(0, ...shown.map((hand) => hand.pot)))}</dd></div></dl>
    ${hands && !shown.length && html`<p class="muted">${t("no-hands")}</p>`}
    <div class="scroll" tabindex="0" role="region" aria-label=${t("my-hands")}><table><thead><tr><th>${t("when")}</th><th>${t("info-game")}</th><th>${t("info-hand")}</th><th>${t("pot")}</th><th>${t("won")}</th><th>${t("export")}</th></tr></thead>
      <tbody>${shown.map((hand) => html`<tr key=${`${hand.table}/${hand.number}`}><td>${moment(hand.at)}</td><td>${tOr(`game-${hand.game}`, hand.game)}</td>
        <td><a href=${`/replay/${encodeURIComponent(hand.table)}/${hand.number}`}>#${hand.number}</a></td><td>${chips(hand.pot)}</td><td class=${net(hand) > 0 ? "good" : ""}>${chips(net(hand))}</td>
        <td>${FORMATS.map(([format, name]) => html`<a key=${format} class="export" href=${`/api/tables/${encodeURIComponent(hand.table)}/hands/${hand.number}?format=${format}&lang=${lang.value}`} download=${`${hand.table}-${hand.number}.${format}`}>${name}</a> `)}
          <a class="export" href=${`/verify?table=${encodeURIComponent(hand.table)}&hand=${hand.number}`}>${t("verify")}</a></td></tr>`)}</tbody></table></div>
  </main>`;
}
