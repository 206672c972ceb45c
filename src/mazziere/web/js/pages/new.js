/** A table of one's own: the game, the stakes, the rulebook, bots; then a link and its picture for the others. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { connect } from "../net/socket.js";
import { options, playable, useBooks } from "../state/books.js";
import { HOUSE, ITALIAN, hasUpcards, isHouse, isItalian } from "../state/games.js";
import { home } from "../state/home.js";
import { invitation, tablePath } from "../state/links.js";
import { comeIn, me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { t, tOr } from "../words.js";
import { CopyLink } from "../draw/copy.js";
import { Check, Choice, Field, Told, numbers, useAsking } from "./forms.js";
import { BlackjackRules } from "./new_blackjack.js";
import { Italian } from "./new_italian.js";
import { SEVERAL, Several, USUAL } from "./new_several.js";
import { STAKES, Staked, StakedToo, stakesTold } from "./new_stakes.js";

const NUMBERS = ["seats", "bots", "think", "delay"];
const USUAL_SEATS = 6;
/** As long as the host says nothing, as many as there is room for. */
const USUAL_BOTS = 3;
/** Games that are not one of several. */
const ALONE = [...ITALIAN, ...HOUSE, ...SEVERAL];
const LIMITED = ["no-limit", "pot-limit", "fixed-limit"];

/** @param {{query?: URLSearchParams}} props */
export function NewTablePage({ query }) {
  const [room, learn] = useState(/** @type {any} */ (null));
  const books = useBooks();
  const [opened, open] = useState(/** @type {any} */ (null));
  const [told, busy, ask] = useAsking();
  const [form, fill] = useState({ name: "", game: "holdem", limit: "no-limit", rulebook: query?.get("book") ?? "", seats: USUAL_SEATS, bots: /** @type {any} */ (null), ...STAKES, think: 30, rules: /** @type {Record<string, any>} */ ({}), giro_pazzo: false, vele: "nessuna", distribuzione: "mai", games: /** @type {Record<string, string[]>} */ ({}), limits: USUAL, every: "orbit", private: true, approve: false, straddles: false, boards: false, password: "", extra_time: "", delay: 0, who: settings.value.name });
  useEffect(() => { get("/room").then(learn, () => {}); }, []);
  const put = (/** @type {string} */ field) => (/** @type {any} */ value) => fill({ ...form, [field]: value });
  const italian = isItalian(form.game);
  const house = isHouse(form.game);
  const blackjack = form.game === "blackjack";
  const stud = hasUpcards(form.game);
  // Italian games are played by Italian rulebooks, and no other game is.
  const suits = playable(books).filter((one) => Boolean(one.italian) === italian);
  const book = suits.find((one) => one.name === form.rulebook)?.name ?? (italian ? "italiana" : "home");
  // One seat is always a person's; at blackjack each box has its seat.
  const most = Math.max(Number(blackjack ? form.rules.boxes ?? room?.blackjack?.boxes.usual ?? USUAL_SEATS : form.seats) - 1, 0);
  const bots = form.bots ?? Math.min(USUAL_BOTS, most);
  const several = SEVERAL.includes(form.game);
  const games = form.games[form.game] ?? room?.several?.[form.game] ?? [];
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(async () => {
      if (!me.value) { await comeIn(form.who); connect(); }
      const { name, game, rules, every, giro_pazzo, vele, distribuzione, approve, straddles, boards, password, extra_time } = form;
      const limit = house ? "" : several ? form.limits[form.game] : stud ? "fixed-limit" : form.limit;
      const chosen = { name: name.trim() || tOr(`game-${game}`, game), game, rules, every, giro_pazzo, vele, distribuzione, approve, straddles, boards, password, extra_time, private: form.private };
      open(await post("/tables", { ...chosen, ...numbers({ ...form, bots }, NUMBERS), ...stakesTold(form), games, limit, rulebook: house ? "" : book }));
    });
  };
  if (opened) return html`<${Ready} opened=${opened} />`;
  return html`<main class="page narrow"><h1>${t("new-table")}</h1><form class="panel form" onSubmit=${submit}>
    <${Told} told=${told} />
    ${!me.value && html`<${Field} name="who" label=${t("your-name")} value=${form.who} set=${put("who")} maxlength="20" autocomplete="nickname" />`}
    <div class="grid">
      <${Field} name="table" label=${t("table-name")} value=${form.name} set=${put("name")} maxlength="40" />
      <${Choice} label=${t("info-game")} value=${form.game} set=${put("game")} name="game" options=${(room?.games ?? ["holdem"]).map((/** @type {string} */ g) => [g, tOr(`game-${g}`, g)])} />
      ${!house && !stud && !several && html`<${Choice} name="limit" label=${t("limit")} value=${form.limit} set=${put("limit")} options=${LIMITED.map((l) => [l, t(`limit-${l}`)])} />`}
      ${!house && html`<${Choice} label=${t("info-rulebook")} value=${book} set=${put("rulebook")} name="rulebook" options=${options(suits)} />`}
      <${Staked} form=${form} put=${put} />
      ${!blackjack && html`<${Field} name="seats" type="number" min="2" max=${italian ? 6 : 10} label=${t("seats")} value=${form.seats} set=${put("seats")} />`}
      <${Field} name="bots" type="number" min="0" max=${most} label=${t("bots")} value=${bots} set=${put("bots")} />
      <${Field} name="think" type="number" min="0" max="300" label=${t("seconds-to-act")} value=${form.think} set=${put("think")} />
    </div>
    ${blackjack && room && html`<${BlackjackRules} form=${form} put=${put} rules=${room.blackjack} />`}
    ${italian && html`<${Italian} form=${form} put=${put} />`}
    ${several && html`<${Several} form=${form} put=${put} known=${(room?.games ?? []).filter((/** @type {string} */ one) => !ALONE.includes(one))} chosen=${games} />`}
    <${Check} label=${t("table-private")} value=${form.private} set=${put("private")} />
    <${Check} label=${t("table-approve")} value=${form.approve} set=${put("approve")} />
    <details><summary>${t("table-more")}</summary><div class="grid">
      <${StakedToo} form=${form} put=${put} />
      ${!house && html`<${Choice} label=${t("table-extra-time")} value=${form.extra_time} set=${put("extra_time")} name="extra_time" options=${["", "allowed", "never"].map((one) => [one, t(`extra-time-${one || "default"}`)])} />
      <${Field} name="delay" type="number" min="0" max="600" label=${t("table-delay")} value=${form.delay} set=${put("delay")} />`}
      <${Field} name="password" type="text" label=${t("table-password")} value=${form.password} set=${put("password")} maxlength="128" autocomplete="off" />
    </div>
    ${!italian && !house && !stud && html`<${Check} label=${t("table-straddles")} value=${form.straddles} set=${put("straddles")} /><${Check} label=${t("table-boards")} value=${form.boards} set=${put("boards")} />`}</details>
    <div class="row end"><a href="/house">${t("house-book-write")}</a><button class="primary" disabled=${busy}>${t("open-table")}</button></div>
  </form></main>`;
}

/** @param {{opened: any}} props */
function Ready({ opened }) {
  const key = opened.table.private ? opened.key : "";
  const path = invitation(opened.table.id, key);
  return html`<main class="page narrow"><section class="panel ready"><h1>${t("table-ready", { name: opened.table.name })}</h1><p>${t("table-share")}</p>
    <img src=${`/api/qr?to=${encodeURIComponent(path)}`} width="220" height="220" alt=${t("table-qr")} />
    <p class="hash" data-link>${home.value + path}</p>
    <div class="row"><${CopyLink} text=${home.value + path} /><a class="button primary" href=${tablePath(opened.table.id, key)}>${t("go-to-table")}</a></div></section></main>`;
}
