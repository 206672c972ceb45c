"""Writes the golden streams anew: `python -m tests.web.make`. Old ones must fold forever; do this for new games only."""

from pathlib import Path

from tests.web.streams import GAMES_PLAYED, encode, evening

HERE = Path(__file__).parent / "golden"

if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for game in GAMES_PLAYED:
        file = HERE / f"{game}.json"
        if not file.exists():
            file.write_bytes(encode(evening(game, seed=7, hands=2)))
