# The words of Mazziere, in English. The same keys are in it.ftl.

## Pages
lobby = Lobby
my-tables = My tables
my-hands = My hands
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
save = Save
play-money = Play chips only: nothing is bought, won or paid out.

## Lobby
lobby-title = Sit down and play
lobby-lead = Open tables of every game, with people and bots. One click, a name, and the cards are dealt.
play-now = Play now
new-table = New table
filter = Filter the tables
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
minimum = Minimum
invito = Invito
seated-label = { $people ->
    [one] One person
   *[other] { $people } people
  } and { $bots } bots in { $seats } seats
private = private
paused = paused
you-sit = you sit here

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
status-no-chips = no chips
status-waiting = waiting
status-next = in next hand
net-away = not connected
waiting-players = Waiting for players
waiting-hand = The hand is about to begin
next-hand = { $seconds ->
    [0] Here we go…
   *[other] Next hand in { $seconds } s
  }
table-closed = The table is closed
table-paused = The table is paused
choosing-game = The game is being chosen
carried = Pot waiting: { $amount }
openers = Openers: { $rank }
openers-11 = pair of jacks
openers-12 = pair of queens
openers-13 = pair of kings
openers-14 = pair of aces
vele = Vele: { $layout }
clock = { $seconds } seconds
clock-bank = { $seconds } seconds of reserve
big-blinds = { $amount } BB
unit-bb = BB
info = Info
log = Dealer
chat = Chat
log-and-chat = Dealer's log and chat
chat-say = Say something
chat-sit = Sit down to write.
mute = Mute { $name }
unmute-all = Hear everybody again
reconnecting = Reconnecting…
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
chips-amount = { $amount } chips
balance = In your purse: { $amount }
entry = How to come in
entry-post = Post the blind and play at once
entry-wait = Wait for the big blind
my-seat = My seat
sit-out = Sit out
im-back = I'm back
top-up = Add chips (up to { $most })
top-up-do = Add
top-up-when = Chips added during a hand play from the next one.
leave = Leave the table
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
prefer-distribuzione = Preferred hidden cards
prefer-distribuzione-none = no preference
prefer-distribuzione-mai = never
prefer-distribuzione-primo-giro = first round only
prefer-distribuzione-sempre = always

## Actions
your-turn = Your turn
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
act-chop = Chop
act-no-chop = Play on
act-stand-pat = Stand pat
act-draw = { $count ->
    [one] Draw one card
   *[other] Draw { $count } cards
  }
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
act-rilancio = RILANCIO { $amount }
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
preset-max = Max
preset-pot = Pot
amount = Amount
less = Less
more = More
draw-hint = Touch the cards to change (at most { $most }), then confirm.
turn-hint = Touch the card to turn up, then confirm.
choose-cards = Choose cards
choose-vele = Vele
choose-distribution = Hidden cards
distribution-mai = Mai (never)
distribution-primo-giro = Solo al primo giro (first round)
distribution-sempre = Sempre (always)
vele-nessuna = None
vele-una = One
vele-due = Two
vele-tre = Three
vele-croce = Cross
vele-h = H
vele-piramide = Pyramid
vele-ascensore = Lift
choose-game = Choose the game
run-it = All-in: how many boards?
boards = { $count ->
    [one] One board
   *[other] { $count } boards
  }
pre-actions = Choices made beforehand
pre-fold = Fold
pre-check-fold = Check or fold
pre-check = Check
pre-call = Call { $amount }
pre-call-any = Call any
coach-odds = A call costs { $call } for a pot of { $pot }: it has to win { $needs }% of the time.

## Said at the table
said-fold = fold
said-check = check
said-call = call { $amount }
said-bet = bet { $amount }
said-raise = raise to { $amount }
said-complete = complete { $amount }
said-bring-in = bring-in { $amount }
said-all-in = all-in { $amount }
said-apro = opens { $amount }
said-punto = punto { $amount }
said-rilancio = rilancio { $amount }
said-buio = buio { $amount }
said-controbuio = controbuio { $amount }
said-over = over { $amount }
said-busso = busso
said-parol = parol
said-drew = draws { $count }
said-pat = stands pat

## The dealer says
log-hand = Hand { $number }
log-street = { $street }
log-sat-down = { $who } sits down with { $amount }
log-left = { $who } leaves with { $amount }
log-leaving = { $who } will leave after this hand
log-sat-out = { $who } is away
log-came-back = { $who } is back
log-bought = { $who } adds { $amount }
log-timed-out = { $who }: out of time
log-bank = { $who } uses the time bank
log-paused = The table is paused
log-resumed = The table goes on
log-game = The game is { $game }
log-company = { $who } keeps you company
log-posted = { $who } posts { $kind } { $amount }
log-invito = { $who } puts in the invito, { $amount }
log-folded = { $who } folds
log-checked = { $who } checks
log-called = { $who } calls { $amount }
log-bet = { $who } bets { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-raise = { $who } raises to { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-complete = { $who } completes to { $amount }
log-bring-in = { $who } brings it in for { $amount }
log-apro = { $who } opens for { $amount }
log-punto = { $who } bets { $amount }
log-rilancio = { $who } raises to { $amount }
log-buio = { $who } makes the buio, { $amount }
log-controbuio = { $who } makes the controbuio, { $amount }
log-over = { $who } makes the over, { $amount }
log-busso = { $who } knocks
log-parol = { $who } says parol
log-adjusted = { $who } adjusts with { $amount }
log-returned = { $amount } go back to { $who }
log-drew = { $count ->
    [0] { $who } stands pat
    [one] { $who } draws one card
   *[other] { $who } draws { $count } cards
  }
log-mucked = { $who } does not show
log-shows = { $who } shows
log-board = On the board
log-vele = Vele turned
log-raked = The house takes { $amount }
log-wins = { $who } wins { $amount }
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
post-small-blind = the small blind
post-big-blind = the big blind
post-ante = the ante
post-straddle = the straddle
post-dead = dead chips
post-bb-ante = the big blind ante
post-button-ante = the button ante

## Info
info-game = Game
info-stakes = Stakes
info-rulebook = Rulebook
info-rake = Rake
info-rake-of = { $percent }%, at most { $cap }
info-no-rake = none
info-buy-in = Buy-in
info-hand = Hand
info-watching = Watching
info-next-seal = Commitment to the next deck
info-seal = Seal of the deck in play
info-seal-means = The deck is fixed before the hand; your browser adds its share of chance too.
last-hand = Replay the last hand

## Against the bank
bank = Bank
company = Company
at-the-table = At the table
chip-in-hand = The chip in your hand
your-chips = Your chips: { $amount }
house-away = Mark my seat
house-ready = Ready
place-stakes = Place your bets
betting-until = Place your bets: { $seconds } s
decide-until = Decide: { $seconds } s
next-round = Next round in { $seconds } s
stake-on = Stake on box { $box }
stake-bet = Stake on { $bet }, pays { $odds }
niwin-on = niWin { $box }, pays { $pays }
yours-here = yours { $amount }
take-back = Take back
box = box { $number }
insured = insured { $amount }
bj-pays = Blackjack pays { $pays } · the bank stands on 17
point-hard = { $total }
point-soft = soft { $total }
point-blackjack = blackjack
closed-stands = stands
closed-bust = bust
closed-doubled = doubled
closed-surrendered = surrendered
closed-split-ace = split aces
closed-paid = paid
house-hit = Hit
house-stand = Stand
house-double = Double { $amount }
house-split = Split
house-surrender = Surrender
house-insure = Insure { $amount }
house-even-money = Even money
house-no = No, play
house-second-box = Play two boxes
house-bot-box = A bot for company
house-cut = Cut
house-decline = Do not cut
house-follow = Follow { $amount }
window-surrender = Surrender for half the stake?
window-insurance = Insurance?
window-follow = Follow the decision on the box?
window-play = Your turn
pb-punto = PUNTO
pb-banco = BANCO
pb-egalite = ÉGALITÉ
pb-result-punto = Punto wins
pb-result-banco = Banco wins
pb-result-egalite = Égalité
pb-result-void = The hand is void
with-six = with 6
bead-plate = Bead plate: { $count } hands
big-road = Big road
log-bj-staked = { $who } stakes { $amount } on box { $box }
log-bj-niwin = { $who } stakes { $amount } on niWin { $box }
log-bj-bank = The bank has { $total }
log-bj-won = { $who } wins { $amount }
log-bj-lost = { $who } loses { $amount }
log-bj-push = { $who }: a push
log-pb-staked = { $who } stakes { $amount } on { $bet }
log-pb-scored = Banco { $banco }, Punto { $punto }
