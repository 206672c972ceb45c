/** Tell the person, whatever page they are on or look at, that it is their turn: in the title, and by the browser where that is wanted. */
import { effect } from "../lib.js";
import { go } from "../router.js";
import { tablePath } from "../state/links.js";
import { nameOf, waiting } from "../state/mine.js";
import { settings } from "../state/settings.js";
import { t } from "../words.js";
import { calling } from "./title.js";

effect(() => {
  const [first, ...others] = waiting.value;
  if (!first) calling.value = { what: "", where: "" };
  else if (others.length) calling.value = { what: t("turns-waiting", { count: others.length + 1 }), where: "" };
  else calling.value = { what: t("your-turn"), where: nameOf(first) };
});

/** @type {Set<string>} */
let told = new Set();
effect(() => {
  const fresh = waiting.value.filter((table) => !told.has(table.id));
  told = new Set(waiting.value.map((table) => table.id));
  if (!document.hidden || !settings.peek().notify || !("Notification" in window) || Notification.permission !== "granted") return;
  for (const table of fresh) {
    const notice = new Notification(t("your-turn"), { body: nameOf(table), tag: table.id });
    notice.onclick = () => { window.focus(); go(tablePath(table.id)); };
  }
});
