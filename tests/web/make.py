"""Writes golden streams that are missing (`PYTHONPATH=tests python -m web.make`); the others must fold forever."""

from pathlib import Path

from web import bank_streams
from web.bank_cases import CASES
from web.streams import encode, evening

HERE = Path(__file__).parent / "golden"
BANK = Path(__file__).parent / "golden_bank"
KEPT = ("holdem", "omaha4-hilo", "stud7", "draw5", "italiana", "telesina")

if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for game in KEPT:
        file = HERE / f"{game}.json"
        if not file.exists():
            file.write_bytes(encode(evening(game, seed=7, hands=1)))
    BANK.mkdir(exist_ok=True)
    for game in bank_streams.GAMES:
        file = BANK / f"{game}.json"
        if not file.exists():
            file.write_bytes(encode(bank_streams.kept(bank_streams.evening(game, seed=8, rounds=2))))
    for case, (play, _) in CASES.items():
        file = BANK / f"{case}.json"
        if not file.exists():
            file.write_bytes(encode(bank_streams.kept(play(), every=3)))
