# What the room says: refusals by their code, and notices. The server and the browser both read this file, so a message is
# one line, and its facts stand in braces. The same keys are in it/room.ftl.

## The hand
out-of-turn = It is not your turn.
not-your-choice = «{ $verb }» is not open to you now. Your choices: { $options }.
folded-already = You have already folded this hand.
cannot-check = You cannot check: there are { $to_call } to call.
nothing-to-call = There is nothing to call: you may check.
below-minimum = { $amount } is too little: the minimum is { $least }.
above-maximum = { $amount } is too much: the maximum is { $most }.
not-reopened = You may only call or fold: you face { $facing } more, less than a full raise of { $full }, so the betting is not reopened.
raise-capped = No more raises this round: the cap of { $cap } wagers is reached.
not-enough-chips = You do not have { $amount }: the most you can put in is { $most }.
hand-over = The hand is over.
stale-turn = This was decided for turn { $turn }, but the hand is at turn { $now }.
fold-not-allowed = You cannot fold here: checking is free and compulsory.
must-show = This hand must be shown.
too-many-players = { $players } players are too many: this game seats at most { $most }.
too-few-players = { $players } players are too few: this game needs at least { $least }.
not-whole-chips = { $amount } cannot be paid with the chips in play: the smallest is { $chip }.
not-whole = { $amount } is no amount to { $verb }: amounts are whole chips.
bad-amount = { $amount } cannot be bet here: the amounts allowed are { $allowed }.
not-allowed-here = This is not allowed here.
wrong-cards = These cards do not fit: { $cards }.
hand-held = The hand is held: nobody acts until it is released.
bring-in-owed = You owe the bring-in of { $amount }.
raise-lost = You have used up your time: you may call or fold, not raise.
raise-lost-exposed = You have exposed your cards: you may call or fold, not raise.
pot-not-counted = The dealer counts the pot in pot-limit only; ask for it to be spread.
not-told = The dealer does not say: { $what }. You may ask for { $allowed }.
no-more-boards = The hand cannot be finished on { $boards } boards: at most { $most }.
no-straddle-here = You may not straddle here.
straddle-taken = Another straddle comes first.
seat-twice = Seat { $seat } is named twice.
no-such-seat = There is no seat { $seat }: the last one is { $most }.
betting-open = No card can be dealt while somebody still has to act.
not-held = The hand is not held.
nothing-to-restore = There is no dead hand of seat { $seat } to bring back.
no-right-to-see = Whoever has given up their cards cannot ask to see others.
floor-decides = This is for the floor to decide.
nobody-can-call = Nobody is left who could call a raise.
cannot-win = Pot { $pot } cannot be won by seats { $seats }.
unbalanced = An amended award must give what it takes: this one is off by { $total }.
time-left = There is still time: { $milliseconds } milliseconds.
not-on-the-menu = { $game } cannot be chosen at this table now; the menu is { $menu }.
no-openers = These cards do not open the game.
see-or-pass = You may only call or fold.
no-parol = Parol cannot be declared: there is a side pot, or somebody is all-in.
not-asked = You have not been asked: you cannot cover what is missing, or you are in the pot already.
sitting-out = You are sitting out already.
not-sitting-out = You are not sitting out.

## Against the bank
house-betting-closed = Rien ne va plus: betting is closed.
house-hand-under-way = A hand is being played: wait until it is settled.
house-suspended = The management has suspended play.
house-no-more-hands = The last hand of the evening has been played.
house-no-stakes = Nobody has staked anything yet: one player is enough.
house-nothing-to-deal = No card is to be dealt now.
house-shoe-empty = The shoe is empty.
house-no-such-stake = You have no stake on { $bet }.
house-no-such-seat = There is no seat { $seat }: seats are 1 to { $most }.
house-no-such-bet = There is no bet called { $bet }: expected one of { $bets }.
house-no-bets = This is a hand without bets.
house-not-payable = { $amount } could not be paid exactly at this table: stake a multiple of { $step }.
house-no-such-report = Nothing is called { $what }: expected one of { $reports }.
house-too-late = It is not the time for this: the hand is not there yet, or is past it.
house-no-hand = No hand is being played.
house-decided = Somebody has decided already: the hand can only be declared void.
house-stakes-first = Stakes lie on the table: they must be taken back first.
house-no-such-card = There is no face-down card number { $number } in this hand.
house-nothing-wrong = There is nothing to put right.
house-no-such-box = There is no box { $box } here: boxes are 1 to { $most }.
house-box-full = { $most } players have staked on this box already: that is the most.
house-box-taken = Box { $box } has an owner already, or does not exist.
house-name-a-box = You have no box of your own: say on which one you stake.
house-boxes-needed = Stakes are on { $boxes } boxes: at least { $least } must be in play. You may: { $offers }.
house-exactly = { $amount } is not the amount: it must be exactly { $exactly }.
house-stake-gone = You have surrendered: that stake has left the hand.
house-not-commander = Somebody else decides for this box.
house-split-ace = A split ace takes one card and stands.
house-not-asked = You are not asked for a decision now.
house-not-the-deal = Say where each of the { $boxes } cards of the deal lies, one box for each card.
house-reason-needed = A decision of the management is written down with its reason.

## Against the bank: bets
house-deal-wrong = The cards of the deal do not lie where they belong: the deal is rebuilt or the hand is void first.
house-chair-taken = Chair { $chair } is not free.
house-no-such-chair = There is no chair { $chair }: chairs go from 1 to { $most }.
house-not-your-chair = That is not your chair.
house-others-first = { $first } comes first on the list of bookings.
house-chair-free = A chair is free: there is nothing to book.
house-seated-already = { $name } has a chair already.
house-standing-refused = Stakes of players without a chair are not accepted at this table now.
house-wrong-cards = The shoe does not hold { $each } cards of each rank.

## Waiting lists and seats
group-not-called = No seat is being kept for you.
group-only-upwards = One may only move to higher blinds: here the big blind is { $blind }, yours is { $yours }.
group-be-there = A place on the list is asked for in person, not by telephone.
group-barred = You cannot sit at table { $table } now.
group-table-full = All { $seats } seats are taken: you may put your name on the waiting list.
group-seat-not-free = Seat { $seat } is not free. Free seats: { $free }.
group-list-first = Others come first for this seat: put your name on the waiting list.
group-has-a-seat = You have a seat in this game already, or one is being kept for you.
group-on-the-list = Your name is on the list already.
group-not-listed = Your name is not on the list.
group-called-already = A seat is being kept for you: take it or refuse it first.
group-away-already = The floor knows already that you are away.
group-here-already = You are on the list as present already.
group-table-exists = Table { $table } cannot be opened: it needs a name that no table of the group has.
group-seat-cards = Draw each of the { $seats } seat cards once.
group-closing = Table { $table } is closing already.
group-cards-needed = Deal one card to each of the { $cards } players of the table, the absent too.
group-nobody-to-move = Nobody can be moved there: the player must sit at another table of the group and not be moving already.
group-last-seated-first = The last to sit down moves first: { $player }.
group-cannot-hold = Seat { $seat } cannot be held: it must be free, and one seat of a table is the most.
group-not-held = Seat { $seat } is not held.
group-no-such-pair = Name two different players who are (or are not yet) kept apart.
group-no-seat = You do not sit at a table of this game.
group-asked-already = You have asked for another seat already.
group-not-asked = You have not asked for another seat.
group-no-such-verb = A game group does not know { $verb }. It knows: { $verbs }.
group-no-such-table = Table { $table } is not of this group. Its tables: { $tables }.

## The house
room-busy = The table has too much to do: try again in a moment.
room-chat-fast = You are writing too fast: wait a few seconds.
room-chat-length = A line of chat has 1 to { $most } characters.
room-closed = This table is closed.
room-code = This code is not valid, or no longer.
room-conflict = Somebody else was quicker: look again and repeat what you want.
room-excluded = You cannot play for now: days of exclusion left: { $days }.
room-exclusion-days = An exclusion lasts 1 to { $most } days.
room-fast = Too many requests: wait a little.
room-fault = Something went wrong in the room. Nothing has changed; it has been noted.
room-forged = This request did not come from a page of the room.
room-hand-running = Hand { $hand } is still being played.
room-has-account = You have an account already.
room-key = This table is private: open it with its link or its password.
room-login = Name and password do not go together.
room-loss-limit = Your loss limit is { $limit } a day, and { $lost } have gone to the tables today.
room-name = A name has { $least } to { $most } readable characters.
room-name-taken = Somebody is already called { $name }.
room-no-account = There is no account { $id }.
room-no-format = This hand cannot be written as { $format }: that format does not know its game.
room-no-hand = No hand { $hand } was played here.
room-no-house-rulebook = Nobody has kept a rulebook called { $name } in this room.
room-no-limit = There is no limit of kind { $kind }; set one of { $kinds }.
room-no-role = { $role } is not a role that can be given; use one of { $roles }.
room-no-rule = No rule has the id { $id }. The nearest: { $near }.
room-no-rulebook = There is no rulebook { $name }; use one of { $names }.
room-no-table = There is no table “{ $table }”.
room-no-verb = { $verb } is nothing that can be asked of a table; use one of { $verbs }.
room-not-enough = You have { $balance } and need { $amount }.
room-not-watching = Watch table { $table } first.
room-own-role = Nobody changes their own role.
room-password = A password has { $least } to { $most } characters.
room-paused = The table is paused for the floor; your chips are safe.
room-refill-enough = A refill is for those with less than { $below }: you have { $chips }.
room-refill-soon = The next refill is possible in { $minutes } min.
room-reminder = You have been playing for { $minutes } min.
room-role = This needs the role { $needs }; yours is { $role }.
room-session = Come in first: as a guest, or with your account.
room-setup = No table can be opened like this: no hand could be dealt at it.
room-still-seated = You are leaving your seat as soon as the hand is over: ask again then.
room-silenced = You cannot write here at the moment.
room-time-limit = You have reached your limit of { $minutes } min today.
room-too-many-tables = At most { $most } tables at once.
room-too-many-tokens = At most { $most } bots of your own.
room-unavailable = The room cannot write things down at the moment: try again shortly.
not-found = There is nothing at this address.
room-unreachable = The room does not answer: check your connection and try again.
room-version = You speak version { $version } of the protocol; the room speaks { $ours }.

## The table between hands
not-seated = You have no seat at this table.
table-closed = This table is closed.
bad-choice = { $choice } cannot be chosen here; give one of: { $allowed }.
seated-already = You have a seat at this table, or have asked for one.
table-full = All { $seats } seats are taken; you can only be put on the waiting list.
seat-taken = Seat { $seat } is taken.
kept-apart = The house keeps you and another player of this table apart.
back-too-soon = You gave up your seat here: you may come back in { $minutes } min.
buy-in-too-small = { $amount } is too little: buy at least { $least }.
buy-in-too-large = { $amount } is too much: buy at most { $most }.
above-buy-in = { $amount } would bring you over the table's maximum: add at most { $most }.
top-up-returned = { $amount } of what you bought during the hand would bring you over the table's maximum of { $most }: you have them back.
short-buy-in-used = You have had your short buy-in: buy at least { $least }, or play on with what you have.
nobody-asked = Nobody has asked for seat { $seat }.
no-chips-off-the-table = Chips stay on the table while you play: to take them away, leave.
no-chips-to-others = Nobody plays with another player's chips.
break-used = You have had your announced break today ({ $times }).
too-many-away = { $away } players of a full table are away already: wait until one is back.
no-chips = You have no chips: buy some first.
too-little-credit = You have { $have }, and it takes { $least } to be dealt in: add chips first.
in-the-game = You are in the game already.
no-hand = There is no hand on the table.
no-hand-due = No hand is due at this table.
not-in-the-hand = You are not in this hand.
table-paused = The table is paused.
not-paused = The table is not paused.
staff-only = Only the staff, or the host of the table, may do that.
no-such-verb = { $verb } is not something a table can be asked; give one of: { $allowed }.
game-on = A game is on: the button moves by itself.
too-late-to-dispute = It is too late: the result of the last hand is final once the next has begun.
reason-needed = Say why: the reason is written down.
no-clock-now = The clock cannot be called now: it runs already, it is your own turn, or you are away.
table-closing = This table closes after this hand.
table-not-closing = This table is not about to close.
closed-by-the-floor = The floor closes this table after this hand: only the floor can keep it open.
seat-goes-already = This seat is given up after the hand already.

## Tables of the bank
house-table-closed = This table is closed, or closing.
house-not-here = You are not at this table.
house-here-already = You are at this table already.
house-seat-taken = Place { $seat } is not free. Free places: { $free }.
leaving-already = You are leaving this table already: it plays out the hand for your seat.
house-leaving-already = You are leaving already, as soon as your stakes are settled.
house-away-already = You are marked as away already.
house-nothing-staked = Stake first; then you may say that you are ready.
house-limits = { $given } are no limits: write the least and the most, such as 10-500.
room-no-arrival = Nobody sits down as { $what } on their own.

## Hands read out
room-bad-cards = { $field }: { $cards } are no cards; write numbers from 0 to 51 with dots between them, at most twelve.
room-no-game = There is no game called { $game }.
room-not-here = { $path } is no page of this room; write a path that begins with one slash.
room-called = A seat is free for you at table { $table }: accept it, or the next on the list is called.
room-seat-asked = { $name } asks for a seat at table { $table }: you decide.
room-no-list = There is no waiting list { $list }.

## The desk
group-cannot-undo = There is nothing to undo: the last step was not the desk's, or time or somebody else has followed it.
desk-held-account = Somebody already holds this account: they come in with it themselves.

## House rulebooks
book-wrong = This is no rulebook: line { $line } cannot be read as TOML.
book-key = { $key }: no rulebook has that; it has { $known }.
book-text = { $key }: give a text.
book-policies = policies: give a list of policies, each with its value.
book-line = { $key }: give the value alone, or with it a rule and a reading, which are texts.
book-too-many = You have { $most } rulebooks already, which is the most.
book-name = name: { $name } is no name; give small letters, figures and dashes, up to thirty, and not a shipped rulebook's.
book-extends = extends: { $name } is no profile; give one of { $names }.
book-no-policy = { $key }: there is no such policy.
book-no-value = { $key }: a rule is cited, but the value is the profile's; change the value first.
book-no-rule = { $key }: { $cited } looks like a rule of the catalogue and is none; give another id, or words of your own.
book-choice = { $key }: { $given } is not allowed; give one of { $values }.
book-int = { $key }: { $given } is not allowed; give a whole number from { $least } up.
book-between = { $key }: { $given } is not allowed; give a whole number from { $least } to { $most }.
book-bool = { $key }: { $given } is not allowed; give true or false.
book-list = { $key }: { $given } is not allowed; give any of { $values }, each once.
book-order = { $key }: { $given } is not allowed; give all of { $values }, in order, each once.

## Calling the floor
floor-reason = { $reason } is no reason to call the floor; give one of { $reasons }.
floor-about = { $player } does not sit at this table.
floor-outcome = { $outcome } is no answer; give one of { $outcomes }.
floor-no-call = There is no call { $number }.
floor-answered-already = Call { $number } has been answered.
floor-is-called = The floor is called to a table.
floor-coming = The floor has seen your call and is looking at it. { $text }
floor-ruled = The floor has ruled on your call. { $text }
floor-warned = The floor has given a warning after your call. { $text }
floor-sanctioned = The floor has imposed a penalty after your call. { $text }
floor-nothing = The floor has looked at your call: there is nothing to do. { $text }
room-not-seated = Only those who sit at a table add to its shuffle.

## Time to decide
no-extra-time = This table gives nobody extra time.

## Closing a list
group-in-use = Somebody is on this list, or a table of it is open: strike the names and close the tables first.
request-long = { $field }: at most { $limit } characters.
request-short = { $field }: at least { $limit } characters.
request-least = { $field }: { $limit } or more.
request-most = { $field }: { $limit } at most.
request-whole = { $field }: a whole number only.
request-missing = { $limit }: it is missing.

## Opening a table
setup-small-blind = A small blind of { $amount } is more than the big blind: { $most } at most.
setup-ante = An ante of { $amount } is more than a bet: { $most } at most.
setup-buy-in-order = The buy-in goes from { $least } to { $most }: its most cannot be less than its least.
setup-buy-in = With a buy-in of { $amount } at most nobody could ever be dealt in: allow { $least } or more.
setup-too-dear = It would take { $amount } to sit down, and nobody has that much: the least buy-in is { $most } at most, so lower it or the stakes.
setup-stake-order = Stakes go from { $least } to { $most }: the least is 1 or more, and the most cannot be less.
setup-stake-step = A limit of { $amount } could not be paid to the unit: give a multiple of { $step }, such as { $near }.
setup-cap-alone = A most of { $amount } a hand means nothing where there is no rake: take it away, or choose a rake.
setup-one-of = { $field }: “{ $given }” cannot be had here; give one of: { $allowed }.

## A hand whose seal does not hold
seal-none = the hand carries no seal
seal-unread = { $field }: this is no seal, or no proof of one
seal-unplayed = the history cannot be replayed, so no card has a place
seal-cannot-follow = event { $number }: `{ $event }` cannot follow the events before it
seal-no-shoe = a card is turned before there is a shoe
seal-proof-missing = no proof is given for { $cards }
seal-told-twice = card { $number } of the deck was told to be { $card }, and later another
seal-elsewhere = { $card } was dealt as card { $number } of the deck but not sealed there
seal-shoe-elsewhere = { $card } was dealt as card { $number } of shoe { $shoe } but not sealed there
seal-too-late = { $card } was dealt before anything was sealed
seal-further = the seal that goes further is not of the same deck, or not of the lots that follow
seal-scheme = the seal is of the scheme { $scheme }: expected { $expected }
seal-pack = the seal is of a pack that nobody knows: { $pack }
seal-stripped = the seal is of the pack { $pack }: a stripped pack is sealed as { $whole }
seal-lots = { $lots } lots from lot { $first } on: expected 1 to { $most } lots, the first 0 or later
seal-lot = lot { $lot } is not under this root: expected { $first } to { $last }
seal-position = position { $position } is not in { $pack }: expected 0 to { $last }
seal-card = the card of a proof is { $card }: expected a card of { $pack }, 0 to 51
seal-salt = the salt of a proof has { $bytes } bytes: expected { $expected }
seal-path = the proof of { $card } does not fit the seal: its path is too short or too long, or not made of hashes
seal-root = { $card } was not sealed at position { $position } of lot { $lot }: card, salt and path do not lead to the root
seal-out-of-turn = { $card } was dealt out of turn: it lies at position { $position } of lot { $lot }, not after { $before }
seal-secret-length = the secret has { $bytes } bytes: expected { $expected }
seal-secret = the secret is not the one that was committed to: its hash is not the seal's commitment
seal-another-deck = secret and entropies do not make the cards that were sealed: the root is another
