"""Builds the shipped tables: ``python -m mazziere.ranking.build``.

A table of `size` cards is one array for all sets of ranks. The ranks' sum is cut in a row and a place in the row; rows
overlap where they leave each other room, and `rows{size}` says how far each row is moved. The kernels' tables hold the
same strengths, smaller: their sums are spread first, and `turns{size}` is what each row's places are xored with.
"""

from array import array
from functools import cache
from itertools import combinations, product

from mazziere.ranking import tables
from mazziere.ranking.keys import RANK_WEIGHTS, ROW_BITS, SPREAD, SPREAD_BITS, SPREAD_SHAPES
from mazziere.ranking.shapes import RANKS, rank_sets, shape


@cache
def high_strengths() -> dict[tuple[int, tuple[int, ...]], int]:
    """The 7,462 different high hands, numbered from 1, the worst."""
    shapes = {
        shape(ranks, suited=suited)
        for ranks, suited in product(rank_sets(5), (False, True))
        if not suited or len(set(ranks)) == 5
    }
    # The ace under the five reads last, so the tuple already sorts five-high below six-high.
    return {each: number for number, each in enumerate(sorted(shapes), start=1)}


@cache
def high_five(ranks: tuple[int, ...]) -> int:
    """The strength of five ranks of different suits."""
    return high_strengths()[shape(ranks, suited=False)]


def high_best(ranks: tuple[int, ...]) -> int:
    """The strength of the best five of some ranks of different suits."""
    return max(high_five(five) for five in set(combinations(ranks, 5)))


def flush_strength(ranks: tuple[int, ...]) -> int:
    """The strength of the best five of some different ranks of one suit."""
    return max(high_strengths()[shape(five, suited=True)] for five in combinations(ranks, 5))


def weigh(ranks: tuple[int, ...]) -> int:
    """The sum under which a table keeps these ranks."""
    return sum(RANK_WEIGHTS[rank - 2] for rank in ranks)


def slide(sums: list[int]) -> tuple["array[int]", int]:
    """How far to move each row so that no two sums meet, and the length of the table that results."""
    rows: dict[int, list[int]] = {}
    for each in sorted(sums):
        rows.setdefault(each >> ROW_BITS, []).append(each)
    taken = 0  # a bit for each place in the table
    moves = array("i", [0]) * (max(rows) + 1)
    for row, row_sums in sorted(rows.items(), key=lambda item: -len(item[1])):
        first = row_sums[0]
        blocked = 0
        for each in row_sums:
            blocked |= taken >> (each - first)
        place = (~blocked & (blocked + 1)).bit_length() - 1
        taken |= sum(1 << (each - first) for each in row_sums) << place
        moves[row] = place - first
    return moves, taken.bit_length()


def scatter(sums: list[int], row_bits: int, place_bits: int) -> "array[int]":
    """What to xor the places of each row with, so that no two spread sums meet."""
    rows: dict[int, list[int]] = {}
    for each in sums:
        spread = each * SPREAD % (1 << SPREAD_BITS)
        rows.setdefault(spread >> SPREAD_BITS - row_bits, []).append(spread % (1 << place_bits))
    taken = bytearray(1 << place_bits)
    turns = array("H", [0]) * (1 << row_bits)
    for row, places in sorted(rows.items(), key=lambda item: -len(item[1])):
        turns[row] = next(turn for turn in range(1 << place_bits) if not any(taken[place ^ turn] for place in places))
        for place in places:
            taken[place ^ turns[row]] = 1
    return turns


def build() -> None:
    """Write every table."""
    for size in (5, 6, 7):
        strengths = {weigh(ranks): high_best(ranks) for ranks in rank_sets(size)}
        moves, length = slide(list(strengths))
        table = array("H", [0]) * length
        for each, strength in strengths.items():
            table[each + moves[each >> ROW_BITS]] = strength
        tables.write(f"rows{size}", moves)
        tables.write(f"high{size}", table)

        row_bits, place_bits = SPREAD_SHAPES[size]
        turns = scatter(list(strengths), row_bits, place_bits)
        spread_table = array("H", [0]) * (1 << place_bits)
        for each, strength in strengths.items():
            spread = each * SPREAD % (1 << SPREAD_BITS)
            spread_table[turns[spread >> SPREAD_BITS - row_bits] ^ spread % (1 << place_bits)] = strength
        tables.write(f"turns{size}", turns)
        tables.write(f"spread{size}", spread_table)

    flushes = array("H", [0]) * (1 << len(RANKS))
    for count in range(5, len(RANKS) + 1):
        for ranks in combinations(RANKS, count):
            flushes[sum(1 << (rank - 2) for rank in ranks)] = flush_strength(ranks)
    tables.write("flushes", flushes)


if __name__ == "__main__":
    build()
