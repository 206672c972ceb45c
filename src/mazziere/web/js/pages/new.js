/** A table of one's own: the game, the stakes, the rulebook, bots; then a link and its picture for the others. */
import { html, useEffect, useState } from "../lib.js";
import { get, post } from "../net/rest.js";
import { connect } from "../net/socket.js";
import { comeIn, me } from "../state/session.js";
import { settings } from "../state/settings.js";
import { t, tOr } from "../words.js";
import { CopyLink } from "../draw/copy.js";
import { Check, Choice, Field, Told, numbers, useAsking } from "./forms.js";
import { Italian } from "./new_italian.js";
import { SEVERAL, Several, USUAL } from "./new_several.js";

const NUMBERS = ["seats", "bots", "small_blind", "big_blind", "think", "delay"];
/** Games that are not one of several. */
const ALONE = ["italiana", "telesina", "blackjack", "punto-banco", ...SEVERAL];
const MOST = 1_000_000_000;
const LIMITED = ["no-limit", "pot-limit", "fixed-limit"];

/** @param {{query?: URLSearchParams}} props */
export function NewTablePage({ query }) {
  const [room, learn] = useState(/** @type {any} */ (null));
  const [opened, open] = useState(/** @type {any} */ (null));
  const [told, busy, ask] = useAsking();
  const [form, fill] = useState({ name: "", game: "holdem", limit: "no-limit", rulebook: query?.get("book") ?? "home", seats: 6, bots: 3, small_blind: 50, big_blind: 100, least: 10, most: 10_000, think: 30, giro_pazzo: false, vele: "nessuna", distribuzione: "mai", games: /** @type {Record<string, string[]>} */ ({}), limits: USUAL, every: "orbit", private: true, approve: false, straddles: false, boards: false, password: "", extra_time: "", delay: 0, who: settings.value.name });
  useEffect(() => { get("/room").then(learn, () => {}); }, []);
  const put = (/** @type {string} */ field) => (/** @type {any} */ value) => fill({ ...form, [field]: value });
  const italian = ["italiana", "telesina"].includes(form.game);
  const house = ["blackjack", "punto-banco"].includes(form.game);
  const stud = form.game.startsWith("stud") || form.game === "razz";
  const several = SEVERAL.includes(form.game);
  const games = form.games[form.game] ?? room?.several?.[form.game] ?? [];
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    ask(async () => {
      if (!me.value) { await comeIn(form.who); connect(); }
      const { who, least, most, limits, ...rest } = form;
      const limit = italian || house ? "" : several ? limits[form.game] : stud ? "fixed-limit" : form.limit;
      const told = { ...rest, ...numbers(form, NUMBERS), stake: [Number(least), Number(most)], games, limit, rulebook: italian ? "italiana" : form.rulebook };
      open(await post("/tables", italian ? { ...told, small_blind: 0 } : told));
    });
  };
  if (opened) return html`<${Ready} opened=${opened} />`;
  return html`<main class="page narrow"><h1>${t("new-table")}</h1><form class="panel form" onSubmit=${submit}>
    <${Told} told=${told} />
    ${!me.value && html`<${Field} name="who" label=${t("your-name")} value=${form.who} set=${put("who")} maxlength="20" autocomplete="nickname" />`}
    <div class="grid">
      <${Field} name="table" label=${t("table-name")} value=${form.name} set=${put("name")} maxlength="40" />
      <${Choice} label=${t("info-game")} value=${form.game} set=${put("game")} name="game" options=${(room?.games ?? ["holdem"]).map((/** @type {string} */ g) => [g, tOr(`game-${g}`, g)])} />
      ${!italian && !house && !stud && !several && html`<${Choice} label=${t("limit")} value=${form.limit} set=${put("limit")} options=${LIMITED.map((l) => [l, t(`limit-${l}`)])} />`}
      ${!italian && !house && html`<${Choice} label=${t("info-rulebook")} value=${form.rulebook} set=${put("rulebook")} options=${(room?.rulebooks ?? ["home"]).filter((/** @type {string} */ b) => !b.startsWith("italiana") && b !== "recorded").map((/** @type {string} */ b) => [b, tOr(`book-${b}`, b)])} />`}
      ${!italian && !house && html`<${Field} name="small" type="number" min="1" max=${MOST} label=${t("small-blind")} value=${form.small_blind} set=${put("small_blind")} />`}
      ${!house && html`<${Field} name="big" type="number" min="1" max=${MOST} label=${t(italian ? "invito" : "big-blind")} value=${form.big_blind} set=${put("big_blind")} />`}
      ${house && html`<${Field} name="least" type="number" min="1" max=${form.most} label=${t("stake-least")} value=${form.least} set=${put("least")} /><${Field} name="most" type="number" min=${form.least} max=${MOST} label=${t("stake-most")} value=${form.most} set=${put("most")} />`}
      <${Field} name="seats" type="number" min="2" max=${italian ? 6 : 10} label=${t("seats")} value=${form.seats} set=${put("seats")} />
      <${Field} name="bots" type="number" min="0" max="9" label=${t("bots")} value=${form.bots} set=${put("bots")} />
      <${Field} name="think" type="number" min="0" max="300" label=${t("seconds-to-act")} value=${form.think} set=${put("think")} />
    </div>
    ${italian && html`<${Italian} form=${form} put=${put} />`}
    ${several && html`<${Several} form=${form} put=${put} known=${(room?.games ?? []).filter((/** @type {string} */ one) => !ALONE.includes(one))} chosen=${games} />`}
    <${Check} label=${t("table-private")} value=${form.private} set=${put("private")} />
    <${Check} label=${t("table-approve")} value=${form.approve} set=${put("approve")} />
    <details><summary>${t("table-more")}</summary><div class="grid">
      ${!house && html`<${Choice} label=${t("table-extra-time")} value=${form.extra_time} set=${put("extra_time")} name="extra_time" options=${["", "allowed", "never"].map((one) => [one, t(`extra-time-${one || "default"}`)])} />
      <${Field} name="delay" type="number" min="0" max="600" label=${t("table-delay")} value=${form.delay} set=${put("delay")} />`}
      <${Field} name="password" type="text" label=${t("table-password")} value=${form.password} set=${put("password")} maxlength="128" autocomplete="off" />
    </div>
    ${!italian && !house && html`<${Check} label=${t("table-straddles")} value=${form.straddles} set=${put("straddles")} /><${Check} label=${t("table-boards")} value=${form.boards} set=${put("boards")} />`}</details>
    <div class="row end"><a href="/house">${t("house-book-write")}</a><button class="primary" disabled=${busy}>${t("open-table")}</button></div>
  </form></main>`;
}

/** @param {{opened: any}} props */
function Ready({ opened }) {
  const path = `/table/${encodeURIComponent(opened.table.id)}${opened.table.private ? `?key=${encodeURIComponent(opened.key)}` : ""}`;
  return html`<main class="page narrow"><section class="panel ready"><h1>${t("table-ready", { name: opened.table.name })}</h1><p>${t("table-share")}</p>
    <img src=${`/api/qr?to=${encodeURIComponent(path)}`} width="220" height="220" alt=${t("table-qr")} />
    <p class="hash" data-link>${location.origin + path}</p>
    <div class="row"><${CopyLink} text=${location.origin + path} /><a class="button primary" href=${path}>${t("go-to-table")}</a></div></section></main>`;
}
