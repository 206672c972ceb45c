/** The action bar: Fold · Check or Call · Bet or Raise, bottom right, only on my turn and only what is allowed. */
import { classes, html, useEffect, useRef, useState } from "../lib.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { Amount } from "./amount.js";
import { ChangeCards, ChooseCard } from "./cards.js";
import { DEAD } from "./dead.js";
import { KEY, label, presets, sorted } from "./choices.js";
import { Kbd, digit, entered, useKeys } from "./keys.js";
import { DealerChoice } from "./panel.js";
import { typedAmount } from "../draw/chips.js";
import { blindOf, stepOf } from "../draw/felt.js";

/** @param {{watched: import("../state/tables.js").Watched, keys: boolean}} props */
export function ActionBar({ watched, keys }) {
  const view = watched.view.value;
  const hand = view.hand;
  const place = view.yours?.place ?? -1;
  const options = hand.options;
  const mine = { ...hand.seats[place], blind: blindOf(view), italian: hand.rulebook.startsWith("italiana") };
  const found = sorted(options);
  const question = `${view.number}/${hand.street}/${options.map((/** @type {any} */ o) => `${o.verb}${o.low}-${o.high}`).join()}`;
  const situation = `${hand.turn}/${question}`;
  const [dead, kill] = useState(true);
  const [amount, setAmount] = useState(0);
  // Enter confirms an amount somebody chose, and nothing else.
  const [picked, pick] = useState(false);
  const stake = (/** @type {number} */ much) => { setAmount(much); pick(true); };
  const forget = () => { ask(false); pick(false); setAmount(found.wager?.low ?? 0); };
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
  const bounded = wager ? Math.min(Math.max(amount, wager.low ?? 0), wager.high ?? 0) : 0;
  const toCall = Math.max(hand.to_match - mine.bet, 0);
  const preflop = hand.boards[0].length === 0 && hand.to_match > 0 && (view.stakes.blinds ?? []).length > 0;
  const names = ["min", ...(preflop ? settings.value.presets.preflop : settings.value.presets.later), "max"];
  const jumps = wager ? presets(names, wager, { pot: hand.pot, level: hand.to_match, toCall, blind: step }) : [];

  const focusRaise = () => /** @type {HTMLElement|null|undefined} */ (box.current?.querySelector(".raise"))?.focus();
  const doing = { question, turn: hand.turn, act, folding, call, free, wager, others, agree, bounded, jumps, stake, picked, forget, step, asking, fold, focusRaise, blind: mine.blind };
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
  const button = (/** @type {any} */ option, /** @type {string} */ look, /** @type {() => void} */ onClick, /** @type {string} */ key = "", /** @type {number} */ much = option.low ?? 0) => html`
    <button class=${look} key=${option.verb} aria-disabled=${dead} aria-keyshortcuts=${key || null} data-verb=${option.verb}
      onClick=${onClick}>${label(option.verb, much, mine)}<${Kbd} of=${key} /></button>`;
  return html`<div ref=${box} class=${classes("bar", dead && "dead", wager && "wager")} data-turn=${`${view.number}/${hand.turn}`} role="group" aria-label=${t("your-turn")}>
    ${change && html`<${ChangeCards} hand=${hand} place=${place} option=${change} pat=${pat} mine=${mine} dead=${dead} act=${act} keys=${keys} />`}
    ${choose.length > 0 && html`<${ChooseCard} options=${choose} act=${act} dead=${dead} keys=${keys} />`}
    ${(vele.length > 0 || distribution.length > 0) && html`<${DealerChoice} vele=${vele} distribution=${distribution} watched=${watched} turn=${hand.turn} dead=${dead} keys=${keys} />`}
    ${agree && html`<p class="question">${t("run-it")}</p>`}
    <div class="buttons">
      ${fold && button(fold, "fold", folding, map.fold)}
      ${free && button(free, "call", () => act(free.verb), map.call)}
      ${call && button(call, "call", () => act(call.verb, call.low), map.call)}
      ${others.map((option) => button(option, look(option.verb), () => act(option.verb, option.low ?? 0), map[KEY[option.verb]]))}
      ${wager && button(wager, bounded >= mine.stack + mine.bet ? "raise all" : "raise", () => act(wager.verb, bounded), map.raise, bounded)}
      ${agree && Array.from({ length: (agree.high ?? 1) }, (_, i) => html`<button class="call" key=${i} aria-disabled=${dead} aria-keyshortcuts=${i + 1} onClick=${() => act("agree", i + 1)}>${t("boards", { count: i + 1 })}<${Kbd} of=${i + 1} /></button>`)}
    </div>
    ${wager && (wager.high ?? 0) > (wager.low ?? 0) && html`<${Amount} low=${wager.low ?? 0} high=${wager.high ?? 0} step=${step} blind=${mine.blind} amount=${bounded} set=${stake} presets=${jumps} whole=${(wager.high ?? 0) >= mine.stack + mine.bet} italian=${mine.italian} />`}
  </div>`;
}

/** @param {string} verb */
const look = (verb) => (["sitout", "muck", "nascondo", "dai-carte", "no-chop"].includes(verb) ? "fold" : "call");

/** What a key does on my turn. @param {string} key @param {HTMLElement} target @param {any} doing @returns {boolean} was it taken? */
function onKey(key, target, doing) {
  const map = settings.value.keys;
  const { act, folding, call, free, wager, others, agree, bounded, jumps, stake, picked, forget, step, asking, fold, focusRaise, blind } = doing;
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
  else if ((key === map.raise || key === map.bet) && wager) { stake(bounded); focusRaise(); }
  else if (key === map.allIn && wager) { stake(wager.high); focusRaise(); }
  else if (key === "enter" && wager && (target.matches(".raise, [data-raise-box]") || (picked && entered(key, target)))) act(wager.verb, typed(target, wager, blind) ?? bounded);
  else if (jump) { stake(jump.amount); focusRaise(); }
  else if (agree && digit(key, agree.high) >= 0) act("agree", Number(key));
  else if (ARROWS[key] && wager && !target.matches("[role=tab], .log")) stake(Math.min(Math.max(bounded + ARROWS[key] * step, wager.low), wager.high));
  else return false;
  return true;
}

/** @type {Record<string, number>} */
const ARROWS = { arrowup: 1, arrowright: 1, arrowdown: -1, arrowleft: -1 };

/** @param {HTMLElement} target @param {any} wager @param {number} blind */
function typed(target, wager, blind) {
  if (!(target instanceof HTMLInputElement) || !target.matches("[data-raise-box]")) return null;
  const amount = typedAmount(target.value, blind);
  return amount ? Math.min(Math.max(amount, wager.low), wager.high) : null;
}
