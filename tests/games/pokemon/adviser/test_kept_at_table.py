"""A ruling silences the adviser for who agreed to it, and for nobody else."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, SeatId
from app.core.intents.agreement_intents import Rule
from app.session.seat.seat_adviser import SeatAdviser
from tests.games.pokemon_table import DREEPY, Game

AKI, REN = 0, 1
EYES = (AKI, REN, JUDGE)
ABOUT = ("energy-once", "seat.0")


class Listening:
    """Aki's turn, with an adviser for each player and for a judge."""

    def __init__(self) -> None:
        self.game = Game()
        for seat in (AKI, REN):
            self.game.stand(DREEPY, f"active.{seat}")
        self.game.turn(AKI)
        self.advisers = {seat: self._adviser(seat) for seat in EYES}

    def _adviser(self, seat: SeatId) -> SeatAdviser:
        host, client = self.game.table.host, self.game.table.sit(seat)

        def broken(rule: str, problem: Exception) -> None:
            raise AssertionError(rule) from problem

        assert host.spec.adviser is not None
        made = SeatAdviser(host.spec.adviser(), seat, client.node, client.view, host.retell, broken)
        client.listeners.append(made.told)
        return made

    def silent(self) -> tuple[SeatId, ...]:
        """For whom it is kept."""
        found = []
        for seat, adviser in self.advisers.items():
            adviser.catch_up()
            if any(rule == ABOUT[0] for rule, _ in adviser.kept()):
                found.append(seat)
        return tuple(found)


@pytest.mark.parametrize(
    ("seat", "agreed", "silent"),
    [
        (AKI, (AKI, REN), EYES),
        (AKI, (AKI,), (AKI, JUDGE)),
        (REN, (REN,), (REN, JUDGE)),
        (JUDGE, (JUDGE,), EYES),
    ],
    ids=["both", "Aki alone", "Ren alone", "the judge"],
)
def test_who_did_not_agree_is_told_as_before(
    seat: SeatId, agreed: tuple[SeatId, ...], silent: tuple[SeatId, ...]
) -> None:
    table = Listening()
    assert table.silent() == ()
    table.game.do(Rule(ABOUT[0], "kept", (ABOUT[1],), agreed), seat)
    assert table.silent() == silent
