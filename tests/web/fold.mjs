// Folds streams as the browser does. Reads JSON lines (one stream each) from the file named, writes what each comes to.
import { readFileSync } from "node:fs";
import { apply, Missed, opened, tableOf, tableView } from "../../src/mazziere/web/js/fold/table.js";

const streams = JSON.parse(readFileSync(process.argv[2], "utf8"));
const told = streams.map(({ viewer, events, snapshots }) => {
  const whole = opened(events[0], viewer);
  for (const event of events.slice(1)) apply(whole, event);
  const later = {};
  for (const [place, view] of Object.entries(snapshots)) later[place] = from(view, events.slice(Number(place)), viewer);
  return { view: tableView(whole), later };
});
console.log(JSON.stringify(told));

/** From a snapshot on; null where an event asked for the table whole, as it may. */
function from(view, events, viewer) {
  const table = tableOf(view, viewer);
  try {
    for (const event of events) apply(table, event);
  } catch (error) {
    if (error instanceof Missed) return null;
    throw error;
  }
  return tableView(table);
}
