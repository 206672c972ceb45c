// Folds streams of tables against the bank as the browser does: from the first snapshot, and from every later one to the next.
import { readFileSync } from "node:fs";
import { applyBank, bankOf, bankView, worked } from "../../src/mazziere/web/js/fold/bank.js";
import { Missed } from "../../src/mazziere/web/js/fold/missed.js";

const streams = JSON.parse(readFileSync(process.argv[2], "utf8"));
console.log(JSON.stringify(streams.map(({ viewer, first, steps }) => {
  const whole = bankOf(first, viewer);
  let before = first;
  return steps.map((one) => {
    step(whole, one);
    const told = { whole: bankView(whole), later: before && later(before, one, viewer) };
    before = one.view;
    return told;
  });
})));

function step(table, { events, worked: told }) {
  for (const event of events) applyBank(table, event);
  worked(table, told);
}

/** From the snapshot before this step; null where an event asked for the table whole, as it may. */
function later(view, one, viewer) {
  const table = bankOf(view, viewer);
  try {
    step(table, one);
  } catch (error) {
    if (error instanceof Missed) return null;
    throw error;
  }
  return bankView(table);
}
