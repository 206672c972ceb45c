"""Poker all'italiana, phase by phase as its rules tell it."""

from mazziere.games.italiana.game import ITALIANA, Italiana
from mazziere.games.italiana.series import Partita

__all__ = ["ITALIANA", "Italiana", "Partita"]
