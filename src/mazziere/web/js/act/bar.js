/** The action bar: Fold · Check or Call · Bet or Raise, bottom right, only on my turn and only what is allowed. */
import { classes, html, useEffect, useRef, useState } from "../lib.js";
import { isItalian } from "../state/games.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { Amount, typedBetween } from "./amount.js";
import { fits } from "./brought.js";
import { ChangeCards, ChooseCard } from "./cards.js";
import { DEAD } from "./dead.js";
import { KEY, label, leastReady, presets, sorted, stepped } from "./choices.js";
import { Kbd, digit, entered, useKeys } from "./keys.js";
import { DealerChoice } from "./panel.js";
import { blindOf, stepOf } from "../draw/felt.js";

/** @param {{watched: import("../state/tables.js").Watched, keys: boolean}} props */
export function ActionBar({ watched, keys }) {
  const view = watched.view.value;
  const hand = view.hand;
  const place = view.yours?.place ?? -1;
  const options = hand.options;
  const mine = { ...hand.seats[place], blind: blindOf(view), italian: isItalian(hand.game) };
  const found = sorted(options);
  const question = `${view.number}/${hand.street}/${options.map((/** @type {any} */ o) => `${o.verb}${o.low}-${o.high}`).join()}`;
  const situation = `${hand.turn}/${question}`;
  const [dead, kill] = useState(true);
  const [amount, setAmount] = useState(0);
  // Enter confirms an amount somebody chose, and nothing else.
  const [picked, pick] = useState(false);
  // What stands in the box while somebody types there; null when it shows the amount.
  const [typing, type] = useState(/** @type {string|null} */ (null));
  const stake = (/** @type {number} */ much) => { setAmount(much); pick(true); type(null); };
  const forget = () => { ask(false); pick(false); setAmount(0); type(null); };
  const [asking, ask] = useState(false);
  const sent = useRef("");
  const asked = useRef("");
  const timer = useRef(0);
  const box = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    // Where several are asked at once, the turn goes on when another has answered: for me nothing has changed.
    const same = asked.current === question;
    asked.current = question;
    if (same) return;
    kill(true);
    forget();
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => kill(false), DEAD);
  }, [situation]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const act = (/** @type {string} */ what, /** @type {number} */ much = 0, /** @type {number[]} */ cards = []) => {
    if (dead || sent.current === situation) return;
    sent.current = situation;
    asked.current = "";
    kill(true);
    send({ what, amount: much, cards }, hand.turn);
  };
  const send = async (/** @type {any} */ told, /** @type {number} */ turn) => {
    if (await watched.do("act", { ...told, turn })) return;
    const now = latest.current;
    if (now.question === question && now.turn !== turn && watched.refusal.value?.code === "stale-turn") return void send(told, now.turn);
    sent.current = "";
    asked.current = question;
    kill(false);
  };
  const { fold, free, call, wager, change, choose, vele, distribution, agree, pat } = found;
  const others = found.others.filter((option) => option.verb !== "mostro" || !choose.length);
  const folding = () => { if (!dead) { if (free) ask(true); else if (fold) act(fold.verb); } };
  const step = stepOf(view);
  const toCall = Math.max(hand.to_match - mine.bet, 0);
  const preflop = hand.boards[0].length === 0 && hand.to_match > 0 && (view.stakes.blinds ?? []).length > 0;
  const names = [wager ? leastReady(wager, step, mine.italian) : "min", ...(preflop ? settings.value.presets.preflop : settings.value.presets.later), "max"];
  const jumps = wager ? presets(names, wager, { pot: hand.pot, level: hand.to_match, toCall, blind: step }) : [];
  // Where the first ready amount is everything, the lever begins at the least there is.
  const start = (jumps[0]?.amount < (wager?.high ?? 0) ? jumps[0]?.amount : wager?.low) ?? 0;
  const low = wager?.low ?? 0;
  const high = wager?.high ?? 0;
  const bounded = wager ? Math.min(Math.max(amount || start, low), high) : 0;
  // The button says what it will do at each keystroke, and does nothing with an amount that does not fit.
  const much = typedBetween(typing ?? "", low, high, mine.blind) ?? bounded;
  const wrong = !fits(much, low, high);
  const bet = () => {
    if (!wrong) act(wager?.verb ?? "", much);
    else /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector("[data-raise-box]"))?.focus();
  };

  const by = (/** @type {number} */ notches) => stake(stepped(wrong ? bounded : much, notches * step, { start, high }));
  // The wheel turns the amount wherever the pointer rests on the bar, on the button that bets it too.
  const wheel = (/** @type {WheelEvent} */ event) => {
    if (!wager || high <= low) return;
    event.preventDefault();
    by(event.deltaY < 0 ? 1 : -1);
  };
  const focusRaise = () => /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".raise"))?.focus();
  const doing = { question, turn: hand.turn, act, folding, call, free, wager, others, agree, much, bet, wrong, jumps, stake, by, picked, forget, asking, fold, focusRaise };
  const latest = useRef(doing);
  latest.current = doing;
  useKeys(keys, (key, target) => onKey(key, target, doing));
  // Who is asked whether to fold for nothing answers with Enter, whatever had the focus.
  useEffect(() => { if (asking) /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".fold"))?.focus(); }, [asking]);

  const map = settings.value.keys;
  if (asking && free && fold) {
    return html`<div ref=${box} class="bar confirm" role="alertdialog" aria-label=${t("fold-free")}>
      <p>${t(mine.italian ? "passo-free" : "fold-free")}</p>
      <div class="buttons">
        <button class="fold" onClick=${() => act(fold.verb)}>${label(fold.verb, 0, mine)}<${Kbd} of="↵" /></button>
        <button class="call" onClick=${() => act(free.verb)}>${label(free.verb, 0, mine)}<${Kbd} of=${map.call} /></button>
        <button onClick=${() => ask(false)}>${t("cancel")}<${Kbd} of="Esc" /></button>
      </div>
    </div>`;
  }
  const button = (/** @type {any} */ option, /** @type {string} */ look, /** @type {() => void} */ onClick, /** @type {string} */ key = "", /** @type {number} */ sum = option.low ?? 0, /** @type {boolean} */ unfit = false) => html`
    <button class=${look} key=${option.verb} aria-disabled=${dead || unfit} aria-keyshortcuts=${key || null} data-verb=${option.verb}
      onClick=${onClick}>${label(option.verb, sum, unfit ? { ...mine, stack: Infinity } : mine)}<${Kbd} of=${key} /></button>`;
  return html`<div ref=${box} class=${classes("bar", dead && "dead", wager && "wager")} data-turn=${`${view.number}/${hand.turn}`} onWheel=${wheel} role="group" aria-label=${t("your-turn")}>
    ${change && html`<${ChangeCards} hand=${hand} place=${place} option=${change} pat=${pat} mine=${mine} dead=${dead} act=${act} keys=${keys} />`}
    ${choose.length > 0 && html`<${ChooseCard} hand=${hand} place=${place} options=${choose} act=${act} dead=${dead} keys=${keys} />`}
    ${(vele.length > 0 || distribution.length > 0) && html`<${DealerChoice} vele=${vele} distribution=${distribution} watched=${watched} turn=${hand.turn} dead=${dead} keys=${keys} />`}
    ${agree && html`<p class="question">${t("run-it")}</p>`}
    ${others.some((option) => option.verb === "partecipo") && html`<p class="question">${t("parol-join")}</p>`}
    <div class="buttons">
      ${fold && button(fold, "fold", folding, map.fold)}
      ${free && button(free, "call", () => act(free.verb), map.call)}
      ${call && button(call, "call", () => act(call.verb, call.low), map.call)}
      ${others.map((option) => button(option, look(option.verb), () => act(option.verb, option.low ?? 0), map[KEY[option.verb]]))}
      ${wager && button(wager, !wrong && much >= mine.stack + mine.bet ? "raise all" : "raise", bet, map.raise, much, wrong)}
      ${agree && Array.from({ length: (agree.high ?? 1) }, (_, i) => html`<button class="call" key=${i} aria-disabled=${dead} aria-keyshortcuts=${i + 1} onClick=${() => act("agree", i + 1)}>${t("boards", { count: i + 1 })}<${Kbd} of=${i + 1} /></button>`)}
    </div>
    ${wager && high > low && html`<${Amount} low=${low} start=${start} high=${high} step=${step} blind=${mine.blind} amount=${much} set=${stake} typing=${typing} type=${type} presets=${jumps} whole=${high >= mine.stack + mine.bet} italian=${mine.italian} />`}
  </div>`;
}

/** @param {string} verb */
const look = (verb) => (["sitout", "muck", "nascondo", "dai-carte", "no-chop"].includes(verb) ? "fold" : "call");

/** What a key does on my turn. @param {string} key @param {HTMLElement} target @param {any} doing @returns {boolean} was it taken? */
function onKey(key, target, doing) {
  const map = settings.value.keys;
  const { act, folding, call, free, wager, others, agree, much, bet, wrong, jumps, stake, by, picked, forget, asking, fold, focusRaise } = doing;
  const option = others.find((/** @type {any} */ one) => map[KEY[one.verb]] === key);
  const jump = jumps[digit(key, jumps.length)];
  if (key === "escape") { forget(); target.blur(); return false; }
  if (asking) {
    if (entered(key, target) && fold) act(fold.verb);
    else if (key === map.call && free) act(free.verb);
    else return false;
  } else if (key === map.fold && fold) folding();
  else if (key === map.call && free) act(free.verb);
  else if (key === map.call && call) act(call.verb, call.low);
  else if (option) act(option.verb, option.low ?? 0);
  else if ((key === map.raise || key === map.bet) && wager) { if (wrong) bet(); else { stake(much); focusRaise(); } }
  else if (key === map.allIn && wager) { stake(wager.high); focusRaise(); }
  else if (key === "enter" && wager && (target.matches(".raise, [data-raise-box]") || (picked && entered(key, target)))) bet();
  else if (jump) { stake(jump.amount); focusRaise(); }
  else if (agree && digit(key, agree.high) >= 0) act("agree", Number(key));
  else if (ARROWS[key] && wager && !target.matches("[role=tab], .log")) by(ARROWS[key]);
  else return false;
  return true;
}

/** @type {Record<string, number>} */
const ARROWS = { arrowup: 1, arrowright: 1, arrowdown: -1, arrowleft: -1 };
