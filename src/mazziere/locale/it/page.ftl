# Le parole di Mazziere, in italiano. Le stesse chiavi sono in en/page.ftl.

## Pagine
lobby = Sala
my-tables = I miei tavoli
my-hands = Le mie mani
rule = Regola
rule-in-reader = Apri fra le regole
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
play-money = Solo fiches di gioco: non si compra, non si vince e non si paga nulla.

## Sala
lobby-title = Siediti e gioca
lobby-lead = Tavoli aperti di ogni gioco, con persone e bot. Un clic, un nome, e le carte arrivano.
play-now = Gioca subito
new-table = Nuovo tavolo
my-club = Il mio club
my-club-lead = I tavoli che hai aperto, ognuno con il suo link da mandare agli amici.
my-club-empty = Non hai tavoli aperti. Aprine uno: il link e il codice da inquadrare arrivano subito.
house-books = Regolamenti della casa
house-books-none = Nessuno, per ora: si gioca con quelli della sala.
you-host = tuo
filter = Filtra i tavoli
filters = { $count ->
    [0] Filtri
   *[other] Filtri: { $count }
  }
lobby-bots = { $count } bot
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
stakes = Blind
stake = Puntata
invito = Invito
seated-label = { $people ->
    [one] Una persona
   *[other] { $people } persone
  } e { $bots } bot su { $seats } posti
private = privato
paused = in pausa
lobby-closing = in chiusura
you-sit = hai un posto

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
# Families, as rules name whom they are for.
game-omaha = Omaha
game-omaha-hilo = Omaha Hi/Lo
game-omaha8 = Omaha Hi/Lo
game-stud = Stud
game-stud8 = Seven Card Stud Hi/Lo
game-draw = Draw
game-flop-games = giochi con il board
game-limit = fixed limit
game-limit-holdem = Hold'em fixed limit
game-no-limit-holdem = Hold'em no limit
game-pot-limit-holdem = Hold'em pot limit
limit-no-limit = no limit
limit-pot-limit = pot limit
limit-fixed-limit = fixed limit
limit-spread-limit = spread limit
book-figp-tournament = FIGP, tornei
book-sanremo-tournament = Sanremo, tornei
book-sanremo-cash = Sanremo, cash
book-fipos = FIPOS
book-home = Partita in casa
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
side-pot = Secondario { $number }
side-pots = Piatti
board = Carte comuni
dealer = Bottone
all-in = All-in
sit = Siediti
sit-here = Siediti al posto { $seat }
seat-of = { $name }, posto { $seat }
status-leaving = lascia
status-away = assente
status-away-next = poi assente
status-no-chips = senza fiches
status-short = poche fiches
status-waiting = attende
status-next = prossima mano
net-away = non collegato
net-slow = collegamento lento
waiting-players = In attesa di giocatori
waiting-hand = La mano sta per cominciare
next-hand = { $seconds ->
    [0] Si ricomincia…
   *[other] Prossima mano tra { $time }
  }
table-closed = Il tavolo è chiuso
table-paused = Il tavolo è in pausa
seen-late = { $seconds ->
    [one] Lo vedi con { $seconds } secondo di ritardo
   *[other] Lo vedi con { $seconds } secondi di ritardo
  }
closes-after-hand = Il tavolo chiude dopo questa mano
closes-after-round = Il tavolo chiude dopo questo colpo
choosing = { $what ->
    [game] { $who } sceglie il gioco
    [vele] { $who } sceglie le vele
    [distribuzione] { $who } sceglie come dare la carta coperta
   *[other] { $who } sceglie le vele e la carta coperta
  }
choosing-mine = { $what ->
    [game] Scegli il gioco
    [vele] Scegli le vele
    [distribuzione] Scegli come dare la carta coperta
   *[other] Scegli le vele e la carta coperta
  }
carried = Piatto in attesa: { $amount }
parol-pot = Piatto di parol
openers = Apertura: { $rank }
pack-from = { $lowest ->
    [8] Mazzo dall'8
   *[other] Mazzo dal { $lowest }
  }
pack-from-to = { $lowest ->
    [8] dall'8 all'asso
   *[other] dal { $lowest } all'asso
  }
pack-by-players = dal 9 all'asso in due, un valore più in basso per ogni giocatore in più: dal 5 in sei
gone-folded = Hai passato
gone-mucked = Non mostrata
gone-killed = Mano annullata
giro-hand = Giro pazzo, mano { $number } di { $of }
openers-11 = coppia di fanti
openers-12 = coppia di donne
openers-13 = coppia di re
openers-14 = coppia di assi
vele = Vele: { $layout }
clock = { $seconds ->
    [one] Un secondo
   *[other] { $seconds } secondi
  }
clock-bank = { $seconds ->
    [one] Un secondo di riserva
   *[other] { $seconds } secondi di riserva
  }
big-blinds = { $amount } BB
unit-bb = BB
info = Info
log = Mazziere
chat = Chat
log-and-chat = Parole del mazziere e chat
chat-empty = Nessuno ha ancora scritto.
chat-say = Scrivi al tavolo
chat-sit = Siediti per scrivere.
mute = Silenzia { $name }
unmute-all = Ascolta di nuovo tutti
reconnecting = Riconnessione…
table-locked = Questo tavolo è privato
wrong-password = Questa password non apre il tavolo.
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
buy-in-ready = Importi pronti
buy-in-least = Minimo { $amount }
buy-in-last = Come l'ultima volta { $amount }
buy-in-most = Massimo { $amount }
buy-in-usual = { $blinds } big blind { $amount }
buy-in-to-least = Fino al minimo { $amount }
buy-in-to-usual = Fino a { $blinds } big blind { $amount }
buy-in-to-most = Il massimo { $amount }
brought-wrong = L'importo va da { $low } a { $high }.
balance = In cassa: { $amount }
entry = Come entrare
entry-post = Metto il big blind e gioco subito
entry-wait = Aspetto il big blind
my-seat = Il mio posto
sit-out = Mi assento
im-back = Sono tornato
im-back-everywhere = Sono tornato a tutti i tavoli ({ $count })
top-up = Aggiungi fiches (fino a { $most })
top-up-back = Aggiungi { $amount } e gioca
short = Fiches che mancano
short-none = Sei senza fiches.
short-credit = Hai { $have }: per entrare nella mano servono almeno { $least }.
short-waits = Hai aggiunto { $amount }: giochi dalla prossima mano.
short-refill = Il saldo non basta: ricarica
top-up-do = Aggiungi
top-up-title = Altre fiches
top-up-full = Hai già quanto questo tavolo permette ({ $most }).
top-up-broke = In cassa non hai altre fiches.
behind = { $amount } dalla prossima mano
top-up-when = Le fiches aggiunte durante una mano giocano dalla prossima.
leave = Lascia il tavolo
leave-played = Lascia: il tavolo finisce la mano
leave-after = Lascia e passa questa mano
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
prefer-chop = Riprendersi i blind
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
prefer-vele-h = H
prefer-vele-piramide = piramide
prefer-vele-ascensore = ascensore
prefer-always_vele = Usa le vele preferite senza chiedere
prefer-always_vele-off = no
prefer-always_vele-on = sempre, quando faccio le carte
prefer-distribuzione = Carte coperte preferite
prefer-distribuzione-none = nessuna preferenza
prefer-distribuzione-mai = mai
prefer-distribuzione-primo-giro = solo al primo giro
prefer-distribuzione-sempre = sempre
prefer-always_distribuzione = Usa la distribuzione preferita senza chiedere
prefer-always_distribuzione-off = no
prefer-always_distribuzione-on = sempre, quando faccio le carte

## Azioni
your-turn = Tocca a te
turn-at = Tocca a te: { $name }
turns-more = { $count ->
    [one] e a un altro tavolo
   *[other] e ad altri { $count } tavoli
  }
seconds-left = { $time }
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
act-muck = Nascondo
act-chop = Riprendo i blind
act-no-chop = Giochiamo
act-stand-pat = Servito
act-draw = { $count ->
    [one] Cambio una carta
   *[other] Cambio { $count } carte
  }
parol-join = Il piatto di parol si gioca nella prossima mano: ti adegui?
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
    [0] CONFERMA: servito
    [one] CONFERMA: una carta
   *[other] CONFERMA: { $count } carte
  }
conferma-all = CONFERMA
fold-free = Puoi fare check senza pagare. Passi davvero?
passo-free = Nessuno ha puntato: puoi bussare. Passi davvero?
presets = Importi pronti
preset-min = Min
preset-invito = Invito
preset-max = Max
preset-pot = Piatto
amount = Importo
less = Meno
more = Più
draw-hint = Scegli le carte da cambiare (al massimo { $most }), poi conferma.
turn-hint = Scegli la carta da scoprire, poi conferma.
turn-up = CONFERMA: scopri { $rank ->
    [asso] l'asso
    [otto] l'otto
    [donna] la donna
   *[other] il { $rank }
  } di { $suit }
open-already = Già scoperte
choose-cards = Scegli le carte
choose-vele = Vele
choose-distribution = Carte coperte
distribution-mai = Mai
distribution-primo-giro = Solo al primo giro
distribution-sempre = Sempre
distribution-libera = Sceglie il mazziere
vele-nessuna = Nessuna
vele-una = Una
vele-due = Due
vele-tre = Tre
vele-croce = Croce
vele-h = H
vele-piramide = Piramide
vele-ascensore = Ascensore
vele-libera = Sceglie il mazziere
choose-game = Scegli il gioco
run-it = Tutti all-in: quanti board?
boards = { $count ->
    [one] Un board
   *[other] { $count } board
  }
pre-actions = Scelte in anticipo
pre-lost = Connessione assente: finché non torna, le scelte in anticipo non valgono.
pre-fold = Passo
pre-check-fold = Check o passo
pre-check = Check
pre-call = Vedo { $amount }
pre-call-any = Vedo sempre
pre-italian-fold = PASSO
pre-italian-check-fold = BUSSO o PASSO
pre-italian-check = BUSSO
pre-italian-call = VEDO { $amount }
pre-italian-call-any = VEDO sempre
coach-odds = Vedere costa { $call } per un piatto di { $pot }: conviene se vinci almeno { $needs } volte su cento.

## Detto al tavolo
said-fold = passo
said-check = check
said-call = vedo { $amount }
said-bet = punto { $amount }
said-raise = rilancio a { $amount }
said-complete = completo a { $amount }
said-bring-in = bring-in { $amount }
said-all-in = all-in { $amount }
said-resto = resto { $amount }
said-call-all-in = vedo { $amount }, all-in
said-call-resto = vedo { $amount }, resto
said-apro = apro di { $amount }
said-punto = punto { $amount }
said-rilancio = rilancio a { $amount }
said-buio = buio { $amount }
said-controbuio = controbuio { $amount }
said-over = over { $amount }
said-busso = busso
said-va-bene = va bene
said-parol = parol
has-drawn = { $count ->
    [0] servito
    [one] ha cambiato una carta
   *[other] ha cambiato { $count } carte
}
said-drew = cambio { $count }
said-pat = servito

## Il mazziere dice
log-round = Colpo { $number }
log-hand = Mano { $number }{ $game ->
    [none] {""}
   *[other] : { $game }
  }
log-missed = Mentre non c'eri: mano { $number }
log-missed-round = Mentre non c'eri: colpo { $number }
log-missed-late = ti è scaduto il tempo
log-missed-mine = il tuo stack { $stack } ({ $net })
missed-hands = { $count ->
    [one] Mentre non c'eri a { $table } si è giocata una mano.
   *[other] Mentre non c'eri a { $table } si sono giocate { $count } mani.
}
missed-hands-mine = { $count ->
    [one] In una avevi le carte, risultato { $net }.
   *[other] In { $count } avevi le carte, risultato { $net }.
}
missed-rounds = { $count ->
    [one] Mentre non c'eri a { $table } si è giocato un colpo.
   *[other] Mentre non c'eri a { $table } si sono giocati { $count } colpi.
}
missed-rounds-mine = { $count ->
    [one] In uno avevi una puntata, risultato { $net }.
   *[other] In { $count } avevi una puntata, risultato { $net }.
}
log-street = { $street }
log-sat-down = { $who } si siede con { $amount }
log-left = { $who } lascia con { $amount }
log-leaving = { $who } sta lasciando il tavolo
log-paid-out = { $who } porta via { $amount }
log-gone = { $who } lascia il tavolo
log-removed = A { $who } viene tolto il posto: riprende { $amount }
log-removed-bare = A { $who } viene tolto il posto
log-sat-out = { $who } è assente
log-came-back = { $who } torna in gioco
log-bought = { $who } aggiunge { $amount }
log-timed-out = { $who }: tempo scaduto
log-bank = { $who } usa la riserva di tempo
log-paused = Il tavolo è in pausa
log-resumed = Si riprende
log-closing = { $by ->
    [host] Chi gestisce il tavolo lo chiude dopo questa mano
   *[floor] Il floor chiude il tavolo dopo questa mano
  }
log-closing-round = { $by ->
    [host] Chi gestisce il tavolo lo chiude dopo questo colpo
   *[floor] Il floor chiude il tavolo dopo questo colpo
  }
log-kept-open = Il tavolo resta aperto
log-closed = Il tavolo è chiuso
log-bots = { $count ->
    [0] Da ora niente bot a questo tavolo
    [one] Da ora un bot a questo tavolo
   *[other] Da ora { $count } bot a questo tavolo
  }
log-removing = { $who } perde il posto dopo questa mano
log-removing-round = { $who } perde il posto dopo questo colpo
log-game = Nessuno ha scelto: si gioca { $game }
log-game-by = { $who } sceglie { $game }{ $hands ->
    [1] {""}
   *[other] {" "}per { $hands } mani
  }
log-company = { $who } tiene compagnia
log-posted = { $who } mette { $kind } { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-invito = { $who } mette l'invito, { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-folded = { $who } passa
log-checked = { $who } fa check
log-called = { $who } vede { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-vedo = { $who } vede { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-street-of = { $street }, { $board ->
    [1] primo
    [2] secondo
   *[other] terzo
  } board
log-board-of = In tavola, { $board ->
    [1] primo
    [2] secondo
   *[other] terzo
  } board
log-runs = { $count ->
    [one] Non sono tutti d'accordo: un board solo
   *[other] Si gioca su { $count } board
  }
log-turns = { $who } scopre
log-hides = { $who } nasconde le carte
log-exposed = { $who } scopre le sue carte prima del tempo
log-reshuffled = Il mazzo è finito: { $what ->
    [burns] quel che resta si rimescola con le carte bruciate
   *[discards] si rimescolano gli scarti
}
log-sat-out-next = { $who } si assenterà dopo questa mano
log-sat-out-played = { $who } va in sitout: fino alla fine della mano il tavolo bussa o passa al posto suo
log-short = { $who } non arriva a { $amount }, il minimo per entrare nella mano: resta in sitout
log-absence-over = { $who } manca da troppo tempo: il posto può andare ad altri
log-blinds-missed = { $who } salta { $owes ->
    [both] i blind: li metterà per rientrare
    [small] lo small blind: lo metterà per rientrare
   *[big] il big blind: lo metterà per rientrare
  }
log-kept-out = { $who } non entra in questa mano: siede tra il bottone e i blind
log-bought-next = { $who } aggiunge { $amount } dalla prossima mano
log-top-up-over = { $amount } tornano a { $who }: il tavolo ammette al massimo { $limit }
log-top-up-short = { $amount } tornano a { $who }: per rientrare ne servono almeno { $limit }
log-seat-asked = { $who } chiede il posto { $seat } con { $amount }
log-seat-changed = { $who } passa al posto { $seat }
log-button = Il bottone va per sorteggio a { $who }
log-first-dealer = Per sorteggio il primo mazziere è { $who }
log-game-asked = { $who } sceglie il gioco
log-clock = { $by } chiama il tempo per { $who }
log-disputed = { $who } contesta il piatto: si aspetta la decisione del floor
log-share = { $who } riprende { $amount } dal piatto rimasto
log-openers = Per aprire serve almeno una { $rank ->
    [12] coppia di donne
   *[13] coppia di re
  }
log-pack = { $lowest ->
    [8] Mazzo dall'8 all'asso
   *[other] Mazzo dal { $lowest } all'asso
  }
log-giro-over = Il giro pazzo è finito: si torna al poker all'italiana
log-dai-carte = { $who } dice «dai carte»
log-chosen-vele = Il mazziere { $who } sceglie le vele: { $vele }
log-chosen-distribuzione = Il mazziere { $who } sceglie le carte coperte: { $distribuzione }
log-giro = Giro pazzo: dalla prossima mano ognuno fa il mazziere in una mano di telesina
log-giro-hand = Giro pazzo, mano { $number } di { $of }: dà le carte { $who }
log-parol-hand = Piatto di parol: si gioca per { $amount }
log-all-parol = Chi è rimasto ha detto parol
log-adjusting = Chi non è arrivato in fondo può adeguarsi al piatto di parol
log-not-joining = { $who } non si adegua al piatto di parol
log-not-in-parol = { $who } non gioca: non partecipa al piatto di parol
log-carried-unopened = Nessuno ha aperto: { $amount } restano nel piatto e la prossima mano si apre con almeno una { $rank ->
    [12] coppia di donne
   *[13] coppia di re
  }
log-carried-parol = Piatto di parol: { $amount } si giocano nella prossima mano; si apre con almeno una coppia di re e almeno per il piatto
log-chop = { $who } propone di riprendere i blind
log-no-chop = I blind restano: si gioca
log-no-raise = { $who } è fuori tempo: può ancora vedere o passare, non rilanciare
log-restored = La mano di { $who } torna in gioco
log-released = Si riprende a giocare
log-rewound = Il floor riporta la mano a un momento precedente
log-declared = Il piatto è dichiarato a { $who }
log-amended-more = Assegnazione corretta: { $who } riceve ancora { $amount }
log-amended-less = Assegnazione corretta: { $who } restituisce { $amount }
log-frozen = { $amount } del piatto restano da parte fino alla decisione del floor
log-thawed = { $who } riceve { $amount } tenuti da parte
log-told-pot = Nel piatto ci sono { $amount }
log-told-bet = La puntata da vedere è { $amount }
log-told-spread = Nel piatto, posto per posto: { $amounts }
log-bet = { $who } punta { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-raise = { $who } rilancia a { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-complete = { $who } completa a { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-bring-in = { $who } mette il bring-in, { $amount }{ $allin ->
    [yes] , all-in
   *[no] {""}
  }
log-apro = { $who } apre di { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-punto = { $who } punta { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-rilancio = { $who } rilancia a { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-buio = { $who } fa il buio, { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-controbuio = { $who } fa il controbuio, { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-over = { $who } fa l'over, { $amount }{ $allin ->
    [yes] , resto
   *[no] {""}
  }
log-busso = { $who } bussa
log-va-bene = { $who } dice «va bene»
log-parol = { $who } dice «parol»
log-adjusted = { $who } si adegua con { $amount }
log-returned = { $amount } tornano a { $who }
log-drew = { $count ->
    [0] { $who } dice «servito»
    [one] { $who } cambia una carta
   *[other] { $who } cambia { $count } carte
  }
log-mucked = { $who } non mostra
log-shows = { $who } mostra
log-board = In tavola
log-common = Una carta comune per tutti
log-gets = { $who } riceve
log-carried = Nessuno prende il piatto: { $amount } si giocano nella prossima mano
log-vele = { $count ->
    [one] Vela girata:
   *[other] Vele girate:
  }
log-raked = La casa trattiene { $amount }
log-wins = { $who } vince { $amount }
log-wins-with = { $who } vince { $amount } con { $hand }
log-busted = { $who } è senza fiches
log-wins-board = { $who } vince { $amount } { $side ->
    [low] con il low sul board { $board }
   *[high] sul board { $board }
}
log-wins-board-with = { $who } vince { $amount } sul board { $board } con { $hand }
log-wins-low = { $who } vince { $amount } con il low
log-killed = La mano di { $who } è morta
log-voided = La mano è annullata
log-held = Gioco fermo
street-preflop = Preflop
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
street-puntata-1 = Puntata 1
street-puntata-2 = Puntata 2
street-puntata-3 = Puntata 3
street-puntata-4 = Puntata 4
street-puntata-5 = Puntata 5
street-puntata-6 = Puntata 6
street-puntata-7 = Puntata 7
street-puntata-8 = Puntata 8
street-puntata-9 = Puntata 9
post-small-blind = lo small blind
post-big-blind = il big blind
post-ante = l'ante
post-straddle = lo straddle
post-dead = le fiches morte
post-big-blind-ante = il big blind ante
post-missed-big-blind = il big blind saltato
post-missed-small-blind = lo small blind saltato
post-missed-small-blind-only = lo small blind saltato
post-post = un big blind per entrare
post-button-ante = l'ante del bottone

## Info
info-game = Gioco
info-stakes = Importi
info-rulebook = Regolamento
giro-pazzo-when = dopo un full o un punto superiore
insurance = Assicurazione
book-blackjack = Blackjack, Casinò di Sanremo
book-punto-banco = Punto Banco, Casinò di Sanremo
info-pack = Mazzo
info-rake = Rake
info-rake-of = { $percent }%{ $cap ->
    [none] {""}
   *[other] , al massimo { $cap }
  }
info-no-rake = nessuno
info-buy-in = Ci si siede con
info-hand = Mano
info-round = Colpo
info-watching = Guardano
info-next-seal = Impegno sul prossimo mazzo
info-seal = Sigillo del mazzo in gioco
info-seal-means = Il mazzo è fissato prima della mano; anche il tuo browser vi mette la sua parte di caso.
last-hand = Rivedi l'ultima mano

## Contro il banco
bank = Banco
company = Compagnia
at-the-table = Al tavolo
stakes-between = puntate da { $least } a { $most }
chip-in-hand = La fiche in mano
your-chips = Fiches: { $amount }
house-away = Mi assento
house-top-up = Aggiungi fiches
chip-beyond = Hai davanti meno di { $amount }
house-ready = Pronto
house-repeat = Ripeti { $amount }
no-more-stakes = Rien ne va plus
not-in-round = In questo colpo non ci sei: punti dal prossimo
place-stakes = Fate il vostro gioco
betting-until = Fate il vostro gioco: { $time }
decide-until = Si decide: { $time }
round-won = Hai vinto { $amount }
round-lost = Hai perso { $amount }
round-push = Pari: la puntata torna a te
round-both-won = Vinti { $won }, persi { $lost }: sei in guadagno di { $amount }
round-both-lost = Vinti { $won }, persi { $lost }: sei in perdita di { $amount }
round-both-push = Vinti { $won }, persi { $lost }: sei in pari
next-round = Prossimo colpo tra { $time }
stake-on = Punta sulla casella { $box }
stake-bet = Punta su { $bet }, paga { $odds }
niwin-on = niWin { $box }, paga { $pays }
yours-here = tue { $amount }
take-back = Ritira
box = casella { $number }
insured = assicurata { $amount }
given-up = ceduta { $amount }
bj-pays = Il blackjack paga { $pays } · { $soft ->
    [draws] il banco tira su 17 con l'asso
   *[stands] il banco sta su 17
  }
point-hard = { $total }
point-soft = { $total ->
    [11] 11
   *[other] { $total } soft
  }
point-bust = { $total }
point-blackjack = blackjack
closed-stands = sta
closed-bust = sballa
closed-doubled = raddoppio
closed-surrendered = resa
closed-split-ace = assi divisi
closed-paid = pagata
hand-won = vince
hand-lost = perde
hand-push = pari
house-hit = Carta
house-stand = Sto
house-double = Raddoppio { $amount }
house-split = Divido { $amount }
house-surrender = Mi arrendo
house-insure = Assicuro { $amount }
house-even-money = Pagamento alla pari
house-no = No, gioco
house-no-follow = Non seguo
house-no-insurance = No
house-no-even-money = No
house-second-box = Gioco due caselle
house-bot-box = Un bot di compagnia
house-cut = Taglio
house-decline = Non taglio
house-follow = Seguo { $amount }
window-surrender = Vuoi arrenderti per metà della puntata?
window-insurance = Assicurazione?
window-even-money = Subito alla pari?
window-follow = { $verb ->
    [double] { $who } raddoppia sulla casella { $box }: raddoppi anche tu?
   *[split] { $who } divide sulla casella { $box }: dividi anche tu?
  }
box-speaker = Chi la gioca
window-company = Le caselle in gioco sono poche: giocane due, o chiedi compagnia.
window-play = Tocca a te
pb-punto = PUNTO
pb-banco = BANCO
pb-egalite = ÉGALITÉ
pb-result-punto = Vince Punto
pb-result-banco = Vince Banco
pb-result-egalite = Égalité
pb-result-void = Colpo annullato
with-six = con 6
bead-plate = Colpi usciti: { $count ->
    [one] un colpo
   *[other] { $count } colpi
  }
big-road = Serie dei colpi
log-bj-staked = { $who } punta { $amount } sulla casella { $box }
log-bj-niwin = { $who } punta { $amount } su niWin { $box }
log-bj-hit = { $who } chiede carta sulla casella { $box }
log-bj-stand = { $who } sta sulla casella { $box }
log-bj-double = { $who } raddoppia sulla casella { $box }
log-bj-split = { $who } divide sulla casella { $box }
log-bj-surrender = { $who } si arrende sulla casella { $box }
log-bj-insure = { $who } si assicura sulla casella { $box }
log-bj-even-money = { $who } prende il pagamento alla pari sulla casella { $box }
log-of-hand = { $nth ->
    [1] {""}
   *[other] , mano { $nth }
  }
log-bj-card = Casella { $box }{ log-of-hand }:
log-bj-bank-card = Il banco:
log-bj-bank = Il banco ha { $how ->
    [blackjack] blackjack
    [bust] { $total }: sballa
    [waits] { $total }: non tira
   *[other] { $total }
  }
log-stake-won = { $who } vince { $amount } { $bet ->
    [main] sulla casella { $box }{ log-of-hand }
    [insurance] con l'assicurazione della casella { $box }
    [surrender] con la resa
   *[other] su { $bet }
}
log-stake-lost = { $who } perde { $amount } { $bet ->
    [main] sulla casella { $box }{ log-of-hand }
    [insurance] con l'assicurazione della casella { $box }
    [surrender] con la resa
   *[other] su { $bet }
}
log-stake-push = { $who }: pari { $bet ->
    [main] sulla casella { $box }{ log-of-hand }
    [insurance] con l'assicurazione della casella { $box }
    [surrender] con la resa
   *[other] su { $bet }
}
log-pb-staked = { $who } punta { $amount } su { $bet }
log-pb-scored = Banco { $banco }, Punto { $punto }
log-company-left = { $who } si alza
log-unclaimed = Nessuno ritira { $amount }: la casa li tiene per { $who }
log-standing = Anche chi è in piedi può puntare
log-standing-no = Chi è in piedi non può più puntare
log-shoe = Nuova taglia di { $count } carte
log-stake-back = { $who } riprende { $amount }
log-no-more-bets = Rien ne va plus
log-cut-card = La mascherina: ultimo colpo della taglia
log-last-hands = { $count ->
    [one] Ultimo colpo della serata
   *[other] Ultimi { $count } colpi della serata
  }
log-limits = Dal prossimo colpo si punta da { $low } a { $high }
log-irregular = Irregolarità: decide il regolamento
log-rebuilt = Il colpo è ricostruito: ogni carta va al suo posto
log-suspended = Il gioco è sospeso
log-new-cards = Si cambiano le carte: dal prossimo colpo una taglia nuova
log-bj-time = Tempo scaduto
log-bj-blackjack = Il banco guarda la carta coperta: blackjack
log-bj-no-blackjack = Il banco guarda la carta coperta: niente blackjack
log-bj-card-void = Carta annullata
log-pb-cut = { $who } taglia
log-pb-turned = { $count ->
    [one] Si scopre
   *[other] Si scoprono
  }
log-pb-called = { $bet } { $score }: { $call ->
    [draws] tira
    [natural] abbatte
   *[stands] resta
  }

## Altre pagine
nowhere = Questa pagina non c'è
page-missing = La pagina non è arrivata: la sala non era raggiungibile.
load-again = Carica di nuovo
come-in-first = Qui serve un nome: basta quello di un ospite.
search = Cerca
search-rules = Cerca nelle regole
all-rules = Tutte le regole
rulebooks = Regolamenti
nothing-found = Nessuna regola trovata.
found-most = Sono le prime { $count }: con più parole se ne trovano meno.
unclear = Non chiaro:
compare-with = Confronta:
compare-against = Confronta con
book-extends = Un regolamento della casa. Dove non dice altro segue:
book-own = della casa
no-book = In questa sala non c'è un regolamento così.
policies = { $count ->
    [one] Un punto
   *[other] { $count } punti
  }
every-game = tutti i giochi
rule-for = Vale per: { $games }
source-SC = Cash game di Sanremo
source-SV = Cash game di Sanremo, varianti
source-ST = Torneo di Sanremo (TDA)
source-FG = Torneo FIGP
source-FP = Torneo F.I.PO.S.
source-TB = Regole di base del Texas Hold'em
source-IT = Poker all'italiana
source-BJ = Blackjack
source-PB = Punto Banco
differences = { $count ->
    [one] Una differenza
   *[other] { $count } differenze
  }
policy = Punto
yes = sì
no = no
verify-title = Verifica una mano
verify-lead = Le carte che hai visto erano fissate prima della mano? Qui si controlla, una per una, contro il sigillo pubblicato.
verify-hand = Verifica la mano { $number }
verify-paste = Incolla una mano giocata (il nostro JSON, o PHH)
verify-file = Oppure scegli un file
verify-ok = { $cards ->
    [one] In regola: una carta controllata, era fissata prima della mano.
   *[other] In regola: { $cards } carte controllate, tutte fissate prima della mano.
  }
verify-unread = Qui non c'è una mano che si possa leggere.
verify-broken = Non torna: le carte non sono quelle del sigillo.
verify-detail = In dettaglio
verify-means = Dimostra che le carte erano fissate prima della mano e non scelte dopo. Non dimostra che chi gestisce la sala non possa vederle.
result = Esito
won = Vinto
not-won = Non vinto
hands-played = Mani
hands-won = Vinte
collected = Incassato
biggest-pot = Piatto più grande
no-hands-like = Nessuna mano così.
no-hands = Nessuna mano, per ora.
when = Quando
export = Esporta
replay = Replay
replay-none = Questa mano non si trova.
replay-title = Mano { $number } · { $game }
replay-round = Colpo { $number } · { $game }
step-back = Indietro
step-on = Avanti
play = Avvia
pause = Pausa
resume = Riprendi
pausing = Pausa e ripresa
moment = Momento della mano
share = Copia il link
copied = Copiato
no-my-tables = Non hai un posto a nessun tavolo.
next-to-act = Tocca a te a
table-name = Nome del tavolo
limit = Limite
small-blind = Small blind
big-blind = Big blind
ante = Ante
bring-in = Bring-in
small-bet = Puntata delle prime strade
usual = come d'uso
new-buy-in-least = Ci si siede con almeno
new-buy-in-most = E al massimo con
by-the-book = come dice il regolamento
new-rake = Rake (%)
new-rake-cap = Rake al massimo per mano
bj-rules = Regole del tavolo
bj-surrender = Resa
bj-surrender-early = sempre
bj-surrender-early-not-ace = non contro l'asso
bj-surrender-late = dopo il controllo
bj-surrender-none = mai
bj-hole-card = Seconda carta del banco
bj-hole-card-none = per ultima
bj-hole-card-peek = subito, coperta
bj-insurance = Assicurazione
bj-insurance-ace = contro l'asso
bj-insurance-none = mai
bj-blackjack-pays = Il blackjack paga
bj-bank-soft-17 = 17 del banco con asso
bj-bank-soft-17-stands = sta
bj-bank-soft-17-draws = tira
bj-bank-blackjack-takes = Blackjack del banco
bj-bank-blackjack-takes-all = prende tutto
bj-bank-blackjack-takes-opening = la prima puntata
bj-max-hands = Mani da una divisione
bj-double-after-split = Raddoppio dopo divisione
bj-boxes = Caselle
bj-least-boxes = Caselle minime
bj-decks = Mazzi
bj-device = Carte da
bj-device-shoe = sabot
bj-device-csm = mescolatrice
new-bank = Riserva di tempo (s)
seats = Posti
bots = Bot
seconds-to-act = Secondi per decidere
table-password = Password (facoltativa)
table-private = Privato: si entra solo con il link
table-approve = Approvo io chi si siede
table-straddles = Straddle ammessi
table-boards = Più board quando si è all-in
giro-pazzo = Giro pazzo
giro-pazzo-means = Quando si mostra un full o un punto superiore, ognuno fa il mazziere in una mano di telesina.
games-in-turn = I giochi che si alternano
games-menu = I giochi tra cui il mazziere sceglie
games-change = Il gioco cambia
every-hand = a ogni mano
every-orbit = a ogni giro
limit-usual = quello solito di ogni gioco
stake-least = Puntata minima
stake-most = Puntata massima
open-table = Apri il tavolo
table-ready = { $name } è aperto
table-share = Manda il link agli amici, o fai inquadrare il codice.
table-qr = Codice QR del link al tavolo
copy-link = Copia il link
go-to-table = Vai al tavolo
as-guest = Come ospite
as-guest-lead = Basta un nome. Posto e fiches restano tuoi in questo browser.
log-in = Accedi
log-out = Esci
name = Nome
password = Password
open-account = Apri un conto
other-device = Da un altro dispositivo
device-code = Codice
device-code-get = Codice per un altro dispositivo
device-code-copy = Copia il codice
device-code-qr = Codice QR: continua su un altro dispositivo
device-code-where = Sull'altro dispositivo inquadra il codice QR, oppure apri { $address } e scrivi il codice.
device-code-means = Vale dieci minuti e una volta sola. Chi lo usa ha tutto il tuo account, fiches comprese: non darlo a nessuno.
go-on = Continua
claim-admin = Diventa amministratore
claimed-admin = Ora gestisci questa sala come { $name }.
in-purse = In cassa
on-tables = Sui tavoli
refill = Altre fiches
keep-account = Tieni il conto
keep-account-lead = Con una password ritrovi posto e fiches ovunque.
movements = Movimenti delle tue fiches
moved-what = Movimento
moved-amount = Fiches
moved-balance = In cassa
moved-more = Mostra altri
moved-none = Non si è ancora mossa nessuna fiche.
moved-sat-down = Entrata al tavolo
moved-bought = Aggiunta al tavolo
moved-returned = Resa dal tavolo
moved-left = Uscita dal tavolo
my-data = I miei dati
export-data = Esporta tutto
delete-me = Cancellami
delete-sure = Sì, cancella tutto
limits = Limiti
limits-lead = Un limite più stretto vale subito, uno più largo da domani. 0: nessun limite.
limit-of-loss = Fiches perse al giorno
limit-of-time = Minuti al giorno
limit-of-reminder = Promemoria (minuti)
limit-none = nessun limite
limit-saved = Salvato: vale da subito.
limit-coming = Per ora vale { $now }; dal { $date }: { $then }.
limit-saved-coming = Salvato. Per ora vale { $now }; dal { $date }: { $then }.
exclude-days = Giorni senza giocare
exclude = Escludimi
excluded-until = Esclusione dal gioco fino al { $date }
why-refill = Ricarica
role-guest = ospite
role-player = giocatore
role-dealer = mazziere
role-floor = floor
role-director = direttore
role-admin = amministratore
role-bot = bot
role-of = Ruolo di { $name }
staff = Personale
staff-lead = Una mano in corso, da qui, si vede come la vede uno spettatore.
accounts = Conti
tables = Tavoli
books = Contabilità
books-right = I conti tornano: la somma è zero.
books-wrong = Conti che non tornano: { $count }
audit = Registro
set-look = Aspetto
set-language = Lingua
language-missing = L'altra lingua non è arrivata: la sala non era raggiungibile. Resta questa.
set-theme = Tema
theme-auto = come il sistema
theme-light = chiaro
theme-dark = scuro
set-felt = Panno
felt-green = verde
felt-blue = blu
felt-wine = bordeaux
felt-grey = grigio
set-motion = Animazioni
motion-auto = come il sistema
motion-on = sì
motion-off = no
set-unit = Importi in
unit-name-chips = fiches
unit-name-bb = big blind
set-cards = Carte
set-deck = Colori
deck-two = due colori
deck-four = quattro colori
set-index = Indice
index-normal = normale
index-large = grande
set-hand-name = Il nome della mia mano sotto le carte
set-coach = Suggeritore: la mano, le carte che aiutano, le quote
set-sounds = Suoni
sound-turn = Tocca a me
sound-cards = Carte
sound-chips = Fiches
sound-win = Vincite
set-volume = Volume
set-notify = Avviso del browser quando tocca a me
set-keys = Tasti e importi pronti
key-fold = Passo
key-call = Check o vedo
key-raise = Rilancio
key-bet = Punto
key-allIn = All-in o RESTO
key-parol = PAROL
key-show = Mostro
key-muck = Nascondo
key-ready = Pronto
key-repeat = Ripeti la puntata
key-hit = Carta
key-stand = Sto
key-double = Raddoppio
key-split = Divido
key-surrender = Mi arrendo
key-insure = Assicuro
key-yes = Sì: pagamento alla pari, taglio
key-no = No
key-boxes = Gioco due caselle
key-company = Un bot di compagnia
set-keys-poker = Al poker
set-keys-bank = Contro il banco
set-keys-buio = Ai tavoli italiani { $call } è anche INVITO, BUSSO, VA BENE, DAI CARTE, PARTECIPO e SONO TORNATO; { $raise } è BUIO, CONTROBUIO e OVER; { $fold } è SITOUT all'invito.
set-keys-fixed = Le cifre scelgono un importo pronto, le carte da cambiare o la fiche; le frecce l'importo o la casella. Invio conferma o punta, Esc annulla, Backspace ritira la puntata.
set-preflop = Importi pronti preflop
set-later = Importi pronti dopo il flop
set-defaults = Ripristina tutto

## Lista d'attesa
waiting-list = Lista d'attesa
list-place = Sei il numero { $place } in lista
list-length = { $count ->
    [0] Nessuno in lista
    [one] Una persona in lista
   *[other] { $count } persone in lista
  }
list-join = Mettimi in lista
list-leave = Toglimi dalla lista
list-called = C'è un posto per te: { $time }
list-accept = Mi siedo
list-decline = Non ora

## Club: desk, hall, rulebooks, calls, staff
desk = Desk del floor
desk-lists = Giochi
desk-none = In sala non c'è ancora un gioco: apri il primo.
desk-game = Un gioco della sala
desk-new-list = Altro gioco
desk-new-list-do = Apri la lista
desk-list-name = Nome sugli schermi
desk-blind = Big blind, per confrontare i giochi
desk-buy-in = Buy-in minimo
desk-answer = Minuti per rispondere alla chiamata
desk-opening = Nomi che aprono un altro tavolo (0: mai)
desk-must-move = Must-move: il tavolo principale resta pieno
desk-by-phone = I nomi si possono segnare da fuori
desk-undo = Annulla: { $what } ({ $who })
desk-nothing-to-undo = Nulla da annullare
desk-name = Nome di chi arriva
desk-add = Aggiungi
desk-table-name = Numero del nuovo tavolo
desk-open = Apri
desk-table = Tavolo { $table }
desk-seat = Tavolo { $table }, posto { $seat }
desk-any-seat = un posto qualsiasi del tavolo { $table }
desk-seat-word = Posto
desk-any = Qualsiasi posto
desk-main = principale
desk-chair = Posto { $seat }: { $who }
desk-free = libero
desk-held = riservato
desk-taken = occupato
desk-promised = promesso
desk-absent = assente
desk-since = { $minutes ->
    [0] in lista da ora
   *[other] in lista da { $minutes } min
  }
desk-wants-table = Ci sono abbastanza nomi per aprire un altro tavolo.
desk-from-another = Qualcuno da un altro gioco
desk-sits = Si è seduto
desk-declines = Rinuncia
desk-gets-up = Si alza
desk-goes-away = Si allontana
desk-is-back = È tornato
desk-strike = Togli dalla lista
desk-place = Assegna tavolo { $table }, posto { $seat }
desk-place-name = Assegna a { $name }
desk-move = Sposta al tavolo { $table }
desk-move-first = Sposta qui il prossimo
desk-hold = Riserva il posto
desk-release = Libera
desk-change-seat = Vuole un altro posto
desk-keep-apart = Tieni separato da…
desk-apart-from = Tieni { $name } separato da
desk-are-apart = { $one } e { $two } non siedono insieme
desk-lift = Togli
desk-drop = Tiene il posto
desk-close = Chiudi il tavolo
desk-close-note = Alla chiusura si estrae una carta per ogni giocatore; la più alta va prima in lista.
desk-phone = Sul suo telefono
desk-phone-note = Con questo codice { $name } segue la lista sul proprio telefono.
desk-phone-make = Crea il codice
desk-phone-qr = Codice da inquadrare col telefono
desk-slips = Chiamate e spostamenti
desk-more = Altro
desk-side-list = Richieste
desk-side-log = Registro
desk-wishes = Cambi posto e giocatori separati
desk-no-wishes = Nessuna richiesta.
desk-player = un giocatore
desk-why-listed = primo in lista
desk-why-closed = tavolo chiuso
desk-why-level-up = sale di livello
desk-why-main = al tavolo principale
desk-why-imposed = assegnato dalla sala
desk-why-moved = spostato dalla sala
desk-stage-called = chiamato
desk-stage-leaving = lascia il vecchio posto
desk-stage-coming = sta arrivando
desk-did-join = in lista
desk-did-leave-list = fuori lista
desk-did-seat = si è seduto
desk-did-sit = si è seduto
desk-did-get-up = si alza
desk-did-open = tavolo aperto
desk-did-close = tavolo chiuso
desk-did-away = assente
desk-did-back = tornato
desk-did-accept = sta arrivando
desk-did-decline = rinuncia
desk-did-ask-change = vuole cambiare posto
desk-did-drop-change = tiene il posto
desk-did-place = posto assegnato
desk-did-move = spostato
desk-did-hold = posto riservato
desk-did-release = posto liberato
desk-did-keep-apart = separati
desk-did-lift-apart = possono sedere insieme
desk-dealt = Carte date, dalla più alta
desk-draw = carta di posto n. { $draw }
desk-log-opened = La lista è aperta
desk-log-table-added = Si apre il tavolo { $table }
desk-log-table-closing = Si chiude il tavolo { $table }
desk-log-table-closed = Tavolo { $table } chiuso
desk-log-listed = { $name } è in lista
desk-log-unlisted = { $name } non è più in lista
desk-log-away = { $name } si è allontanato
desk-log-back = { $name } è tornato
desk-log-called = { $name } chiamato: tavolo { $table }, posto { $seat }
desk-log-accepted = { $name } va al tavolo { $table }, posto { $seat }
desk-log-came-free = { $name } ha lasciato il posto per il tavolo { $table }, posto { $seat }
desk-log-declined = { $name } rinuncia al tavolo { $table }, posto { $seat }
desk-log-lapsed = { $name } non arriva in tempo: ultimo in lista
desk-log-withdrawn = Il posto per { $name } è ritirato
desk-log-blocked = { $name } attende prima di un'altra offerta
desk-log-sat = { $name } siede al tavolo { $table }, posto { $seat }
desk-log-got-up = { $name } si alza dal tavolo { $table }, posto { $seat }
desk-log-change-asked = { $name } vuole un altro posto
desk-log-change-dropped = { $name } tiene il posto
desk-log-seat-changed = { $name } passa dal posto { $seat } al posto { $to }
desk-log-seat-held = Posto { $seat } del tavolo { $table } riservato
desk-log-seat-released = Posto { $seat } del tavolo { $table } liberato
desk-log-kept-apart = { $name } e { $other } non siedono insieme
desk-log-apart-lifted = { $name } e { $other } possono sedere insieme
desk-log-clock-shifted = Restituito il tempo perso per un guasto
desk-log-step = Al desk, { $who }: { $what }
desk-log-undone = { $who } annulla l'ultimo passo
hall-lists = Liste d'attesa della sala
hall-screen = Schermo per la sala
hall-none = Nessun gioco aperto ai tavoli della sala.
hall-tables = Tavoli: { $tables }, posti liberi: { $free }
hall-blind = big blind { $amount }
hall-seats-free = Ci sono posti liberi
hall-calls = Chiamati al posto
hall-your-seat = Il tuo posto è pronto: tavolo { $table }, posto { $seat }
hall-go-to = Vai al tavolo { $table }, posto { $seat }
hall-coming = Arrivo
hall-you-sit = Siedi al tavolo { $table }, posto { $seat }
hall-at-desk = Segna il tuo nome al desk.
hall-away = Mi allontano per un po'
hall-other-seat = Vorrei un altro posto
house-book = Regolamento della casa
house-book-lead = Parti da un profilo e cambia ciò che in casa tua si gioca diversamente; puoi aprire un tavolo con queste regole.
house-book-write = Scrivi il tuo regolamento
book-from = Profilo di partenza
book-name = Nome breve
book-it = Nome in italiano
book-en = Nome in inglese
book-find = Cerca una regola
book-open-file = Apri un file TOML
book-changed = cambiate: { $count }
book-differs = Differenze dal profilo
book-differences = { $count ->
    [0] Ancora nessuna differenza.
    [one] Una differenza.
   *[other] { $count } differenze.
  }
book-download = Scarica TOML
book-save = Salva in questa sala
book-saved = Salvato: { $title }.
book-read = Leggilo
book-use = Apri un tavolo
policies-engine = La mano
policies-showdown = Showdown
policies-pots = Piatti
policies-floor = Floor
policies-table = Tavolo
policies-tournament = Torneo
policies-clock = Tempo
policies-italiana = Poker all'italiana
policy-profile = Nel profilo: { $value }
policy-none = nessuno
policy-rule = Regola o articolo
policy-reset = Come nel profilo
policy-up = Sposta in su { $value }
call-floor = Chiama il floor
call-lead = Il floor vedrà questo tavolo, la mano { $hand } e il tuo nome.
call-lead-round = Il floor vedrà questo tavolo, il colpo { $hand } e il tuo nome.
call-reason = Motivo
call-about = Riguardo a
call-nobody = nessuno in particolare
call-text = A parole tue (facoltativo)
call-send = Chiama
call-done = La chiamata numero { $number } è arrivata al floor. La risposta ti sarà data qui.
call-ruling = Una decisione
call-slow = Gioco lento
call-behaviour = Comportamento
call-collusion = Collusione
call-chat = Chat
call-technical = Qualcosa non funziona
call-other = Altro
outcome-coming = Me ne occupo
outcome-ruled = Deciso
outcome-warned = Richiamo
outcome-sanctioned = Sanzione
outcome-nothing = Nulla da fare
staff-only-here = Queste pagine sono per il personale.
staff-calls = Chiamate
staff-accounts = Conti
staff-tables = Tavoli
staff-trail = Registro
staff-books = Contabilità
staff-no-calls = Nessuno ha chiamato il floor.
staff-open = aperta
staff-closed = risposta data
staff-hand = mano { $hand }
staff-answer = Risposta a { $name }
staff-find = Cerca un conto
staff-role = Ruolo
staff-since = Dal
staff-on-tables = Ai tavoli
staff-seats = Siede a
staff-excluded = Esclusione fino al
staff-chips = Dai o togli fiches
staff-chips-amount = Importo (negativo: tolte)
staff-chips-do = Registra
staff-chips-done = Registrato.
staff-why = Motivo
staff-amount = Importo
staff-left = Saldo dopo
staff-exclude = Escludi dal gioco
staff-exclude-do = Escludi
staff-exclude-done = Esclusione registrata.
staff-days = Giorni
staff-silence = Chat
staff-silence-do = Togli la chat
staff-unsilence = Ridai la parola
staff-silenced = Chat tolta.
staff-unsilenced = Può di nuovo scrivere.
staff-role-done = Ruolo cambiato.
staff-receipts = Ricevute della cassa
staff-watch = Guarda
staff-close = Chiudi…
staff-close-sure = Chiudi davvero
staff-void = Chiudi subito…
staff-void-sure = La mano è nulla: ogni puntata torna indietro e il tavolo chiude
staff-again = Aggiorna
staff-move = Sposta il prossimo al tavolo
staff-stacks = Posti e fiches
staff-seat = Posto
staff-stack = Stack
staff-put-in = In questa mano
staff-nobody = Non è seduto nessuno.
staff-events = Eventi
staff-events-note = Come li riceve uno spettatore: nessuna carta coperta.
staff-events-none = Qui non è ancora successo nulla.
staff-events-raw = Come sono scritti
trail-who = Chi
trail-what = Cosa
trail-whom = A chi o dove
trail-how = Come
trail-when = Quando
trail-day = Giorno
trail-all = tutto
trail-none = Nulla trovato.
trail-chips = fiches
trail-silence = chat tolta
trail-unsilence = chat ridata
trail-exclude = esclusione
trail-role = ruolo
trail-pause = tavolo in pausa
trail-resume = tavolo ripreso
trail-close = tavolo chiuso
trail-keep-open = tavolo tenuto aperto
trail-void = mano dichiarata nulla
trail-kick = posto tolto
trail-remove = posto tolto
trail-bots = numero di bot
trail-approve = posto concesso
trail-keep-apart = tenuti separati
trail-limits = nuovi limiti
trail-last-hands = annunciati gli ultimi colpi
trail-hold = posto riservato
trail-release = posto liberato
trail-standing = giocatori in piedi
trail-standing-accept = ammessi
trail-standing-refuse = non ammessi
trail-unclaimed = fiches non ritirate, custodite
trail-draw = bottone estratto
trail-count = carte contate
trail-seat = posto { $seat }
trail-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
  }
trail-gone = non c'è più
trail-move = spostamento
trail-floor-answer = risposta a una chiamata
trail-list-opened = lista aperta
trail-deck-unsealed = mazzo aperto
books-bank = Banco
books-house = Casa
books-rake = Rake
books-players = Giocatori e tavoli

# --- a host's own table
host = Gestione
seat-asked = Hai chiesto il posto { $seat }: decide chi gestisce il tavolo.
seat-asked-back = Ritira la richiesta
seat-denied = Chi gestisce il tavolo non ti ha dato il posto.
host-asking = { $count ->
    [one] un giocatore chiede il posto
   *[other] { $count } giocatori chiedono il posto
  }
host-asks = { $name } chiede il posto { $seat } con { $amount }
host-approve = Fai entrare
host-deny = Rifiuta
host-seats = Al tavolo
host-kick = Togli il posto
host-kick-hand = prima finisce questa mano
host-kick-round = prima finisce questo colpo
host-goes-hand = esce dopo questa mano
host-goes-round = esce dopo questo colpo
host-fewer-bots = Un bot in meno
host-more-bots = Un bot in più
host-last-hands = Chiama le ultime tre mani
host-last-hands-sure = Chiamale: altre tre, poi il tavolo chiude
host-last-hands-means = Da ora si giocano altre tre mani; poi il tavolo chiude e ognuno riprende le sue fiches.
host-limits = Limiti
host-limits-post = Esponi
host-limits-posted = Dalla prossima mano si punta da { $low } a { $high }.
host-keep-seat = Posto riservato
host-keep-none = nessuno
seat-number = Posto { $seat }

# --- al posto
sit-out-next = Mi assento dopo la mano
sit-out-blind = Mi assento al mio big blind
leave-then = Esco dopo questa mano
prefer-top-up = Ricarica automatica
prefer-top-up-off = mai
prefer-top-up-least = fino al buy-in minimo
prefer-top-up-most = fino al buy-in massimo
prefer-straddle-ask = chiedimelo
prefer-time = Tempo per decidere
prefer-time-usual = come tutti
prefer-time-extra = il doppio
entry-why = { $owes ->
    [both] Hai saltato i due blind. Per giocare subito paghi { $amount }: lo small blind è morto, il big blind è una puntata viva. Oppure aspetti che il big blind tocchi a te, e non paghi altro.
    [big] Hai saltato il big blind. Per giocare subito paghi { $amount } come puntata viva. Oppure aspetti che il big blind tocchi a te.
    [small] Hai saltato lo small blind. Per giocare subito paghi { $amount }, che va nel piatto come puntata morta. Oppure aspetti che il big blind tocchi a te.
   *[none] A questo tavolo è la tua prima mano. Per giocare subito paghi { $amount } come puntata viva. Oppure aspetti che il big blind tocchi a te.
  }
entry-pay = Pago { $amount } e gioco
show-or-muck = Mostra o nascondi
show-all = Mostro
show-card = Mostro: { $card }
straddle-ask = Straddle nella prossima mano?
straddle-do = Straddle { $amount }
log-straddles = { $who } farà lo straddle nella prossima mano
host-close = Chiudi il tavolo
host-close-sure = Chiudi per sempre: ognuno riprende le sue fiches
host-close-hand = Chiudi il tavolo dopo questa mano
host-close-round = Chiudi il tavolo dopo questo colpo
host-close-sure-hand = Chiudilo dopo questa mano
host-close-sure-round = Chiudilo dopo questo colpo
host-close-means-hand = Questa mano si gioca fino in fondo, non se ne danno altre e ognuno riprende le sue fiches.
host-close-means-round = Questo colpo si gioca fino in fondo, non ne seguono altri e ognuno riprende le sue fiches.
host-close-paused-hand = La mano in pausa riprende e si gioca fino in fondo, non se ne danno altre e ognuno riprende le sue fiches.
host-close-paused-round = Il colpo in pausa riprende e si gioca fino in fondo, non ne seguono altri e ognuno riprende le sue fiches.
host-keep-open = Tienilo aperto
host-closed-by-floor = Lo chiude il floor: solo il floor può tenerlo aperto.
rotate = Gira i posti
last-hand-short = Ultima mano
info-others = { $count ->
    [one] un altro
   *[other] altri { $count }
  }
info-delay = Per chi guarda
info-delay-of = { $seconds ->
    [one] un secondo dopo
   *[other] { $seconds } secondi dopo
  }
coach = Suggeritore
coach-hand = Hai: { $hand }.
coach-outs = { $count ->
    [one] Una carta aiuta
   *[other] { $count } carte aiutano
  } ({ $chance }%): { $what }.
coach-no-outs = Nessuna carta del prossimo giro migliora la mano.
category-one-pair = coppia
category-two-pair = doppia coppia
category-three-of-a-kind = tris
category-straight = scala
category-flush = colore
category-full-house = full
category-four-of-a-kind = poker
category-straight-flush = scala colore
category-low = low { $top }
set-auto-muck = Nascondi senza chiedere le mani battute
set-extra-time = Mi serve più tempo per decidere (dove il tavolo lo dà)
set-key-press = premi un tasto
set-presets-how = Al massimo cinque: 2,5x è tante volte la puntata, 2/3 una parte del piatto, pot il piatto intero.
set-preset-wrong = Non capisco: { $what }
set-playing = Al tavolo
company-filter = Compagnia
company-people = con persone
company-bots = con bot
company-empty = ancora nessuno
seats-two = due
seats-six = fino a sei
seats-full = più di sei
desk-shut = Chiudi questa lista
desk-did-shut = lista chiusa
table-extra-time = Tempo in più a chi ne ha bisogno
extra-time-default = se privato o con bot
extra-time-allowed = sì
extra-time-given = Adesso lo hai a: { $tables }.
extra-time-ended = Di nuovo il tempo normale a: { $tables }.
extra-time-not-given = Non lo dà: { $tables }.
extra-time-never = no
table-delay = Ritardo pubblico (s)
hands-table = Tavolo
hands-since = Da
hands-days = { $days ->
    [0] sempre
    [one] ieri
   *[other] { $days } giorni fa
  }
hands-net = Netto
hands-chosen = Giocate per scelta
hands-raised = Rilanciate subito
hands-showdown = Fino allo showdown
hands-showdown-won = Vinte allo showdown
lobby-waiting = { $count } in lista
leaving-hand = Stai uscendo: hai passato la mano e { $amount } sono di nuovo in cassa. Ora hai { $balance }.
leaving-turn = Stai uscendo: { $amount } sono di nuovo in cassa, ora hai { $balance }. La mano si passa quando tocca a te.
leaving-played = Stai uscendo: { $amount } sono di nuovo in cassa, ora hai { $balance }. Il tavolo finisce questa mano per te; ciò che rende arriva dopo.
leaving-pot = Stai uscendo: ciò che hai nel piatto si gioca ancora, e torna in cassa alla fine della mano.
leaving-round = Stai uscendo: { $amount } sono di nuovo in cassa, ora hai { $balance }. Le puntate restano in gioco; ciò che rendono arriva alla fine del colpo.
left-left = Hai lasciato il tavolo con { $amount }: ora hai { $balance }.
back-at = Puoi sederti di nuovo qui dalle { $time }.
left-moved = Passi a un altro tavolo con { $amount }.
left-limit = Hai raggiunto il limite che ti sei dato. Lasci il tavolo con { $amount }: ora hai { $balance }.
left-removed = Chi gestisce il tavolo ti ha tolto il posto. Ti tornano in cassa { $amount }: ora hai { $balance }.
removing-hand = Dopo questa mano chi gestisce il tavolo ti toglie il posto: giocala fino in fondo, poi esci con tutte le tue fiches.
removing-round = Dopo questo colpo chi gestisce il tavolo ti toglie il posto: le tue puntate vanno fino in fondo, poi esci con tutte le tue fiches.
left-closed = Il tavolo è chiuso. Ti tornano in cassa { $amount }: ora hai { $balance }.
left-absent = L'assenza è durata troppo e il posto è di nuovo libero. Ti tornano in cassa { $amount }: ora hai { $balance }.
preset-all-in = All-in
turns-waiting = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
  }

# --- ciò che una regola del locale può essere
value-again = di nuovo
value-all-in = all-in
value-all-in-only = solo chi è all-in
value-all-show = mostrano tutti
value-allowed = permesso
value-always = sempre
value-ante-first = prima l'ante
value-any = qualunque
value-any-decision = qualunque decisione
value-any-participant-with-reason = qualunque partecipante con un motivo
value-any-raise = qualunque rilancio
value-any-two-actions = due azioni qualunque
value-as-limit = come nel limit
value-as-made = come è stata fatta
value-as-posted = per quanto è stato messo
value-as-the-format = come nel formato
value-asked = chiesto a ognuno
value-at-showdown = allo showdown
value-automatic = prelevato a tutti
value-beats-best-shown = batte la migliore mostrata
value-betting-over = le puntate sono finite
value-big-blind = big blind
value-big-blind-acts-then-any-two = agisce il big blind, poi due qualunque
value-binds = vincola
value-binds-unless-action-changes = vincola se l'azione non cambia
value-blind-first = prima il blind
value-bound-but-not-paid = vincolate ma non pagate
value-burned = bruciata
value-button = bottone
value-button-to-big-blind = dal bottone al big blind
value-button-to-small-blind = dal bottone allo small blind
value-by-starting-stack = secondo lo stack iniziale
value-by-suit = per seme
value-call = call
value-caller = chi ha visto la puntata
value-caller-of-the-river-bet = chi ha visto la puntata al river
value-cards-mixed = le carte sono mescolate
value-check-or-fold = check o fold
value-circle = a cerchio
value-clubs = fiori
value-complete = si completa
value-completed = completato
value-completed-if-opening-bet-or-heads-up = completato se apre le puntate o in due
value-corrected-before-round-ends = corretto prima che il giro finisca
value-count-full = contano per intero
value-counter = contro straddle
value-counts-full = conta per intero
value-cumulative = sommati
value-dead = morto
value-deal-complete = la distribuzione è completa
value-dealt-and-folded = riceve le carte e passa
value-dealt-in = riceve le carte
value-decisions-that-cost = decisioni che costano fiches
value-diamonds = quadri
value-double = il doppio
value-each = ognuno
value-each-alone = ognuno da solo
value-empty-seat = al posto vuoto
value-fifth-card-takes-its-place = la quinta carta prende il suo posto
value-final = no, è definitivo
value-first-card-to-all = la prima carta a tutti
value-first-riffle = alla prima mescolata
value-fixed = fisso
value-floor-decides = decide il floor
value-floor-may-retrieve = il floor può recuperarla
value-floor-picks-the-burn = il floor sceglie la carta da bruciare
value-fold = fold
value-fold-or-call-only = solo fold o call
value-for-nothing = sì, e apre senza fiches
value-full-blind = un blind intero
value-full-raise = un rilancio intero
value-full-value = al valore pieno
value-half-is-full = metà conta per intero
value-half-or-more = metà o più
value-half-reopens = metà riapre le puntate
value-hearts = cuori
value-high = la mano alta
value-high-card = alla carta alta
value-high-card-by-suit = alla carta alta, poi al seme
value-highest-suit = il seme più alto
value-impossible = impossibile
value-in-proportion = in proporzione
value-kept = resta suo
value-largest-full-raise = il rilancio intero più grande
value-last-aggressor-any-street = l'ultimo ad aver puntato nella mano
value-last-aggressor-final-round = l'ultimo ad aver puntato nell'ultimo giro
value-last-first = prima l'ultimo
value-last-full-raise = l'ultimo rilancio intero
value-last-seated = l'ultimo a sedersi
value-last-vacated-seat = l'ultimo posto liberato
value-least-valid-wager = la puntata minima valida
value-left-of-button = a sinistra del bottone
value-left-of-dealer = a sinistra del mazziere
value-live = live
value-live-if-the-winner-asked = viva se l'ha chiesto il vincitore
value-loses-raise = perde il diritto di rilanciare
value-lost = perso
value-lowest-suit = il seme più basso
value-main-first = prima il piatto principale
value-may-be-removed = può essere tolto
value-may-withdraw = può ritirarsi
value-misdeal = misdeal
value-mississippi = dal bottone (Mississippi)
value-moving = mobile
value-nearest-small-blind = il più vicino allo small blind
value-never = mai
value-next-big-blind = il prossimo big blind
value-no = no
value-no-big-blind-twice = nessuno paga due volte il big blind
value-no-raise = nessun rilancio
value-nobody = nessuno
value-none = nessuno
value-not-asked = senza richiesta
value-not-binding = non vincola
value-not-in-final-round = non nell'ultimo giro
value-offered = offerto
value-on-request = a richiesta
value-one-of-equal-chips = una di più fiches uguali
value-one-of-the-flop-is-burned = una del flop viene bruciata
value-one-smallest-chip = una fiche del taglio minimo
value-owed = dovuti
value-penalty = penalità
value-posts = mette il blind
value-pot-after-call = il piatto dopo il call
value-pot-is-the-stake = il piatto è la posta
value-pot-limit-only = solo nel pot limit
value-redealt = si dà di nuovo
value-reduced-to-skipped = ridotta a ciò che può fare chi è stato saltato
value-relief-if-nobody-acted = rimedio se nessuno ha agito
value-removed = via dal tavolo
value-replaced-and-burned = sostituita e bruciata
value-reshuffled-no-burn = rimescolato, senza bruciare
value-restored-or-reshuffled = ripristinata o rimescolata
value-returned = restituita
value-right-of-button = a destra del bottone
value-round-starts-heads-up = il giro comincia in due
value-same-position = stessa posizione
value-share = dividono
value-shared-card = una carta comune
value-show-or-muck = mostra o nasconde
value-sit-out = non gioca
value-sits-out = non gioca
value-small-blind = small blind
value-smallest-chip = la fiche del taglio minimo
value-spades = picche
value-spades-over-hearts = picche su cuori
value-stays = resta
value-stays-dead = resta morta
value-substantial-action = azione sostanziale
value-substantial-action-of-next-hand = azione sostanziale della mano dopo
value-together-if-covering-or-part-withdrawn = insieme, se copre o se ne viene ritirata una parte
value-two-left-in-event = due rimasti nel torneo
value-two-with-chips-or-any-three = due con fiches, o tre qualunque
value-while-identifiable = finché si riconosce
value-withdraw-or-match = ritira o pareggia
value-worst-seat-never-small-blind = il posto peggiore, mai lo small blind
preset-resto = Resto
chat-unread = Nuovi messaggi
export-text = Testo
curve = { $hands } mani, in tutto { $sum }
curve-hand = Mano { $number }, { $when }: { $net }, in tutto { $sum }
curve-told = L'andamento di { $hands } mani: alla fine { $sum }, al massimo { $most }, al minimo { $least }
export-all = { $hands ->
    [one] Esporta la mano in un file:
   *[other] Esporta le { $hands } mani in un file:
  }
export-left = { $hands ->
    [one] Una mano è rimasta fuori: questo formato non conosce il suo gioco.
   *[other] { $hands } mani sono rimaste fuori: questo formato non conosce il loro gioco.
  }
why-first-grant = Fiches di benvenuto
exclude-sure = { $days ->
    [one] Sì: non gioco per un giorno
   *[other] Sì: non gioco per { $days } giorni
  }
no-rule = Nessuna regola ha questo numero
table-more = Altre scelte
bead-plate-name = Colpi usciti
field-missing = { $field }: scrivi qualcosa.
field-longer = { $field }: almeno { $least } caratteri.
field-whole = { $field }: solo un numero intero.
field-between = { $field }: da { $low } a { $high }.
field-least = { $field }: almeno { $low }.
field-most = { $field }: al massimo { $high }.
