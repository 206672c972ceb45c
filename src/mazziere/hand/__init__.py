"""The hand: events, state, phases, views. A game is a list of phases; see `mazziere.games`."""
