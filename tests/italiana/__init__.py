"""Poker all'italiana: series of hands, secrets, openers and the exchange."""
