/** A table this browser watches: a snapshot and the events after it, folded as they come. */
import { batch, signal } from "../lib.js";
import { once } from "../net/once.js";
import { ask, say } from "../net/socket.js";
import { applyBank, bankOf, bankView, worked } from "../fold/bank.js";
import { Missed, apply, tableOf, tableView } from "../fold/table.js";
import { playsItalian } from "./games.js";
import { NOTHING, heldBy } from "./held.js";
import { missedBetween, missedLines, recalled, remember, seenOf, tellMissed } from "./missed.js";
import { halvesBy, linesOf, saidBy, written } from "./telling.js";
import { me } from "./session.js";
import { moving, settings } from "./settings.js";
import { play } from "./sounds.js";
import { myTurn } from "./turn.js";
import { boxesBy, outcomeBy } from "./outcome.js";
import { LOOK, PUSH, flightsOf, pauseAfter, soundOf, soundsForMe, turnsCoup } from "./pace.js";

/** So many lines of the log and of the chat are kept. */
export const KEPT = 200;
/** Among the events of a bank's table: what a rule has worked out after a step. */
const WORKED = "worked";
/** With these chips go back to the purse: those that are not in the hand, then the rest. */
const LEAVES = new Set(["table-paid-out", "table-left"]);
/** A seat asked of the host, and refused or taken back. */
const ASKED = new Set(["table-seat-asked", "table-seat-refused"]);
/** How many lines of a hand stand in the log. @param {import("./telling.js").Line[]} log @param {number} number */
function known(log, number) {
  const began = log.findLastIndex((line) => line.number === number);
  return began < 0 ? 0 : log.length - began;
}

/** One watched table. */
export class Watched {
  /** @param {string} id @param {string} key */
  constructor(id, key) {
    this.id = id;
    this.key = key;
    /** So many pages look at it. */
    this.users = 0;
    /** Do I sit here? Then it is followed also while no page looks at it. */
    this.kept = false;
    /** What is drawn: the table as its viewer sees it. */
    this.view = signal(/** @type {any} */ (null));
    this.people = signal(/** @type {Record<string, {name: string, bot?: boolean, guest?: boolean}>} */ ({}));
    this.connections = signal(/** @type {Record<string, string>} */ ({}));
    this.log = signal(/** @type {import("./telling.js").Line[]} */ ([]));
    this.chat = signal(/** @type {any[]} */ ([]));
    /** What each place of the hand said last, on this street. */
    this.said = signal(/** @type {Record<number, import("./telling.js").Said>} */ ({}));
    /** Which halves of the pot each place has won. */
    this.halves = signal(/** @type {Record<number, string[]>} */ ({}));
    /** The cards of my hand, also when they are mucked. */
    this.held = signal(NOTHING);
    /** Chips on their way: from a seat to the pot, from the pot to a seat. */
    this.flights = signal(/** @type {import("./pace.js").Flight[]} */ ([]));
    this.refusal = signal(/** @type {any} */ (null));
    this.gone = signal("");
    this.commitment = signal("");
    this.seal = signal(/** @type {any} */ (null));
    this.notice = signal(/** @type {any} */ (null));
    /** What the round has brought me so far at a table against the bank; null before anything is settled. */
    this.outcome = signal(/** @type {import("./outcome.js").Outcome|null} */ (null));
    /** What became of each box of a table against the bank. */
    this.boxes = signal(/** @type {Record<string, import("./outcome.js").Settled>} */ ({}));
    /** What I got up with and why, until I sit down again. */
    this.left = signal(/** @type {{amount: number, why: string}|null} */ (null));
    /** Has the host refused me the seat I asked for? */
    this.denied = signal(false);
    this.takenBack = false;
    /** Who looks on: names, and how many more. */
    this.watching = signal(/** @type {{names: string[], others: number}} */ ({ names: [], others: 0 }));
    /** @type {import("../fold/table.js").Table|null} */
    this.table = null;
    /** @type {import("../fold/bank.js").Bank|null} */
    this.bank = null;
    /** What the house's rulebook it plays by is called, in each language. @type {Record<string, string>} */
    this.book = {};
    /** Is that rulebook one for tournaments? */
    this.tournament = false;
    this.seq = -1;
    /** Whose eyes it was folded for. */
    this.viewer = "";
    /** Who played the hand that was told last. @type {string[]|undefined} */
    this.playing = undefined;
    this.asked = false;
    this.asking = once();
    /** @type {any[]} */
    this.queue = [];
    this.timer = 0;
    /** Cards that are being turned: the log names them when they lie face up. @type {any[]} */
    this.turning = [];
    /** Until when the last showdown is looked at: who is late, for all the cards there were to see, sees its end too. */
    this.looking = 0;
  }

  get house() { return Boolean(this.view.value?.guests); }

  async watch() {
    try {
      this.snapshot(await ask({ type: "watch", table: this.id, key: this.key }));
      this.gone.value = "";
    } catch (refused) {
      this.gone.value = /** @type {any} */ (refused).told ?? { code: "lost" };
    }
  }

  /** @param {any} told */
  snapshot(told) {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.turning = [];
    this.asked = false;
    const seen = this.view.value ? seenOf(this.view.value) : recalled(this.id);
    batch(() => {
      this.seq = told.seq;
      this.book = told.book ?? {};
      this.tournament = told.tournament ?? false;
      this.people.value = { ...this.people.value, ...told.people };
      this.connections.value = told.connections;
      this.watching.value = { names: told.watching ?? [], others: told.others ?? 0 };
      const house = Boolean(told.view.guests);
      this.viewer = me.value?.id ?? "";
      this.table = house ? null : tableOf(told.view, this.viewer);
      this.bank = house ? bankOf(told.view, this.viewer) : null;
      this.view.value = this.now(false);
      this.catchUp(told.past ?? []);
    });
    this.sealed(told.commitment);
    if (seen !== null && this.view.value.number - 1 > seen) this.missed(seen);
    this.remember();
  }

  /** Tell of the hands that nobody was here to see, above the one that is in the log already. @param {number} seen the last one that was */
  async missed(seen) {
    const { number } = this.view.value;
    const missed = await missedBetween(this, seen, number);
    if (!missed.length) return;
    const lines = written(missedLines(this.id, missed, this.house));
    const log = this.log.value;
    const began = log.findIndex((line) => line.number === number);
    const at = began < 0 ? log.length : began;
    this.log.value = [...log.slice(0, at), ...lines, ...log.slice(at)].slice(-KEPT);
    tellMissed(this, missed, this.view.value.setup?.name ?? this.id);
  }

  /** What a reload must not forget: the last hand I saw where I sit. */
  remember() {
    const view = this.view.value;
    remember(this.id, seenOf(view), this.house ? view.you >= 0 : Boolean(view.yours));
  }

  /** Write down of this hand what nobody was here to be told; what stands in the log already stays as it is. @param {any[]} past */
  catchUp(past) {
    const view = this.view.value;
    const lines = linesOf(past, view, this.people.value);
    this.playing = view.players;
    this.log.value = [...this.log.value, ...lines.slice(known(this.log.value, view.number))].slice(-KEPT);
    this.said.value = saidBy({}, past, playsItalian(view));
    this.halves.value = halvesBy({}, past);
    this.held.value = heldBy(NOTHING, past, me.value?.id ?? "");
    this.outcome.value = outcomeBy(null, past, view.you);
    this.boxes.value = boxesBy({}, past);
    this.seal.value = past.find((event) => event.event === "started")?.seal ?? this.seal.value;
  }

  /** @param {any} told */
  events(told) {
    if (told.seq <= this.seq) return;
    if (told.after !== this.seq) return void this.resync();
    this.seq = told.seq;
    this.sealed(told.commitment);
    this.queue.push(...told.events);
    // At a table against the bank, what may be staked after the step comes with it.
    if (this.bank) this.queue.push({ event: WORKED, told: told.worked, ended: told.events.some((/** @type {any} */ one) => one.event === "table-hand-ended") });
    if (!this.timer) this.go();
  }

  /** One event more. @param {any} event */
  apply(event) {
    if (!this.bank) apply(/** @type {any} */ (this.table), event);
    else if (event.event === WORKED) worked(this.bank, event.told);
    else applyBank(this.bank, event);
  }

  /** The table as it is now; in the middle of a step nothing may be staked. @param {boolean} midway */
  now(midway) {
    if (!this.bank) return tableView(/** @type {any} */ (this.table));
    return { ...bankView(this.bank), ...(midway && { options: [] }) };
  }

  /** Fold what has come, no faster than a person who looks can follow. */
  go() {
    this.timer = 0;
    const unseen = this.queue.length > 80 || document.hidden || !this.users;
    const hurried = unseen || !moving();
    /** @type {any[]} */
    const happened = [];
    /** @type {import("./pace.js").Flight[]} */
    const flights = [];
    const before = myTurn(this.view.value);
    let wait = 0;
    try {
      while (this.queue.length && !wait) {
        const next = this.queue[0];
        if ((next.event === "table-hand-began" && !hurried) || (this.showedAndLeft(next) && !unseen)) wait = Math.max(this.looking - Date.now(), 0);
        if (wait) break;
        const event = this.queue.shift();
        const hand = this.table?.hand;
        const showdown = Boolean(hand?.shown.some(Boolean));
        flights.push(...flightsOf(event, hand));
        this.apply(event);
        happened.push(event);
        if (event.event === "ended" && showdown) this.looking = Date.now() + LOOK + PUSH;
        wait = hurried ? 0 : pauseAfter(event, this.queue, showdown);
      }
    } catch (error) {
      // A fault of ours is told as one; the table is asked for whole all the same, and does not stay as it was for good.
      if (!(error instanceof Missed)) reportError(error);
      // A table that has closed cannot be asked for any more: everybody has got up.
      if (!this.queue.some((event) => event.event === "table-closed")) return void this.resync();
      return this.shut(happened);
    }
    if (wait) this.timer = window.setTimeout(() => this.go(), wait);
    batch(() => {
      this.view.value = this.now(wait > 0);
      this.tell(happened, before);
      if (!hurried) this.fly(flights);
    });
    this.remember();
    if (this.strangers()) setTimeout(() => { if (this.strangers()) this.resync(); }, 1500);
  }

  /** Does somebody else's hand, which was shown, leave with them? A bot without chips gets up as soon as the pot is awarded. @param {any} event */
  showedAndLeft(event) {
    if (event.event !== "table-left" || !this.table?.hand || event.player === me.value?.id) return false;
    return Boolean(this.table.hand.shown[(this.table.view.players ?? []).indexOf(event.player)]);
  }

  /** The hand never was, and the table has closed. @param {any[]} happened before that */
  shut(happened) {
    const rest = this.queue.splice(0);
    batch(() => {
      this.view.value = { ...this.view.value, seats: [], yours: null, hand: null, running: false, paused: "", closing: "", closed: true };
      this.tell([...happened, ...rest], false);
    });
  }

  /** @param {import("./pace.js").Flight[]} flights */
  fly(flights) {
    if (!flights.length) return;
    this.flights.value = [...this.flights.value, ...flights].slice(-12);
    const over = new Set(flights);
    setTimeout(() => { this.flights.value = this.flights.value.filter((flight) => !over.has(flight)); }, Math.max(...flights.map((flight) => flight.wait)) + PUSH);
  }

  /** Does somebody sit here whose name never came? */
  strangers() {
    const people = this.people.value;
    const there = this.house ? this.view.value.guests : this.view.value?.seats;
    return Boolean(there?.some((/** @type {any} */ one) => !one.company && !people[one.player]));
  }

  /** Write down, say and sound what happened. @param {any[]} happened @param {boolean} before was it my turn already? */
  tell(happened, before) {
    const view = this.view.value;
    const told = [...this.turning, ...happened];
    this.turning = this.timer && told.length && turnsCoup(told[told.length - 1]) ? told.splice(-1) : [];
    const lines = linesOf(told, view, this.people.value, this.house ? undefined : this.playing);
    this.playing = view.players;
    if (lines.length) this.log.value = [...this.log.value, ...lines].slice(-KEPT);
    this.said.value = saidBy(this.said.value, happened, playsItalian(view));
    this.halves.value = halvesBy(this.halves.value, happened);
    this.held.value = heldBy(this.held.value, happened, me.value?.id ?? "");
    this.outcome.value = outcomeBy(this.outcome.value, happened, view.you);
    this.boxes.value = boxesBy(this.boxes.value, happened);
    for (const event of happened) {
      if (event.event === "started") this.seal.value = event.seal ?? null;
      if (LEAVES.has(event.event) && event.player === me.value?.id) this.left.value = { amount: (this.left.value?.amount ?? 0) + event.amount, why: event.why ?? "" };
      if (event.event === "table-sat-down" && event.player === me.value?.id) {
        this.left.value = null;
        this.settle();
      }
      if (ASKED.has(event.event) && event.player === me.value?.id) {
        this.denied.value = event.event === "table-seat-refused" && !this.takenBack;
        this.takenBack = false;
      }
      const sound = soundOf(event);
      if (sound && this.users) play(sound);
    }
    // A turn is heard on whatever page I am.
    if (soundsForMe(happened, view) || (this.house && !before && myTurn(view))) play("turn");
  }

  /** Just sat down: the room learns what this person always wants. A table that does not have it says no, and that is all. */
  settle() {
    if (settings.value.extraTime) this.prefer("time", "extra");
  }

  /** Wish something of the table, without a word where it has none of it. @param {string} what @param {string} value @returns {Promise<boolean>} was it granted? */
  prefer(what, value) {
    return ask({ type: "do", table: this.id, verb: "prefer", what, value }).then(() => true, () => false);
  }

  /** The seat I asked the host for is not wanted any more. @param {number} seat */
  takeBack(seat) {
    this.takenBack = true;
    return this.do("deny", { seat });
  }

  resync() {
    if (this.asked) return;
    this.asked = true;
    say({ type: "resync", table: this.id });
  }

  /** Add randomness of ours to the next deck. @param {string} commitment */
  sealed(commitment) {
    if (!commitment || commitment === this.commitment.value) return;
    this.commitment.value = commitment;
    if (!me.value) return;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    ask({ type: "entropy", table: this.id, entropy: btoa(String.fromCharCode(...bytes)) }).catch(() => {});
  }

  /**
   * Ask something of the table. A refusal is shown at the table, and given back as false.
   * @param {string} verb @param {any} [more]
   */
  async do(verb, more = {}) {
    this.refusal.value = null;
    try {
      await ask({ type: "do", table: this.id, verb, ...more });
      return true;
    } catch (refused) {
      this.refusal.value = /** @type {any} */ (refused).told ?? { message: { en: String(refused) } };
      return false;
    }
  }

  /**
   * The same, for what a second press does not mean a second time: until the first is answered, it is that one's answer.
   * @param {string} verb @param {any} [more]
   */
  once(verb, more = {}) {
    return this.asking([verb, more], () => this.do(verb, more));
  }
}
