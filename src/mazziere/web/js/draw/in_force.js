/** What a table's own rules are, each with its name: several games, the Italian variants, what the bank takes and pays. */
import { html } from "../lib.js";
import { DISTRIBUTION, FREE, VELE, isItalian } from "../state/games.js";
import { chips, paid, t, tOr } from "../words.js";
import { ruleSaid } from "./posted.js";

/** The rules of a blackjack table that another may have otherwise. */
const POSTED = ["surrender", "hole-card", "bank-soft-17", "bank-blackjack-takes", "max-hands", "double-after-split", "boxes", "least-boxes", "decks", "device"];

/** A name and what is said of it; what is long has a line of its own. @typedef {[string, any, boolean?]} Fact */


/** The least and the most, where there is one. @param {number[]} two */
export const fromTo = ([least = 0, most = 0]) => (most ? `${chips(least)} – ${chips(most)}` : chips(least));

/** @param {any} limits */
const taken = (limits) => fromTo([limits.least, limits.most]);

/** What the table fixes, or whoever deals; and then what this hand is played with. @param {import("../fold/shapes.js").TableView} view @returns {Fact[]} */
function variant(view) {
  const { game, options = {} } = view.setup;
  if (game === "italiana" && !options.giro_pazzo) return [[t("giro-pazzo"), t("no")]];
  const facts = view.hand?.game === "telesina" && !view.hand.ended ? view.hand.facts : {};
  const told = (/** @type {string} */ part, /** @type {string} */ word, /** @type {string[]} */ names) => {
    const fixed = options[part] ?? names[0];
    const now = fixed === FREE && part in facts ? [t(`${word}-${names[facts[part]]}`)] : [];
    return [t(`${word}-${fixed}`), ...now].join(" · ");
  };
  return [
    ...(game === "italiana" ? [/** @type {Fact} */ ([t("giro-pazzo"), t("giro-pazzo-when")])] : []),
    [t("choose-vele"), told("vele", "vele", VELE)],
    [t("choose-distribution"), told("distribuzione", "distribution", DISTRIBUTION)],
  ];
}

/** The games of a table of several, and when they change. @param {any} setup @returns {Fact[]} */
function several({ game, rotation = [], menu = [], every = "orbit" }) {
  const games = game === "mixed" ? rotation.map((/** @type {any} */ leg) => leg.game) : menu;
  if (!games.length) return [];
  const names = games.map((/** @type {string} */ one) => tOr(`game-${one}`, one)).join(", ");
  return [[t(game === "mixed" ? "games-in-turn" : "games-menu"), `${names} · ${t(`every-${every}`)}`]];
}

/** The stripped pack of this hand, or of the last one until this one's is made; before any, what it will depend on (IT-DECK-2). @param {import("../fold/shapes.js").TableView} view @returns {Fact} */
function pack(view) {
  const lowest = view.hand?.facts.lowest ?? view.lowest_before;
  return [t("info-pack"), lowest ? t("pack-from-to", { lowest }) : t("pack-by-players")];
}

/** What is in force beyond the stakes. @param {import("../fold/shapes.js").TableView} view @returns {Fact[]} */
export function inForce(view) {
  if (isItalian(view.setup.game)) return [pack(view), ...variant(view)];
  return several(view.setup);
}

/** What a table against the bank takes, by its limits, and what each bet pays. @param {import("../fold/shapes.js").HouseView} view @returns {Fact[]} */
export function bankFacts({ game, rules }) {
  const each = (/** @type {string} */ bet, /** @type {any} */ limits, /** @type {string[]} */ odds, /** @type {(place: number) => string} */ box) => /** @type {Fact} */ ([
    `${bet}, ${taken(limits)}`, odds.map((one, i) => html`<span class="tag" key=${i}>${box(i)} <b>${paid(one)}</b></span> `), true]);
  if (game === "blackjack") {
    return [
      [t("info-stakes"), taken(rules.limits)],
      ["Blackjack", paid(rules["blackjack-pays"])],
      ...POSTED.map((rule) => /** @type {Fact} */ ([t(`bj-${rule}`), ruleSaid(rule, rules[rule])])),
      ...(rules.insurance === "none" ? [] : [/** @type {Fact} */ ([t("insurance"), "2:1"])]),
      each("niWin", rules["niwin-limits"], rules["niwin-pays"], (i) => (i < 10 ? String(17 + i) : "BJ")),
    ];
  }
  const { pays } = rules;
  return [
    [t("info-stakes"), taken(rules.limits)],
    ["Punto", paid(pays.punto)],
    ["Banco", `${paid(pays.banco)} · ${paid(pays["banco-six"])} ${t("with-six")}`],
    ["Égalité", paid(pays.egalite)],
    each("Winning Number", rules["number-limits"], pays["winning-number"], (i) => String(i + 1)),
  ];
}
