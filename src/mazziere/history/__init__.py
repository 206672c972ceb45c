"""Hand histories: PHH, PokerStars-style text, Open Hand History and our own log; read, write, replay, verify."""
