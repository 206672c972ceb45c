/** One seat: who sits there, chips, cards, the last word, the clock; or an empty chair to take. */
import { classes, html, useMemo } from "../lib.js";
import { isItalian } from "../state/games.js";
import { t } from "../words.js";
import { Card, Cards } from "./card.js";
import { Chips, money } from "./chips.js";
import { Clock } from "./clock.js";

const HUES = [12, 45, 95, 150, 190, 220, 265, 310];

/** A colour of one's own, from the id. @param {string} id */
function hue(id) {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return HUES[sum % HUES.length];
}

/** @param {{name: string, id: string, bot?: boolean}} props */
export const Face = ({ name, id, bot }) => html`<span class="face-of" aria-hidden="true" style=${{ "--hue": hue(id) }}>
  ${bot ? html`<svg viewBox="0 0 24 24"><rect x="5" y="8" width="14" height="11" rx="3" /><path d="M12 8V4M9 13h.010M15 13h.010M9.500 16.500h5" /></svg>` : [...name][0]?.toUpperCase() ?? "?"}
</span>`;

/** What the table sees of a connection that is not good. @type {Record<string, string>} */
const NET = { away: "⚠", slow: "◔" };

/**
 * @param {{spot: import("./places.js").Spot, person: any, hand: any, place: number, mine: boolean, people: any, said: any,
 *   turn: boolean, due: number, blind: number, view: any, connection: string, best: number[]|null, reading: string, button: boolean,
 *   onSit: () => void, canSit: boolean, seat: number, coming?: number, gone?: {hole: number[], up: number[]}|null, aside?: boolean}} props `coming`: what is being pushed here and has not arrived; `gone`: my cards that have gone to the muck; `due`: until when it is asked, 0 without end; `aside`: the seats are turned, and where mine is there
 *   is no room for large cards: it is drawn like anybody's
 */
export function Seat({ spot, person, hand, place, mine, coming = 0, gone = null, aside = false, people, said, turn, due, blind, view, connection, best, reading, button, onSit, canSit, seat }) {
  const at = { "--x": spot.x, "--y": spot.y, "--from-x": `calc(${50 - spot.x} * var(--u))`, "--from-y": `calc(${42 - spot.y} * var(--v))` };
  if (!person) {
    return html`<div class="seat empty" style=${at}>
      ${canSit
        ? html`<button class="chair" onClick=${onSit} aria-label=${t("sit-here", { seat: seat + 1 })}>+<span>${t("sit")}</span></button>`
        : html`<span class="chair" aria-hidden="true"></span>`}
    </div>`;
  }
  const who = people[person.player] ?? { name: person.player };
  const own = place >= 0 ? hand.seats[place] : null;
  const out = own && own.status !== "live";
  // What was shown when the hand was over lies over what nobody else knows.
  const shows = view.shows?.[person.player] ?? [];
  const hole = gone?.hole ?? own?.hole ?? [];
  const hidden = hole.filter((/** @type {number} */ card) => !shows.includes(card)).slice(card52(hole) ? shows.length : 0);
  const cards = [...shows, ...hidden];
  const up = gone?.up ?? own?.up ?? [];
  const won = own?.award > 0;
  const bank = view.bank?.player === person.player ? view.bank : null;
  const status = statusOf(person, own, hand);
  const lastWord = said?.id ? t(said.id, { amount: money(said.amount, blind), count: said.amount }) : "";
  return html`<div class=${classes("seat", spot.side, mine && (aside ? "aside" : "mine"), turn && !view.paused && "turn", own?.bet > 0 && "bets", out && "out", won && "won", person.away && "away")}
    style=${at} data-seat=${seat} data-player=${person.player} role="group" aria-label=${t("seat-of", { name: who.name, seat: seat + 1 })}>
    ${(cards.length > 0 || up.length > 0) && (!out || mine || own.shown || shows.length > 0) && html`<div class=${classes("hand", up.length > 0 && "stud", cards.length > 2 && "many", cards.length + up.length > 5 && "lots", (aside || (!mine && (own.shown || shows.length > 0))) && "shown")}>
      ${cards.length > 0 && html`<${Cards} cards=${cards} best=${best} dim=${gone ? hidden : Boolean(out && !own.shown && !shows.length)} className="down" />`}
      ${up.length > 0 && html`<${Cards} cards=${up} best=${best} dim=${Boolean(gone)} className="up" />`}
    </div>`}
    <div class="plate">
      <${Face} name=${who.name} id=${person.player} bot=${who.bot} />
      <div class="text">
        <span class="name">${who.name}${NET[connection] ? html` <span class="net" role="img" title=${t(`net-${connection}`)} aria-label=${t(`net-${connection}`)}>${NET[connection]}</span>` : null}</span>
        <span class="stack">${own?.all_in && !hand.ended ? t("all-in") : money(Math.max(person.stack - coming, 0), blind)}${person.behind > 0 && html` <small class="behind" title=${t("behind", { amount: money(person.behind, blind) })}>+${money(person.behind, blind)}</small>`}</span>
      </div>
      ${said?.drew !== undefined && !out && html`<span class="drew" role="img" title=${t("has-drawn", { count: said.drew })} aria-label=${t("has-drawn", { count: said.drew })}>⇄ ${said.drew}</span>`}
      ${button && html`<span class="dealer" title=${t("dealer")} aria-label=${t("dealer")}>D</span>`}
      ${turn && !view.paused && (bank || due > 0) && html`<${Clock} deadline=${bank ? bank.until : due} turn=${hand?.turn ?? 0} bank=${Boolean(bank)} mine=${mine} />`}
    </div>
    ${status ? html`<span class="status">${status}</span>` : lastWord && html`<span class=${`status said ${said.id}`}>${lastWord}</span>`}
    ${won && html`<span class="won-amount">+${money(own.award, blind)}</span>`}
    ${reading && html`<span class="reading">${reading.split("\n").map((line) => html`<span>${line}</span>`)}</span>`}
  </div>`;
}

/** Are these cards face down to me? @param {number[]} hole */
const card52 = (hole) => hole.length > 0 && hole[0] >= 52;

/**
 * A seat that is drawn again only when something of its own has changed: most events are somebody else's.
 * @param {any} props those of `Seat`
 */
export function KeptSeat(props) {
  const { person, hand, place, mine, coming, gone, aside, people, said, turn, due, blind, view, connection, best, reading, button, canSit, spot } = props;
  const own = place >= 0 ? hand.seats[place] : null;
  const told = [
    person, own, people[person?.player], said, connection, best, reading, spot, mine, coming, gone, aside, turn, button, canSit, blind, Boolean(hand?.ended),
    turn && [due, hand?.turn, view.bank, view.paused], view.shows?.[person?.player],
  ];
  return useMemo(() => html`<${Seat} ...${props} />`, [JSON.stringify(told)]);
}

/** Why somebody is away, where it is no wish of theirs. @type {Record<string, string>} */
const AWAY = { "no chips": "status-no-chips", credit: "status-short" };

/** Away already, or when the hand is over; in an Italian one the table speaks for the seat at once. @param {any} own @param {any} hand */
const awaySaid = (own, hand) => (own?.status === "live" && !hand.ended && !isItalian(hand.game) ? "status-away-next" : "status-away");

/** What keeps somebody out of the play. @param {any} person @param {any} own @param {any} hand */
export function statusOf(person, own, hand) {
  if (person.leaving) return t("status-leaving");
  if (person.away) return t(AWAY[person.away] ?? awaySaid(own, hand));
  if (!own && person.standing !== "playing") return t(person.entry === "post" ? "status-next" : "status-waiting");
  if (!own && (person.owes_big || person.owes_small)) return t("status-waiting");
  return "";
}

/** A bet before its seat. @param {{spot: any, amount: number, blind: number}} props */
export const Bet = ({ spot, amount, blind }) => (amount > 0
  ? html`<div class=${classes("bet", `at-${spot.bet}`, spot.y < 20 && "far")} style=${{ "--x": spot.bx, "--y": spot.by }}><${Chips} amount=${amount} blind=${blind} /></div>`
  : null);

export { Card };
