/** What a spreadsheet opens. */

/** A text that a spreadsheet would reckon with instead of showing it: anybody may name a table so. */
const RECKONED = /^[=+\-@\t\r]/;

/** @param {string|number} cell figures stay figures, below nought as well */
function written(cell) {
  const text = typeof cell === "string" && RECKONED.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}

/** Lines of cells, the first one their heads. @param {(string|number)[][]} rows */
export const csv = (rows) => rows.map((row) => row.map(written).join(",")).join("\r\n");
