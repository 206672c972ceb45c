/** The felt with everything on it. */
import { classes, html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { CROWD, spot } from "./places.js";
import { Bet, KeptSeat } from "./seat.js";
import { choosing } from "./choosing.js";
import { KeptMiddle, hasFigure } from "./middle.js";
import { Chips } from "./chips.js";
import { counted, told, useReadings } from "./readings.js";
import { lang, t } from "../words.js";
import { isItalian } from "../state/games.js";
import { settings } from "../state/settings.js";
import { cardsOf } from "../state/held.js";
import { me } from "../state/session.js";
import { useTooSoon } from "../act/leaving.js";

const CHANGE = ["draw", "cambio"];
/** In stud the cards that lie open say who speaks first. */
const BUTTONLESS = /^(stud|razz)/;
/** A phone held upright, and one that lies. */
const NARROW = "(max-width: 700px) and (orientation: portrait), (max-width: 500px)";
const LYING = "(max-height: 480px) and (min-width: 560px)";

/** Is the screen such a one? @param {string} which */
function useScreen(which) {
  const [is, turn] = useState(matchMedia(which).matches);
  useEffect(() => {
    const query = matchMedia(which);
    const changed = () => turn(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return is;
}

/** Less than so wide and high, plates and cards must be smaller than elsewhere. */
const ROOM = [600, 480];

/** @typedef {"oval"|"portrait"|"compact"} Shape */

/** How a felt is drawn: by the screen where it is alone, among others by the room it has. @param {boolean} small @returns {[any, Shape]} */
function useShape(small) {
  const felt = useRef(/** @type {HTMLElement|null} */ (null));
  const upright = useScreen(NARROW);
  const low = useScreen(LYING);
  const [among, reshape] = useState(/** @type {Shape} */ ("portrait"));
  useLayoutEffect(() => {
    const area = felt.current?.parentElement;
    if (!small || !area) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = area;
      reshape(height > width ? "portrait" : width < ROOM[0] || height < ROOM[1] ? "compact" : "oval");
    };
    const watch = new ResizeObserver(measure);
    watch.observe(area);
    measure();
    return () => watch.disconnect();
  }, [small]);
  return [felt, small ? among : upright ? "portrait" : low ? "compact" : "oval"];
}

/** The big blind, to count in; 0 where there are no blinds. @param {import("../fold/shapes.js").TableView} view */
export const blindOf = (view) => Math.max(...(view.stakes?.blinds ?? []), 0);

/** What one notch of an amount is: the big blind, or what stands for it. @param {import("../fold/shapes.js").TableView} view */
export const stepOf = (view) => blindOf(view) || view.stakes?.small_bet || view.stakes?.ante || 1;

/** Have the cards of a seat gone to the muck? @param {any} seat */
const givenUp = (seat) => GIVEN_UP.has(seat.status) && !seat.hole.length;
const GIVEN_UP = new Set(["folded", "mucked", "killed"]);

/** Where the pot lies: over the board, or where that would be. @param {import("../fold/shapes.js").HandView} hand */
const potOf = (hand) => ({ x: 50, y: hand.boards[0]?.length ? 36 : 44 });

/** @param {import("../state/pace.js").Flight[]} flights */
const sumOf = (flights) => flights.reduce((sum, flight) => sum + flight.amount, 0);

/** Between two that share a line; it does not begin the next. */
const DOT = "\u00a0· ";

/** Whose a board was, and with what; of more hands than there is room for only whose. @param {[string, string][]} won who, and with what @param {number} most */
function whose(won, most) {
  const hands = [...new Set(won.map(([, hand]) => hand))];
  if (hands.length > most) return won.map(([name]) => name).join(DOT);
  return hands.map((hand) => `${won.filter((one) => one[1] === hand).map(([name]) => name).join(", ")}: ${hand}`).join(DOT);
}

/** Chips on their way. @param {{flight: import("../state/pace.js").Flight, spot: import("./places.js").Spot, pot: {x: number, y: number}, blind: number}} props */
function Flying({ flight, spot: at, pot, blind }) {
  if (!at) return null;
  const [from, to] = flight.to === "pot" ? [{ x: at.bx, y: at.by }, pot] : [pot, at];
  return html`<div class=${`flight to-${flight.to}`} style=${{ "--x": to.x, "--y": to.y, "--dx": from.x - to.x, "--dy": from.y - to.y, "--wait": `${flight.wait}ms` }} aria-hidden="true">
    <${Chips} amount=${flight.amount} blind=${blind} /></div>`;
}

/**
 * @param {{watched: import("../state/tables.js").Watched, onSit?: (seat: number) => void, small?: boolean, replay?: any}} props
 */
export function Felt({ watched, onSit = () => {}, small = false }) {
  const view = watched.view.value;
  const [felt, shape] = useShape(small);
  const halves = watched.halves?.value ?? {};
  const readings = useReadings(view, halves);
  const soon = useTooSoon(view?.back_at);
  if (!view) return html`<div ref=${felt} class="felt loading" aria-busy="true"></div>`;
  const count = view.setup.seats ?? 6;
  const mine = view.yours?.seat ?? -1;
  const bottom = ((mine >= 0 ? mine : 0) + (settings.value.rotate[watched.id ?? ""] ?? 0)) % count;
  const blind = blindOf(view);
  const hand = view.hand;
  const people = watched.people.value;
  const byseat = Object.fromEntries(view.seats.map((/** @type {any} */ one) => [one.seat, one]));
  const seated = mine >= 0 || Object.values(view.asking ?? {}).some((/** @type {any} */ [player]) => player === me.value?.id);
  const spots = Array.from({ length: count }, (_, seat) => spot(seat, count, bottom, shape, hand ? hasFigure(hand) : false));
  const placeOf = (/** @type {number} */ seat) => {
    const place = hand ? (view.table_seats ?? []).indexOf(seat) : -1;
    return place >= 0 && view.players[place] === byseat[seat]?.player ? place : -1;
  };
  const nameOf = (/** @type {number} */ place) => people[view.players[place]]?.name ?? view.players[place];
  const over = hand?.ended;
  // Cards to choose from lie under the thumb, in the bar: not twice.
  const changing = hand?.pending.includes(view.yours?.place ?? -1)
    && (hand.options.some((/** @type {any} */ option) => CHANGE.includes(option.verb)) || (hand.options.length > 1 && hand.options.every((/** @type {any} */ option) => option.verb === "mostro")));
  const asked = choosing(view);
  // At an Italian table the next dealer is known when a hand is over: the button stays where it was until that is dealt.
  const dealer = over && isItalian(hand.game) ? view.table_seats?.[hand.button] : view.places?.button;
  const word = lang.value === "it" ? "it" : "en";
  // What is pushed lies in the pot until then, and is no part of a stack before it has arrived there.
  const pushed = hand ? watched.flights.value.filter((flight) => flight.to === "seat") : [];
  return html`<div ref=${felt} class=${classes("felt", shape, count > CROWD && "crowded", changing && "changing")} role="region" aria-label=${t("the-table")}>
    <div class="rail"><div class="cloth"></div></div>
    <${KeptMiddle} view=${view} blind=${blind} people=${people} pushed=${sumOf(pushed)} wait=${Math.max(...pushed.map((flight) => flight.wait), 0)} best=${over ? readings.winning : hand?.game === "telesina" ? readings.by[view.yours?.place]?.best ?? null : null}
      lit=${over ? readings.lit : null} wins=${readings.wins.map((won) => whose(won.map(([place, read]) => [nameOf(place), read[word].split(",")[0]]), shape === "portrait" && hand.boards.length > 2 ? 1 : 2))} />
    ${spots.map((at, seat) => {
      const place = placeOf(seat);
      const person = byseat[seat];
      const isMine = seat === mine;
      const read = place >= 0 ? readings.by[place] : null;
      const gone = isMine && place >= 0 && watched.held && givenUp(hand.seats[place]) ? cardsOf(watched.held.value) : null;
      const showsHand = over && hand.seats[place]?.shown && readings.winning;
      return html`<${KeptSeat} key=${seat} seat=${seat} spot=${at} person=${person} hand=${hand} place=${place} mine=${isMine} coming=${sumOf(pushed.filter((flight) => flight.place === place))} gone=${gone} aside=${isMine && shape !== "oval" && seat !== bottom}
        people=${people} said=${place >= 0 && !over ? watched.said.value[place] : null} turn=${(place >= 0 && hand.pending.includes(place)) || asked?.seat === seat} due=${asked ? asked.at : hand?.deadline ?? 0}
        blind=${blind} view=${view} connection=${person ? watched.connections.value[person.player] : ""}
        best=${showsHand ? (hand.seats[place].award > 0 && read ? (hand.boards.length > 1 ? read.best : counted(read, halves[place])) : []) : null}
        reading=${gone?.hole.length && !asked ? t(`gone-${hand.seats[place].status}`) : read && (isMine ? settings.value.handName : over && hand.seats[place]?.shown && hand.boards.length === 1 && (count <= CROWD || hand.seats[place].award > 0)) ? told(read, word) : ""}
        button=${dealer === seat && !BUTTONLESS.test(hand?.game ?? "")} canSit=${!seated && !soon && !view.closed && !view.closing && !small && !(seat in (view.asking ?? {}))} onSit=${() => onSit(seat)} />`;
    })}
    ${hand && spots.map((at, seat) => {
      const place = placeOf(seat);
      return place >= 0 && html`<${Bet} key=${seat} spot=${at} amount=${hand.seats[place].bet} blind=${blind} />`;
    })}
    ${hand && watched.flights.value.map((flight) => html`<${Flying} key=${flight.key} flight=${flight} spot=${spots[view.table_seats[flight.place]]} pot=${potOf(hand)} blind=${blind} />`)}
  </div>`;
}
