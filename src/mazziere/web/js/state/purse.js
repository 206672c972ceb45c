/** What the room tells me of myself: my chips that are on no table, and the tables where I sit, however I came there. */
import { effect } from "../lib.js";
import { greeted, listen } from "../net/socket.js";
import { known, me, refresh } from "./session.js";

listen((told) => {
  const mine = told.type === "purse" || (told.type === "welcome" && told.player === me.value?.id);
  if (me.value && mine) me.value = { ...me.value, balance: told.balance, seats: told.seats };
  // A browser that keeps nothing learns from the room that it was here before; one that lost its cookie, that nobody knows it any more.
  else if (told.type === "welcome" && known.value && (told.player || me.value)) refresh();
});

// The question who we are got no answer, and the socket has come meanwhile: it knows.
effect(() => { if (known.value && greeted.peek() && !me.peek()) refresh(); });
