"""Poker all'italiana and Telesina, phase by phase as their rules tell them."""

from mazziere.games.italiana.game import ITALIANA, Italiana
from mazziere.games.italiana.series import Partita
from mazziere.games.italiana.telesina import TELESINA, Telesina

__all__ = ["ITALIANA", "TELESINA", "Italiana", "Partita", "Telesina"]
