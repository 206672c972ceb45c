"""A hand drawn for people: the table in a terminal, and as a picture in a notebook."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mazziere.cards import CARDS

if TYPE_CHECKING:
    from mazziere.hand.view import SeatView, View


def cards(faces: tuple[int, ...]) -> str:
    """Cards as people read them; a card face down is a box."""
    return " ".join("▒▒" if face == 52 else str(CARDS[face]) for face in faces)


def drawn(view: View, name: str) -> str:
    """The table as a few lines of text."""
    lines = [f"{name} · {view.limit} · {view.rulebook} · {view.street}"]
    for run, board in enumerate(view.boards):
        if board:
            label = "board" if len(view.boards) == 1 else f"board {run + 1}"
            lines.append(f"  {label}: {cards(board)}")
    lines.append(f"  pot: {view.pot}" + _side_pots(view))
    width = max(len(seat.name) for seat in view.seats)
    for number, seat in enumerate(view.seats):
        turn = "►" if number in view.pending else " "
        button = "Ⓓ" if number == view.button else " "
        lines.append(f"{turn}{button} {seat.name:<{width}}  {seat.stack:>9}  {_doing(seat)}".rstrip())
    return "\n".join(lines)


def _side_pots(view: View) -> str:
    if len(view.pots) < 2:
        return ""
    return " (" + " + ".join(str(pot.amount) for pot in view.pots) + ")"


def _doing(seat: SeatView) -> str:
    parts = [cards(seat.hole + seat.up)] if seat.status == "live" else [seat.status]
    if seat.bet:
        parts.append(f"bet {seat.bet}")
    if seat.all_in:
        parts.append("all-in")
    if seat.award:
        parts.append(f"wins {seat.award}")
    return "  ".join(parts)


_RED = (1, 2)


def svg(view: View, name: str) -> str:
    """The table as a picture: an oval felt, the seats around it, board and pot in the middle."""
    from math import cos, pi, sin

    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" font-family="sans-serif" font-size="13">',
        '<ellipse cx="320" cy="200" rx="230" ry="120" fill="#1f6f50" stroke="#5b3a1e" stroke-width="10"/>',
        f'<text x="320" y="150" text-anchor="middle" fill="#cfe8dc">{escape(name)} · {escape(view.street)}</text>',
        f'<text x="320" y="262" text-anchor="middle" fill="#fff" font-weight="bold">{view.pot}</text>',
    ]
    for run, board in enumerate(view.boards):
        parts += _row(board, 320, 190 + 36 * run)
    count = len(view.seats)
    for number, seat in enumerate(view.seats):
        angle = pi / 2 + 2 * pi * (number + 0.5) / count
        x, y = 320 + 275 * cos(angle), 200 + 165 * sin(angle)
        weight = ' font-weight="bold"' if number in view.pending else ""
        dealer = " Ⓓ" if number == view.button else ""
        parts.append(f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="middle"{weight}>{escape(seat.name)}{dealer}</text>')
        parts.append(f'<text x="{x:.0f}" y="{y + 15:.0f}" text-anchor="middle" fill="#555">{seat.stack}</text>')
        if seat.status == "live":
            parts += _row(seat.hole + seat.up, x, y - 20)
        if seat.bet:
            bx, by = 320 + 165 * cos(angle), 200 + 80 * sin(angle)
            parts.append(f'<text x="{bx:.0f}" y="{by:.0f}" text-anchor="middle" fill="#ffe9a8">{seat.bet}</text>')
    parts.append("</svg>")
    return "".join(parts)


def _row(faces: tuple[int, ...], x: float, y: float) -> list[str]:
    left = x - 14 * len(faces)
    parts = []
    for place, face in enumerate(faces):
        at = left + 28 * place
        parts.append(f'<rect x="{at:.0f}" y="{y - 16:.0f}" width="26" height="22" rx="3" fill="#fff" stroke="#888"/>')
        if face == 52:
            parts.append(f'<rect x="{at + 2:.0f}" y="{y - 14:.0f}" width="22" height="18" rx="2" fill="#35507a"/>')
        else:
            ink = "#c0182b" if face & 3 in _RED else "#111"
            parts.append(f'<text x="{at + 13:.0f}" y="{y:.0f}" text-anchor="middle" fill="{ink}">{CARDS[face]}</text>')
    return parts
