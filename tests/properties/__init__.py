"""Properties of every hand, whatever the game, the limit, the rulebook and the table."""
