/** The page of one table. */
import { classes, html, useEffect, useMemo, useState } from "../lib.js";
import { nameOf } from "../state/mine.js";
import { me } from "../state/session.js";
import { hold, release } from "../state/watching.js";
import { t } from "../words.js";
import { Felt, blindOf } from "../draw/felt.js";
import { Info, playedFor } from "../draw/info.js";
import { Icon } from "../draw/icon.js";
import "../draw/turn_here.js";
import { Side, Spoken, useUnread } from "../draw/side.js";
import { Reconnecting } from "../draw/lost.js";
import { Refusal } from "../draw/refusal.js";
import { ActionBar } from "../act/bar.js";
import { Corner, Rotate, UnitToggle } from "../act/corner.js";
import { PreActions } from "../act/pre.js";
import { SeatAsked, askedFor } from "../act/asked.js";
import { Standing, hasChair } from "../act/standing.js";
import { SitDown, useInvited } from "../act/sit.js";
import { SeatMenu } from "../act/menu.js";
import { Entering, ImBack, useBackAtTheTable } from "../act/entering.js";
import { Knock } from "../act/knock.js";
import { Leaving, Left, Removing } from "../act/leaving.js";
import { AskedSeats, HostControls } from "../act/host.js";
import { ShowCards } from "../act/showing.js";
import { StraddleAsked } from "../act/straddle.js";
import { ChooseGame } from "../act/game.js";
import { Coach } from "../act/coach.js";
import { HouseTable } from "../house/table.js";
import { CallFloor } from "../club/call.js";
import { AskedRule } from "./asked_rule.js";
import { useTitle } from "./title.js";
import { Top } from "./top.js";

/** Watch a table while a component lives. @param {string} id @param {string} [key] */
export function useTable(id, key = "") {
  const watched = useMemo(() => hold(id, key), [id]);
  useEffect(() => () => release(id), [id]);
  return watched;
}

/** @param {{watched: import("../state/tables.js").Watched, onSit: ((seat: number) => void)|null, keys?: boolean}} props */
export function Acting({ watched, onSit, keys = true }) {
  const view = watched.view.value;
  const hand = view.hand;
  const place = view.yours?.place ?? -1;
  const person = view.seats.find((/** @type {any} */ one) => one.player === me.value?.id);
  const turn = view.running && !view.paused && place >= 0 && hand?.pending.includes(place) && hand.options.length > 0;
  const asked = askedFor(view);
  return html`
    <${Refusal} watched=${watched} />
    <${AskedSeats} watched=${watched} />
    ${person && hand && html`<${Coach} watched=${watched} /><${ShowCards} watched=${watched} keys=${keys} />`}
    <${StraddleAsked} watched=${watched} keys=${keys} />
    ${turn && html`<${ActionBar} watched=${watched} keys=${keys} />`}
    ${person && hand && !person.leaving && html`<${PreActions} watched=${watched} />`}
    ${view.menu?.length > 0 && view.chooser === person?.seat && html`<${ChooseGame} watched=${watched} keys=${keys} />`}
    ${person?.leaving && html`<${Leaving} watched=${watched} taken=${person.taken ?? 0} />`}
    ${person?.removing && !person.leaving && html`<${Removing} />`}
    ${person?.away && !person.leaving && !turn && html`<${ImBack} watched=${watched} person=${person} keys=${keys} />`}
    ${person && !person.away && !person.leaving && !turn && html`<${Entering} watched=${watched} person=${person} />`}
    ${asked >= 0 && html`<${SeatAsked} watched=${watched} seat=${asked} />`}
    ${!person && asked < 0 && !view.closed && onSit && html`<${Standing} watched=${watched} onSit=${onSit} />`}
    ${!person && view.closed && html`<div class="sit-line"><${Left} watched=${watched} /></div>`}`;
}

/** Have I no seat here, and might have one? @param {import("../state/tables.js").Watched} watched */
function seatable({ view: { value: view }, house }) {
  if (!view || view.closed || view.closing || askedFor(view) >= 0) return false;
  return house ? view.you < 0 : hasChair(view) && !view.seats.some((/** @type {any} */ one) => one.player === me.value?.id);
}

/** @param {{id: string, tableKey: string}} props */
export function TablePage({ id, tableKey }) {
  const watched = useTable(id, tableKey);
  const view = watched.view.value;
  const [sitting, sit] = useState(/** @type {number|null} */ (null));
  const [open, show] = useState("");
  const [side, setSide] = useState(false);
  const unread = useUnread(watched, side);
  useTitle(nameOf(watched));
  useBackAtTheTable(watched);
  useInvited(view, seatable(watched), sit);
  if (watched.gone.value && !view) return html`<${Top} here="" /><${Knock} watched=${watched} />`;
  if (!view) return html`<main class="page" aria-busy="true"><p class="muted">${t("loading")}</p></main>`;
  const house = watched.house;
  const mine = house ? view.you >= 0 : view.yours;
  const name = nameOf(watched);
  return html`<div class=${classes("table", house && "house")}>
    <header class="table-head">
      <a class="button quiet" href="/" aria-label=${t("lobby")}>←</a>
      <h1>${name}</h1>
      <span class="stakes">${playedFor(name, view, house).map((said, i) => html`${i > 0 && " · "}<span key=${said}>${said}</span>`)}</span>
      ${!house && html`<span class="only-large"><${UnitToggle} view=${view} /><${Rotate} id=${id} view=${view} /></span>`}
      ${!house && view.last && html`<a class="button quiet" data-last-hand href=${`/replay/${encodeURIComponent(id)}/${view.last.hand}`} title=${t("last-hand")} aria-label=${t("last-hand")}><${Icon} name="replay" /><span class="words">${t("last-hand-short")}</span></a>`}
      <button class="quiet" data-open="info" aria-label=${t("info")} onClick=${() => show("info")}><${Icon} name="info" /><span class="words">${t("info")}</span></button>
      <${CallFloor} watched=${watched} />
      <${HostControls} watched=${watched} />
      ${mine && !house && html`<button data-open="seat" aria-label=${t("my-seat")} onClick=${() => show("seat")}><${Icon} name="seat" /><span class="words">${t("my-seat")}</span></button>`}
      <button class="only-small quiet" data-open="side" aria-expanded=${side} aria-label=${t("log-and-chat")} title=${t("log-and-chat")} onClick=${() => setSide(!side)}><${Icon} name="talk" />${unread && html`<span class="unread" role="status"><span class="sr">${t("chat-unread")}</span></span>`}</button>
    </header>
    ${house
      ? html`<${HouseTable} watched=${watched} onSit=${(/** @type {number} */ seat) => sit(seat)} />`
      : html`<main class="felt-area" aria-label=${t("the-table")}><${Felt} watched=${watched} onSit=${(/** @type {number} */ seat) => sit(seat)} />
          <${Corner} id=${id} view=${view} /><${Reconnecting} view=${view} /></main>
        <div class="bar-area"><${Acting} watched=${watched} onSit=${(/** @type {number} */ seat) => sit(seat)} /></div>`}
    ${house && html`<${Reconnecting} view=${view} />`}
    <${Spoken} watched=${watched} blind=${house ? 0 : blindOf(view)} />
    <${Side} watched=${watched} blind=${house ? 0 : blindOf(view)} open=${side} onClose=${() => setSide(false)} />
    ${sitting !== null && html`<${SitDown} watched=${watched} seat=${sitting} onClose=${() => sit(null)} />`}
    <${AskedRule} />
    ${open === "info" && html`<${Info} watched=${watched} onClose=${() => show("")} />`}
    ${open === "seat" && mine && html`<${SeatMenu} watched=${watched} onClose=${() => show("")} />`}
  </div>`;
}
