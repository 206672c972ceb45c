"""Poker all'italiana, phase by phase as its rules tell it."""

from mazziere.games.italiana.game import ITALIANA, Italiana

__all__ = ["ITALIANA", "Italiana"]
