/** Every page, by the first part of its address; the server reads here which modules each needs, and names them beforehand. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { later } from "./later.js";

/** @type {Record<string, any>} */
export const PAGES = {
  lobby: later(() => import("./lobby.js").then((one) => one.LobbyPage)),
  table: later(() => import("./table.js").then((one) => one.TablePage)),
  tables: later(() => import("./grid.js").then((one) => one.GridPage)),
  hands: later(() => import("./hands.js").then((one) => one.HandsPage)),
  replay: later(() => import("./replay.js").then((one) => one.ReplayPage)),
  rules: later(() => import("./rules.js").then((one) => one.RulesPage)),
  verify: later(() => import("./verify.js").then((one) => one.VerifyPage)),
  account: later(() => import("./account.js").then((one) => one.AccountPage)),
  settings: later(() => import("./settings.js").then((one) => one.SettingsPage)),
  new: later(() => import("./new.js").then((one) => one.NewTablePage)),
  club: later(() => import("../club/mine.js").then((one) => one.ClubPage)),
  staff: later(() => import("../club/staff.js").then((one) => one.StaffPage)),
  desk: later(() => import("../club/desk.js").then((one) => one.DeskPage)),
  list: later(() => import("../club/list.js").then((one) => one.ListPage)),
  house: later(() => import("../club/book.js").then((one) => one.BookPage)),
};

export const Nowhere = () => html`<main class="page"><h1>${t("nowhere")}</h1><a class="button" href="/">${t("lobby")}</a></main>`;
