/** A finished hand played again: a scrubber over its events, the felt as it was, and a link to share. */
import { classes, html, signal, useEffect, useMemo, useRef, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { HAND, emptyHand, handView } from "../fold/hand.js";
import { isHouse, isItalian } from "../state/games.js";
import { home } from "../state/home.js";
import { tablePath } from "../state/links.js";
import { halvesBy, linesOf, saidBy } from "../state/telling.js";
import { moving } from "../state/settings.js";
import { said, t, tOr } from "../words.js";
import { CopyLink } from "../draw/copy.js";
import { Felt } from "../draw/felt.js";
import { LogLine } from "../draw/side.js";
import { later } from "./later.js";

/** The felts of the bank, fetched by who looks at one. */
const RoundFelt = later(() => import("./round.js").then((one) => one.RoundFelt));

const QUIET = new Set(["turn", "opened", "settled", "chose"]);

/** Every moment of a hand worth stopping at. @param {any[]} events */
export function momentsOf(events) {
  const mine = events.find((e) => e.event === "turn" && e.options.some((/** @type {any[]} */ o) => o.length));
  const viewer = mine ? mine.seats[mine.options.findIndex((/** @type {any[]} */ o) => o.length)] : null;
  const hand = emptyHand(viewer);
  const moments = [];
  /** @type {Record<number, any>} */
  let words = {};
  /** @type {Record<number, string[]>} */
  let halves = {};
  /** @type {any[]} */
  let lines = [];
  for (const event of events) {
    HAND[event.event]?.(hand, event);
    words = saidBy(words, [event], isItalian(hand.game));
    halves = halvesBy(halves, [event]);
    const seen = handView(hand);
    lines = [...lines, ...linesOf([event], { players: hand.names, hand: seen }, {})];
    if (!QUIET.has(event.event)) moments.push({ view: structuredClone(viewAs(seen)), words, halves, lines });
  }
  return moments;
}

/** A hand alone, in the shape of a table. @param {any} hand */
function viewAs(hand) {
  const seats = hand.seats.map((/** @type {any} */ seat, /** @type {number} */ place) => ({ seat: place, player: seat.name, stack: seat.stack, standing: "playing", in_hand: true }));
  return {
    setup: { seats: hand.seats.length, rulebook: hand.rulebook, limit: hand.limit }, stakes: hand.stakes, seats, asking: {}, places: { button: hand.button ?? -1 },
    number: 0, game: hand.game, carry: {}, players: seats.map((/** @type {any} */ s) => s.player), table_seats: seats.map((/** @type {any} */ s) => s.seat), running: true,
    hand: { ...hand, pending: [], options: [] }, yours: hand.viewer === null ? null : { seat: hand.viewer, place: hand.viewer },
  };
}

/** @param {{parts: string[], query: URLSearchParams}} props */
export function ReplayPage({ parts, query }) {
  const [table, number] = parts;
  const [moments, load] = useState(/** @type {any[]|null} */ (null));
  const [error, fail] = useState(/** @type {any} */ (null));
  const [step, go] = useState(Number(query.get("step")) || 0);
  const begin = (/** @type {any[]} */ all) => { load(all); if (!query.get("step")) go(Math.max(all.findIndex(({ view }) => view.hand.seats?.some((/** @type {any} */ s) => s.hole.length)), 0)); };
  const [playing, run] = useState(false);
  const key = query.get("key") ?? "";
  useEffect(() => {
    const hand = `/tables/${encodeURIComponent(table)}/hands/${number}?key=${encodeURIComponent(key)}`;
    const round = hand.replace("?", "/moments?");
    // The felt of the bank is fetched by who looks at it.
    const show = async (/** @type {any} */ told) => {
      if (!isHouse(told.game)) return begin(momentsOf(told.events));
      const [{ roundMoments }, whole] = await Promise.all([import("./round.js"), get(round)]);
      return begin(roundMoments(whole));
    };
    get(hand).then(show).catch((refused) => fail(refused.told ?? {}));
  }, [table, number]);
  const last = (moments?.length ?? 1) - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => go((now) => Math.min(now + 1, last)), moving() ? 900 : 1200);
    return () => clearInterval(timer);
  }, [playing, last]);
  useEffect(() => { if (step >= last) run(false); }, [step, last]);
  const log = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => { if (log.current) log.current.scrollTop = log.current.scrollHeight; }, [step, moments]);
  const shown = useMemo(() => ({ view: signal(/** @type {any} */ (null)), people: signal({}), said: signal({}), halves: signal({}), boxes: signal({}), flights: signal([]), connections: signal({}) }), []);
  if (error) return html`<main class="page narrow"><h1>${t("replay")}</h1><div class="panel"><p class="bad" role="alert">${said(error) || t("replay-none")}</p><a class="button" href="/hands">${t("my-hands")}</a></div></main>`;
  if (!moments) return html`<main class="page" aria-busy="true"><p class="muted">${t("loading")}</p></main>`;
  const now = moments[Math.min(step, last)];
  shown.view.value = now.view;
  shown.said.value = now.words;
  shown.halves.value = now.halves;
  shown.boxes.value = now.boxes ?? {};
  const link = `${home.value}/replay/${table}/${number}?step=${step}${key ? `&key=${key}` : ""}`;
  return html`<main class="page replay"><div class="row"><h1>${t(isHouse(now.view.game) ? "replay-round" : "replay-title", { number, game: tOr(`game-${now.view.game}`, now.view.game) })}</h1></div>
    <div class=${classes("replay-felt felt-area table", isHouse(now.view.game) && "house")}>${isHouse(now.view.game) ? html`<${RoundFelt} watched=${shown} />` : html`<${Felt} watched=${shown} />`}</div>
    <div class="scrubber"><button onClick=${() => go(Math.max(step - 1, 0))} aria-label=${t("step-back")}>◀</button>
      <button class="primary" onClick=${() => { if (step >= last) go(0); run(!playing); }}>${t(playing ? "pause" : "play")}</button>
      <button onClick=${() => go(Math.min(step + 1, last))} aria-label=${t("step-on")}>▶</button>
      <input type="range" min="0" max=${last} value=${Math.min(step, last)} aria-label=${t("moment")} onInput=${(/** @type {any} */ e) => go(Number(e.target.value))} />
      <output>${Math.min(step, last) + 1}/${last + 1}</output></div>
    <div class="row"><a class="button" data-to-table href=${tablePath(table, key)}>${t("go-to-table")}</a><${CopyLink} text=${link} label="share" />
      <a class="button" href=${`/verify?table=${encodeURIComponent(table)}&hand=${number}${key ? `&key=${encodeURIComponent(key)}` : ""}`}>${t("verify")}</a></div>
    <ol class="log panel" ref=${log} tabindex="0" aria-label=${t("log")}>${now.lines.map((/** @type {any} */ line) => html`<${LogLine} key=${line.key} line=${line} blind=${0} name="" />`)}</ol>
  </main>`;
}
