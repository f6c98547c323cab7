"""The worked example of trumps, with its variants; and games of the format at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from app.core.intent import Face, Intent, Procedure
from app.core.intents.turn_intents import PassChance
from app.core.past.invariants import check_history
from app.core.view import SeatView
from app.games._playing_cards.suits_ranks import CARDS
from app.games.blackpoker.blackpoker_game import SPEC
from app.games.blackpoker.computer.legal_moves import (
    has_chance,
    may_pass,
    started,
    to_resolve,
    ways_of,
)
from app.games.blackpoker.flow.deed import Choice, Deed
from app.games.blackpoker.flow.stage_reading import OVER
from app.games.blackpoker.flow.starting import startable
from app.games.blackpoker.flow.trump_setup import SEARCH, lay_with
from app.games.blackpoker.rules.rule_set import every_trump, rule_set
from app.games.blackpoker.table.field import trumps
from app.session.host.local_table import LocalTable, lay_table
from app.session.host.updates import Accepted
from tests.games.blackpoker.black_table import BlackTable, Side


def we11() -> BlackTable:
    """Aki has Slash and a trump without ability; Ren could destroy it."""
    return BlackTable(
        Side(
            hand="C2 C3 C9 H6 D8", soldiers="S9", bulwarks="C4 C5", trumps="S2 D6", deck="D2 D3 D4"
        ),
        Side(hand="S2", soldiers="H7 DQ", bulwarks="C6"),
    )


def test_slash_is_opened_used_and_destroyed() -> None:
    table = we11()
    table.start("open", drives="C4 C5", discards="C2", trump="S2")
    table.start("slash", actor="S9", target="H7")
    assert (table.soldiers(1), table.chance()) == (["DQ"], 0)

    table.start("up", keys="H6", discards="C3", target="S9")
    table.start("trumpDestroy", seat=1, keys="S2", drives="C6", target="S2")
    table.let_pass(0)
    table.resolve(1)

    assert table.trumps() == ["(D6)"]
    assert table.grave()[0] == "S2"
    table.let_pass(0)
    table.let_pass(1)
    table.resolve(0)
    assert table.why_not("slash") == "trump"


def test_a_trump_without_ability_is_opened_in_vain() -> None:
    table = we11()

    table.start("open", drives="C4 C5", discards="C2", trump="D6")

    assert table.trumps() == ["(S2)", "D6"]
    assert table.life() == 3


def test_there_are_thirty_trumps_and_what_they_give() -> None:
    extra, pro = rule_set("6", "extra"), rule_set("6", "pro")

    assert len(every_trump()) == 30
    given = [name for trump in every_trump().values() for name in trump.actions]
    assert len(given) == len(set(given)) == 36
    control = {"open", "close", "trumpDestroy", "trumpRegene"}
    assert set(extra.actions) == {*pro.actions, *given, *control}
    assert len(rule_set("6", "extra", "master").actions) == 37 + 40
    assert len(extra.characters) == 12
    assert not rule_set("9", "extra").trumps, "an edition whose trumps are not known has none"


class Random:
    """Two players who do anything that they may."""

    def __init__(self, seed: int) -> None:
        options = (("format", "extra"), ("extra-base", "master"))
        self.rng = random.Random(seed)
        packs = (tuple(CARDS),) * 2
        self.table: LocalTable = lay_table(SPEC, ("Aki", "Ren"), packs, seed, options=options)
        for seat in (0, 1):
            self.ask(seat, Procedure("setup"))
            self.ask(seat, Procedure(SEARCH))
            view = self.view(seat)
            able = [c for c in view.cards_in(f"deck.{seat}") if view.cards[c].ref in every_trump()]
            self.ask(seat, lay_with(tuple(self.rng.sample(able, 2))))
        self.ask(0, Procedure("begin"))
        for seat in (0, 1):
            view = self.view(seat)
            down = tuple(view.units[unit].base for unit in trumps(view, seat))
            self.ask(seat, Face(down, up=True))

    def view(self, seat: int) -> SeatView:
        return self.table.sit(seat).view

    def ask(self, seat: int, intent: Intent) -> bool:
        return isinstance(self.table.sit(seat).ask(intent), Accepted)

    def step(self) -> bool:
        """Do something; whether anybody could."""
        return any(self.acts(seat) for seat in (0, 1))

    def acts(self, seat: int) -> bool:
        view = self.view(seat)
        for _ in range(30):
            resolves = to_resolve(view, seat, self.answer)
            if resolves is None:
                break
            if self.ask(seat, resolves):
                return True
        if not has_chance(view, seat):
            return False
        ways = startable(view, seat)
        if may_pass(view, seat) and (not ways or self.rng.random() < 0.5):
            return self.ask(seat, PassChance())
        of_trumps = [one for one in ways if one.action.trump]
        one = self.rng.choice(of_trumps if of_trumps and self.rng.random() < 0.6 else ways)
        keys, target = self.rng.choice(list(ways_of(view, seat, one)))
        gesture = started(view, seat, one, keys, target, self.pick, self.answer)
        return self.ask(seat, gesture)

    def pick(self, things: Sequence[str], count: int, _why: str) -> tuple[str, ...]:
        return tuple(self.rng.sample(list(things), count))

    def answer(self, view: SeatView, deed: Deed, choice: Choice) -> tuple[str, ...]:
        del view, deed
        least, most = choice.range
        if choice.id.startswith("by:"):
            most = min(most, 1)
        return tuple(self.rng.sample(choice.among, self.rng.randint(least, most)))


@pytest.mark.parametrize("seed", range(3))
def test_a_random_game_with_trumps_comes_to_its_end(seed: int) -> None:
    play = Random(seed)
    for _ in range(600):
        if play.view(0).turn.phase == OVER:
            break
        assert play.step(), (play.view(0).stage, play.view(0).turn)

    table = play.table.host.tree.table
    there = [len(pile) for pile in table.zones.values()]
    there += [len(unit.parts) for unit in table.units.values()]
    assert sum(there) == 108
    assert not list(check_history(play.table.host.tree, lambda fact: fact))
