"""The Python client of the protocol, which bots and tests use."""

from mazziere.client.client import Client, Refused, Watched

__all__ = ["Client", "Refused", "Watched"]
