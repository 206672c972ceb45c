/** A seat asked of the host: it waits, and may be taken back; or the host has said no. */
import { html } from "../lib.js";
import { me } from "../state/session.js";
import { t } from "../words.js";

/** The seat I have asked for, -1 if none. @param {any} view */
export const askedFor = (view) => Number(Object.keys(view.asking ?? {}).find((seat) => view.asking[seat][0] === me.value?.id) ?? -1);

/** @param {{watched: import("../state/tables.js").Watched, seat: number}} props */
export const SeatAsked = ({ watched, seat }) => html`<div class="sit-line" role="status" data-asked=${seat} key="asked"><span>${t("seat-asked", { seat: seat + 1 })}</span>
  <button onClick=${() => watched.takeBack(seat)}>${t("seat-asked-back")}</button></div>`;

/** @param {{watched: import("../state/tables.js").Watched}} props */
export const SeatDenied = ({ watched }) => watched.denied.value && html`<span role="status" data-denied>${t("seat-denied")}</span>`;
