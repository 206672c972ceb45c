# The words of Mazziere, in English. The same keys are in it/page.ftl.

## Pages
lobby = Lobby
my-tables = My tables
my-hands = My hands
rule = Rule
rule-in-reader = Open in the rules
rules = Rules
verify = Verify
settings = Settings
account = Account
pages = Pages
come-in = Come in
play-chips = Play chips
loading = One moment…
close = Close
cancel = Cancel
send = Send
play-money = Play chips only: nothing is bought, won or paid out.

## Lobby
lobby-title = Sit down and play
lobby-lead = Open tables of every game, with people and bots. One click, a name, and the cards are dealt.
play-now = Play now
new-table = New table
my-club = My club
my-club-lead = The tables you have opened, each with the link to send to friends.
my-club-empty = You have no open tables. Open one: its link and QR code come at once.
house-books = House rulebooks
house-books-none = None yet: the room's own are played by.
you-host = yours
filter = Filter the tables
filters = { $count ->
    [0] Filters
   *[other] Filters: { $count }
  }
lobby-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
kind-all = All
kind-holdem = Hold'em
kind-omaha = Omaha
kind-stud = Stud
kind-draw = Draw
kind-italian = Italian
kind-mixed = Mixed
kind-house = Against the bank
only-free = Free seats only
no-tables = No table like that, for now.
stakes = Blinds
stake = Stake
invito = Invito
seated-label = { $people ->
    [one] One person
   *[other] { $people } people
  } and { $bots ->
    [one] one bot
   *[other] { $bots } bots
  } in { $seats } seats
private = private
paused = paused
lobby-closing = closing
you-sit = you have a seat

## Games
game-holdem = Texas Hold'em
game-omaha4 = Omaha
game-omaha5 = Five-card Omaha
game-omaha6 = Six-card Omaha
game-omaha4-hilo = Omaha Hi/Lo
game-omaha5-hilo = Five-card Omaha Hi/Lo
game-omaha6-hilo = Six-card Omaha Hi/Lo
game-stud7 = Seven Card Stud
game-stud7-hilo = Seven Card Stud Hi/Lo
game-stud5 = Five Card Stud
game-razz = Razz
game-draw5 = Five Card Draw
game-italiana = Italian poker
game-telesina = Telesina
game-mixed = Mixed games
game-dealers-choice = Dealer's choice
game-blackjack = Blackjack
game-punto-banco = Punto Banco
# Families, as rules name whom they are for.
game-omaha = Omaha
game-omaha-hilo = Omaha Hi/Lo
game-omaha8 = Omaha Hi/Lo
game-stud = Stud
game-stud8 = Seven Card Stud Hi/Lo
game-draw = Draw poker
game-flop-games = games with a board
game-limit = fixed limit
game-limit-holdem = Hold'em fixed limit
game-no-limit-holdem = Hold'em no limit
game-pot-limit-holdem = Hold'em pot limit
limit-no-limit = no limit
limit-pot-limit = pot limit
limit-fixed-limit = fixed limit
limit-spread-limit = spread limit
book-figp-tournament = FIGP, tournaments
book-sanremo-tournament = Sanremo, tournaments
book-sanremo-cash = Sanremo, cash
book-fipos = FIPOS
book-home = Home game
book-italiana = Italian poker
book-italiana-tournament = Italian poker, tournaments
book-recorded = Recorded hands

## Cards
card-hidden = face-down card
card-name = { $rank } of { $suit }
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-10 = ten
rank-J = jack
rank-Q = queen
rank-K = king
rank-A = ace

## Table
the-table = The table
pot = Pot
main-pot = Main
side-pot = Side { $number }
side-pots = Pots
board = Board
dealer = Button
all-in = All-in
sit = Sit
sit-here = Sit in seat { $seat }
seat-of = { $name }, seat { $seat }
status-leaving = leaving
status-away = away
status-away-next = away next
status-no-chips = no chips
status-short = short of chips
status-waiting = waiting
status-next = next hand
net-away = not connected
net-slow = slow connection
waiting-players = Waiting for players
waiting-hand = The hand is about to begin
next-hand = { $seconds ->
    [0] Here we go…
   *[other] Next hand in { $time }
  }
table-closed = The table is closed
table-paused = The table is paused
seen-late = { $seconds ->
    [one] Seen { $seconds } second late
   *[other] Seen { $seconds } seconds late
  }
closes-after-hand = The table closes after this hand
closes-after-round = The table closes after this round
choosing = { $what ->
    [game] { $who } chooses the game
    [vele] { $who } chooses the vele
    [distribuzione] { $who } chooses how the hidden card is dealt
   *[other] { $who } chooses the vele and the hidden card
  }
choosing-mine = { $what ->
    [game] Choose the game
    [vele] Choose the vele
    [distribuzione] Choose how the hidden card is dealt
   *[other] Choose the vele and the hidden card
  }
carried = Pot waiting: { $amount }
parol-pot = Parol pot
openers = Openers: { $rank }
pack-from = Pack from the { $lowest }
pack-from-to = from the { $lowest } to the ace
pack-by-players = from the 9 to the ace for two, one card lower for each more player: from the 5 for six
gone-folded = You have folded
gone-mucked = Mucked
gone-killed = Dead hand
giro-hand = Giro pazzo, hand { $number } of { $of }
openers-11 = pair of jacks
openers-12 = pair of queens
openers-13 = pair of kings
openers-14 = pair of aces
vele = Vele: { $layout }
clock = { $seconds ->
    [one] One second
   *[other] { $seconds } seconds
  }
clock-bank = { $seconds ->
    [one] One second of the time bank
   *[other] { $seconds } seconds of the time bank
  }
big-blinds = { $amount } BB
unit-bb = BB
info = Info
log = Dealer
chat = Chat
log-and-chat = Dealer's log and chat
chat-empty = Nobody has said anything yet.
chat-say = Write to the table
chat-sit = Sit down to write.
mute = Mute { $name }
unmute-all = Hear everybody again
reconnecting = Reconnecting…
table-locked = This table is private
wrong-password = This password does not open the table.
no-table = There is no such table
watching = You are watching
table-full = The table is full
stakes-invito = invito { $amount }
stakes-limit = limit { $small }/{ $big }
stakes-ante = ante { $amount }
stakes-bring = bring-in { $amount }

## Sitting down
sit-title = Sit down at { $table }
sit-down = Sit down
your-name = Your name
guest = Guest
buy-in = With how many chips? { $low } to { $high }
buy-in-ready = Ready amounts
buy-in-least = Minimum { $amount }
buy-in-last = As last time { $amount }
buy-in-most = Maximum { $amount }
buy-in-usual = { $blinds } big blinds { $amount }
buy-in-to-least = Up to the minimum { $amount }
buy-in-to-usual = Up to { $blinds } big blinds { $amount }
buy-in-to-most = As many as possible { $amount }
brought-wrong = It must be between { $low } and { $high }.
balance = In your purse: { $amount }
entry = How to come in
entry-post = Post the big blind and play at once
entry-wait = Wait for the big blind
my-seat = My seat
sit-out = Sit out
im-back = I'm back
im-back-everywhere = I'm back at all tables ({ $count })
top-up = Add chips (up to { $most })
top-up-back = Add { $amount } and play
short = Chips that are missing
short-none = You have no chips left.
short-credit = You have { $have }: it takes { $least } to be dealt in.
short-waits = You have added { $amount }: you play from the next hand on.
short-refill = Not enough left: refill
top-up-do = Add
top-up-title = More chips
top-up-full = You already have as much as this table allows ({ $most }).
top-up-broke = There are no more chips in your purse.
behind = { $amount } from the next hand
top-up-when = Chips added during a hand play from the next one.
leave = Leave the table
leave-played = Leave: the table plays out this hand
leave-after = Leave: this hand is folded
dispute = Dispute the last pot
automatic = Automatic choices
prefer-straddle = Straddle
prefer-straddle-off = never
prefer-straddle-live = always
prefer-boards = More boards when all-in
prefer-boards-ask = ask me
prefer-boards-1 = always one
prefer-boards-2 = two
prefer-boards-3 = three
prefer-chop = Chop the blinds
prefer-chop-ask = ask me
prefer-chop-yes = always
prefer-chop-no = never
prefer-show = Show my cards
prefer-show-ask = ask me
prefer-show-never = never
prefer-show-always = always
prefer-invito = Invito
prefer-invito-asked = ask me
prefer-invito-automatic = automatic
prefer-vele = Preferred vele
prefer-vele-none = no preference
prefer-vele-nessuna = no vele
prefer-vele-una = one
prefer-vele-due = two
prefer-vele-tre = three
prefer-vele-croce = cross
prefer-vele-h = H
prefer-vele-piramide = pyramid
prefer-vele-ascensore = lift
prefer-always_vele = Lay the vele I prefer without asking
prefer-always_vele-off = no
prefer-always_vele-on = always, when I deal
prefer-distribuzione = Preferred hidden cards
prefer-distribuzione-none = no preference
prefer-distribuzione-mai = never
prefer-distribuzione-primo-giro = first round only
prefer-distribuzione-sempre = always
prefer-always_distribuzione = Deal hidden cards as I prefer without asking
prefer-always_distribuzione-off = no
prefer-always_distribuzione-on = always, when I deal

## Actions
your-turn = Your turn
turn-at = Your turn: { $name }
turns-more = { $count ->
    [one] and at another table
   *[other] and at { $count } others
  }
seconds-left = { $time }
act-fold = Fold
act-check = Check
act-call = Call { $amount }
act-bet = Bet { $amount }
act-raise = Raise to { $amount }
act-complete = Complete to { $amount }
act-bring-in = Bring-in { $amount }
act-all-in = All-in { $amount }
act-call-all-in = Call all-in { $amount }
act-show = Show
act-muck = Muck
act-chop = Chop the blinds
act-no-chop = Play on
act-stand-pat = Stand pat
act-draw = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
  }
parol-join = The parol pot is played for in the next hand: do you join it?
act-invito = INVITO { $amount }
act-sitout = SITOUT
act-buio = BUIO { $amount }
act-controbuio = CONTROBUIO { $amount }
act-over = OVER { $amount }
act-dai-carte = DAI CARTE
act-passo = PASSO
act-parol = PAROL
act-busso = BUSSO
act-punto = PUNTO { $amount }
act-apro = PUNTO { $amount }
act-rilancio = RILANCIO A { $amount }
act-vedo = VEDO { $amount }
act-va-bene = VA BENE
act-resto = RESTO { $amount }
act-mostro = MOSTRO
act-nascondo = NASCONDO
act-partecipo = PARTECIPO { $amount }
act-servito = SERVITO
act-cambio = CAMBIO
act-sono-tornato = SONO TORNATO
conferma = { $count ->
    [0] CONFERMA: stand pat
    [one] CONFERMA: one card
   *[other] CONFERMA: { $count } cards
  }
conferma-all = CONFERMA
fold-free = You can check for free. Fold anyway?
passo-free = Nobody has bet: you can knock. Pass anyway?
presets = Ready amounts
preset-min = Min
preset-invito = Invito
preset-max = Max
preset-pot = Pot
amount = Amount
less = Less
more = More
draw-hint = Choose the cards to change (at most { $most }), then confirm.
turn-hint = Choose the card to turn up, then confirm.
turn-up = CONFERMA: turn up the { $rank } of { $suit }
open-already = Open already
choose-cards = Choose cards
choose-vele = Vele
choose-distribution = Hidden cards
distribution-mai = Never
distribution-primo-giro = First round only
distribution-sempre = Always
distribution-libera = The dealer chooses
vele-nessuna = None
vele-una = One
vele-due = Two
vele-tre = Three
vele-croce = Cross
vele-h = H
vele-piramide = Pyramid
vele-ascensore = Lift
vele-libera = The dealer chooses
choose-game = Choose the game
run-it = All-in: how many boards?
boards = { $count ->
    [one] One board
   *[other] { $count } boards
  }
pre-actions = Choices made beforehand
pre-lost = No connection: a choice made beforehand does not hold until it is back.
pre-fold = Fold
pre-check-fold = Check or fold
pre-check = Check
pre-call = Call { $amount }
pre-call-any = Call any
pre-italian-fold = PASSO
pre-italian-check-fold = BUSSO or PASSO
pre-italian-check = BUSSO
pre-italian-call = VEDO { $amount }
pre-italian-call-any = VEDO any
coach-odds = A call costs { $call } for a pot of { $pot }: it pays if you win at least { $needs }% of the time.

## Said at the table
said-fold = fold
said-check = check
said-call = call { $amount }
said-bet = bet { $amount }
said-raise = raise to { $amount }
said-complete = complete to { $amount }
said-bring-in = bring-in { $amount }
said-all-in = all-in { $amount }
said-resto = all-in { $amount }
said-call-all-in = call { $amount }, all-in
said-call-resto = see { $amount }, all-in
said-apro = open for { $amount }
said-punto = bet { $amount }
said-rilancio = raise to { $amount }
said-buio = buio { $amount }
said-controbuio = controbuio { $amount }
said-over = over { $amount }
said-busso = knock
said-va-bene = va bene
said-parol = parol
has-drawn = { $count ->
    [0] stood pat
    [one] changed one card
   *[other] changed { $count } cards
}
said-drew = draw { $count }
said-pat = stand pat

## The dealer says
log-round = Round { $number }
log-hand = Hand { $number }{ $game ->
    [none] {""}
   *[other] : { $game }
  }
log-missed = While you were away: hand { $number }
log-missed-round = While you were away: round { $number }
log-missed-late = your time ran out
log-missed-mine = your stack { $stack } ({ $net })
missed-hands = { $count ->
    [one] One hand was played at { $table } while you were away.
   *[other] { $count } hands were played at { $table } while you were away.
}
missed-hands-mine = { $count ->
    [one] You were dealt into one, result { $net }.
   *[other] You were dealt into { $count }, result { $net }.
}
missed-rounds = { $count ->
    [one] One round was played at { $table } while you were away.
   *[other] { $count } rounds were played at { $table } while you were away.
}
missed-rounds-mine = { $count ->
    [one] In one of them you had a stake, result { $net }.
   *[other] In { $count } of them you had a stake, result { $net }.
}
log-street = { $street }
log-sat-down = { $who } sits down with { $amount }
log-left = { $who } leaves with { $amount }
log-leaving = { $who } is leaving
log-paid-out = { $who } takes { $amount } along
log-gone = { $who } leaves
log-removed = { $who } loses the seat, and takes { $amount } along
log-removed-bare = { $who } loses the seat
log-sat-out = { $who } is away
log-came-back = { $who } is back
log-bought = { $who } adds { $amount }
log-timed-out = { $who }: out of time
log-bank = { $who } uses the time bank
log-paused = The table is paused
log-resumed = The table goes on
log-closing = { $by ->
    [host] The host closes the table after this hand
   *[floor] The floor closes the table after this hand
  }
log-closing-round = { $by ->
    [host] The host closes the table after this round
   *[floor] The floor closes the table after this round
  }
log-kept-open = The table stays open
log-closed = The table is closed
log-bots = { $count ->
    [0] No bots at this table from now on
    [one] One bot at this table from now on
   *[other] { $count } bots at this table from now on
  }
log-removing = { $who } loses the seat after this hand
log-removing-round = { $who } loses the seat after this round
log-game = Nobody has chosen: the game is { $game }
log-game-by = { $who } chooses { $game }{ $hands ->
    [1] {""}
   *[other] {" "}for { $hands } hands
  }
log-company = { $who } keeps you company
log-posted = { $who } posts { $kind } { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-invito = { $who } puts in the invito, { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-folded = { $who } folds
log-checked = { $who } checks
log-called = { $who } calls { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-vedo = { $who } sees { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-street-of = { $street }, { $board ->
    [1] first
    [2] second
   *[other] third
  } board
log-board-of = On the { $board ->
    [1] first
    [2] second
   *[other] third
  } board
log-runs = { $count ->
    [one] Not everybody agrees: one board
   *[other] It is played on { $count } boards
  }
log-turns = { $who } turns up
log-hides = { $who } hides the cards
log-exposed = { $who } turns the cards up too early
log-reshuffled = The deck has run out: { $what ->
    [burns] what is left is shuffled with the burned cards
   *[discards] the discards are shuffled
}
log-sat-out-next = { $who } will sit out after this hand
log-sat-out-played = { $who } sits out: until the hand is over the table knocks or passes for the seat
log-short = { $who } has less than { $amount }, which it takes to be dealt in, and sits out
log-absence-over = { $who } has been away for too long: the seat may go to somebody else
log-blinds-missed = { $who } misses { $owes ->
    [both] the blinds
    [small] the small blind
   *[big] the big blind
  }, to be paid on coming back
log-kept-out = { $who } is not dealt in: the seat is between the button and the blinds
log-bought-next = { $who } adds { $amount } from the next hand on
log-top-up-over = { $amount } go back to { $who }: the table allows { $limit } at most
log-top-up-short = { $amount } go back to { $who }: it takes { $limit } at least
log-seat-asked = { $who } asks for seat { $seat } with { $amount }
log-seat-changed = { $who } moves to seat { $seat }
log-button = The draw gives { $who } the button
log-first-dealer = The draw makes { $who } the first dealer
log-game-asked = { $who } chooses the game
log-clock = { $by } calls the clock on { $who }
log-disputed = { $who } disputes the pot: the floor decides
log-share = { $who } takes back { $amount } of the pot that is left
log-openers = It takes { $rank ->
    [12] a pair of queens
   *[13] a pair of kings
  } or better to open
log-pack = Pack from the { $lowest } to the ace
log-giro-over = The giro pazzo is over: back to poker all'italiana
log-dai-carte = { $who } has the cards dealt
log-chosen-vele = The dealer, { $who }, chooses the vele: { $vele }
log-chosen-distribuzione = The dealer, { $who }, chooses the hidden cards: { $distribuzione }
log-giro = Giro pazzo: from the next hand on everybody deals one hand of Telesina
log-giro-hand = Giro pazzo, hand { $number } of { $of }: { $who } deals
log-parol-hand = Parol pot: { $amount } are played for
log-all-parol = All who are left have said parol
log-adjusting = Whoever was not in to the end may join the parol pot
log-not-joining = { $who } does not join the parol pot
log-not-in-parol = { $who } does not play: not in the parol pot
log-carried-unopened = Nobody opened: { $amount } stay in the pot, and the next hand takes { $rank ->
    [12] a pair of queens
   *[13] a pair of kings
  } or better to open
log-carried-parol = Parol pot: { $amount } are played for in the next hand; it takes a pair of kings or better to open, for the pot at least
log-chop = { $who } would take the blinds back
log-no-chop = The blinds stay: the hand is played
log-no-raise = { $who } is out of time: call or fold, but no raise
log-restored = { $who }'s hand lives again
log-released = Play goes on
log-rewound = The floor takes the hand back to an earlier moment
log-declared = The pot is declared for { $who }
log-amended-more = Put right: { $who } gets another { $amount }
log-amended-less = Put right: { $who } gives back { $amount }
log-frozen = { $amount } of the pot are set aside until the floor decides
log-thawed = { $who } gets { $amount } that were set aside
log-told-pot = The pot is { $amount }
log-told-bet = The bet to match is { $amount }
log-told-spread = In the pot, seat by seat: { $amounts }
log-bet = { $who } bets { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-raise = { $who } raises to { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-complete = { $who } completes to { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-bring-in = { $who } brings it in for { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-apro = { $who } opens for { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-punto = { $who } bets { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-rilancio = { $who } raises to { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-buio = { $who } makes the buio, { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-controbuio = { $who } makes the controbuio, { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-over = { $who } makes the over, { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-busso = { $who } knocks
log-va-bene = { $who } says va bene
log-parol = { $who } says parol
log-adjusted = { $who } joins the parol pot with { $amount }
log-returned = { $amount } go back to { $who }
log-drew = { $count ->
    [0] { $who } stands pat
    [one] { $who } draws one card
   *[other] { $who } draws { $count } cards
  }
log-mucked = { $who } does not show
log-shows = { $who } shows
log-board = On the board
log-common = One card for everybody
log-gets = { $who } gets
log-carried = Nobody takes the pot: { $amount } are played for in the next hand
log-vele = { $count ->
    [one] A vela is turned:
   *[other] Vele are turned:
  }
log-raked = The house takes { $amount }
log-wins = { $who } wins { $amount }
log-wins-with = { $who } wins { $amount }: { $hand }
log-busted = { $who } has no chips left
log-wins-board = { $who } wins { $amount } { $side ->
    [low] with the low on board { $board }
   *[high] on board { $board }
}
log-wins-board-with = { $who } wins { $amount } on board { $board }: { $hand }
log-wins-low = { $who } wins { $amount } with the low
log-killed = { $who }'s hand is dead
log-voided = The hand is void
log-held = Play stops
street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-third = Third street
street-fourth = Fourth street
street-fifth = Fifth street
street-sixth = Sixth street
street-seventh = Seventh street
street-second = Second street
street-before-the-draw = Before the draw
street-after-the-draw = After the draw
street-apertura = Opening
street-ultima-puntata = Last bet
street-puntata-1 = Betting round 1
street-puntata-2 = Betting round 2
street-puntata-3 = Betting round 3
street-puntata-4 = Betting round 4
street-puntata-5 = Betting round 5
street-puntata-6 = Betting round 6
street-puntata-7 = Betting round 7
street-puntata-8 = Betting round 8
street-puntata-9 = Betting round 9
post-small-blind = the small blind
post-big-blind = the big blind
post-ante = the ante
post-straddle = the straddle
post-dead = dead chips
post-big-blind-ante = the big blind ante
post-missed-big-blind = the missed big blind
post-missed-small-blind = the missed small blind
post-missed-small-blind-only = the missed small blind
post-post = a big blind to come in
post-button-ante = the button ante

## Info
info-game = Game
info-stakes = Stakes
info-rulebook = Rulebook
giro-pazzo-when = after a full house or better
insurance = Insurance
book-blackjack = Blackjack, Sanremo casino
book-punto-banco = Punto Banco, Sanremo casino
info-pack = Pack
info-rake = Rake
info-rake-of = { $percent }%{ $cap ->
    [none] {""}
   *[other] , at most { $cap }
  }
info-no-rake = none
info-buy-in = Buy-in
info-hand = Hand
info-round = Round
info-watching = Watching
info-next-seal = Commitment to the next deck
info-seal = Seal of the deck in play
info-seal-means = The deck is fixed before the hand; your browser adds its share of chance too.
last-hand = Replay the last hand

## Against the bank
bank = Bank
company = Company
at-the-table = At the table
stakes-between = stakes from { $least } to { $most }
chip-in-hand = The chip in your hand
your-chips = Your chips: { $amount }
house-away = Step away
house-top-up = Add chips
chip-beyond = You have less than { $amount } in front of you
house-ready = Ready
house-repeat = Repeat { $amount }
no-more-stakes = Rien ne va plus
not-in-round = You are not in this round: you stake from the next one
place-stakes = Place your bets
betting-until = Place your bets: { $time }
decide-until = Decide: { $time }
round-won = You have won { $amount }
round-lost = You have lost { $amount }
round-push = A push: your stake comes back
round-both-won = Won { $won }, lost { $lost }: you are { $amount } up
round-both-lost = Won { $won }, lost { $lost }: you are { $amount } down
round-both-push = Won { $won }, lost { $lost }: you are even
next-round = Next round in { $time }
stake-on = Stake on box { $box }
stake-bet = Stake on { $bet }, pays { $odds }
niwin-on = niWin { $box }, pays { $pays }
yours-here = yours { $amount }
take-back = Take back
box = box { $number }
insured = insured { $amount }
given-up = given up { $amount }
bj-pays = Blackjack pays { $pays } · { $soft ->
    [draws] the bank draws to a soft 17
   *[stands] the bank stands on 17
  }
point-hard = { $total }
point-soft = { $total ->
    [11] 11
   *[other] soft { $total }
  }
point-bust = { $total }
point-blackjack = blackjack
closed-stands = stands
closed-bust = bust
closed-doubled = doubled
closed-surrendered = surrendered
closed-split-ace = split aces
closed-paid = paid
hand-won = won
hand-lost = lost
hand-push = push
house-hit = Hit
house-stand = Stand
house-double = Double { $amount }
house-split = Split { $amount }
house-surrender = Surrender
house-insure = Insure { $amount }
house-even-money = Even money
house-no = No, play
house-no-follow = Do not follow
house-no-insurance = No
house-no-even-money = No
house-second-box = Play two boxes
house-bot-box = A bot for company
house-cut = Cut
house-decline = Do not cut
house-follow = Follow { $amount }
window-surrender = Surrender for half the stake?
window-insurance = Insurance?
window-even-money = Even money at once?
window-follow = { $verb ->
    [double] { $who } doubles on box { $box }: double your stake too?
   *[split] { $who } splits on box { $box }: split your stake too?
  }
box-speaker = Who plays it
window-company = Too few boxes are played: play two, or ask for company.
window-play = Your turn
pb-punto = PUNTO
pb-banco = BANCO
pb-egalite = ÉGALITÉ
pb-result-punto = Punto wins
pb-result-banco = Banco wins
pb-result-egalite = Égalité
pb-result-void = The hand is void
with-six = with 6
bead-plate = Bead plate: { $count ->
    [one] one hand
   *[other] { $count } hands
  }
big-road = Big road
log-bj-staked = { $who } stakes { $amount } on box { $box }
log-bj-niwin = { $who } stakes { $amount } on niWin { $box }
log-bj-hit = { $who } takes a card on box { $box }
log-bj-stand = { $who } stands on box { $box }
log-bj-double = { $who } doubles on box { $box }
log-bj-split = { $who } splits on box { $box }
log-bj-surrender = { $who } surrenders on box { $box }
log-bj-insure = { $who } insures box { $box }
log-bj-even-money = { $who } takes even money on box { $box }
log-of-hand = { $nth ->
    [1] {""}
   *[other] , hand { $nth }
  }
log-bj-card = Box { $box }{ log-of-hand }:
log-bj-bank-card = The bank:
log-bj-bank = The bank has { $how ->
    [blackjack] blackjack
    [bust] { $total }: bust
    [waits] { $total }: it does not draw
   *[other] { $total }
  }
log-stake-won = { $who } wins { $amount } { $bet ->
    [main] on box { $box }{ log-of-hand }
    [insurance] with the insurance of box { $box }
    [surrender] by surrender
   *[other] on { $bet }
}
log-stake-lost = { $who } loses { $amount } { $bet ->
    [main] on box { $box }{ log-of-hand }
    [insurance] with the insurance of box { $box }
    [surrender] by surrender
   *[other] on { $bet }
}
log-stake-push = { $who }: a push { $bet ->
    [main] on box { $box }{ log-of-hand }
    [insurance] with the insurance of box { $box }
    [surrender] by surrender
   *[other] on { $bet }
}
log-pb-staked = { $who } stakes { $amount } on { $bet }
log-pb-scored = Banco { $banco }, Punto { $punto }
log-company-left = { $who } gets up
log-unclaimed = Nobody takes up { $amount }: the house keeps them for { $who }
log-standing = Players who stand may stake too
log-standing-no = Players who stand may stake no more
log-shoe = A new shoe of { $count } cards
log-stake-back = { $who } takes back { $amount }
log-no-more-bets = Rien ne va plus
log-cut-card = The cut card: the last hand of the shoe
log-last-hands = { $count ->
    [one] The last hand of the evening
   *[other] The last { $count } hands of the evening
  }
log-limits = From the next hand on stakes go from { $low } to { $high }
log-irregular = Something went wrong: the rules decide
log-rebuilt = The deal is rebuilt: every card goes where it belongs
log-suspended = Play is suspended
log-new-cards = The cards are changed: a new shoe from the next hand on
log-bj-time = Time is up
log-bj-blackjack = The bank looks at the hole card: blackjack
log-bj-no-blackjack = The bank looks at the hole card: no blackjack
log-bj-card-void = A card is void
log-pb-cut = { $who } cuts
log-pb-turned = { $count ->
    [one] Turned up
   *[other] Turned up
  }
log-pb-called = { $bet } { $score }: { $call ->
    [draws] draws
    [natural] natural
   *[stands] stands
  }

## Other pages
nowhere = There is no such page
page-missing = This page did not come: the room could not be reached.
load-again = Load again
come-in-first = This needs a name: a guest's will do.
search = Search
search-rules = Search the rules
all-rules = All rules
rulebooks = Rulebooks
nothing-found = No rule found.
found-most = These are the first { $count }: more words find fewer.
unclear = Unclear:
compare-with = Compare:
compare-against = Compare with
book-extends = A rulebook of this house. Where it says nothing of its own it follows:
book-own = the house's own
no-book = There is no such rulebook in this room.
policies = { $count ->
    [one] One policy
   *[other] { $count } policies
  }
every-game = every game
rule-for = For: { $games }
source-SC = Sanremo cash game
source-SV = Sanremo cash game, variants
source-ST = Sanremo tournament (TDA)
source-FG = FIGP tournament
source-FP = F.I.PO.S. tournament
source-TB = Basic Texas Hold'em rules
source-IT = Poker all'italiana
source-BJ = Blackjack
source-PB = Punto Banco
differences = { $count ->
    [one] One difference
   *[other] { $count } differences
  }
policy = Policy
yes = yes
no = no
verify-title = Verify a hand
verify-lead = Were the cards you saw fixed before the hand? Here each is checked against the seal that was published.
verify-hand = Verify hand { $number }
verify-paste = Paste a hand that was played (our JSON, or PHH)
verify-file = Or choose a file
verify-ok = { $cards ->
    [one] All right: one card checked, fixed before the hand.
   *[other] All right: { $cards } cards checked, all fixed before the hand.
  }
verify-unread = There is no hand here that can be read.
verify-broken = It does not match: the cards are not those of the seal.
verify-detail = In detail
verify-means = This proves that the cards were fixed before the hand and not chosen after. It does not prove that whoever runs the room cannot see them.
result = Result
won = Won
not-won = Not won
hands-played = Hands
hands-won = Won
collected = Collected
biggest-pot = Biggest pot
no-hands-like = No hands like that.
no-hands = No hands yet.
when = When
export = Export
replay = Replay
replay-none = This hand cannot be found.
replay-title = Hand { $number } · { $game }
replay-round = Round { $number } · { $game }
step-back = Back
step-on = Forward
play = Play
pause = Pause
resume = Resume
pausing = Pause and resume
moment = Moment of the hand
share = Copy the link
copied = Copied
no-my-tables = You have no seat at any table.
next-to-act = Your turn at
table-name = Name of the table
limit = Limit
small-blind = Small blind
big-blind = Big blind
ante = Ante
bring-in = Bring-in
small-bet = Bet on the first streets
usual = as usual
new-buy-in-least = Sit down with at least
new-buy-in-most = And at most with
by-the-book = as the rulebook says
new-rake = Rake (%)
new-rake-cap = Most rake from a hand
bj-rules = Rules of the table
bj-surrender = Surrender
bj-surrender-early = always
bj-surrender-early-not-ace = not against an ace
bj-surrender-late = after the peek
bj-surrender-none = never
bj-hole-card = The bank's second card
bj-hole-card-none = drawn last
bj-hole-card-peek = at once, face down
bj-insurance = Insurance
bj-insurance-ace = against an ace
bj-insurance-none = never
bj-blackjack-pays = A blackjack pays
bj-bank-soft-17 = The bank's soft 17
bj-bank-soft-17-stands = stands
bj-bank-soft-17-draws = draws
bj-bank-blackjack-takes = The bank's blackjack
bj-bank-blackjack-takes-all = takes everything
bj-bank-blackjack-takes-opening = the opening stake
bj-max-hands = Hands from splitting
bj-double-after-split = Double after a split
bj-boxes = Boxes
bj-least-boxes = Least boxes staked
bj-decks = Decks
bj-device = Cards from
bj-device-shoe = a shoe
bj-device-csm = a shuffler
new-bank = Time bank (s)
seats = Seats
bots = Bots
seconds-to-act = Seconds to decide
table-password = Password (optional)
table-private = Private: only with the link
table-approve = I approve who sits down
table-straddles = Straddles allowed
table-boards = More boards when all-in
giro-pazzo = Giro pazzo
giro-pazzo-means = When a full house or better is shown, everybody deals one hand of Telesina.
games-in-turn = Games that take turns
games-menu = What the dealer may choose
games-change = The game changes
every-hand = every hand
every-orbit = every round
limit-usual = each game its own
stake-least = Minimum bet
stake-most = Maximum bet
open-table = Open the table
table-ready = { $name } is open
table-share = Send the link to your friends, or let them scan the code.
table-qr = QR code of the table's link
copy-link = Copy the link
go-to-table = Go to the table
as-guest = As a guest
as-guest-lead = A name is enough. Seat and chips stay yours in this browser.
log-in = Log in
log-out = Log out
name = Name
password = Password
open-account = Open an account
other-device = From another device
device-code = Code
device-code-get = Code for another device
device-code-copy = Copy the code
device-code-qr = QR code: go on with another device
device-code-where = On the other device point at the QR code, or open { $address } and type the code.
device-code-means = It holds ten minutes and works once. Whoever uses it has your whole account, chips included: give it to nobody.
go-on = Go on
claim-admin = Become the administrator
claimed-admin = You are the administrator of this room now, as { $name }.
in-purse = In your purse
on-tables = On tables
refill = More chips
keep-account = Keep the account
keep-account-lead = With a password you find seat and chips anywhere.
movements = Movements of your chips
moved-what = What
moved-amount = Chips
moved-balance = In your purse
moved-more = Show more
moved-none = No chip has moved yet.
moved-sat-down = Sat down at
moved-bought = Chips added at
moved-returned = Chips given back at
moved-left = Left
my-data = My data
export-data = Export everything
delete-me = Delete me
delete-sure = Yes, delete everything
limits = Limits
limits-lead = A stricter limit holds at once, a looser one from tomorrow. 0: no limit.
limit-of-loss = Chips lost a day
limit-of-time = Minutes a day
limit-of-reminder = Reminder (minutes)
limit-none = no limit
limit-saved = Saved: it holds at once.
limit-coming = { $now } holds for now; from { $date }: { $then }.
limit-saved-coming = Saved. { $now } holds for now; from { $date }: { $then }.
exclude-days = Days without play
exclude = Exclude me
excluded-until = Excluded from play until { $date }
why-refill = Refill
role-guest = guest
role-player = player
role-dealer = dealer
role-floor = floor
role-director = director
role-admin = administrator
role-bot = bot
role-of = Role of { $name }
staff = Staff
staff-lead = From here a running hand looks as it does to a spectator.
accounts = Accounts
tables = Tables
books = Books
books-right = The books balance: the sum is zero.
books-wrong = Accounts that do not balance: { $count }
audit = Audit trail
set-look = Look
set-language = Language
language-missing = The other language did not come: the room could not be reached. This one stays.
set-theme = Theme
theme-auto = like the system
theme-light = light
theme-dark = dark
set-felt = Felt
felt-green = green
felt-blue = blue
felt-wine = wine
felt-grey = grey
set-motion = Animations
motion-auto = like the system
motion-on = on
motion-off = off
set-unit = Amounts in
unit-name-chips = chips
unit-name-bb = big blinds
set-cards = Cards
set-deck = Colours
deck-two = two colours
deck-four = four colours
set-index = Index
index-normal = normal
index-large = large
set-hand-name = The name of my hand under the cards
set-coach = Coach: my hand, cards that help, pot odds
set-sounds = Sounds
sound-turn = My turn
sound-cards = Cards
sound-chips = Chips
sound-win = Wins
set-volume = Volume
set-notify = Browser notification on my turn
set-keys = Keys and ready amounts
key-fold = Fold
key-call = Check or call
key-raise = Raise
key-bet = Bet
key-allIn = All-in or RESTO
key-parol = PAROL
key-show = Show
key-muck = Muck
key-ready = Ready
key-repeat = Repeat the stake
key-hit = Hit
key-stand = Stand
key-double = Double
key-split = Split
key-surrender = Surrender
key-insure = Insure
key-yes = Yes: even money, the cut
key-no = No
key-boxes = Play two boxes
key-company = A bot for company
set-keys-poker = At poker
set-keys-bank = Against the bank
set-keys-buio = At Italian tables { $call } is INVITO, BUSSO, VA BENE, DAI CARTE, PARTECIPO and SONO TORNATO too; { $raise } is BUIO, CONTROBUIO and OVER; { $fold } is SITOUT at the invito.
set-keys-fixed = Digits choose a ready amount, the cards to change or the chip; arrows the amount or the box. Enter confirms or stakes, Esc takes back what was chosen, Backspace takes back a stake.
set-preflop = Ready amounts before the flop
set-later = Ready amounts after the flop
set-defaults = Restore the defaults

## Waiting list
waiting-list = Waiting list
list-place = You are number { $place } on the list
list-length = { $count ->
    [0] Nobody on the list
    [one] One person on the list
   *[other] { $count } people on the list
  }
list-join = Put me on the list
list-leave = Take me off the list
list-called = There is a seat for you: { $time }
list-accept = Sit down
list-decline = Not now

## Club: desk, hall, rulebooks, calls, staff
desk = The floor's desk
desk-lists = Games
desk-none = No game is open in the hall yet: open the first.
desk-game = A game of the hall
desk-new-list = Another game
desk-new-list-do = Open the list
desk-list-name = Name on the screens
desk-blind = Big blind, to compare games
desk-buy-in = Minimum buy-in
desk-answer = Minutes to answer a call
desk-opening = Names that open another table (0: never)
desk-must-move = Must-move: the main table is kept full
desk-by-phone = Names may be put down from outside
desk-undo = Undo: { $what } ({ $who })
desk-nothing-to-undo = Nothing to undo
desk-name = Name of a newcomer
desk-add = Add
desk-table-name = Number of a new table
desk-open = Open
desk-table = Table { $table }
desk-seat = Table { $table }, seat { $seat }
desk-any-seat = any seat of table { $table }
desk-seat-word = Seat
desk-any = Any seat
desk-main = main
desk-chair = Seat { $seat }: { $who }
desk-free = free
desk-held = held
desk-taken = taken
desk-promised = kept
desk-absent = away
desk-since = { $minutes ->
    [0] just came
   *[other] waiting { $minutes } min
  }
desk-wants-table = Enough names wait for another table.
desk-from-another = Somebody from another game
desk-sits = Has sat down
desk-declines = Declines
desk-gets-up = Gets up
desk-goes-away = Leaves the hall
desk-is-back = Is back
desk-strike = Take off the list
desk-place = Give table { $table }, seat { $seat }
desk-place-name = Give it to { $name }
desk-move = Move to table { $table }
desk-move-first = Move the next one here
desk-hold = Hold this seat
desk-release = Release
desk-change-seat = Wants another seat
desk-keep-apart = Keep apart from…
desk-apart-from = Keep { $name } apart from
desk-are-apart = { $one } and { $two } are kept apart
desk-lift = Lift
desk-drop = Keep the seat
desk-close = Close the table
desk-close-note = When a table closes, a card is drawn for each player; the highest goes first on the list.
desk-phone = On their phone
desk-phone-note = With this code { $name } follows the list on a phone of their own.
desk-phone-make = Make a code
desk-phone-qr = Code to point a phone at
desk-slips = Calls and moves
desk-more = More
desk-side-list = Wishes
desk-side-log = Log
desk-wishes = Seat changes and players kept apart
desk-no-wishes = Nobody has asked for anything.
desk-player = a player
desk-why-listed = next on the list
desk-why-closed = table closed
desk-why-level-up = moves up
desk-why-main = to the main table
desk-why-imposed = placed by the house
desk-why-moved = moved by the house
desk-stage-called = called
desk-stage-leaving = leaves the old seat
desk-stage-coming = is coming
desk-did-join = onto the list
desk-did-leave-list = off the list
desk-did-seat = has sat down
desk-did-sit = has sat down
desk-did-get-up = gets up
desk-did-open = table opened
desk-did-close = table closed
desk-did-away = away
desk-did-back = back
desk-did-accept = is coming
desk-did-decline = declines
desk-did-ask-change = wants another seat
desk-did-drop-change = keeps the seat
desk-did-place = seat given
desk-did-move = moved
desk-did-hold = seat held
desk-did-release = seat released
desk-did-keep-apart = kept apart
desk-did-lift-apart = may sit together
desk-dealt = Cards dealt, highest first
desk-draw = seat card no. { $draw }
desk-log-opened = The list is open
desk-log-table-added = Table { $table } opens
desk-log-table-closing = Table { $table } closes
desk-log-table-closed = Table { $table } is closed
desk-log-listed = { $name } is on the list
desk-log-unlisted = { $name } is off the list
desk-log-away = { $name } is away
desk-log-back = { $name } is back
desk-log-called = { $name } is called: table { $table }, seat { $seat }
desk-log-accepted = { $name } goes to table { $table }, seat { $seat }
desk-log-came-free = { $name } has left the old seat for table { $table }, seat { $seat }
desk-log-declined = { $name } declines table { $table }, seat { $seat }
desk-log-lapsed = { $name } did not come in time: last on the list
desk-log-withdrawn = The seat for { $name } is taken back
desk-log-blocked = { $name } waits before another offer
desk-log-sat = { $name } sits at table { $table }, seat { $seat }
desk-log-got-up = { $name } gets up from table { $table }, seat { $seat }
desk-log-change-asked = { $name } wants another seat
desk-log-change-dropped = { $name } keeps the seat
desk-log-seat-changed = { $name } changes from seat { $seat } to seat { $to }
desk-log-seat-held = Seat { $seat } of table { $table } is held
desk-log-seat-released = Seat { $seat } of table { $table } is released
desk-log-kept-apart = { $name } and { $other } are kept apart
desk-log-apart-lifted = { $name } and { $other } may sit together
desk-log-clock-shifted = Time lost to an outage is given back
desk-log-step = At the desk, { $who }: { $what }
desk-log-undone = { $who } undoes the last step
hall-lists = Waiting lists of the hall
hall-screen = Screen for the hall
hall-none = No game is open at the tables of the hall.
hall-tables = Tables: { $tables }, free seats: { $free }
hall-blind = big blind { $amount }
hall-seats-free = Seats are free
hall-calls = Called to their seats
hall-your-seat = Your seat is ready: table { $table }, seat { $seat }
hall-go-to = Go to table { $table }, seat { $seat }
hall-coming = I am coming
hall-you-sit = You sit at table { $table }, seat { $seat }
hall-at-desk = Put your name down at the desk.
hall-away = I am leaving the hall for a while
hall-other-seat = I would like another seat
house-book = House rulebook
house-book-lead = Start from a profile, change what your house plays differently; a table can be opened by it.
house-book-write = Write your own rulebook
book-from = Profile to start from
book-name = Short name
book-it = Name in Italian
book-en = Name in English
book-find = Find a policy
book-open-file = Open a TOML file
book-changed = changed: { $count }
book-differs = Differences from the profile
book-differences = { $count ->
    [0] No difference yet.
    [one] One difference.
   *[other] { $count } differences.
  }
book-download = Download TOML
book-save = Save in this room
book-saved = Saved: { $title }.
book-read = Read it
book-use = Open a table with it
policies-engine = The hand
policies-showdown = Showdown
policies-pots = Pots
policies-floor = Floor
policies-table = Table
policies-tournament = Tournament
policies-clock = Clock
policies-italiana = Italian poker
policy-profile = In the profile: { $value }
policy-none = none
policy-rule = Rule or article
policy-reset = As in the profile
policy-up = Move { $value } up
call-floor = Call the floor
call-lead = The floor will see this table, hand { $hand } and your name.
call-lead-round = The floor will see this table, round { $hand } and your name.
call-reason = Reason
call-about = About
call-nobody = nobody in particular
call-text = In your words (optional)
call-send = Call
call-done = Call number { $number } is with the floor. You will be told here when it is answered.
call-ruling = A ruling
call-slow = Slow play
call-behaviour = Behaviour
call-collusion = Collusion
call-chat = Chat
call-technical = Something does not work
call-other = Something else
outcome-coming = I am on it
outcome-ruled = Ruled
outcome-warned = Warned
outcome-sanctioned = Sanctioned
outcome-nothing = Nothing to do
staff-only-here = These pages are for the staff.
staff-calls = Calls
staff-accounts = Accounts
staff-tables = Tables
staff-trail = Audit trail
staff-books = Books
staff-no-calls = Nobody has called the floor.
staff-open = open
staff-closed = answered
staff-hand = hand { $hand }
staff-answer = Answer to { $name }
staff-find = Find an account
staff-role = Role
staff-since = Since
staff-on-tables = On the tables
staff-seats = Sits at
staff-excluded = Excluded until
staff-chips = Give or take chips
staff-chips-amount = Amount (below zero: taken)
staff-chips-do = Book it
staff-chips-done = Booked.
staff-why = Reason
staff-amount = Amount
staff-left = Balance after
staff-exclude = Exclude from play
staff-exclude-do = Exclude
staff-exclude-done = Excluded.
staff-days = Days
staff-silence = Chat
staff-silence-do = Silence
staff-unsilence = Let them write again
staff-silenced = Silenced.
staff-unsilenced = May write again.
staff-role-done = Role changed.
staff-receipts = Receipts from the cashier
staff-watch = Watch
staff-close = Close…
staff-close-sure = Close for good
staff-void = Close at once…
staff-void-sure = The hand is void: every bet goes back and the table closes
staff-again = Look again
staff-move = Move the next one to table
staff-stacks = Seats and chips
staff-seat = Seat
staff-stack = Stack
staff-put-in = In this hand
staff-nobody = Nobody sits here.
staff-events = Events
staff-events-note = As a spectator is told them: no hidden card is among them.
staff-events-none = Nothing has happened here yet.
staff-events-raw = As they are written
trail-who = Who
trail-what = What
trail-whom = Whom or where
trail-how = How
trail-when = When
trail-day = Day
trail-all = everything
trail-none = Nothing found.
trail-chips = chips
trail-silence = silenced
trail-unsilence = may write again
trail-exclude = excluded
trail-role = role
trail-pause = table paused
trail-resume = table resumed
trail-close = table closed
trail-keep-open = table kept open
trail-void = hand declared void
trail-kick = seat taken away
trail-remove = seat taken away
trail-bots = number of bots
trail-approve = seat allowed
trail-keep-apart = kept apart
trail-limits = new limits
trail-last-hands = last hands called
trail-hold = seat held
trail-release = seat released
trail-standing = standing players
trail-standing-accept = admitted
trail-standing-refuse = not admitted
trail-unclaimed = unclaimed chips kept
trail-draw = button drawn
trail-count = cards counted
trail-seat = seat { $seat }
trail-days = { $days ->
    [one] one day
   *[other] { $days } days
  }
trail-gone = no longer there
trail-move = moved
trail-floor-answer = call answered
trail-list-opened = list opened
trail-deck-unsealed = deck unsealed
books-bank = Bank
books-house = House
books-rake = Rake
books-players = Players and tables

# --- a host's own table
host = Host
seat-asked = You have asked for seat { $seat }: the host decides.
seat-asked-back = Take it back
seat-denied = The host has not given you the seat.
host-asking = { $count ->
    [one] one player asks for a seat
   *[other] { $count } players ask for a seat
  }
host-asks = { $name } asks for seat { $seat } with { $amount }
host-approve = Let in
host-deny = Refuse
host-seats = At the table
host-kick = Take the seat away
host-kick-hand = plays this hand out first
host-kick-round = plays this round out first
host-goes-hand = goes after this hand
host-goes-round = goes after this round
host-fewer-bots = One bot less
host-more-bots = One bot more
host-last-hands = Call the last three hands
host-last-hands-sure = Call them: three more, then the table closes
host-last-hands-means = Three more hands are played from now on; then the table closes and everybody gets their chips.
host-limits = Limits
host-limits-post = Post them
host-limits-posted = From the next hand on stakes go from { $low } to { $high }.
host-keep-seat = A seat that is kept
host-keep-none = none
seat-number = Seat { $seat }

# --- at the seat
sit-out-next = Sit out from the next hand
sit-out-blind = Sit out at my big blind
leave-then = Leave after this hand
prefer-top-up = Top up automatically
prefer-top-up-off = never
prefer-top-up-least = up to the minimum buy-in
prefer-top-up-most = up to the maximum buy-in
prefer-straddle-ask = ask me
prefer-time = Time to decide
prefer-time-usual = like everybody
prefer-time-extra = twice as long
entry-why = { $owes ->
    [both] You missed both blinds. To play at once you pay { $amount }: the small blind is dead, the big blind is a live bet. Or wait until the big blind comes to you, and pay nothing else.
    [big] You missed the big blind. To play at once you pay { $amount } as a live bet. Or wait until the big blind comes to you.
    [small] You missed the small blind. To play at once you pay { $amount }, which is dead. Or wait until the big blind comes to you.
   *[none] You are new here. To play at once you pay { $amount } as a live bet. Or wait until the big blind comes to you.
  }
entry-pay = Pay { $amount } and play
show-or-muck = Show or muck
show-all = Show
show-card = Show the { $card }
straddle-ask = Straddle the next hand?
straddle-do = Straddle { $amount }
log-straddles = { $who } straddles the next hand
host-close = Close the table
host-close-sure = Close it for good: everybody gets their chips
host-close-hand = Close the table after this hand
host-close-round = Close the table after this round
host-close-sure-hand = Close it after this hand
host-close-sure-round = Close it after this round
host-close-means-hand = This hand is played out, no other is dealt, and everybody gets their chips.
host-close-means-round = This round is played out, no other follows, and everybody gets their chips.
host-close-paused-hand = The paused hand goes on and is played out, no other is dealt, and everybody gets their chips.
host-close-paused-round = The paused round goes on and is played out, no other follows, and everybody gets their chips.
host-keep-open = Keep it open
host-closed-by-floor = The floor closes it: only the floor can keep it open.
rotate = Turn the seats
last-hand-short = Last hand
info-others = { $count ->
    [one] one more
   *[other] { $count } more
  }
info-delay = For those who watch
info-delay-of = { $seconds ->
    [one] one second later
   *[other] { $seconds } seconds later
  }
coach = Coach
coach-hand = You have: { $hand }.
coach-outs = { $count ->
    [one] One card helps
   *[other] { $count } cards help
  } ({ $chance }%): { $what }.
coach-no-outs = No card of the next street makes a better hand.
category-one-pair = one pair
category-two-pair = two pair
category-three-of-a-kind = three of a kind
category-straight = straight
category-flush = flush
category-full-house = full house
category-four-of-a-kind = four of a kind
category-straight-flush = straight flush
category-low = { $top } low
set-auto-muck = Muck beaten hands without asking
set-extra-time = I need more time to decide (where the table gives it)
set-key-press = press a key
set-presets-how = At most five: 2.5x is so many times the bet, 2/3 a part of the pot, pot the whole pot.
set-preset-wrong = Not understood: { $what }
set-playing = At the table
company-filter = Company
company-people = with people
company-bots = with bots
company-empty = nobody yet
seats-two = two
seats-six = up to six
seats-full = more than six
desk-shut = Close this list
desk-did-shut = list closed
table-extra-time = Extra time for those who need it
extra-time-default = if private or with bots
extra-time-allowed = yes
extra-time-given = Given now at: { $tables }.
extra-time-ended = The usual time again at: { $tables }.
extra-time-not-given = Not given at: { $tables }.
extra-time-never = no
table-delay = Spectator delay (s)
hands-table = Table
hands-since = Since
hands-days = { $days ->
    [0] the beginning
    [one] yesterday
   *[other] { $days } days ago
  }
hands-net = Net
hands-chosen = Played by choice
hands-raised = Raised at once
hands-showdown = To the showdown
hands-showdown-won = Won at the showdown
lobby-waiting = { $count } waiting
leaving-hand = You are leaving: your hand is given up and { $amount } are back in your purse. You now have { $balance }.
leaving-turn = You are leaving: { $amount } are back in your purse, you now have { $balance }. Your hand is given up when it is your turn.
leaving-played = You are leaving: { $amount } are back in your purse, you now have { $balance }. The table plays out this hand for you; what it brings follows.
leaving-pot = You are leaving: what you have in the pot is still played for, and comes to your purse when the hand is over.
leaving-round = You are leaving: { $amount } are back in your purse, you now have { $balance }. Your stakes stay in play; what they bring follows when the round is over.
left-left = You left with { $amount }: you now have { $balance }.
back-at = You may sit here again from { $time }.
left-moved = You move to another table with { $amount }.
left-limit = The limit you set for yourself is reached. You left with { $amount }: you now have { $balance }.
left-removed = The host has taken your seat away. You left with { $amount }: you now have { $balance }.
removing-hand = The host takes your seat away after this hand: play it out, and you leave with all your chips.
removing-round = The host takes your seat away after this round: your stakes are played out, and you leave with all your chips.
left-closed = The table is closed. You left with { $amount }: you now have { $balance }.
left-absent = You were away too long and your seat is free again. You left with { $amount }: you now have { $balance }.
preset-all-in = All-in
turns-waiting = { $count ->
    [one] Your turn at one table
   *[other] Your turn at { $count } tables
  }

# --- what a policy can be
value-again = again
value-all-in = all-in
value-all-in-only = only those all-in
value-all-show = everybody shows
value-allowed = allowed
value-always = always
value-ante-first = ante first
value-any = any
value-any-decision = any decision
value-any-participant-with-reason = any participant with a reason
value-any-raise = any raise
value-any-two-actions = any two actions
value-as-limit = as in limit
value-as-made = as it was made
value-as-posted = as posted
value-as-the-format = as in the format
value-asked = asked of each
value-at-showdown = at the showdown
value-automatic = taken from everybody
value-beats-best-shown = beats the best shown
value-betting-over = the betting is over
value-big-blind = big blind
value-big-blind-acts-then-any-two = the big blind acts, then any two
value-binds = binds
value-binds-unless-action-changes = binds unless the action changes
value-blind-first = blind first
value-bound-but-not-paid = bound, but not paid
value-burned = burned
value-button = button
value-button-to-big-blind = from the button to the big blind
value-button-to-small-blind = from the button to the small blind
value-by-starting-stack = by the starting stack
value-by-suit = by suit
value-call = call
value-caller = the caller
value-caller-of-the-river-bet = whoever called the river bet
value-cards-mixed = the cards are mixed
value-check-or-fold = check or fold
value-circle = in a circle
value-clubs = clubs
value-complete = complete
value-completed = completed
value-completed-if-opening-bet-or-heads-up = completed if it opens the betting or heads-up
value-corrected-before-round-ends = corrected before the round ends
value-count-full = count as full
value-counter = over-straddle
value-counts-full = counts as full
value-cumulative = added together
value-dead = dead
value-deal-complete = the deal is complete
value-dealt-and-folded = dealt in and folded
value-dealt-in = dealt in
value-decisions-that-cost = decisions that cost chips
value-diamonds = diamonds
value-double = double
value-each = each
value-each-alone = each alone
value-empty-seat = at the empty seat
value-fifth-card-takes-its-place = the fifth card takes its place
value-final = no, it is final
value-first-card-to-all = the first card to all
value-first-riffle = at the first riffle
value-fixed = fixed
value-floor-decides = the floor decides
value-floor-may-retrieve = the floor may give it back
value-floor-picks-the-burn = the floor picks the burn
value-fold = fold
value-fold-or-call-only = only fold or call
value-for-nothing = yes, and opens for nothing
value-full-blind = a full blind
value-full-raise = a full raise
value-full-value = at full value
value-half-is-full = half counts as full
value-half-or-more = half or more
value-half-reopens = half reopens the betting
value-hearts = hearts
value-high = the high hand
value-high-card = by high card
value-high-card-by-suit = by high card, then suit
value-highest-suit = the highest suit
value-impossible = impossible
value-in-proportion = in proportion
value-kept = kept
value-largest-full-raise = the largest full raise
value-last-aggressor-any-street = the last aggressor of the hand
value-last-aggressor-final-round = the last aggressor of the last round
value-last-first = the last one first
value-last-full-raise = the last full raise
value-last-seated = the last to sit down
value-last-vacated-seat = the seat vacated last
value-least-valid-wager = the least valid wager
value-left-of-button = left of the button
value-left-of-dealer = left of the dealer
value-live = live
value-live-if-the-winner-asked = live if the winner asked
value-loses-raise = loses the right to raise
value-lost = lost
value-lowest-suit = the lowest suit
value-main-first = the main pot first
value-may-be-removed = may be removed
value-may-withdraw = may withdraw
value-misdeal = misdeal
value-mississippi = from the button (Mississippi)
value-moving = moving
value-nearest-small-blind = nearest the small blind
value-never = never
value-next-big-blind = the next big blind
value-no = no
value-no-big-blind-twice = nobody pays the big blind twice
value-no-raise = no raise
value-nobody = nobody
value-none = none
value-not-asked = not asked
value-not-binding = not binding
value-not-in-final-round = not in the last round
value-offered = offered
value-on-request = on request
value-one-of-equal-chips = one of several equal chips
value-one-of-the-flop-is-burned = one of the flop is burned
value-one-smallest-chip = one of the smallest chips
value-owed = owed
value-penalty = penalty
value-posts = posts the blind
value-pot-after-call = the pot after the call
value-pot-is-the-stake = the pot is the stake
value-pot-limit-only = only in pot limit
value-redealt = dealt again
value-reduced-to-skipped = reduced to what the skipped player may do
value-relief-if-nobody-acted = relief if nobody has acted
value-removed = removed
value-replaced-and-burned = replaced and burned
value-reshuffled-no-burn = reshuffled, without a burn
value-restored-or-reshuffled = restored or reshuffled
value-returned = returned
value-right-of-button = right of the button
value-round-starts-heads-up = the round starts heads-up
value-same-position = same position
value-share = share
value-shared-card = a shared card
value-show-or-muck = show or muck
value-sit-out = sits out
value-sits-out = sits out
value-small-blind = small blind
value-smallest-chip = the smallest chip
value-spades = spades
value-spades-over-hearts = spades over hearts
value-stays = stays
value-stays-dead = stays dead
value-substantial-action = substantial action
value-substantial-action-of-next-hand = substantial action of the next hand
value-together-if-covering-or-part-withdrawn = together, if it covers or a part is withdrawn
value-two-left-in-event = two left in the event
value-two-with-chips-or-any-three = two with chips, or any three
value-while-identifiable = while it can be told apart
value-withdraw-or-match = withdraw or match
value-worst-seat-never-small-blind = the worst seat, never the small blind
preset-resto = Resto
chat-unread = New messages
export-text = Text
curve = { $hands } hands, { $sum } in all
curve-hand = Hand { $number }, { $when }: { $net }, { $sum } in all
curve-told = The course of { $hands } hands: { $sum } in the end, { $most } at most, { $least } at least
export-all = { $hands ->
    [one] Export the hand as a file:
   *[other] Export the { $hands } hands as one file:
  }
export-left = { $hands ->
    [one] One hand was left out: this format does not know its game.
   *[other] { $hands } hands were left out: this format does not know their games.
  }
why-first-grant = Welcome chips
exclude-sure = { $days ->
    [one] Yes: no play for a day
   *[other] Yes: no play for { $days } days
  }
no-rule = No rule has this number
table-more = More choices
bead-plate-name = Bead plate
field-missing = { $field }: please fill it in.
field-longer = { $field }: at least { $least } characters.
field-whole = { $field }: a whole number only.
field-between = { $field }: from { $low } to { $high }.
field-least = { $field }: { $low } or more.
field-most = { $field }: { $high } at most.
