"""Poker all'italiana and Telesina, phase by phase as their rules tell them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mazziere.games.italiana.game import ITALIANA, Italiana
    from mazziere.games.italiana.series import Partita
    from mazziere.games.italiana.telesina import TELESINA, Telesina

__all__ = ["ITALIANA", "TELESINA", "Italiana", "Partita", "Telesina"]

_WHERE = {"ITALIANA": "game", "Italiana": "game", "Partita": "series", "TELESINA": "telesina", "Telesina": "telesina"}


def __getattr__(name: str) -> Any:
    if name == "deal":
        from mazziere.games.italiana.game import ITALIANA

        return ITALIANA.deal
    if name not in _WHERE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_WHERE[name]}"), name)
