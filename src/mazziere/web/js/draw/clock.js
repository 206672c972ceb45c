/** The clock of whoever is to act: a bar that empties, seconds in figures, and a warning for oneself. */
import { html, signal, useEffect, useRef } from "../lib.js";
import { now } from "../net/socket.js";
import { play } from "../state/sounds.js";
import { t } from "../words.js";

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

/**
 * The bar empties by itself, in the compositor: only the figures are drawn again each second.
 * @param {{deadline: number, turn: number, bank?: boolean, mine?: boolean}} props
 */
export function Clock({ deadline, turn, bank = false, mine = false }) {
  useBeat();
  const most = useRef({ turn: -1, deadline: 0, left: 1, warned: false });
  const left = Math.max(deadline - now(), 0);
  const kept = most.current;
  if (kept.turn !== turn || kept.deadline !== deadline) most.current = { turn, deadline, left: Math.max(left, 1), warned: false };
  const seconds = Math.ceil(left / 1000);
  useEffect(() => {
    if (mine && seconds <= 8 && seconds > 0 && !most.current.warned) {
      most.current.warned = true;
      play("warning");
    }
  });
  return html`<span class=${`clock ${bank ? "bank" : ""} ${seconds <= 8 ? "late" : ""}`} role="timer"
    aria-label=${t(bank ? "clock-bank" : "clock", { seconds })}>
    <span class="bar"><span key=${`${turn}-${deadline}`} style=${{ animationDuration: `${most.current.left}ms` }}></span></span>
    <span class="seconds" aria-hidden="true">${seconds}</span>
  </span>`;
}

/** Seconds until a moment. @param {{at: number, id: string}} props */
export function Until({ at, id }) {
  useBeat();
  const seconds = Math.max(Math.ceil((at - now()) / 1000), 0);
  return html`<span>${t(id, { seconds })}</span>`;
}
