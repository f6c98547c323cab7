"""Special Conditions, targets and plain marks by the keys that put them on and take them off."""

from __future__ import annotations

from app.games.game_api import Selection
from tests.games.pokemon_table import (
    DUSKULL,
    IONO,
    TOWER,
    Game,
    action,
    log,
    on,
)


def test_a_condition_for_playing_a_card_is_said_for_ones_own_cards(game: Game) -> None:
    game.act("condition_met", selection=Selection((game.card(IONO),)))
    event = game.table.host.told(game.table.host.tree.cursor, 1)[0]
    assert (event.verb, event.text.partition("\x1f")[0]) == ("condition_met", "Iono")
    assert not action("condition_met").when(game.view(), on(game, "active.1"))
    assert not action("condition_met").when(game.view(), Selection(("deck.0#0",)))


def test_targets_are_marks_on_what_lies_open_and_words_for_the_rest(game: Game) -> None:
    game.act("target", selection=on(game, "active.1"))
    assert game.marks(game.unit("active.1")) == {"target": 1}
    for selection, en, ja in (
        (
            Selection(("hand.1#1",)),
            "Aki chooses Ren's Hand, card 2",
            "AkiがRenの手札の2枚目を選んだ",
        ),
        (Selection(zone="deck.1"), "Aki chooses Ren's Deck", "AkiがRenの山札を選んだ"),
        (Selection((game.card(DUSKULL),)), "Aki chooses Aki's Hand, card 2", "手札の2枚目を選んだ"),
        (Selection(zone="stadium"), "Aki chooses Stadium", "Akiがスタジアムを選んだ"),
    ):
        game.act("target", selection=selection)
        assert log(game) == en
        assert ja in log(game, "ja")
    assert not action("target").when(game.view(), Selection(zone="mat"))


def test_a_condition_is_put_on_by_its_key_and_off_by_the_same(game: Game) -> None:
    both = Selection(units=(game.unit("active.0"), game.unit("active.1")))
    game.act("burned", selection=on(game))
    game.act("burned", selection=both)
    assert [game.marks(unit) for unit in both.units] == [{"burned": 1}] * 2, "who lacks it gets it"
    game.act("burned", selection=both)
    assert [game.marks(unit) for unit in both.units] == [{}, {}]


def test_all_conditions_are_cured_at_once_where_there_are_any(game: Game) -> None:
    assert not action("cure").when(game.view(), on(game))
    for name in ("poisoned", "confused"):
        game.act(name, selection=on(game))
    game.act("cure", selection=on(game))
    assert game.marks(game.unit("active.0")) == {}


def test_counters_count_up_and_down_to_nothing(game: Game) -> None:
    assert not action("counter_off").when(game.view(), on(game))
    for _ in range(2):
        game.act("counter", selection=on(game))
    assert game.marks(game.unit("active.0")) == {"counter": 2}
    for _ in range(2):
        game.act("counter_off", selection=on(game))
    assert game.marks(game.unit("active.0")) == {}


def test_an_open_card_can_be_used_and_one_in_hand_cannot(game: Game) -> None:
    game.put(TOWER, "stadium", owner=0)
    stadium = Selection(units=(game.unit("stadium"),))
    game.act("used", selection=stadium)
    assert game.marks(game.unit("stadium")) == {"used": 1}
    assert not action("used").when(game.view(), Selection((game.card(IONO),)))
