/** The blackjack felt: the bank above, seven boxes in an arc, the niWin boxes between them. */
import { classes, html, useEffect, useRef } from "../lib.js";
import { chips, has, paid, signed, t } from "../words.js";
import { Card } from "../draw/card.js";
import { Chips } from "../draw/chips.js";
import { Guests, Net, limits } from "./table.js";

const NIWIN = ["17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "BJ"];

/** What each has won or lost on a box, whoever plays it before those who back it. @param {Record<string, number>} nets @param {number} owner @returns {[string, number][]} */
const ownFirst = (nets, owner) => Object.entries(nets).sort(([one], [other]) => Number(Number(other) === owner) - Number(Number(one) === owner));

/** "hard 15" as people say it. @param {string} point */
function pointText(point) {
  const [kind, total] = point.split(" ");
  if (has(`point-${kind}`)) return t(`point-${kind}`, { total: Number(total ?? 0) });
  return point;
}

/** @param {{hand: any, active: boolean, chipsOn: number, result?: string}} props */
function Hand({ hand, active, chipsOn, result }) {
  return html`<div class=${classes("bj-hand", active && "active", hand.closed === "bust" && "bust")}>
    <div class="bj-cards">${hand.cards.map((/** @type {number} */ card, /** @type {number} */ i) => html`<${Card} key=${`${i}-${card}`} card=${card} />`)}</div>
    <span class=${classes("point", !hand.point && "unread")}>${pointText(hand.point)}${hand.closed && has(`closed-${hand.closed.replaceAll(" ", "-")}`) ? ` · ${t(`closed-${hand.closed.replaceAll(" ", "-")}`)}` : ""}</span>
    ${result && html`<span class=${`tag hand-result ${result}`} data-result=${result}>${t(`hand-${result}`)}</span>`}
    ${chipsOn > 0 && html`<span class="hand-stake">${chips(chipsOn)}</span>`}
  </div>`;
}

/** @param {import("./table.js").HouseProps} props */
export function Blackjack({ watched, view, put, back, can }) {
  const game = view.hand;
  const people = watched.people.value;
  const nameOf = (/** @type {number} */ seat) => {
    const guest = view.guests.find((/** @type {any} */ one) => one.seat === seat);
    return guest ? people[guest.player]?.name ?? t("company") : "";
  };
  const sum = (/** @type {any} */ stakes) => Object.values(stakes ?? {}).reduce((/** @type {number} */ a, b) => a + Number(b), 0);
  // Whoever stakes on a box that is another's, with how much.
  const backers = (/** @type {number} */ box) => {
    const on = (game.hands[box] ?? []).length ? game.hands[box].map((/** @type {any} */ hand) => hand.stakes) : [game.stakes[box] ?? {}];
    /** @type {Record<number, number>} */
    const all = {};
    for (const stakes of on) for (const [seat, amount] of Object.entries(stakes)) all[Number(seat)] = (all[Number(seat)] ?? 0) + Number(amount);
    return Object.entries(all).map(([seat, amount]) => [Number(seat), amount]).filter(([seat]) => seat !== game.owners[box]);
  };
  const asked = new Set(game.pending.map((/** @type {any} */ [box]) => box));
  // What I am asked about comes into sight where the boxes are more than the screen holds.
  const felt = useRef(/** @type {HTMLElement|null} */ (null));
  const mine = Object.keys(game.options).join();
  useEffect(() => { if (mine) felt.current?.querySelector(".bj-hand.active")?.scrollIntoView({ block: "nearest" }); }, [mine, game.turn]);
  return html`<div ref=${felt} class=${classes("bj", game.bank.length > 0 && "dealt")}>
    <div class="bank" role="group" aria-label=${t("bank")}>
      <span class="bank-name">${t("bank")}</span>
      <div class="bj-cards">${game.bank.map((/** @type {number} */ card, /** @type {number} */ i) => html`<${Card} key=${`${game.number}-${i}`} card=${card} />`)}${game.hole && html`<${Card} card=${52} />`}</div>
      ${game.bank.length > 0 && html`<span class=${classes("point", !game.bank_point && "unread")}>${pointText(game.bank_point)}</span>`}
    </div>
    <p class="bj-rule">${t("bj-pays", { pays: paid(view.rules["blackjack-pays"]), soft: view.rules["bank-soft-17"] })}<br />${limits(view.rules.limits)}</p>
    <div class="boxes">
      ${Array.from({ length: view.seats }, (_, box) => {
        const hands = game.hands[box] ?? [];
        const settled = watched.boxes.value[box];
        const stakes = game.stakes[box];
        const verb = `stake ${box}`;
        const staked = hands.length ? hands.reduce((/** @type {number} */ all, /** @type {any} */ hand) => all + sum(hand.stakes), 0) : sum(stakes);
        const owner = game.owners[box] >= 0 ? nameOf(game.owners[box]) : view.guests.some((/** @type {any} */ g) => g.seat === box) ? nameOf(box) : "";
        return html`<div key=${box} class=${classes("box", asked.has(box) && "asked", box === view.you && "mine", hands.length > 1 && "split", !staked && !hands.length && "idle")} data-box=${box} style=${{ "--arc": Math.abs(box - (view.seats - 1) / 2) }}>
          <div class="hands">${hands.map((/** @type {any} */ hand, /** @type {number} */ i) => html`<${Hand} key=${i} hand=${hand} active=${asked.has(box) && (hands.length === 1 || i === hands.findIndex((/** @type {any} */ one) => !one.closed))} chipsOn=${hands.length > 1 ? sum(hand.stakes) : 0} result=${settled?.hands[i]} />`)}</div>
          <button class="box-circle" aria-disabled=${!can[verb]} tabindex=${can[verb] ? 0 : -1} onClick=${() => put(verb)} data-spot=${verb} data-stake=${box}>
            <span class="sr">${t("stake-on", { box: box + 1 })}</span>${staked > 0 ? html`<span class="box-number" aria-hidden="true">${box + 1}</span><${Chips} amount=${staked} />` : html`<span aria-hidden="true">${box + 1}</span>`}
          </button>
          <div class="under">${can[`take-back ${box}`] && html`<button class="take-back" onClick=${() => back(`take-back ${box}`)}>${t("take-back")}</button>`}
          <span class="owner">${owner}</span>
          ${backers(box).map(([seat, amount]) => html`<span class="backer" key=${seat}>+ <span class="who">${nameOf(seat)}</span> <b>${chips(amount)}</b></span>`)}
          ${ownFirst(settled?.nets ?? {}, game.owners[box]).map(([seat, net]) => html`<span class="box-net" key=${`net-${seat}`} data-net=${net}>${Number(seat) !== game.owners[box] && html`<span class="who">${nameOf(Number(seat))}</span> `}<b>${signed(net)}</b></span>`)}
          ${sum(game.insured[box]) > 0 && html`<span class="tag">${t("insured", { amount: chips(sum(game.insured[box])) })}</span>`}
          ${sum(game.given_up[box]) > 0 && html`<span class="tag">${t("given-up", { amount: chips(sum(game.given_up[box])) })}</span>`}</div>
        </div>`;
      })}
    </div>
    <fieldset class="niwin"><legend>niWin <small>${limits(view.rules["niwin-limits"])}</small></legend>
      ${NIWIN.map((name, i) => {
        const mine = view.you >= 0 ? game.niwin[view.you]?.[name] ?? 0 : 0;
        return html`<div class="niwin-box" key=${name}><button aria-disabled=${!can[`niwin ${name}`]} tabindex=${can[`niwin ${name}`] ? 0 : -1} data-spot=${`niwin ${name}`} onClick=${() => put(`niwin ${name}`)} class=${mine ? "on" : ""} title=${t("niwin-on", { box: name, pays: paid(view.rules["niwin-pays"][i]) })}>
          <span class="sr">niWin </span><b>${name}</b><small>${paid(view.rules["niwin-pays"][i])}</small>${mine > 0 ? html`<span class="tag">${chips(mine)}</span>` : html`<${Net} of=${watched} box=${`niwin ${name}`} seat=${view.you} />`}</button>
          ${can[`take-back ${name}`] && html`<button class="take-back" aria-label=${`${t("take-back")}: niWin ${name}`} onClick=${() => back(`take-back ${name}`)}>✕</button>`}</div>`;
      })}
    </fieldset>
    <${Guests} view=${view} people=${people} />
  </div>`;
}
