"""Histories: read, written, replayed, verified."""
