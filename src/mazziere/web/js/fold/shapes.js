/**
 * What the room tells, by its shapes: types alone, which no page loads. A field that has its usual value is left out, so
 * what may be missing is marked. Cards are numbers, (rank - 2) * 4 + suit, and 52 is face down; times are the room's, in
 * milliseconds. A place counts those who play a hand, a seat those of the table.
 */

/** Something that happened, as this viewer is told it; `docs/protocol.md` says where the fields of each are. @typedef {{event: string, rule?: string, at?: number, [field: string]: any}} Happening */

/** What may be done, between which amounts, and by which rule. @typedef {{verb: string, low?: number, high?: number, rule?: string}} Option */

/**
 * A place of a hand. Mirrors `mazziere.hand.view.SeatView`.
 * @typedef {object} Place
 * @property {string} name
 * @property {number} stack what is left in front
 * @property {number} bet what lies before it on this street
 * @property {number} put_in what it has put in on streets before
 * @property {"live"|"folded"|"killed"|"mucked"|"out"} status
 * @property {boolean} all_in
 * @property {number[]} hole
 * @property {number[]} up
 * @property {boolean} shown
 * @property {number} [award] what it has won
 */

/**
 * A hand. Mirrors `mazziere.hand.view.View`.
 * @typedef {object} HandView
 * @property {number|null} viewer my place, null where I have none
 * @property {string} game
 * @property {string} limit
 * @property {string} rulebook
 * @property {any} stakes
 * @property {string} street
 * @property {number|null} button a place
 * @property {Place[]} seats
 * @property {number[][]} boards
 * @property {Record<string, number[]>} zones every other pile of cards
 * @property {number} pot with the bets that are not collected yet
 * @property {{amount: number, seats: number[]}[]} pots
 * @property {number} to_match
 * @property {number[]} pending the places that are asked
 * @property {Option[]} options mine
 * @property {number} turn
 * @property {number} deadline 0 without one
 * @property {Record<string, number>} facts what was settled in it
 * @property {number} raked
 * @property {number} frozen
 * @property {any} carry
 * @property {boolean} held
 * @property {boolean} ended
 * @property {boolean} voided
 */

/**
 * Somebody at a seat of a poker table. Mirrors `mazziere.table.view.SeatSeen`.
 * @typedef {object} Person
 * @property {number} seat
 * @property {string} player an id
 * @property {number} stack
 * @property {number} [behind] chips that come into play with the next hand
 * @property {string} [standing]
 * @property {string} [entry]
 * @property {boolean} [owes_small]
 * @property {boolean} [owes_big]
 * @property {string} [away] why, "" who is not
 * @property {number} [until]
 * @property {boolean} [overdue]
 * @property {boolean} [leaving]
 * @property {boolean} [removing]
 * @property {number} [taken]
 * @property {number} [bank] the reserve of time
 * @property {boolean} [in_hand]
 */

/**
 * A poker table. Mirrors `mazziere.table.view.TableView`.
 * @typedef {object} TableView
 * @property {any} setup
 * @property {any} stakes
 * @property {Person[]} seats
 * @property {Record<string, [string, number]>} asking who asks the host for a seat, and with how much
 * @property {{button: number, small?: number, big?: number, travelled?: number}} places seats
 * @property {number} number of the hand
 * @property {string} game
 * @property {any} carry
 * @property {number} [next_at]
 * @property {string[]} [players] by place
 * @property {number[]} [table_seats] by place
 * @property {boolean} [running]
 * @property {HandView|null} [hand] the last one until the next begins
 * @property {{seat: number, place?: number, prefers?: Record<string, string>, offers?: Option[]}|null} [yours]
 * @property {[number, number]} [buy_in] the least and the most, 0 for none
 * @property {number} [back_at] from when on I may sit down again
 * @property {string} [back_rule] the rule by which who leaves waits so long
 * @property {number} [chooser]
 * @property {string[]} [menu]
 * @property {number} [choose_by]
 * @property {[string, number, boolean]|null} [straddle]
 * @property {Record<string, number[]>} [shows]
 * @property {{player: string, turn: number, until: number, began: number}|null} [bank] a reserve of time that runs
 * @property {{player: string, turn: number, until: number, began: number}|null} [called] a clock that was called
 * @property {boolean} [frozen]
 * @property {string} [paused]
 * @property {string} [closing]
 * @property {boolean} [closed]
 * @property {any} [last]
 * @property {number[]} [giro] which hand of a giro pazzo, of how many
 * @property {number} [parol] what lay in the parol pot that is played for
 * @property {number} [lowest_before]
 * @property {boolean} [free_entry] was who sat down dealt in for nothing, when the table was told whole
 */

/**
 * Somebody at a table against the bank. Mirrors `mazziere.table.house_view.GuestView`.
 * @typedef {object} Guest
 * @property {string} player
 * @property {number} seat
 * @property {number} chips
 * @property {boolean} [standing]
 * @property {boolean} [company]
 * @property {string} [away]
 * @property {number} [until]
 * @property {boolean} [ready]
 * @property {boolean} [leaving]
 * @property {boolean} [removing]
 * @property {number} [taken]
 * @property {boolean} [playing]
 */

/**
 * A table against the bank. Mirrors `mazziere.table.house_view.HouseView`; `hand` is the game's own.
 * @typedef {object} HouseView
 * @property {string} id
 * @property {string} game
 * @property {number} number of the round
 * @property {number} seats
 * @property {Guest[]} guests
 * @property {number} you my seat, -1 without one
 * @property {Option[]} options
 * @property {number} turn
 * @property {any} rules
 * @property {any} hand
 * @property {boolean} [running]
 * @property {number} [betting_until]
 * @property {number} [deadline]
 * @property {number} [next_at]
 * @property {number[]} [held]
 * @property {Record<string, [string, number]>} [asking]
 * @property {string} [paused]
 * @property {string} [closing]
 * @property {boolean} [closed]
 * @property {any} [seal]
 * @property {any} [setup]
 * @property {number[]} [rack]
 */

export {};
