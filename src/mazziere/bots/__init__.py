"""Players made of code: one interface for every game, and exactly a player's view."""
