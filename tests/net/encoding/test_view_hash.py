"""Equal views have equal numbers, whatever their past; different ones do not."""

from __future__ import annotations

from typing import Any

import pytest

from app.core.card import Mark
from app.core.data.codec import seat_bytes, seat_from_bytes
from app.core.data.value import replace
from app.core.ids import SPECTATOR
from app.core.intent import Flip, Jump, PutMark, Redo, Undo
from app.core.intents.turn_intents import NextTurn
from app.core.seal import SeatSeal, filled
from app.core.sight import view
from app.core.table import Turn
from app.core.view import SeatDeclaration, SeatStage, SeatView, fold
from app.games.game_registry import GAMES
from app.net.encoding.fixed_width import LETTERS
from app.net.encoding.view_hash import letters, stepped_hash, view_hash
from app.session.host.updates import Stepped, Update
from tests.games.pokemon_table import middle
from tests.helpers.play import lay, play_on
from tests.helpers.toy_games import TOYS

EVERY_GAME = {**TOYS, **GAMES}


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_number_kept_up_step_by_step_is_the_one_made_from_scratch(game: str) -> None:
    for seed in range(3):
        play = lay(EVERY_GAME[game], seed)
        steps = 0
        for client in play.table.seats.values():
            held: dict[str, Any] = {"view": client.view, "number": view_hash(client.view)}

            def told(update: Update, held: dict[str, Any] = held) -> None:
                nonlocal steps
                if not isinstance(update, Stepped):
                    held["view"] = getattr(update, "view", held["view"])
                    held["number"] = view_hash(held["view"])
                    return
                for fact in update.facts:
                    after = fold(held["view"], fact)
                    held["number"] = stepped_hash(held["number"], held["view"], fact, after)
                    held["view"] = after
                    assert held["number"] == view_hash(after)
                    steps += 1

            client.listeners.append(told)
        play_on(play, 40)
        assert steps > 20


def test_a_way_back_and_forth_leads_to_the_same_number() -> None:
    game = middle()
    number = view_hash(game.view())
    game.do(PutMark((game.unit("active.0"),), "damage", add=30))
    hurt = view_hash(game.view())
    game.do(NextTurn(1))
    game.do(Undo())
    assert view_hash(game.view()) == hurt != number
    game.do(Undo())
    assert view_hash(game.view()) == number
    game.do(Redo())
    game.do(Flip())
    assert view_hash(game.view()) == hurt
    game.do(Jump(0))
    assert view_hash(game.view()) == view_hash(view(game.table.host.tree.table_at(0), 0))


def test_the_order_in_which_a_view_was_put_together_does_not_count() -> None:
    seen = middle().view()
    turned = replace(
        seen,
        zones=dict(reversed(seen.zones.items())),
        cards=dict(reversed(seen.cards.items())),
        units=dict(reversed(seen.units.items())),
        marks=dict(reversed(seen.marks.items())),
    )
    assert view_hash(turned) == view_hash(seen)
    assert view_hash(seat_from_bytes(SeatView, seat_bytes(seen))) == view_hash(seen)


def test_equal_places_on_the_mat_are_equal_numbers() -> None:
    seen = middle().view()
    name, unit = next(iter(seen.units.items()))
    numbers = {
        view_hash(replace(seen, units={**seen.units, name: replace(unit, position=place)}))
        for place in ((60, 0), (60.0, 0.0), (60.0, -0.0))
    }
    assert len(numbers) == 1


def test_whatever_differs_in_a_view_differs_in_its_number() -> None:
    seen = middle().view()
    handle, card = next(iter(seen.cards.items()))
    name, unit = next(iter(seen.units.items()))
    zone = seen.zones["hand.0"]

    def with_card(**change: Any) -> SeatView:
        return replace(seen, cards={**seen.cards, handle: replace(card, **change)})

    def with_unit(**change: Any) -> SeatView:
        return replace(seen, units={**seen.units, name: replace(unit, **change)})

    def with_zone(**change: Any) -> SeatView:
        return replace(seen, zones={**seen.zones, "hand.0": replace(zone, **change)})

    others = [
        with_card(ref="other"),
        with_card(ref=None),
        with_card(owner=1),
        with_card(zone="lost.0"),
        with_card(up=not card.up),
        with_card(entered=9),
        with_card(marks=(Mark("note"),)),
        with_card(marks=(Mark("note", text="x"),)),
        with_unit(turn=90),
        with_unit(position=(1.0, 2.0)),
        with_unit(entered=9),
        with_unit(changed=9),
        with_unit(attached=unit.attached[1:]),
        with_unit(under=("cabcdefgh",)),
        with_unit(marks=(Mark("damage", 10),)),
        with_zone(items=tuple(reversed(zone.items))),
        with_zone(count=99),
        with_zone(sealed=True),
        with_zone(listed=False),
        with_zone(seen=((3, "cabcdefgh"),)),
        replace(seen, seat=SPECTATOR),
        replace(seen, marks={"table": (Mark("tie"),)}),
        replace(seen, turn=Turn(1, 0, "main", (("energy", 1),))),
        replace(seen, turn=Turn(1, 1, "main")),
        replace(seen, stage=SeatStage(chance=1)),
        replace(seen, stage=SeatStage((SeatDeclaration("d", 0, "strike", (None,)),))),
        replace(seen, options=(("tie", "on"),)),
        replace(seen, seals=(SeatSeal(0),)),
        replace(seen, seals=(SeatSeal(1),)),
        replace(seen, seals=(SeatSeal(0, plan=filled("strike")),)),
        replace(seen, seals=(SeatSeal(0, locked=False, plan=filled("strike")),)),
    ]
    numbers = {letters(view_hash(one)) for one in (seen, *others)}
    assert len(numbers) == len(others) + 1


def test_a_number_is_eight_letters_of_48_bits() -> None:
    assert letters(0) == "AAAAAAAA"
    assert letters(2**64 - 1) == "________"
    assert letters(1 << 16) == "AAAAAAAB"
    assert all(letter in LETTERS for letter in letters(view_hash(middle().view())))
