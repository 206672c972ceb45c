# Quello che dice la sala: i rifiuti, ognuno con il suo codice, e gli avvisi. Il server e il browser leggono lo stesso file:
# ogni messaggio sta su una riga, con i dati fra graffe. Le stesse chiavi sono in en/room.ftl.

## La mano
out-of-turn = Non tocca a te.
not-your-choice = «{ $verb }» ora non si può. Le tue scelte: { $options }.
folded-already = Hai già passato in questa mano.
cannot-check = Non puoi fare check: devi vedere { $to_call }.
nothing-to-call = Non c'è niente da vedere: puoi fare check.
below-minimum = { $amount } è troppo poco: il minimo è { $least }.
above-maximum = { $amount } è troppo: il massimo è { $most }.
not-reopened = Puoi solo vedere o passare: devi aggiungere { $facing }, meno di un rilancio intero di { $full }, quindi il rilancio non è riaperto.
raise-capped = Niente altri rilanci in questo giro: il tetto di { $cap } puntate è raggiunto.
not-enough-chips = Non hai { $amount }: puoi mettere al massimo { $most }.
hand-over = La mano è finita.
stale-turn = Questa decisione era per il turno { $turn }, ma la mano è al turno { $now }.
fold-not-allowed = Qui non puoi passare: il check è gratuito e obbligatorio.
must-show = Questa mano va mostrata.
too-many-players = { $players } giocatori sono troppi: a questo gioco siedono al massimo in { $most }.
too-few-players = { $players } giocatori sono troppo pochi: per questo gioco ne servono almeno { $least }.
not-whole-chips = { $amount } non si può pagare con le fiches in gioco: la più piccola vale { $chip }.
not-whole = { $amount } non è una cifra per { $verb }: gli importi sono in fiches intere.
bad-amount = Qui non si può puntare { $amount }: le cifre ammesse sono { $allowed }.
not-allowed-here = Qui non è permesso.
wrong-cards = Queste carte non vanno bene: { $cards }.
hand-held = La mano è sospesa: nessuno agisce finché non riparte.
bring-in-owed = Devi mettere il bring-in di { $amount }.
raise-lost = Hai esaurito il tempo: puoi vedere o passare, non rilanciare.
raise-lost-exposed = Hai scoperto le tue carte: puoi vedere o passare, non rilanciare.
pot-not-counted = Il mazziere conta il piatto solo nel pot-limit; chiedi che venga allargato.
not-told = Il mazziere non lo dice: { $what }. Puoi chiedere { $allowed }.
no-more-boards = La mano non si può finire su { $boards } board: al massimo { $most }.
no-straddle-here = Qui non puoi fare straddle.
straddle-taken = Un altro straddle ha la precedenza.
seat-twice = Il posto { $seat } è nominato due volte.
no-such-seat = Il posto { $seat } non c'è: l'ultimo è { $most }.
betting-open = Non si danno carte finché qualcuno deve ancora agire.
not-held = La mano non è sospesa.
nothing-to-restore = Non c'è una mano morta del posto { $seat } da riportare in gioco.
no-right-to-see = Chi ha lasciato le carte non può chiedere di vedere quelle degli altri.
floor-decides = Questo lo decide il floor.
nobody-can-call = Non c'è più nessuno che possa vedere un rilancio.
cannot-win = Il piatto { $pot } non può andare ai posti { $seats }.
unbalanced = Una correzione deve dare quanto toglie: questa è sbilanciata di { $total }.
time-left = C'è ancora tempo: { $milliseconds } millisecondi.
not-on-the-menu = { $game } non si può scegliere a questo tavolo adesso; si sceglie tra { $menu }.
no-openers = Con queste carte non si può aprire.
see-or-pass = Puoi solo vedere o passare.
no-parol = Non si può dichiarare parol: c'è un side pot, o qualcuno è all-in.
not-asked = Non ti è stato chiesto: non puoi coprire la differenza, oppure partecipi già.
sitting-out = Sei già in sitout.
not-sitting-out = Non sei in sitout.

## Contro il banco
house-betting-closed = Rien ne va plus: le puntate sono chiuse.
house-hand-under-way = C'è una mano in corso: attendi che sia regolata.
house-suspended = La Direzione ha sospeso la partita.
house-no-more-hands = L'ultima mano della serata è stata giocata.
house-no-stakes = Nessuno ha ancora puntato: basta un giocatore.
house-nothing-to-deal = Ora non c'è nessuna carta da dare.
house-shoe-empty = Il sabot è vuoto.
house-no-such-stake = Non hai puntate su { $bet }.
house-no-such-seat = Il posto { $seat } non esiste: i posti vanno da 1 a { $most }.
house-no-such-bet = La puntata { $bet } non esiste: scegli tra { $bets }.
house-no-bets = Colpo senza giocate.
house-not-payable = { $amount } non si potrebbe pagare esattamente a questo tavolo: punta un multiplo di { $step }.
house-no-such-report = { $what } non è tra i casi previsti: scegli tra { $reports }.
house-too-late = Non è il momento: la mano non è ancora a quel punto, o lo ha passato.
house-no-hand = Non si sta giocando nessuna mano.
house-decided = Qualcuno ha già deciso: la mano si può solo annullare.
house-stakes-first = Ci sono puntate sul tavolo: vanno prima ritirate.
house-no-such-card = In questo colpo non c'è una carta coperta numero { $number }.
house-nothing-wrong = Non c'è niente da correggere.
house-no-such-box = La casella { $box } non esiste: le caselle vanno da 1 a { $most }.
house-box-full = Su questa casella hanno già puntato { $most } giocatori: è il massimo.
house-box-taken = La casella { $box } ha già un titolare, oppure non esiste.
house-name-a-box = Non hai una tua casella: indica su quale vuoi puntare.
house-boxes-needed = Le caselle puntate sono { $boxes }: ne servono almeno { $least }. Puoi: { $offers }.
house-exactly = { $amount } non è l'importo giusto: deve essere esattamente { $exactly }.
house-stake-gone = Hai scelto la resa: quella puntata è uscita dalla mano.
house-not-commander = Per questa casella decide un altro giocatore.
house-split-ace = Un asso diviso riceve una sola carta e sta.
house-not-asked = Ora non tocca a te decidere.
house-not-the-deal = Indica dove si trova ognuna delle { $boxes } carte distribuite, una casella per carta.
house-reason-needed = La decisione della Direzione va scritta con la sua motivazione.

## Contro il banco: le puntate
house-deal-wrong = Le carte non sono dove dovrebbero: prima si ricostruisce la distribuzione o si annulla la mano.
house-chair-taken = Il posto { $chair } non è libero.
house-no-such-chair = Non c'è il posto { $chair }: i posti vanno da 1 a { $most }.
house-not-your-chair = Quel posto non è tuo.
house-others-first = Nella lista delle prenotazioni viene prima { $first }.
house-chair-free = C'è un posto libero: non serve prenotare.
house-seated-already = { $name } ha già un posto.
house-standing-refused = A questo tavolo per ora non si accettano puntate di chi non ha un posto.
house-wrong-cards = Il sabot non contiene { $each } carte per ogni valore.

## Liste d'attesa e posti
group-not-called = Nessun posto ti è stato assegnato.
group-only-upwards = Ci si può spostare solo verso blind più alti: qui il big blind è { $blind }, il tuo è { $yours }.
group-be-there = Il posto in lista si chiede di persona, non per telefono.
group-barred = Ora non puoi sederti al tavolo { $table }.
group-table-full = I { $seats } posti sono tutti occupati: puoi metterti in lista d'attesa.
group-seat-not-free = Il posto { $seat } non è libero. Posti liberi: { $free }.
group-list-first = Altri hanno la precedenza per questo posto: mettiti in lista d'attesa.
group-has-a-seat = Hai già un posto in questa partita, o te ne è stato assegnato uno.
group-on-the-list = Il tuo nome è già in lista.
group-not-listed = Il tuo nome non è in lista.
group-called-already = Ti è stato assegnato un posto: prima accettalo o rifiutalo.
group-away-already = Il floor sa già che sei assente.
group-here-already = In lista risulti già presente.
group-table-exists = Il tavolo { $table } non può essere aperto: serve un nome che nessun tavolo del gruppo abbia.
group-seat-cards = Sorteggia una volta ciascuna delle { $seats } carte dei posti.
group-closing = Il tavolo { $table } sta già chiudendo.
group-cards-needed = Dai una carta a ciascuno dei { $cards } giocatori del tavolo, assenti compresi.
group-nobody-to-move = Nessuno può essere spostato lì: il giocatore deve sedere a un altro tavolo del gruppo e non essere già in movimento.
group-last-seated-first = Si sposta per primo chi si è seduto per ultimo: { $player }.
group-cannot-hold = Il posto { $seat } non può essere riservato: deve essere libero, e se ne riserva al massimo uno per tavolo.
group-not-held = Il posto { $seat } non è riservato.
group-no-such-pair = Indica due giocatori diversi, già tenuti separati (o non ancora).
group-no-seat = Non siedi a un tavolo di questa partita.
group-asked-already = Hai già chiesto un altro posto.
group-not-asked = Non hai chiesto un altro posto.
group-no-such-verb = Il gruppo non conosce { $verb }. Conosce: { $verbs }.
group-no-such-table = Il tavolo { $table } non è di questo gruppo. I suoi tavoli: { $tables }.

## La casa
room-busy = Il tavolo ha troppo da fare: riprova fra un momento.
room-chat-fast = Stai scrivendo troppo in fretta: aspetta qualche secondo.
room-chat-length = Una riga di chat ha da 1 a { $most } caratteri.
room-closed = Questo tavolo è chiuso.
room-code = Questo codice non è valido, o non lo è più.
room-conflict = Qualcun altro è stato più svelto: guarda di nuovo e ripeti che cosa vuoi.
room-excluded = Per ora non puoi giocare: giorni d'esclusione rimasti: { $days }.
room-exclusion-days = Un'esclusione dura da 1 a { $most } giorni.
room-fast = Troppe richieste: aspetta un poco.
room-fault = Qualcosa è andato storto nella sala. Nulla è cambiato; il fatto è stato annotato.
room-forged = Questa richiesta non viene da una pagina della sala.
room-hand-running = La mano { $hand } è ancora in corso.
room-has-account = Hai già un conto.
room-key = Questo tavolo è privato: si apre con il suo link o con la password.
room-login = Nome e password non corrispondono.
room-loss-limit = Il tuo limite di perdita è { $limit } al giorno, e oggi sono andati ai tavoli { $lost }.
room-name = Un nome ha da { $least } a { $most } caratteri leggibili.
room-name-taken = Qualcuno si chiama già { $name }.
room-no-account = Non c'è un conto { $id }.
room-no-format = Questa mano non si può scrivere come { $format }: quel formato non conosce il gioco.
room-no-hand = Qui non si è giocata nessuna mano { $hand }.
room-no-house-rulebook = In questa sala nessuno ha salvato un regolamento { $name }.
room-no-limit = Non c'è un limite di tipo { $kind }; scegli fra { $kinds }.
room-no-role = { $role } non è un ruolo che si possa dare; scegli fra { $roles }.
room-no-rule = Nessuna regola ha la sigla { $id }. Le più vicine: { $near }.
room-no-rulebook = Non c'è un regolamento { $name }; scegli fra { $names }.
room-no-table = Non c'è un tavolo «{ $table }».
room-no-verb = { $verb } non è qualcosa che si possa chiedere a un tavolo; scegli fra { $verbs }.
room-not-enough = Hai { $balance } e ti servono { $amount }.
room-not-watching = Prima guarda il tavolo { $table }.
room-own-role = Nessuno cambia il proprio ruolo.
room-password = Una password ha da { $least } a { $most } caratteri.
room-paused = Il tavolo è in pausa in attesa del floor; le tue fiches sono al sicuro.
room-refill-enough = La ricarica è per chi ha meno di { $below }: tu hai { $chips }.
room-refill-soon = La prossima ricarica sarà possibile fra { $minutes } min.
room-reminder = Stai giocando da { $minutes } min.
room-role = Per questo serve il ruolo { $needs }; il tuo è { $role }.
room-session = Prima entra: come ospite, o con il tuo conto.
room-setup = Un tavolo così non si può aprire: non vi si potrebbe dare neanche una mano.
room-still-seated = Lascerai il posto appena finita la mano: chiedilo di nuovo allora.
room-silenced = Al momento non puoi scrivere qui.
room-time-limit = Hai raggiunto il tuo limite di { $minutes } min per oggi.
room-too-many-tables = Al massimo { $most } tavoli alla volta.
room-too-many-tokens = Al massimo { $most } bot tuoi.
room-unavailable = In questo momento la sala non può registrare nulla: riprova fra poco.
not-found = A questo indirizzo non c'è niente.
room-unreachable = La sala non risponde: controlla la connessione e riprova.
room-version = Parli la versione { $version } del protocollo; la sala parla la { $ours }.

## Il tavolo fra una mano e l'altra
not-seated = Non hai un posto a questo tavolo.
table-closed = Questo tavolo è chiuso.
bad-choice = { $choice } non si può scegliere qui; scegli tra: { $allowed }.
seated-already = Hai già un posto a questo tavolo, o lo hai chiesto.
table-full = Tutti i { $seats } posti sono occupati; puoi solo metterti in lista d'attesa.
seat-taken = Il posto { $seat } è occupato.
kept-apart = La sala tiene separati te e un altro giocatore di questo tavolo.
back-too-soon = Hai lasciato il posto a questo tavolo: puoi tornare fra { $minutes } min.
buy-in-too-small = { $amount } è troppo poco: compra almeno { $least }.
buy-in-too-large = { $amount } è troppo: compra al massimo { $most }.
above-buy-in = Con { $amount } superi il massimo del tavolo: aggiungi al massimo { $most }.
top-up-returned = { $amount } di quanto hai comprato durante la mano ti porterebbero oltre il massimo del tavolo, { $most }: ti sono state restituite.
short-buy-in-used = Hai già usato lo short buy-in: compra almeno { $least }, o gioca con quello che hai.
nobody-asked = Nessuno ha chiesto il posto { $seat }.
no-chips-off-the-table = Le fiches restano sul tavolo finché giochi: per prenderle devi lasciare il posto.
no-chips-to-others = Non si gioca con le fiches di un altro.
break-used = Hai già fatto oggi la tua assenza annunciata ({ $times }).
too-many-away = A tavolo pieno sono già assenti in { $away }: aspetta che uno torni.
no-chips = Non hai fiches: prima comprane.
too-little-credit = Hai { $have } e per entrare nella mano servono { $least }: prima aggiungi fiches.
in-the-game = Sei già in gioco.
no-hand = Non c'è una mano in corso.
no-hand-due = A questo tavolo non è il momento di dare carte.
not-in-the-hand = Non sei in questa mano.
table-paused = Il tavolo è in pausa.
not-paused = Il tavolo non è in pausa.
staff-only = Può farlo solo il personale, o chi gestisce il tavolo.
no-such-verb = { $verb } non si può chiedere a un tavolo; scegli tra: { $allowed }.
game-on = Il gioco è in corso: il bottone si muove da sé.
too-late-to-dispute = È troppo tardi: il risultato dell'ultima mano è definitivo quando comincia la successiva.
reason-needed = Indica il motivo: viene scritto.
no-clock-now = Ora non puoi chiedere il tempo: sta già scorrendo, tocca a te, o sei assente.
table-closing = Questo tavolo chiude dopo questa mano.
table-not-closing = Questo tavolo non sta per chiudere.
closed-by-the-floor = È il floor a chiudere il tavolo dopo questa mano: solo il floor può tenerlo aperto.
seat-goes-already = Questo posto si libera già dopo la mano.

## I tavoli del banco
house-table-closed = Questo tavolo è chiuso, o sta chiudendo.
house-not-here = Non sei a questo tavolo.
house-here-already = Sei già a questo tavolo.
house-seat-taken = Il posto { $seat } non è libero. Posti liberi: { $free }.
leaving-already = Stai già lasciando il tavolo: finisce lui la mano per il tuo posto.
house-leaving-already = Stai già lasciando il tavolo, appena le tue puntate saranno pagate.
house-away-already = Risulti già assente.
house-nothing-staked = Prima punta; poi puoi dire che sei pronto.
house-limits = { $given } non sono limiti: scrivi il minimo e il massimo, per esempio 10-500.
room-no-arrival = Nessuno si siede da sé come { $what }.

## Lettura delle mani
room-bad-cards = { $field }: { $cards } non sono carte; scrivi numeri da 0 a 51 separati da punti, al massimo dodici.
room-no-game = Non esiste un gioco chiamato { $game }.
room-not-here = { $path } non è una pagina di questa sala; scrivi un percorso che comincia con una barra.
room-called = C'è un posto per te al tavolo { $table }: accettalo, o sarà chiamato il prossimo della lista.
room-seat-asked = { $name } chiede un posto al tavolo { $table }: decidi tu.
room-no-list = Non c'è una lista d'attesa { $list }.

## Il banco del floor
group-cannot-undo = Non c'è nulla da annullare: l'ultimo passo non è del desk, o dopo è passato il tempo o è intervenuto altro.
desk-held-account = Questo conto appartiene già a qualcuno: entra da sé.

## Regolamenti della casa
book-wrong = Questo non è un regolamento: la riga { $line } non si legge come TOML.
book-key = { $key }: un regolamento non ha questa voce; ha { $known }.
book-text = { $key }: scrivi un testo.
book-policies = policies: scrivi un elenco di scelte, ognuna con il suo valore.
book-line = { $key }: scrivi il valore da solo, o insieme a una regola (rule) e a una lettura (reading), che sono testi.
book-too-many = Hai già { $most } regolamenti, il massimo.
book-name = name: { $name } non è un nome; usa minuscole, cifre e trattini, al massimo trenta, e non quello di un regolamento incluso.
book-extends = extends: { $name } non è un profilo; scegli fra { $names }.
book-no-policy = { $key }: nel regolamento non c'è questo punto.
book-no-value = { $key }: si cita un articolo, ma il valore è quello del profilo; cambia prima il valore.
book-no-rule = { $key }: { $cited } sembra una regola del catalogo e non lo è; indica un altro id, o parole tue.
book-choice = { $key }: { $given } non è ammesso; scegli fra { $values }.
book-int = { $key }: { $given } non è ammesso; indica un numero intero da { $least } in su.
book-between = { $key }: { $given } non è ammesso; indica un numero intero da { $least } a { $most }.
book-bool = { $key }: { $given } non è ammesso; indica true o false.
book-list = { $key }: { $given } non è ammesso; scegli fra { $values }, ciascuno una volta.
book-order = { $key }: { $given } non è ammesso; indica tutti fra { $values }, in ordine, ciascuno una volta.

## Chiamare il floor
floor-reason = { $reason } non è un motivo per chiamare il floor; scegli fra { $reasons }.
floor-about = { $player } non siede a questo tavolo.
floor-outcome = { $outcome } non è una risposta; scegli fra { $outcomes }.
floor-no-call = Non c'è una chiamata { $number }.
floor-answered-already = La chiamata { $number } ha già avuto risposta.
floor-is-called = Il floor è chiamato a un tavolo.
floor-coming = Il floor ha visto la tua chiamata e se ne sta occupando. { $text }
floor-ruled = Il floor ha deciso sulla tua chiamata. { $text }
floor-warned = Dopo la tua chiamata il floor ha dato un richiamo. { $text }
floor-sanctioned = Dopo la tua chiamata il floor ha dato una sanzione. { $text }
floor-nothing = Il floor ha esaminato la tua chiamata: non c'è nulla da fare. { $text }
room-not-seated = Solo chi siede a un tavolo contribuisce a mescolarne il mazzo.

## Il tempo per decidere
no-extra-time = Questo tavolo non dà tempo in più a nessuno.

## Chiudere una lista
group-in-use = Qualcuno è in lista, o un suo tavolo è aperto: prima togli i nomi e chiudi i tavoli.
request-long = { $field }: al massimo { $limit } caratteri.
request-short = { $field }: almeno { $limit } caratteri.
request-least = { $field }: { $limit } o più.
request-most = { $field }: al massimo { $limit }.
request-whole = { $field }: solo un numero intero.
request-missing = { $limit }: manca.

## Aprire un tavolo
setup-small-blind = Uno small blind di { $amount } è più del big blind: al massimo { $most }.
setup-ante = Un ante di { $amount } è più di una puntata: al massimo { $most }.
setup-buy-in-order = Il buy-in va da { $least } a { $most }: il massimo non può essere meno del minimo.
setup-buy-in = Con un buy-in di { $amount } al massimo nessuno riceverebbe mai le carte: permetti { $least } o più.
setup-too-dear = Per sedersi ci vorrebbero { $amount } e nessuno ha tanto: il buy-in minimo è al massimo { $most }, quindi abbassa quello o le puntate.
setup-stake-order = Le puntate vanno da { $least } a { $most }: il minimo è almeno 1 e il massimo non può essere di meno.
setup-stake-step = Un limite di { $amount } non si potrebbe pagare esatto all'unità: scegli un multiplo di { $step }, per esempio { $near }.
setup-cap-alone = Un massimo di { $amount } per mano non serve dove non c'è rake: togli il massimo o scegli un rake.
setup-one-of = { $field }: qui non si può avere «{ $given }»; scegli fra: { $allowed }.

## Una mano il cui sigillo non regge
seal-none = la mano non porta nessun sigillo
seal-unread = { $field }: non è un sigillo, o non ne è una prova
seal-unplayed = la mano scritta qui non si può rigiocare, quindi nessuna carta ha un posto
seal-cannot-follow = evento { $number }: `{ $event }` non può venire dopo gli eventi che lo precedono
seal-no-shoe = si gira una carta prima che ci sia un sabot
seal-proof-missing = manca la prova di { $cards }
seal-told-twice = la carta { $number } del mazzo prima era { $card }, e poi un'altra
seal-elsewhere = { $card } è stata data come carta { $number } del mazzo, ma il sigillo non la ha lì
seal-shoe-elsewhere = { $card } è stata data come carta { $number } del sabot { $shoe }, ma il sigillo non la ha lì
seal-too-late = { $card } è stata data prima che qualcosa fosse sigillato
seal-further = il sigillo che prosegue non è dello stesso mazzo, o non delle mescolate che seguono
seal-scheme = il sigillo è di tipo { $scheme }: ci vuole { $expected }
seal-pack = il sigillo è di un mazzo che nessuno conosce: { $pack }
seal-stripped = il sigillo è del mazzo { $pack }: un mazzo ridotto si sigilla come { $whole }
seal-lots = { $lots } mescolate dalla { $first } in poi: se ne aspettano da 1 a { $most }, la prima da 0 in su
seal-lot = la mescolata { $lot } non sta sotto questa radice: ci sono quelle da { $first } a { $last }
seal-position = la posizione { $position } non è in { $pack }: vanno da 0 a { $last }
seal-card = la carta di una prova è { $card }: ci vuole una carta di { $pack }, da 0 a 51
seal-salt = il sale di una prova ha { $bytes } byte: ce ne vogliono { $expected }
seal-path = la prova di { $card } non combacia con il sigillo: il suo percorso è troppo corto o troppo lungo, o non è fatto di hash
seal-root = { $card } non era sigillata alla posizione { $position } della mescolata { $lot }: carta, sale e percorso non portano alla radice
seal-out-of-turn = { $card } è stata data fuori ordine: sta alla posizione { $position } della mescolata { $lot }, non dopo la { $before }
seal-secret-length = il segreto ha { $bytes } byte: ce ne vogliono { $expected }
seal-secret = il segreto non è quello che era stato impegnato: il suo hash non è quello del sigillo
seal-another-deck = segreto ed entropie non producono le carte che erano sigillate: la radice è un'altra
