"""Special Conditions and Pokémon Checkups at a real table, at once and step by step."""

from __future__ import annotations

import random

import pytest

from app.core.ids import JUDGE
from app.core.intent import Intent, MoveUnits, Procedure, PutMark, Rotate
from app.core.intents.turn_intents import NextTurn, SetPhase
from app.games.game_api import Selection
from app.games.pokemon.procedures.checkup_steps import CHECKUP, open_checks
from app.games.pokemon.table.special_conditions import CONDITIONS
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import DREEPY, DUSKULL, FIRE, LATIAS, PSYCHIC, Game, action

FROSLASS = "TWM-53"


class Table:
    """A game under way with an adviser at every seat."""

    def __init__(self, seed: int = 7, theirs: str = LATIAS) -> None:
        deck = (*(DREEPY,) * 20, *(DUSKULL,) * 4, *(LATIAS,) * 4, *(FROSLASS,) * 4, *(FIRE,) * 9)
        self.game = Game(deck=(*deck, *(PSYCHIC,) * 9), seed=seed)
        self.mine = self.game.stand(DREEPY, "active.0", FIRE)
        self.theirs = self.game.stand(theirs, "active.1", PSYCHIC)
        self.benched = self.game.stand(DUSKULL, "bench.0")
        self.game.stand(LATIAS, "bench.1")
        for _ in range(6):
            for seat in (0, 1):
                self.game.put(FIRE, f"prizes.{seat}")
        self.watched = {seat: Watched(self.game, seat) for seat in (0, 1, JUDGE)}
        self.game.start(first="0")

    def do(self, intent: Intent, who: int | None = None) -> dict[str, str]:
        """Do something; return what any seat says of it, before or after."""
        seat = self.game.view().turn.seat if who is None else who
        said = self.watched[seat].before(intent)
        self.game.do(intent, seat)
        for one in self.watched.values():
            said |= one.said
        return said

    def run(self, name: str, **arguments: str) -> dict[str, str]:
        return self.do(Procedure(name, tuple(arguments.items())))

    def act(self, name: str, *units: str) -> dict[str, str]:
        seat = self.game.view().turn.seat
        intent = action(name).make(self.game.view(seat), Selection(units=units))
        assert intent is not None
        return self.do(intent)

    def end(self, how: str = "at-once") -> dict[str, str]:
        return self.run("end_turn", checkup=how)


def step(table: Table, number: int = 0) -> Procedure:
    check = open_checks(table.game.view())[number]
    return Procedure("checkup", (("step", check.key), ("unit", check.unit)))


# -- the ordinary checkup --------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["at-once", "step-by-step"])
@pytest.mark.parametrize("seed", range(4))
def test_every_condition_through_many_turns_is_silent(how: str, seed: int) -> None:
    table, chance, said = Table(seed), random.Random(seed), list[dict[str, str]]()
    for _ in range(8):
        for unit in (table.mine, table.theirs):
            for key in chance.sample(sorted(CONDITIONS), 3):
                said.append(table.act(key, unit))
            if chance.random() < 0.2:
                said.append(table.act("cure", unit))
        number = table.game.view().turn.number
        said.append(table.end(how))
        while open_checks(table.game.view()):
            said.append(table.do(step(table)))
        if table.game.view().turn.number == number:
            said.append(table.run("end_turn"))
        for unit in (table.mine, table.theirs):
            if "damage" in table.game.marks(unit):
                table.do(PutMark((unit,), "damage", value=0))
    assert not any(said)


def test_a_stronger_poison_and_the_rest_of_a_checkup_at_once_are_silent() -> None:
    table = Table()
    assert table.do(PutMark((table.theirs,), "poisoned", value=8)) == {}
    assert table.act("burned", table.theirs) == {}
    assert table.end("step-by-step") == {}
    assert table.run("checkup") == {}
    assert table.run("end_turn") == {}


def test_paralysis_in_the_own_turn_lasts_on_in_silence() -> None:
    table = Table()
    table.act("paralyzed", table.mine)
    assert [table.end() for _ in range(3)] == [{}, {}, {}]
    assert table.game.marks(table.mine) == {}


# -- slips -----------------------------------------------------------------------------------------


def test_a_condition_on_the_bench() -> None:
    table = Table()
    assert table.act("poisoned", table.benched)["cond-active-only"] == "illegal"


def test_a_condition_that_went_to_the_bench() -> None:
    table = Table()
    table.act("poisoned", table.mine)
    said = table.do(MoveUnits((table.mine,), "bench.0"))
    assert said["cond-active-only"] == "illegal"


def test_two_conditions_that_turn_the_card() -> None:
    table = Table()
    table.act("asleep", table.mine)
    said = table.do(PutMark((table.mine,), "confused", value=1))
    assert said == {"cond-rotation-exclusive": "illegal"}


def test_poison_that_was_added_up() -> None:
    table = Table()
    table.act("poisoned", table.theirs)
    assert table.do(PutMark((table.theirs,), "poisoned", add=1)) == {
        "cond-same-replaces": "reminder"
    }


def test_a_pokemon_that_was_noted_to_be_immune() -> None:
    table = Table()
    table.do(PutMark((table.theirs,), "immune", value=1))
    assert table.act("asleep", table.theirs) == {"cond-immune": "suspicious"}


def test_a_card_turned_by_hand() -> None:
    table = Table()
    assert table.do(Rotate((table.mine,), 90)) == {"table-rotation-mismatch": "suspicious"}
    assert table.do(Rotate((table.mine,), 0)) == {}
    table.act("asleep", table.mine)
    assert table.do(Rotate((table.mine,), 90)) == {"table-rotation": "reminder"}
    assert table.do(Rotate((table.benched,), 90))["table-rotation-bench"] == "suspicious"


def stepping(*keys: str) -> Table:
    """Return a table in a checkup, step by step, after Aki's turn; Ren's Active has conditions."""
    table = Table()
    for key in keys:
        table.act(key, table.theirs)
    table.end("step-by-step")
    return table


def test_sleep_before_poison() -> None:
    table = stepping("poisoned", "asleep")
    assert table.do(step(table, 1)) == {"checkup-order": "reminder"}
    assert table.do(step(table)) == {}


def ticked(table: Table, key: str) -> dict[str, str]:
    return table.do(PutMark((table.theirs,), f"check_{key}", value=0))


def test_poison_ticked_off_without_a_counter() -> None:
    table = stepping("poisoned")
    assert ticked(table, "poisoned") == {}
    assert table.do(NextTurn(1))["checkup-poison"] == "suspicious"


def test_counters_put_by_hand() -> None:
    table = stepping("poisoned", "burned")
    table.do(PutMark((table.theirs,), "damage", add=30))
    for key in ("poisoned", "burned"):
        assert ticked(table, key) == {}
    assert table.do(NextTurn(1)) == {}
    short = stepping("burned")
    short.do(PutMark((short.theirs,), "damage", add=10))
    ticked(short, "burned")
    assert short.do(NextTurn(1)) == {"checkup-burn": "suspicious"}


def test_froslass_puts_counters_too() -> None:
    table = Table(theirs=FROSLASS)
    table.act("poisoned", table.theirs)
    table.end("step-by-step")
    table.do(step(table))
    table.do(PutMark((table.theirs,), "damage", add=10))
    assert table.run("end_turn") == {}


def test_a_sleeper_nobody_flipped_a_coin_for() -> None:
    table = stepping("asleep")
    assert table.do(NextTurn(1)) == {"checkup-asleep": "reminder"}
    real_coin = stepping("asleep")
    assert ticked(real_coin, "asleep") == {}
    assert real_coin.do(NextTurn(1)) == {}


def test_only_one_player_was_checked() -> None:
    table = Table()
    for unit in (table.mine, table.theirs):
        table.act("poisoned", unit)
    table.end("step-by-step")
    assert table.do(step(table)) == {}
    assert table.do(NextTurn(1)) == {"checkup-both": "reminder"}


def test_confusion_that_ends_in_a_checkup() -> None:
    table = stepping("poisoned", "confused")
    assert table.act("confused", table.theirs) == {"checkup-confused-none": "reminder"}


def test_paralysis_that_ends_too_early_and_too_late() -> None:
    table = stepping("poisoned", "paralyzed")
    assert table.act("paralyzed", table.theirs) == {"checkup-paralyzed": "suspicious"}
    late = Table()
    late.act("paralyzed", late.theirs)
    late.end()
    late.do(SetPhase(CHECKUP))
    assert late.do(NextTurn(0))["checkup-paralyzed-late"] == "suspicious"


def test_a_knock_out_before_the_last_step() -> None:
    table = stepping("poisoned", "asleep")
    table.do(PutMark((table.theirs,), "damage", value=300))
    said = table.run("knock_out", units=table.theirs)
    assert said["checkup-ko-last"] == "reminder"
