"""Every game by bots through a server process, unattended; `python -m bench soak` is the full size."""

from bench.soak import setups, soaked


def test_every_game_goes_on_by_itself_and_the_books_balance() -> None:
    figures, found = soaked(setups(bots=3), hands=3)
    assert found == []
    assert len(figures.hands) >= 18
    assert all(number > 3 for number in figures.hands.values())
