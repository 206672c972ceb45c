"""What somebody may have meant: the known word nearest to the one given."""

from collections.abc import Iterable


def nearest(word: str, known: Iterable[str], most: int = 1, likeness: float = 0.6) -> list[str]:
    """The known words most like this one, best first.

    >>> nearest("minimun_raise", ["minimum_raise", "reopening"])
    ['minimum_raise']
    """
    from difflib import get_close_matches  # only a mistake pays for this import

    return get_close_matches(word, list(known), n=most, cutoff=likeness)


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint to put before the list of what is allowed, "" when nothing is near.

    >>> did_you_mean("sanremo-csh", ["sanremo-cash", "home"])
    "did you mean 'sanremo-cash'? "
    """
    near = nearest(word, known)
    return f"did you mean {near[0]!r}? " if near else ""
