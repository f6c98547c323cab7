"""The picture of an invite, for the window and for a terminal."""

from __future__ import annotations

from app.net.auth.invite import Invite, write_invite
from app.net.auth.qr_code import QUIET_ZONE, Matrix, qr_lines, qr_matrix
from app.net.transport.limits import PORT

TEXT = write_invite(Invite(("192.168.1.5",), PORT, bytes(16), bytes(range(16))))


def modules(lines: tuple[str, ...], light: str) -> Matrix:
    """Read a terminal picture back, module by module; `light` says what the letters draw."""
    halves = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = []
    for line in lines:
        drawn = [halves[sign] for sign in line if sign in halves]
        rows += [
            tuple(bool(pair[half]) != (light == "letters") for pair in drawn) for half in (0, 1)
        ]
    inner = rows[QUIET_ZONE:]
    size = len(rows[0]) - 2 * QUIET_ZONE
    return tuple(row[QUIET_ZONE:-QUIET_ZONE] for row in inner[:size])


def test_an_invite_is_a_small_picture() -> None:
    matrix = qr_matrix(TEXT)
    assert len(matrix) == len(matrix[0]) <= 37
    corner = matrix[0][:8]
    assert corner == (True,) * 7 + (False,)


def test_capitals_or_not_it_is_the_same_picture() -> None:
    assert qr_matrix(TEXT) == qr_matrix(TEXT.upper())


def test_a_terminal_shows_the_same_modules() -> None:
    matrix = qr_matrix(TEXT)
    assert modules(qr_lines(matrix), "background") == matrix
    assert modules(qr_lines(matrix, colour=False), "letters") == matrix


def test_it_fits_a_terminal_and_is_light_all_around() -> None:
    lines = qr_lines(qr_matrix(TEXT), colour=False)
    assert len({len(line) for line in lines}) == 1
    assert len(lines) <= 24
    assert set(lines[0]) == set(lines[1]) == {"█"}
    assert all(line.startswith("█" * QUIET_ZONE) for line in lines[:-1])
