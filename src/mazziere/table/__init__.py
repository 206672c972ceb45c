"""A table between hands: seats, button, blinds owed, sit-outs, buy-ins, lists. Pure, as the hand is."""
