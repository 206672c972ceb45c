// What the client says for what the room told, in a language: node saying.mjs FILE → one line of JSON.
import { readFileSync } from "node:fs";

globalThis.localStorage = { getItem: () => null, setItem() {} };
globalThis.document = { documentElement: { dataset: {} } };
globalThis.matchMedia = () => ({ matches: false });
globalThis.addEventListener = () => {};
const locale = new URL("../../src/mazziere/locale/", import.meta.url);
globalThis.fetch = async (path) => ({ ok: true, text: async () => readFileSync(new URL(String(path).split("/locale/")[1], locale), "utf8") });

const { said, speak } = await import("../../src/mazziere/web/js/words.js");
const [{ lang, told }] = JSON.parse(readFileSync(process.argv[2], "utf8"));
await speak(lang);
await new Promise((done) => setTimeout(done));
console.log(JSON.stringify([{ said: told.map(said) }]));
