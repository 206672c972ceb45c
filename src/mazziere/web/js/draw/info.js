/** What is in force at this table: game, stakes, rulebook, rake and cap, the clock, and the seal of the cards. */
import { html } from "../lib.js";
import { isItalian, playsSeveral } from "../state/games.js";
import { chips, lang, t, tOr } from "../words.js";
import { Dialog } from "./dialog.js";
import { bankFacts, fromTo, inForce } from "./in_force.js";

/** The stakes in a few words. @param {import("../fold/shapes.js").TableView} view @returns {string[]} */
function stakesOf(view) {
  const { blinds = [], ante = 0, small_bet: small = 0, big_bet: big = 0, bring_in: bring = 0 } = view.stakes ?? {};
  const italian = isItalian(view.setup?.game);
  // Where games take turns, the stakes are those of the game that is played.
  const mixed = blinds.length > 0 && bring > 0;
  const stud = /^(stud|razz)/.test(view.game ?? "");
  const limit = view.hand?.limit || view.setup?.limit;
  if (italian) return [t("stakes-invito", { amount: chips(ante) })];
  const parts = [];
  if (blinds.length && !(mixed && stud)) parts.push(blinds.map(chips).join("/"));
  if (small && limit === "fixed-limit") parts.push(t("stakes-limit", { small: chips(small), big: chips(big) }));
  if (ante && (!mixed || stud)) parts.push(t("stakes-ante", { amount: chips(ante) }));
  if (bring && (!mixed || stud)) parts.push(t("stakes-bring", { amount: chips(bring) }));
  return parts;
}

/** The game and its limit. @param {string} game @param {string} limit */
export const gameText = (game, limit) => [tOr(`game-${game}`, game), limit ? t(`limit-${limit}`) : ""].filter(Boolean).join(" · ");

/** The game and its limit beside the name of a table, which may be the game's own. @param {string} name @param {string} game @param {string} limit */
export const ownGame = (name, game, limit) => (name === tOr(`game-${game}`, game) ? (limit ? t(`limit-${limit}`) : "") : gameText(game, limit));

/**
 * What is played beside the name of a table, which may be the game's own: for how much, the limit where the stakes do not say
 * it, the game. Where there is little room the last goes first; where games take turns, which it is comes before all else.
 * @param {string} name @param {import("../fold/shapes.js").TableView} view @param {boolean} house @returns {string[]}
 */
export function playedFor(name, view, house) {
  const game = tOr(`game-${view.game || view.setup.game}`, view.game || view.setup.game);
  const limit = house ? "" : view.hand?.limit || view.setup.limit;
  const said = limit === "fixed-limit" && view.stakes?.small_bet;
  const named = name === game ? "" : game;
  const played = [...(house ? [] : stakesOf(view)), limit && !said ? t(`limit-${limit}`) : ""];
  return (playsSeveral(view.setup.game) ? [named, ...played] : [...played, named]).filter(Boolean);
}

/** What the rulebook of a table is called; the room tells the title of a house's own. @param {string} name @param {Record<string, string>|undefined} told */
export const bookTitle = (name, told) => told?.[lang.value] ?? tOr(`book-${name}`, name);

/** @param {import("./in_force.js").Fact[]} facts */
const listed = (facts) => facts.map(([name, said, long]) => html`<dt key=${name}>${name}</dt><dd class=${long ? "long" : ""}>${said}</dd>`);

/** @param {{watched: import("../state/tables.js").Watched, onClose: () => void}} props */
export function Info({ watched, onClose }) {
  const view = watched.view.value;
  const house = watched.house;
  const setup = view.setup;
  const rake = view.stakes?.rake;
  const seal = watched.seal.value ?? view.seal;
  const root = seal?.root ?? seal?.commitment ?? "";
  const { names, others } = watched.watching.value;
  const book = setup.rulebook ?? "sanremo-cash";
  return html`<${Dialog} title=${setup.name || tOr(`game-${view.game || setup.game}`, watched.id)} onClose=${onClose}>
    <dl class="facts">
      <dt>${t("info-game")}</dt><dd>${gameText(view.game || setup.game, setup.limit)}</dd>
      ${!house && html`<dt>${t("info-stakes")}</dt><dd>${stakesOf(view).join(" · ")}</dd>
      <dt>${t("info-rulebook")}</dt><dd><a data-book href=${`/rules?book=${encodeURIComponent(book)}`}>${bookTitle(book, watched.book)}</a></dd>
      ${listed(inForce(view))}
      <dt>${t("info-rake")}</dt><dd>${rake ? t("info-rake-of", { percent: rake.percent, cap: rake.cap ? chips(rake.cap) : "none" }) : t("info-no-rake")}</dd>
      <dt>${t("info-buy-in")}</dt><dd>${fromTo(setup.buy_in ?? [])}</dd>`}
      ${house && html`${listed(bankFacts(view))}
      <dt>${t("info-rulebook")}</dt><dd><a href=${`/rules?q=${encodeURIComponent(t(`game-${view.game}`))}`}>${t(`book-${view.game}`)}</a></dd>
      <dt>${t("info-buy-in")}</dt><dd>${fromTo(setup.buy_in ?? [])}</dd>`}
      <dt>${t(house ? "info-round" : "info-hand")}</dt><dd>${view.number}</dd>
      <dt>${t("bots")}</dt><dd data-bots>${setup.bots ?? 0}</dd>
      <dt>${t("info-watching")}</dt><dd data-watching>${names.length || others ? [...names, ...(others ? [t("info-others", { count: others })] : [])].join(", ") : "–"}</dd>
      ${setup.delay > 0 && html`<dt>${t("info-delay")}</dt><dd>${t("info-delay-of", { seconds: Math.round(setup.delay / 1000) })}</dd>`}
      <dt>${t("info-next-seal")}</dt><dd class="hash">${watched.commitment.value || "–"}</dd>
      ${root && html`<dt>${t("info-seal")}</dt><dd class="hash">${root}</dd>`}
    </dl>
    <p class="muted">${t("info-seal-means")} <a href="/verify">${t("verify")}</a></p>
    ${!house && view.last && html`<p><a class="button" href=${`/replay/${watched.id}/${view.last.hand}`}>${t("last-hand")}</a></p>`}
  </${Dialog}>`;
}
