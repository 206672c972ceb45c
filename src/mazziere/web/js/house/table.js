/** A table against the bank: blackjack or punto banco, with the chips one stakes with and the people around it. */
import { classes, html, useRef, useState } from "../lib.js";
import { me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { chips, signed, t } from "../words.js";
import { Until } from "../draw/clock.js";
import { Face } from "../draw/seat.js";
import { Refusal } from "../draw/refusal.js";
import { useDead } from "../act/dead.js";
import { Kbd, digit, entered, useKeys } from "../act/keys.js";
import { SeatAsked, SeatDenied, askedFor } from "../act/asked.js";
import { AskedSeats } from "../act/host.js";
import { Leaving, Left, Removing } from "../act/leaving.js";
import { ANY } from "../act/sit.js";
import { TopUpDialog } from "../act/top_up.js";
import { Blackjack } from "./blackjack.js";
import { PuntoBanco } from "./punto.js";
import { Decisions } from "./decisions.js";
import { again, lying } from "./repeat.js";
import { walk } from "./walk.js";

/** @typedef {{watched: import("../state/tables.js").Watched, view: any, put: (verb: string) => void, back: (verb: string) => void, can: Record<string, any>}} HouseProps */

/** @param {{watched: import("../state/tables.js").Watched, onSit: (seat: number) => void, keys?: boolean}} props */
export function HouseTable({ watched, onSit, keys = true }) {
  const view = watched.view.value;
  const [chosen, choose] = useState(0);
  const [buying, buy] = useState(false);
  const [repeating, wait] = useState(false);
  const felt = useRef(/** @type {HTMLElement|null} */ (null));
  const can = Object.fromEntries(view.options.map((/** @type {any} */ option) => [option.verb, option]));
  const act = (/** @type {string} */ what, /** @type {number} */ amount = 0) => watched.do("act", { what, amount, turn: view.turn });
  // A chip on a chip is two; a decision pressed twice is one.
  const decide = (/** @type {string} */ what, /** @type {number} */ amount = 0) => watched.once("act", { what, amount, turn: view.turn });
  /** @type {number[]} */
  const rack = view.rack ?? [];
  // The chip in hand; before one is taken, the smallest that a box of the main game takes.
  const value = rack.includes(chosen) ? chosen : rack.find((one) => one >= view.rules.limits.least) ?? 0;
  const seated = view.you >= 0;
  const asked = askedFor(view);
  const mine = view.guests.find((/** @type {any} */ guest) => guest.player === me.value?.id);
  // Whoever has staked everything may still be ready, take it back, and repeat it in the next round.
  const staking = view.options.length > 0 && (view.hand.stage ?? view.hand.phase) === "betting";
  // Just what is in hand: where a box does not take it, the table says why.
  const put = (/** @type {string} */ verb) => { if (staking) act(verb, value); };
  const within = (/** @type {number} */ chip) => chip <= (mine?.chips ?? 0);
  const missing = staking ? again(watched.id, view) : [];
  const whole = missing.reduce((sum, [, amount]) => sum + amount, 0);
  // What was put down a moment ago may not be seen yet; and on a phone it stands where a moment ago one was ready.
  const dead = useDead(`${view.number}/${missing.join()}/${Boolean(can.ready)}`) || repeating || whole > (mine?.chips ?? 0);
  // It comes up where a moment ago the stakes were repeated.
  const early = useDead(`${view.number}/${Boolean(can.ready)}/${repeating}`);
  const repeat = async () => {
    if (dead) return;
    wait(true);
    for (const [verb, amount] of missing) if (!(await act(verb, amount))) break;
    wait(false);
  };
  const map = settings.value.bankKeys;
  useKeys(keys && staking, (key, target) => {
    const chip = rack[digit(key, rack.length)];
    const where = target.dataset.spot?.replace(/^\S+ /, "");
    const lifted = [`take-back ${where}`, `withdraw ${where}`].find((verb) => can[verb]);
    if (chip && within(chip)) choose(chip);
    else if (key === "backspace" && lifted) act(lifted);
    else if (key === map.repeat && missing.length) repeat();
    else if (can.ready && !early && (key === map.ready || entered(key, target))) decide("ready");
    else return Boolean(felt.current && !target.matches("[role=tab], .log") && walk(key, felt.current));
    return true;
  });
  const Game = view.game === "blackjack" ? Blackjack : PuntoBanco;
  return html`
    <main ref=${felt} class="felt-area house-felt" aria-label=${t("the-table")}>
      <${Game} watched=${watched} view=${view} put=${put} back=${(/** @type {string} */ verb) => act(verb)} can=${can} />
    </main>
    <div class="bar-area">
      <${Refusal} watched=${watched} />
      <${AskedSeats} watched=${watched} />
      <div class="house-line"><${State} view=${view} />${seated && !watched.outcome.value && dealtWithout(view) && html`<span class="house-state" data-not-in>${t("not-in-round")}</span>`}${view.closing && html`<span class="house-state" data-closing>${t("closes-after-round")}</span>`}<${Outcome} of=${watched.outcome.value} />${seated && html`<span class="muted own-chips">${t("your-chips", { amount: chips(mine?.chips ?? 0) })}</span>`}</div>
      ${mine?.away && !mine.leaving && html`<div class="sit-line"><button class="primary big" onClick=${() => watched.once("return")}>${t("im-back")}</button></div>`}
      <${Decisions} view=${view} people=${watched.people.value} act=${decide} keys=${keys} />
      ${staking && html`<div class="rack" role="group" aria-label=${t("chip-in-hand")}>
        ${rack.map((one, i) => html`<button key=${one} class=${classes("chip-button", `chip-${i + 1}`, one >= 10000 && "long")} data-chip=${one} aria-pressed=${value === one} aria-disabled=${!within(one)} title=${within(one) ? null : t("chip-beyond", { amount: chips(one) })}
          aria-keyshortcuts=${i + 1} onClick=${() => { if (within(one)) choose(one); }}>${chips(one)}<${Kbd} of=${i + 1} /></button>`)}
        ${missing.length > 0 && html`<button data-verb="repeat" aria-disabled=${dead} aria-keyshortcuts=${map.repeat} onClick=${repeat}>${t("house-repeat", { amount: chips(whole) })}<${Kbd} of=${map.repeat} /></button>`}
        ${can.ready && html`<button class="primary" data-verb="ready" disabled=${early} aria-keyshortcuts=${map.ready} onClick=${() => decide("ready")}>${t("house-ready")}<${Kbd} of=${map.ready} /></button>`}
      </div>`}
      ${mine?.removing && !mine.leaving && html`<${Removing} house />`}
      ${mine?.leaving
        ? html`<${Leaving} watched=${watched} taken=${mine.taken ?? 0} house />`
        : seated
        ? html`<div class="sit-line" key="seated">
            <button data-top-up onClick=${() => buy(true)}>${t("house-top-up")}</button>
            ${!mine?.away && html`<button onClick=${() => watched.once("sit-out")}>${t("house-away")}</button>`}
            <button onClick=${() => watched.once("leave")}>${t("leave")}</button></div>`
        : asked >= 0
        ? html`<${SeatAsked} watched=${watched} seat=${asked} />`
        : html`<div class="sit-line" key="watching"><${Left} watched=${watched} /><${SeatDenied} watched=${watched} />${!view.closed && html`<span class="muted">${t("watching")}</span>`}${!view.closed && !view.closing && html`<button class="primary big" data-sit onClick=${() => onSit(ANY)}>${t("sit-down")}</button>`}</div>`}
      ${buying && seated && html`<${TopUpDialog} watched=${watched} have=${mine?.chips ?? 0} onClose=${() => buy(false)} />`}
    </div>`;
}

/** What a box takes, as it is posted. @param {{least: number, most: number}} posted */
export const limits = ({ least, most }) => t("stakes-between", { least: chips(least), most: chips(most) });

/** What my stake on a box has brought, once it is settled. @param {{of: HouseProps["watched"], box: string, seat: number}} props */
export function Net({ of, box, seat }) {
  const net = of.boxes.value[box]?.nets[seat];
  return net === undefined ? null : html`<span class=${classes("tag", "spot-net", net > 0 && "won")} data-net=${net}>${signed(net)}</span>`;
}

/** What the round has brought me, and of what it is made where some of it was won and some lost. @param {{of: import("../state/outcome.js").Outcome|null}} props */
function Outcome({ of }) {
  const net = of ? of.won - of.lost : null;
  const how = net === null ? "" : net > 0 ? "won" : net < 0 ? "lost" : "push";
  const both = of && of.won > 0 && of.lost > 0 ? "both-" : "";
  return html`<span class=${classes("outcome", how === "won" && "good", how === "lost" && "bad")} role="status" data-outcome=${net}>
    ${how && t(`round-${both}${how}`, { amount: chips(Math.abs(net ?? 0)), won: chips(of?.won ?? 0), lost: chips(of?.lost ?? 0) })}</span>`;
}

/** Is a round on in which I have no stake: did I come, or come back, when no more were taken? @param {any} view */
const dealtWithout = (view) => view.running && !view.closing && (view.hand.stage ?? view.hand.phase) !== "betting" && !Object.keys(lying(view)).length;

/** What the table is doing. @param {{view: any}} props */
function State({ view }) {
  if (view.closed) return html`<p class="house-state">${t("table-closed")}</p>`;
  if (view.paused) return html`<p class="house-state">${t("table-paused")}</p>`;
  if (view.betting_until) return html`<p class="house-state" role="timer"><${Until} at=${view.betting_until} id="betting-until" /></p>`;
  if (view.deadline) return html`<p class="house-state" role="timer"><${Until} at=${view.deadline} id="decide-until" /></p>`;
  if (!view.running && view.next_at) return html`<p class="house-state"><${Until} at=${view.next_at} id="next-round" /></p>`;
  if (view.running && (view.hand.stage ?? view.hand.phase) !== "betting") return html`<p class="house-state">${t("no-more-stakes")}</p>`;
  return html`<p class="house-state">${t(view.running ? "place-stakes" : "waiting-players")}</p>`;
}

/** The people around the table. @param {{view: any, people: any}} props */
export function Guests({ view, people }) {
  return html`<ul class="guests" aria-label=${t("at-the-table")}>
    ${view.guests.map((/** @type {any} */ guest) => {
      const who = people[guest.player] ?? { name: guest.company ? t("company") : guest.player };
      return html`<li key=${guest.player} class=${guest.seat === view.you ? "mine" : ""}><${Face} name=${who.name} id=${guest.player} bot=${who.bot || guest.company} />
        <span><b>${who.name}</b><br />${chips(guest.chips)}</span></li>`;
    })}
  </ul>`;
}
