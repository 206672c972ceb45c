/** Choices made while waiting: one at a time, gone when the price changes or the street does. */
import { html, useEffect, useRef, useState } from "../lib.js";
import { connection } from "../net/socket.js";
import { isItalian } from "../state/games.js";
import { t } from "../words.js";
import { blindOf } from "../draw/felt.js";
import { money } from "../draw/chips.js";

/** @typedef {{what: string, price: number, street: string, number: number}} Chosen */

/** Where nobody bets there is nothing to choose beforehand: cards are changed or turned, a game or a pot is chosen, hands are shown. */
const NO_BETS = /^(showdown|esibizione|invito|buio|draw|cambio|scelta|giro|adeguamento)\b/;

/** What a choice does once it is one's turn. @param {Chosen|null} chosen @param {import("../fold/shapes.js").HandView} hand @returns {{what: string, amount: number}|null} */
export function answer(chosen, hand) {
  if (!chosen) return null;
  const of = (/** @type {string[]} */ verbs) => hand.options.find((/** @type {any} */ o) => verbs.includes(o.verb));
  const fold = of(["fold", "passo"]);
  const check = of(["check", "busso"]);
  const call = of(["call", "vedo"]);
  const go = (/** @type {any} */ o) => (o ? { what: o.verb, amount: o.low ?? 0 } : null);
  if (chosen.what === "fold") return go(check ?? fold);
  if (chosen.what === "check-fold") return go(check ?? fold);
  if (chosen.what === "check") return go(check);
  if (chosen.what === "call") return go(call);
  if (chosen.what === "call-any") return go(call ?? check);
  return null;
}

/** @param {{watched: import("../state/tables.js").Watched}} props */
export function PreActions({ watched }) {
  const view = watched.view.value;
  const hand = view.hand;
  const place = view.yours?.place ?? -1;
  const seat = hand?.seats[place];
  const price = seat ? Math.max(hand.to_match - seat.bet, 0) : 0;
  const [chosen, choose] = useState(/** @type {Chosen|null} */ (null));
  const done = useRef("");
  const turn = hand && place >= 0 && hand.pending.includes(place);
  const fresh = chosen && chosen.street === hand?.street && chosen.number === view.number
    && (chosen.price === price || chosen.what === "fold" || chosen.what === "call-any");
  useEffect(() => {
    if (chosen && !fresh) choose(null);
    else if (chosen && turn && done.current !== `${view.number}/${hand.turn}`) {
      done.current = `${view.number}/${hand.turn}`;
      const answered = answer(chosen, hand);
      choose(null);
      if (answered) watched.do("act", { ...answered, turn: hand.turn });
    }
  });
  const waits = seat && view.running && !hand.ended && seat.status === "live" && seat.stack > 0 && !turn
    && hand.pending.length > 0 && !NO_BETS.test(hand.street);
  if (!waits) return null;
  const italian = isItalian(hand.game);
  const words = italian ? "pre-italian" : "pre";
  // Nobody calls with more than there is in front.
  const whole = price >= seat.stack;
  const named = (/** @type {string} */ what) => (what === "call" && whole ? (italian ? "act-resto" : "act-call-all-in") : `${words}-${what}`);
  // Who has spoken on this street is asked again only when somebody raises: there is nothing to check.
  const spoken = Boolean(watched.said.value[place]?.id);
  const names = price ? ["fold", "call", "call-any"] : spoken ? ["fold", "call-any"] : ["check-fold", "check", "call-any"];
  // Nobody can answer for me from a page that the room does not hear.
  const lost = connection.value === "lost";
  return html`<div class="pre" role="group" aria-label=${t("pre-actions")} aria-describedby=${lost ? "pre-lost" : null}>
    ${lost && html`<small class="bad" id="pre-lost">${t("pre-lost")}</small>`}
    ${names.map((what) => html`<label class="check" key=${what}><input type="checkbox" disabled=${lost} checked=${chosen?.what === what}
      onChange=${(/** @type {any} */ e) => choose(e.target.checked ? { what, price, street: hand.street, number: view.number } : null)} />
      <span>${t(named(what), { amount: money(Math.min(price, seat.stack), blindOf(view)) })}</span></label>`)}
  </div>`;
}
