/** What the bank asks a player: draw, stand, double, split, surrender, insurance, even money, company, the cut. */
import { classes, html } from "../lib.js";
import { chips, has, t } from "../words.js";
import { settings } from "../state/settings.js";
import { useDead } from "../act/dead.js";
import { Kbd, useKeys } from "../act/keys.js";

const QUIET = /^(stake|niwin|take-back|withdraw|ready)/;

/** The key of each decision. @type {Record<string, import("../state/settings.js").BankKey>} */
const KEY = {
  hit: "hit", stand: "stand", double: "double", split: "split", surrender: "surrender", insure: "insure", "even-money": "yes", cut: "yes",
  no: "no", decline: "no", "second-box": "boxes", "bot-box": "company",
};
const wordOf = (/** @type {any} */ option) => option.verb.split(" ")[0];

/** @param {{view: any, people: any, act: (verb: string, amount?: number) => void, keys: boolean}} props */
export function Decisions({ view, people, act, keys }) {
  const options = view.options.filter((/** @type {any} */ option) => !QUIET.test(option.verb));
  const situation = `${view.number}/${view.turn}/${options.map((/** @type {any} */ o) => o.verb).join()}`;
  const dead = useDead(situation);
  const decide = (/** @type {any} */ option) => { if (!dead) act(option.verb, wordOf(option) === "cut" ? Math.round((option.high ?? 2) / 2) : option.low ?? 0); };
  // Where several boxes are asked about, a key is for the first of them.
  const byKey = new Map(options.map((/** @type {any} */ option) => [settings.value.bankKeys[KEY[wordOf(option)]], option]).reverse());
  useKeys(keys, (key) => {
    const option = byKey.get(key);
    if (option) decide(option);
    return Boolean(option);
  });
  if (!options.length) return null;
  const boxes = new Set(options.map((/** @type {any} */ o) => o.verb.split(" ")[1]).filter(Boolean));
  // Whoever plays several boxes is told which one a button is for, also where only one of them is asked about.
  const several = Object.values(view.hand.hands ?? {}).filter((/** @type {any} */ hands) => hands.some((/** @type {any} */ hand) => view.you in hand.stakes)).length > 1;
  // A split names no amount: it is what I have on the hand that is played.
  const mineOn = (/** @type {string} */ box) => view.hand.hands?.[box]?.find((/** @type {any} */ hand) => !hand.closed)?.stakes[view.you] ?? 0;
  // A blackjack is not insured: it is paid at once, or waits.
  const even = options.some((/** @type {any} */ o) => o.verb.startsWith("even-money")) && !options.some((/** @type {any} */ o) => o.verb.startsWith("insure"));
  const company = options.some((/** @type {any} */ o) => o.verb === "second-box");
  const window = even ? "even-money" : view.hand.window || (company ? "company" : "");
  return html`<div class=${`bar house-bar ${dead ? "dead" : ""}`} data-turn=${`${view.number}/${view.turn}`} role="group" aria-label=${t("your-turn")}>
    ${window && has(`window-${window}`) && html`<p class="question">${t(`window-${window}`, following(view, people, options))}</p>`}
    <div class=${classes("buttons", boxes.size > 1 && "many")}>
      ${options.map((/** @type {any} */ option) => {
        const [word, box] = option.verb.split(" ");
        const asked = `house-${word}-${window}`;
        const name = has(asked) ? t(asked) : has(`house-${word}`) ? t(`house-${word}`, { amount: chips(option.low || mineOn(box)) }) : word;
        const quiet = word === "no" || word === "decline";
        const key = settings.value.bankKeys[KEY[word]] ?? "";
        const first = byKey.get(key) === option;
        return html`<button key=${option.verb} class=${quiet ? "fold" : word === "surrender" ? "raise" : "call"} aria-disabled=${dead} data-verb=${option.verb}
          aria-keyshortcuts=${first ? key : null} onClick=${() => decide(option)}>
          ${name}${several && box ? html` <small>${t("box", { number: Number(box) + 1 })}</small>` : ""}<${Kbd} of=${first ? key : ""} /></button>`;
      })}
    </div>
  </div>`;
}

/** What was decided on a box that others have staked on, and by whom: its owner, who plays it where they have staked (BJ-5.1). @param {any} view @param {any} people @param {any[]} options */
function following(view, people, options) {
  const [verb, box] = options[0].verb.split(" ");
  const seat = view.hand.owners?.[box];
  const owner = seat in (view.hand.stakes?.[box] ?? {}) && view.guests.find((/** @type {any} */ guest) => guest.seat === seat);
  return { verb, box: Number(box) + 1, who: people[owner?.player]?.name ?? t("box-speaker") };
}
