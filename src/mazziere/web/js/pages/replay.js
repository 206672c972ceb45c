/** A finished hand played again: a scrubber over its events, the felt as it was, and a link to share. */
import { html, signal, useEffect, useMemo, useRef, useState } from "../lib.js";
import { get } from "../net/rest.js";
import { HAND, emptyHand, handView } from "../fold/hand.js";
import { halvesBy, linesOf, saidBy } from "../state/telling.js";
import { moving } from "../state/settings.js";
import { lang, said, t, tOr } from "../words.js";
import { CopyLink } from "../draw/copy.js";
import { Felt } from "../draw/felt.js";
import { lineText } from "../draw/side.js";
import { cardText } from "../draw/card.js";

const QUIET = new Set(["turn", "opened", "settled", "chose"]);

const HOUSE = ["blackjack", "punto-banco"];

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
    words = saidBy(words, [event], hand.rulebook.startsWith("italiana"));
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

/** @param {{table: string, number: string, words: string, shared: string}} props */
const Round = ({ table, number, words, shared }) => html`<main class="page replay"><h1>${t("log-round", { number })}</h1>
  <ol class="log panel" tabindex="0" aria-label=${t("log")}>${words.trim().split("\n").map((line, i) => html`<li key=${i}>${line}</li>`)}</ol>
  <div class="row"><${CopyLink} text=${`${location.origin}/replay/${table}/${number}${shared}`} label="share" /><a class="button" href=${`/verify?table=${table}&hand=${number}`}>${t("verify")}</a></div></main>`;

/** @param {{parts: string[], query: URLSearchParams}} props */
export function ReplayPage({ parts, query }) {
  const [table, number] = parts;
  const [moments, load] = useState(/** @type {any[]|null} */ (null));
  const [error, fail] = useState(/** @type {any} */ (null));
  const [step, go] = useState(Number(query.get("step")) || 0);
  const begin = (/** @type {any[]} */ all) => { load(all); if (!query.get("step")) go(Math.max(all.findIndex((one) => one.view.hand.seats.some((/** @type {any} */ s) => s.hole.length)), 0)); };
  const [playing, run] = useState(false);
  const key = query.get("key") ?? "";
  const [words, tell] = useState("");
  useEffect(() => {
    const hand = `/tables/${encodeURIComponent(table)}/hands/${number}?key=${encodeURIComponent(key)}`;
    // A round against the bank is told in words.
    const show = async (/** @type {any} */ told) => (HOUSE.includes(told.game) ? tell(await get(`${hand}&format=text&lang=${lang.value}`)) : begin(momentsOf(told.events)));
    get(hand).then(show).catch((refused) => fail(refused.told ?? {}));
  }, [table, number, lang.value]);
  const last = (moments?.length ?? 1) - 1;
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setInterval(() => go((now) => Math.min(now + 1, last)), moving() ? 900 : 1200);
    return () => clearInterval(timer);
  }, [playing, last]);
  useEffect(() => { if (step >= last) run(false); }, [step, last]);
  const log = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => { if (log.current) log.current.scrollTop = log.current.scrollHeight; }, [step, moments]);
  const shown = useMemo(() => ({ view: signal(/** @type {any} */ (null)), people: signal({}), said: signal({}), halves: signal({}), flights: signal([]), connections: signal({}) }), []);
  if (error) return html`<main class="page narrow"><h1>${t("replay")}</h1><div class="panel"><p class="bad" role="alert">${said(error.message) || t("replay-none")}</p><a class="button" href="/hands">${t("my-hands")}</a></div></main>`;
  if (words) return html`<${Round} table=${table} number=${number} words=${words} shared=${key ? `?key=${key}` : ""} />`;
  if (!moments) return html`<main class="page" aria-busy="true"><p class="muted">${t("loading")}</p></main>`;
  const now = moments[Math.min(step, last)];
  shown.view.value = now.view;
  shown.said.value = now.words;
  shown.halves.value = now.halves;
  const link = `${location.origin}/replay/${table}/${number}?step=${step}${key ? `&key=${key}` : ""}`;
  return html`<main class="page replay"><div class="row"><h1>${t("replay-title", { number, game: tOr(`game-${now.view.game}`, now.view.game) })}</h1></div>
    <div class="replay-felt felt-area table"><${Felt} watched=${shown} /></div>
    <div class="scrubber"><button onClick=${() => go(Math.max(step - 1, 0))} aria-label=${t("step-back")}>◀</button>
      <button class="primary" onClick=${() => { if (step >= last) go(0); run(!playing); }}>${t(playing ? "pause" : "play")}</button>
      <button onClick=${() => go(Math.min(step + 1, last))} aria-label=${t("step-on")}>▶</button>
      <input type="range" min="0" max=${last} value=${Math.min(step, last)} aria-label=${t("moment")} onInput=${(/** @type {any} */ e) => go(Number(e.target.value))} />
      <output>${Math.min(step, last) + 1}/${last + 1}</output></div>
    <div class="row"><${CopyLink} text=${link} label="share" />
      <a class="button" href=${`/verify?table=${encodeURIComponent(table)}&hand=${number}${key ? `&key=${encodeURIComponent(key)}` : ""}`}>${t("verify")}</a></div>
    <ol class="log panel" ref=${log} tabindex="0" aria-label=${t("log")}>${now.lines.map((/** @type {any} */ line) => html`<li key=${line.key} class=${line.strong ? "strong" : ""}>${lineText(line)} ${line.cards?.map(cardText).join(" ")}</li>`)}</ol>
  </main>`;
}
