/** Every page but the lobby and the table, by the first part of its address. */
import { html } from "../lib.js";
import { t } from "../words.js";
import { later } from "../club/lazy.js";
import { AccountPage } from "./account.js";
import { GridPage } from "./grid.js";
import { HandsPage } from "./hands.js";
import { NewTablePage } from "./new.js";
import { ReplayPage } from "./replay.js";
import { RulesPage } from "./rules.js";
import { SettingsPage } from "./settings.js";
import { VerifyPage } from "./verify.js";

/** @type {Record<string, any>} */
export const PAGES = {
  tables: GridPage, hands: HandsPage, replay: ReplayPage, rules: RulesPage, verify: VerifyPage, account: AccountPage,
  settings: SettingsPage, new: NewTablePage,
  staff: later(() => import("../club/staff.js").then((one) => one.StaffPage)), desk: later(() => import("../club/desk.js").then((one) => one.DeskPage)),
  list: later(() => import("../club/list.js").then((one) => one.ListPage)), house: later(() => import("../club/book.js").then((one) => one.BookPage)),
  nowhere: () => html`<main class="page"><h1>${t("nowhere")}</h1><a class="button" href="/">${t("lobby")}</a></main>`,
};
