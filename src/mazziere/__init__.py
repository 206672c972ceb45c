"""Mazziere: a card room that cites the rule behind every decision."""

__version__ = "0.1.0"
