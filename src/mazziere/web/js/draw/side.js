/** Beside the felt: the dealer's log, which is also the live region for screen readers, and the chat. */
import { classes, html, useEffect, useMemo, useRef, useState } from "../lib.js";
import { ask, connection } from "../net/socket.js";
import { get, put } from "../net/rest.js";
import { me } from "../state/session.js";
import { outcomeOf } from "../state/missed.js";
import { settings } from "../state/settings.js";
import { lang, said, t, tOr } from "../words.js";
import { dueAt, myTurn } from "../state/turn.js";
import { useDead } from "../act/dead.js";
import { cardName, cardText } from "./card.js";
import { money } from "./chips.js";
import { Until } from "./clock.js";
import { useRead, within } from "./readings.js";
import { Rule } from "./rule.js";

/** So many lines back a screen reader finds what was said. */
const SPOKEN = 12;

/** A share of a pot, with the hand that won it: of a low hand its name says that it is one. @type {Record<string, string>} */
const WITH = { "log-wins": "log-wins-with", "log-wins-low": "log-wins-with", "log-wins-board": "log-wins-board-with" };

/**
 * One line of the log in words; whoever was not known by name when it was written may be by now.
 * @param {import("../state/telling.js").Line} line @param {number} [blind] @param {Record<string, {name: string}>} [people] @param {import("./readings.js").Read|null} [read] the hand it speaks of
 */
export function lineText(line, blind = 0, people = {}, read = null) {
  const args = { ...line.args };
  if (read) args.hand = within(read, args.side);
  if (args.company) args.who = t("company");
  else if (people[args.who]) args.who = people[args.who].name;
  if (args.amount !== undefined) args.amount = money(args.amount, blind);
  if (args.street) args.street = tOr(`street-${args.street.replaceAll(" ", "-")}`, args.street);
  if (args.kind) args.kind = tOr(`post-${args.kind.replaceAll(" ", "-")}`, args.kind);
  if (args.vele) args.vele = t(`prefer-vele-${args.vele}`);
  if (args.distribuzione) args.distribuzione = t(`prefer-distribuzione-${args.distribuzione}`);
  if (args.game) args.game = tOr(`game-${args.game}`, args.game);
  if (args.bet) args.bet = tOr(`pb-${args.bet}`, args.bet.replace("winning-number-", "Winning Number\u00a0").replace("niwin", "niWin"));
  return [t(args.hand ? WITH[line.id] : line.id, args), ...(args.missed ? outcomeOf(args.missed, (amount) => money(amount, blind)) : [])].join(" · ");
}

/**
 * A line once written stays as it is, until the language or the unit changes; with a hand's name it has grown.
 * @param {{line: import("../state/telling.js").Line, blind: number, name: string, grown?: () => void}} props
 */
export function LogLine({ line, blind, name, grown }) {
  const people = name ? { [line.args?.who]: { name } } : {};
  const read = useRead(line.asks);
  useEffect(() => { if (read) grown?.(); }, [read]);
  return useMemo(() => html`<li class=${line.strong ? "strong" : ""}>${lineText(line, blind, people, read)}
    ${line.cards && html` <span aria-label=${line.cards.map(cardName).join(", ")} role="img">${line.cards.map(cardText).join(" ")}</span>`}
    ${line.href && html` <a href=${line.href}>${t("replay")}</a>`}
    ${line.rule && html`<${Rule} rule=${line.rule} most=${1} />`}</li>`, [line, blind, name, read, lang.value, settings.value.unit]);
}

/** A line is said once: not before its hand has a name, or has none. @param {{line: import("../state/telling.js").Line, blind: number, people: Record<string, {name: string}>}} props */
function SpokenLine({ line, blind, people }) {
  const read = useRead(line.asks);
  return line.asks && read === undefined ? null : html`<p>${lineText(line, blind, people, read)} ${line.cards?.map(cardName).join(", ")}</p>`;
}

/**
 * What the dealer says, for screen readers: there whether the log is looked at, lies behind the chat, or is put away. And
 * that it is my turn, which no line says; of several tables, each with its name, the queue says it.
 * @param {{watched: import("../state/tables.js").Watched, blind: number, name?: string}} props
 */
export function Spoken({ watched, blind, name = "" }) {
  const people = watched.people.value;
  return html`<div class="sr" role="log" aria-live="polite" aria-label=${[name, t("log")].filter(Boolean).join(": ")}>
    ${watched.log.value.slice(-SPOKEN).map((line) => html`<${SpokenLine} key=${line.key} line=${line} blind=${blind} people=${people} />`)}
  </div>
  ${!name && html`<p class="sr" role="status" data-my-turn>${myTurn(watched.view.value) ? t("your-turn") : ""}</p>`}`;
}

/** @param {{watched: import("../state/tables.js").Watched, blind: number, open?: boolean}} props */
export function Log({ watched, blind, open }) {
  const lines = watched.log.value;
  const people = watched.people.value;
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const toEnd = () => { if (list.current) list.current.scrollTop = list.current.scrollHeight; };
  useEffect(toEnd, [lines, open, lang.value]);
  return html`<div class="log" ref=${list} role="region" aria-label=${t("log")} tabindex="0"><ol>
    ${lines.map((line) => html`<${LogLine} key=${line.key} line=${line} blind=${blind} name=${people[line.args?.who]?.name ?? ""} grown=${toEnd} />`)}
  </ol></div>`;
}

/** What was said before, and what came while that was asked for. @param {any[]} before @param {any[]} heard */
function together(before, heard) {
  const known = new Set(before.map((line) => line.at + line.player));
  return [...before, ...heard.filter((line) => !known.has(line.at + line.player))].sort((a, b) => a.at - b.at);
}

/** What was said here by those I have not muted. @param {import("../state/tables.js").Watched} watched */
const heardIn = (watched) => watched.chat.value.filter((line) => !me.value?.muted?.includes(line.player));

/** @param {{watched: import("../state/tables.js").Watched}} props */
function Chat({ watched }) {
  const [text, write] = useState("");
  const muted = me.value?.muted ?? [];
  // The lines of whoever is muted go, and another's come under the pointer.
  const dead = useDead(muted.join());
  const [error, fail] = useState(/** @type {any} */ (null));
  const people = watched.people.value;
  // What was said while the connection was gone is asked for when it is back.
  const lost = connection.value === "lost";
  useEffect(() => {
    if (lost) return;
    get(`/tables/${encodeURIComponent(watched.id)}/chat?key=${encodeURIComponent(watched.key)}`).then((lines) => { watched.chat.value = together(lines, watched.chat.value); }, () => {});
  }, [lost]);
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (!text.trim()) return;
    ask({ type: "say", table: watched.id, text: text.trim() }).then(() => { write(""); fail(null); }, (refused) => fail(refused.told));
  };
  const mute = (/** @type {string[]} */ players) => {
    if (me.value) me.value = { ...me.value, muted: players };
    put("/me/muted", { players }).catch(() => {});
  };
  return html`<div class="chat">
    <ul class="chat-lines" aria-label=${t("chat")} tabindex="0">
      ${!watched.chat.value.length && html`<li class="muted">${t("chat-empty")}</li>`}
      ${heardIn(watched).map((line) => html`<li key=${line.at + line.player}>
        <strong>${people[line.player]?.name ?? line.player}</strong> ${line.text}
        ${me.value && line.player !== me.value.id && html` <button class="quiet" aria-disabled=${dead} onClick=${() => dead || mute([...muted, line.player])} aria-label=${t("mute", { name: people[line.player]?.name ?? "" })}>🔇</button>`}</li>`)}
    </ul>
    ${muted.length > 0 && html`<button class="quiet" aria-disabled=${dead} onClick=${() => dead || mute([])}>${t("unmute-all")}</button>`}
    ${error && html`<p class="bad" role="alert">${said(error)}</p>`}
    ${me.value
      ? html`<form onSubmit=${send}><input value=${text} maxlength="200" aria-label=${t("chat-say")} placeholder=${t("chat-say")} onInput=${(/** @type {any} */ e) => write(e.target.value)} /><button>${t("send")}</button></form>`
      : html`<p class="muted">${t("chat-sit")}</p>`}
  </div>`;
}

/** Has something been said while nobody looked? Who is muted says nothing. @param {import("../state/tables.js").Watched} watched @param {boolean} looking */
export function useUnread(watched, looking) {
  const last = heardIn(watched).at(-1)?.at ?? 0;
  const seen = useRef(last);
  if (looking) seen.current = last;
  return last > seen.current;
}

/** @param {{watched: import("../state/tables.js").Watched, blind: number, open: boolean, onClose: () => void}} props */
export function Side({ watched, blind, open, onClose }) {
  const [tab, show] = useState("log");
  const tabs = ["log", "chat"];
  const unread = useUnread(watched, tab === "chat");
  const view = watched.view.value;
  return html`<aside class=${classes("side", open && "open")} aria-label=${t("log-and-chat")} onKeyDown=${(/** @type {KeyboardEvent} */ e) => { if (e.key === "Escape") onClose(); }}>
    ${open && myTurn(view) && html`<button class="primary only-small called" data-called onClick=${onClose}>${t("your-turn")} <${Until} at=${dueAt(view)} id="seconds-left" /></button>`}
    <div class="tabs" role="tablist">
      ${tabs.map((name) => html`<button role="tab" key=${name} id=${`tab-${name}`} aria-selected=${tab === name} aria-controls="side-panel" onClick=${() => show(name)}>${t(name)}${name === "chat" && unread && html`<span class="unread"><span class="sr">${t("chat-unread")}</span></span>`}</button>`)}
      <button class="only-small" onClick=${onClose} aria-label=${t("close")}>✕</button>
    </div>
    <div id="side-panel" role="tabpanel" aria-labelledby=${`tab-${tab}`} class="chat">
      ${tab === "log" ? html`<${Log} watched=${watched} blind=${blind} open=${open} />` : html`<${Chat} watched=${watched} />`}
    </div>
  </aside>`;
}
