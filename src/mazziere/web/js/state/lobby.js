/** The tables of the room, told anew whenever one changes. */
import { useEffect, useState } from "../lib.js";
import { ask, listen, onOpen, say } from "../net/socket.js";
import { me } from "./session.js";

/** Those I may see; null until the room has told. @returns {any[]|null} */
export function useLobby() {
  const [tables, list] = useState(/** @type {any[]|null} */ (null));
  useEffect(() => {
    const look = () => ask({ type: "lobby" }).then((told) => list(told.tables), () => {});
    const stop = onOpen(look);
    const deaf = listen((told) => { if (told.type === "tables" && !told.id) list(told.tables); });
    return () => { stop(); deaf(); say({ type: "lobby", on: false }); };
  }, [me.value?.id]);
  return tables;
}

/** Those of them that I host. @param {any[]|null} tables */
export const hosted = (tables) => (tables ?? []).filter((table) => me.value && table.host === me.value.id);
