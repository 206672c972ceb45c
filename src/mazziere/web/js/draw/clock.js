/** The clock of whoever is to act: a bar that empties, seconds in figures, and a warning for oneself. */
import { classes, html, signal, useEffect, useRef } from "../lib.js";
import { now } from "../net/socket.js";
import { play } from "../state/sounds.js";
import { t } from "../words.js";
import { SHORT, figures, spoken } from "./time.js";

/** A second, as long as somebody looks. */
const beat = signal(0);
let watchers = 0;
let timer = 0;

function useBeat() {
  useEffect(() => {
    if (!watchers++) timer = window.setInterval(() => { beat.value++; }, 1000);
    return () => { if (!--watchers) clearInterval(timer); };
  }, []);
  return beat.value;
}

/** So many seconds before the end it is late. */
export const LATE = 8;

/** Seconds until a moment, drawn again each second; who is to be warned is, once. @param {number} at @param {boolean} [warn] */
export function useSeconds(at, warn = false) {
  useBeat();
  const warned = useRef(0);
  const seconds = Math.max(Math.ceil((at - now()) / 1000), 0);
  useEffect(() => {
    if (warn && seconds <= LATE && seconds > 0 && warned.current !== at) {
      warned.current = at;
      play("warning");
    }
  });
  return seconds;
}

/**
 * The bar empties by itself, in the compositor: only the figures are drawn again each second.
 * @param {{deadline: number, turn: number, bank?: boolean, mine?: boolean}} props
 */
export function Clock({ deadline, turn, bank = false, mine = false }) {
  const seconds = useSeconds(deadline, mine);
  const most = useRef({ turn: -1, deadline: 0, left: 1 });
  const kept = most.current;
  if (kept.turn !== turn || kept.deadline !== deadline) most.current = { turn, deadline, left: Math.max(deadline - now(), 1) };
  return html`<span class=${classes("clock", bank && "bank", seconds <= LATE && "late", seconds > SHORT && "long")} role="timer"
    aria-label=${t(bank ? "clock-bank" : "clock", { seconds })}>
    <span class="bar"><span key=${`${turn}-${deadline}`} style=${{ animationDuration: `${most.current.left}ms` }}></span></span>
    <span class="seconds" aria-hidden="true">${figures(seconds)}</span>
  </span>`;
}

/** How long until a moment, in a sentence; nothing where no time is set. @param {{at: number, id: string}} props */
export function Until({ at, id }) {
  const seconds = useSeconds(at);
  if (at >= Number.MAX_SAFE_INTEGER) return null;
  return html`<span>${t(id, { seconds, time: spoken(seconds) })}</span>`;
}
