# Le parole di Mazziere, in italiano. Le stesse chiavi sono in en.ftl.

## Pagine
lobby = Sala
my-tables = I miei tavoli
my-hands = Le mie mani
rules = Regole
verify = Verifica
settings = Impostazioni
account = Conto
pages = Pagine
come-in = Entra
play-chips = Fiches di gioco
loading = Un momento…
close = Chiudi
cancel = Annulla
send = Invia
save = Salva
play-money = Solo fiches di gioco: nulla si compra, si vince o si paga.

## Sala
lobby-title = Siediti e gioca
lobby-lead = Tavoli aperti di ogni gioco, con persone e bot. Un clic, un nome, e le carte arrivano.
play-now = Gioca subito
new-table = Nuovo tavolo
filter = Filtra i tavoli
kind-all = Tutti
kind-holdem = Hold'em
kind-omaha = Omaha
kind-stud = Stud
kind-draw = Draw
kind-italian = Italiani
kind-mixed = Misti
kind-house = Contro il banco
only-free = Solo con posti liberi
no-tables = Nessun tavolo così, per ora.
stakes = Bui
minimum = Minimo
invito = Invito
seated-label = { $people ->
    [one] Una persona
   *[other] { $people } persone
  } e { $bots } bot su { $seats } posti
private = privato
paused = in pausa
you-sit = sei seduto

## Giochi
game-holdem = Texas Hold'em
game-omaha4 = Omaha
game-omaha5 = Omaha a 5 carte
game-omaha6 = Omaha a 6 carte
game-omaha4-hilo = Omaha Hi/Lo
game-omaha5-hilo = Omaha Hi/Lo a 5 carte
game-omaha6-hilo = Omaha Hi/Lo a 6 carte
game-stud7 = Seven Card Stud
game-stud7-hilo = Seven Card Stud Hi/Lo
game-stud5 = Five Card Stud
game-razz = Razz
game-draw5 = Five Card Draw
game-italiana = Poker all'italiana
game-telesina = Telesina
game-mixed = Giochi misti
game-dealers-choice = Dealer's choice
game-blackjack = Blackjack
game-punto-banco = Punto Banco
limit-no-limit = no limit
limit-pot-limit = pot limit
limit-fixed-limit = fixed limit
limit-spread-limit = spread limit
book-figp-tournament = FIGP, tornei
book-sanremo-tournament = Sanremo, tornei
book-sanremo-cash = Sanremo, cash
book-fipos = FIPOS
book-home = Partita tra amici
book-italiana = Poker all'italiana
book-italiana-tournament = Poker all'italiana, tornei
book-recorded = Mani registrate

## Carte
card-hidden = carta coperta
card-name = { $rank } di { $suit }
suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
rank-2 = due
rank-3 = tre
rank-4 = quattro
rank-5 = cinque
rank-6 = sei
rank-7 = sette
rank-8 = otto
rank-9 = nove
rank-10 = dieci
rank-J = fante
rank-Q = donna
rank-K = re
rank-A = asso

## Tavolo
the-table = Il tavolo
pot = Piatto
main-pot = Principale
side-pot = Side { $number }
side-pots = Piatti
board = Carte comuni
dealer = Bottone
all-in = All-in
sit = Siediti
sit-here = Siediti al posto { $seat }
seat-of = { $name }, posto { $seat }
status-leaving = lascia
status-away = assente
status-no-chips = senza fiches
status-waiting = attende
status-next = entra ora
net-away = non collegato
waiting-players = In attesa di giocatori
waiting-hand = La mano sta per cominciare
next-hand = { $seconds ->
    [0] Si ricomincia…
   *[other] Prossima mano tra { $seconds } s
  }
table-closed = Il tavolo è chiuso
table-paused = Il tavolo è in pausa
choosing-game = Si sceglie il gioco
carried = Piatto in attesa: { $amount }
openers = Apertura: { $rank }
openers-11 = coppia di fanti
openers-12 = coppia di donne
openers-13 = coppia di re
openers-14 = coppia di assi
vele = Vele: { $layout }
clock = { $seconds } secondi
clock-bank = { $seconds } secondi di riserva
big-blinds = { $amount } BB
unit-bb = BB
info = Info
log = Mazziere
chat = Chat
log-and-chat = Parole del mazziere e chat
chat-say = Scrivi al tavolo
chat-sit = Siediti per scrivere.
mute = Non ascoltare { $name }
unmute-all = Riascolta tutti
reconnecting = Riconnessione…
no-table = Questo tavolo non c'è
watching = Stai guardando
table-full = Il tavolo è al completo
stakes-invito = invito { $amount }
stakes-limit = limit { $small }/{ $big }
stakes-ante = ante { $amount }
stakes-bring = bring-in { $amount }

## Sedersi
sit-title = Siediti a { $table }
sit-down = Siediti
your-name = Il tuo nome
guest = Ospite
buy-in = Con quante fiches? Da { $low } a { $high }
chips-amount = { $amount } fiches
balance = In cassa: { $amount }
entry = Come entrare
entry-post = Metto il buio e gioco subito
entry-wait = Aspetto il grande buio
my-seat = Il mio posto
sit-out = Salto un giro
im-back = Sono tornato
top-up = Aggiungi fiches (fino a { $most })
top-up-do = Aggiungi
top-up-when = Le fiches aggiunte durante una mano giocano dalla prossima.
leave = Lascia il tavolo
leave-after = Lascia: la mano viene passata
dispute = Contesta l'ultimo piatto
automatic = Scelte automatiche
prefer-straddle = Straddle
prefer-straddle-off = mai
prefer-straddle-live = sempre
prefer-boards = Più board quando si è all-in
prefer-boards-ask = chiedimelo
prefer-boards-1 = sempre uno
prefer-boards-2 = due
prefer-boards-3 = tre
prefer-chop = Dividere i bui
prefer-chop-ask = chiedimelo
prefer-chop-yes = sempre
prefer-chop-no = mai
prefer-show = Mostrare le carte
prefer-show-ask = chiedimelo
prefer-show-never = mai
prefer-show-always = sempre
prefer-invito = Invito
prefer-invito-asked = chiedimelo
prefer-invito-automatic = automatico
prefer-vele = Vele preferite
prefer-vele-none = nessuna preferenza
prefer-vele-nessuna = nessuna vela
prefer-vele-una = una
prefer-vele-due = due
prefer-vele-tre = tre
prefer-vele-croce = croce
prefer-vele-h = acca
prefer-vele-piramide = piramide
prefer-vele-ascensore = ascensore
prefer-distribuzione = Carte coperte preferite
prefer-distribuzione-none = nessuna preferenza
prefer-distribuzione-mai = mai
prefer-distribuzione-primo-giro = solo al primo giro
prefer-distribuzione-sempre = sempre

## Azioni
your-turn = Tocca a te
act-fold = Passo
act-check = Check
act-call = Vedo { $amount }
act-bet = Punto { $amount }
act-raise = Rilancio a { $amount }
act-complete = Completo a { $amount }
act-bring-in = Bring-in { $amount }
act-all-in = All-in { $amount }
act-call-all-in = Vedo all-in { $amount }
act-show = Mostro
act-muck = Non mostro
act-chop = Dividiamo
act-no-chop = Giochiamo
act-stand-pat = Servito
act-draw = { $count ->
    [one] Cambio una carta
   *[other] Cambio { $count } carte
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
    [0] CONFERMA: servito
    [one] CONFERMA: una carta
   *[other] CONFERMA: { $count } carte
  }
conferma-all = CONFERMA
fold-free = Puoi fare check senza pagare. Passi davvero?
passo-free = Nessuno ha puntato: puoi bussare. Passi davvero?
presets = Importi pronti
preset-min = Min
preset-max = Tutto
preset-pot = Piatto
amount = Importo
less = Meno
more = Più
draw-hint = Tocca le carte da cambiare (al massimo { $most }), poi conferma.
turn-hint = Tocca la carta da scoprire, poi conferma.
choose-cards = Scegli le carte
choose-vele = Vele
choose-distribution = Carte coperte
distribution-mai = Mai
distribution-primo-giro = Solo al primo giro
distribution-sempre = Sempre
vele-nessuna = Nessuna
vele-una = Una
vele-due = Due
vele-tre = Tre
vele-croce = Croce
vele-h = Acca
vele-piramide = Piramide
vele-ascensore = Ascensore
choose-game = Scegli il gioco
run-it = Tutti all-in: quanti board?
boards = { $count ->
    [one] Un board
   *[other] { $count } board
  }
pre-actions = Scelte in anticipo
pre-fold = Passo
pre-check-fold = Check o passo
pre-check = Check
pre-call = Vedo { $amount }
pre-call-any = Vedo sempre
coach-odds = Vedere costa { $call } per un piatto di { $pot }: serve vincere il { $needs }% delle volte.

## Detto al tavolo
said-fold = passo
said-check = check
said-call = vede { $amount }
said-bet = punta { $amount }
said-raise = rilancia a { $amount }
said-complete = completa a { $amount }
said-bring-in = bring-in { $amount }
said-all-in = all-in { $amount }
said-apro = apre { $amount }
said-punto = punta { $amount }
said-rilancio = rilancia a { $amount }
said-buio = buio { $amount }
said-controbuio = controbuio { $amount }
said-over = over { $amount }
said-busso = busso
said-parol = parol
said-drew = cambia { $count }
said-pat = servito

## Il mazziere dice
log-hand = Mano { $number }
log-street = { $street }
log-sat-down = { $who } si siede con { $amount }
log-left = { $who } lascia con { $amount }
log-leaving = { $who } lascerà dopo questa mano
log-sat-out = { $who } è assente
log-came-back = { $who } è tornato
log-bought = { $who } aggiunge { $amount }
log-timed-out = { $who }: tempo scaduto
log-bank = { $who } usa la riserva di tempo
log-paused = Il tavolo è in pausa
log-resumed = Si riprende
log-game = Si gioca { $game }
log-company = { $who } tiene compagnia
log-posted = { $who } mette { $kind } { $amount }
log-invito = { $who } mette l'invito, { $amount }
log-folded = { $who } passa
log-checked = { $who } fa check
log-called = { $who } vede { $amount }
log-bet = { $who } punta { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-raise = { $who } rilancia a { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-complete = { $who } completa a { $amount }
log-bring-in = { $who } mette il bring-in, { $amount }
log-apro = { $who } apre di { $amount }
log-punto = { $who } punta { $amount }
log-rilancio = { $who } rilancia a { $amount }
log-buio = { $who } fa il buio, { $amount }
log-controbuio = { $who } fa il controbuio, { $amount }
log-over = { $who } fa l'over, { $amount }
log-busso = { $who } bussa
log-parol = { $who } dice parol
log-adjusted = { $who } si adegua con { $amount }
log-returned = { $amount } tornano a { $who }
log-drew = { $count ->
    [0] { $who } è servito
    [one] { $who } cambia una carta
   *[other] { $who } cambia { $count } carte
  }
log-mucked = { $who } non mostra
log-shows = { $who } mostra
log-board = In tavola
log-vele = Vele girate
log-raked = La casa trattiene { $amount }
log-wins = { $who } vince { $amount }
log-wins-low = { $who } vince { $amount } con il low
log-killed = La mano di { $who } è morta
log-voided = La mano è annullata
log-held = Gioco fermo
street-preflop = Pre-flop
street-flop = Flop
street-turn = Turn
street-river = River
street-third = Terza strada
street-fourth = Quarta strada
street-fifth = Quinta strada
street-sixth = Sesta strada
street-seventh = Settima strada
street-second = Seconda strada
street-before-the-draw = Prima del cambio
street-after-the-draw = Dopo il cambio
street-apertura = Apertura
street-ultima-puntata = Ultima puntata
post-small-blind = lo small blind
post-big-blind = il big blind
post-ante = l'ante
post-straddle = lo straddle
post-dead = le fiches morte
post-bb-ante = il big blind ante
post-button-ante = l'ante del bottone

## Info
info-game = Gioco
info-stakes = Importi
info-rulebook = Regolamento
info-rake = Trattenuta
info-rake-of = { $percent }%, al massimo { $cap }
info-no-rake = nessuna
info-buy-in = Ci si siede con
info-hand = Mano
info-watching = Guardano
info-next-seal = Impegno sul prossimo mazzo
info-seal = Sigillo del mazzo in gioco
info-seal-means = Il mazzo è fissato prima della mano; anche il tuo browser vi mette la sua parte di caso.
last-hand = Rivedi l'ultima mano

## Contro il banco
bank = Banco
company = Compagnia
at-the-table = Al tavolo
chip-in-hand = La fiche in mano
your-chips = Le tue fiches: { $amount }
house-away = Segna il posto
house-ready = Pronto
place-stakes = Fate il vostro gioco
betting-until = Fate il vostro gioco: { $seconds } s
decide-until = Si decide: { $seconds } s
next-round = Prossimo colpo tra { $seconds } s
stake-on = Punta sulla casella { $box }
stake-bet = Punta su { $bet }, paga { $odds }
niwin-on = niWin { $box }, paga { $pays }
yours-here = tue { $amount }
take-back = Ritira
box = casella { $number }
insured = assicurata { $amount }
bj-pays = Il blackjack paga { $pays } · il banco sta su 17
point-hard = { $total }
point-soft = { $total } morbido
point-blackjack = blackjack
closed-stands = sta
closed-bust = sballa
closed-doubled = raddoppio
closed-surrendered = resa
closed-split-ace = assi divisi
closed-paid = pagata
house-hit = Carta
house-stand = Sto
house-double = Raddoppio { $amount }
house-split = Divido
house-surrender = Mi arrendo
house-insure = Assicuro { $amount }
house-even-money = Pagamento alla pari
house-no = No, gioco
house-second-box = Gioco due caselle
house-bot-box = Un bot di compagnia
house-cut = Taglio
house-decline = Non taglio
house-follow = Seguo { $amount }
window-surrender = Vuoi arrenderti per metà della puntata?
window-insurance = Assicurazione?
window-follow = Segui la decisione sulla casella?
window-play = Tocca a te
pb-punto = PUNTO
pb-banco = BANCO
pb-egalite = ÉGALITÉ
pb-result-punto = Vince Punto
pb-result-banco = Vince Banco
pb-result-egalite = Égalité
pb-result-void = Colpo annullato
with-six = con 6
bead-plate = Tabella dei colpi: { $count } colpi
big-road = Grande strada
log-bj-staked = { $who } punta { $amount } sulla casella { $box }
log-bj-niwin = { $who } punta { $amount } su niWin { $box }
log-bj-bank = Il banco ha { $total }
log-bj-won = { $who } vince { $amount }
log-bj-lost = { $who } perde { $amount }
log-bj-push = { $who }: pari
log-pb-staked = { $who } punta { $amount } su { $bet }
log-pb-scored = Banco { $banco }, Punto { $punto }
