"""Energy, Tools, Trainers, retreats and moved cards, in the words of a case file."""

from __future__ import annotations

from typing import Any

import pytest

from app.games.pokemon.adviser.cases.case_board import lost_energy
from app.games.pokemon.adviser.model import card_plays as c
from app.games.pokemon.adviser.model import plays as p
from tests.games.pokemon.adviser.cases.telling import A, B, at, card, having, plays, reader

FIRE, PSYCHIC, CHARM, BALLOON = card("MEE-2"), card("MEE-5"), card("Bravery Charm"), card("ASC-181")
BALL, IONO, CANDY, ARTAZON = card("Ultra Ball"), card("Iono"), card("Rare Candy"), card("Artazon")


# -- attached cards --------------------------------------------------------------------------------


def test_an_attachment_from_the_hand_is_made_by_hand() -> None:
    for key in ("onto", "to", "target", "uid", "pokemon"):
        assert plays("attach", card="MEE-2", **{key: "a1"}) == (p.AttachCard(A, "a1", FIRE),)
        assert plays("attach", energy="MEE-2", **{key: "a1"}) == (p.AttachCard(A, "a1", FIRE),)
    for said in ({"effect": True}, {"by_effect": "Dark Patch"}, {"by_hand": False}):
        assert plays("attach", card="MEE-2", onto="a1", **said) == (
            p.AttachCard(A, "a1", FIRE, manual=False),
        )
    (both,) = plays("attach", card="MEE-2", onto="a1", effect=True, manual=True)
    assert both == p.AttachCard(A, "a1", FIRE)


def test_an_attachment_from_elsewhere() -> None:
    (deck,) = plays("attach", card="MEE-2", onto="a1", source="the discard pile")
    assert deck == p.AttachCard(A, "a1", FIRE, "discard")
    (other,) = plays("attach", card="MEE-2", onto="a2", **{"from": "a1"})
    assert other == p.AttachCard(A, "a2", FIRE, "attached", came_from="a1")
    (odd,) = plays("attach", card="MEE-2", onto="a1", **{"from": 3})
    assert odd == p.AttachCard(A, "a1", FIRE)


def test_a_tool_in_place_of_another() -> None:
    for key in ("replaces", "instead_of", "removed", "swaps", "discard"):
        (play,) = plays("attach", tool="Air Balloon", onto="a1", **{key: "Bravery Charm"})
        assert play == p.AttachCard(A, "a1", BALLOON, replaced=(CHARM,))
    (energy,) = plays("attach", card="MEE-2", onto="a1", replaces="Bravery Charm")
    assert energy == p.AttachCard(A, "a1", FIRE)
    (other,) = plays("attach", tool="Air Balloon", onto="a1", discard=["MEE-2"])
    assert other == p.AttachCard(A, "a1", BALLOON), "only a Tool is replaced"


@pytest.mark.parametrize(
    "told",
    [
        {"energy_discarded": ["MEE-2"]},
        {"discards": "MEE-2"},
        {"loses": ["MEE-2", "Artazon"]},
        {"after": {"energy": ["MEE-5"]}},
        {"energy_left": ["MEE-5"]},
        {"energy_after": ["MEE-5"]},
    ],
)
def test_energy_that_an_attack_costs(told: dict[str, Any]) -> None:
    state = {"players": having(energy=["MEE-2", "MEE-5"])}
    (_, gone) = plays("attack", state, attack="Bite", **told)
    assert gone == p.Detach(A, "a1", FIRE, "discard")


def test_energy_is_lost_only_where_a_case_says_so() -> None:
    position = at(players=having(energy=["MEE-2", "MEE-2"]))

    def lost(**told: Any) -> list[p.Play]:
        return list(lost_energy(reader(**told), A, "a1", position))

    assert lost() == lost(energy=["MEE-2"]) == lost(after={"energy": ["MEE-2", "MEE-2"]}) == []
    assert lost(energy_after=[]) == [p.Detach(A, "a1", FIRE, "discard")] * 2
    assert lost(pay=["MEE-2"], cause="Bite") == [p.Detach(A, "a1", FIRE, "discard", effect=True)]
    assert list(lost_energy(reader(pay=["MEE-2"]), A, "zz", position)) == []


# -- Trainers --------------------------------------------------------------------------------------


def test_a_trainer_from_the_hand_or_used_by_another_card() -> None:
    for key in ("card", "name"):
        assert plays("play_trainer", **{key: "Iono"}) == (c.PlayTrainer(A, IONO),)
    (deck,) = plays("play_trainer", card="Iono", **{"from": "deck"})
    assert deck == c.PlayTrainer(A, IONO, "deck")
    for key in ("copied", "by_effect", "used_by"):
        (copied,) = plays("play_trainer", card="Iono", **{key: "Roto Call"})
        assert copied == c.PlayTrainer(A, IONO, "copied")


def test_what_a_trainer_is_paid_with_and_how_many_it_chose() -> None:
    (paid,) = plays("play_trainer", card="Ultra Ball", discarded=["MEE-2", "MEE-5"], chosen=1)
    assert paid == c.PlayTrainer(A, BALL, discarded=2, chosen=1)
    for key in ("chosen", "chooses", "choose", "choice", "picks", "cards", "count"):
        (counted,) = plays("play_trainer", card="Ultra Ball", discard_count=2, **{key: ["Dreepy"]})
        assert counted == c.PlayTrainer(A, BALL, discarded=2, chosen=1)


@pytest.mark.parametrize(
    ("prizes", "counts"),
    [
        ({"A": 4, "B": 6}, (4, 6)),
        ({"B": 6, "A": 4}, (4, 6)),
        ([4, 6], (4, 6)),
        ({"A": 4}, None),
        ({"A": 4, "C": 6}, None),
        ({"A": 4, "B": 6, "C": 1}, None),
        (["4", "6"], None),
        (4, None),
    ],
)
def test_the_prizes_that_were_left_then(prizes: Any, counts: tuple[int, int] | None) -> None:
    (play,) = plays("play_trainer", card="Iono", prizes=prizes)
    assert play == c.PlayTrainer(A, IONO, prize_counts=counts)


@pytest.mark.parametrize(
    ("said", "goal"),
    [
        ({}, ""),
        ({"discarded": False}, "stage"),
        ({"kept": True}, "stage"),
        ({"to": "lost zone"}, "lost"),
        ({"ends_up": "discard"}, "discard"),
    ],
)
def test_where_a_used_trainer_lies(said: dict[str, Any], goal: str) -> None:
    assert plays("play_trainer", card="Iono", **said) == (c.PlayTrainer(A, IONO, goal=goal),)


def test_rare_candy_is_played_and_evolves() -> None:
    dragapult = card("Dragapult ex")
    for key in ("evolution", "evolves_into", "stage2"):
        told = {"card": "Rare Candy", "onto": "a1", key: "Dragapult ex"}
        assert plays("play_trainer", **told) == (
            c.PlayTrainer(A, CANDY, onto="a1", evolution=dragapult),
            p.Evolve(A, "a1", dragapult, "hand", CANDY),
        )
    (_, evolved) = plays("play_trainer", card="Iono", onto="a1", evolution="Drakloak")
    assert evolved == p.Evolve(A, "a1", card("Drakloak"), effect=True)
    assert len(plays("play_trainer", card="Rare Candy", evolution="Dragapult ex")) == 1


def test_a_tool_is_played_and_attached() -> None:
    for key in ("onto", "to", "uid", "pokemon"):
        assert plays("play_trainer", card="Air Balloon", **{key: "a1"}) == (
            c.PlayTrainer(A, BALLOON, onto="a1"),
            p.AttachCard(A, "a1", BALLOON),
        )
    (_, tool) = plays("play_trainer", card="Air Balloon", onto="a1", discard="Bravery Charm")
    assert tool == p.AttachCard(A, "a1", BALLOON, replaced=(CHARM,))
    assert plays("play_trainer", card="Air Balloon") == (c.PlayTrainer(A, BALLOON),)


def test_a_trainer_that_switches() -> None:
    boss = card("Boss's Orders")
    play = c.PlayTrainer(A, boss)
    called = p.Switch(A, "b1", "b2", None, boss)
    assert plays("play_trainer", card="Boss's Orders", switches=[{"in": "b2"}]) == (play, called)
    chosen = plays("play_trainer", card="Boss's Orders", into="b2", chosen_by="opponent")
    assert chosen == (play, p.Switch(A, "b1", "b2", B, boss))
    picked = plays("play_trainer", card="Boss's Orders", into="b2", picked_by="A")
    assert picked == (play, p.Switch(A, "b1", "b2", A, boss))
    own = plays("play_trainer", card="Boss's Orders", into="a2")
    assert own == (play, p.Switch(A, "a1", "a2", None, boss))
    assert plays("play_trainer", card="Boss's Orders", into="b2") == (play,), "it is only named"


def test_a_trainer_that_moves_energy() -> None:
    for key in ("moved", "moves"):
        (_, moved) = plays(
            "play_trainer", card="Iono", **{key: [{"card": "MEE-2", "from": "a1", "to": "a2"}]}
        )
        assert moved == p.AttachCard(A, "a2", FIRE, "attached", manual=False, came_from="a1")


# -- Stadiums --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "gone"),
    [
        ({}, None),
        ({"discard": ["Jamming Tower"]}, (card("Jamming Tower"),)),
        ({"replaces": "Jamming Tower"}, (card("Jamming Tower"),)),
        ({"discarded": False}, ()),
        ({"keeps_old": True}, ()),
        ({"keep": False}, None),
        ({"old_to": "hand"}, ()),
        ({"old_to": "discard"}, None),
    ],
)
def test_a_stadium_and_what_becomes_of_the_old_one(said: dict[str, Any], gone: Any) -> None:
    stadium = (c.PlayStadium(A, ARTAZON, "hand", gone),)
    assert plays("play_stadium", card="Artazon", **said) == stadium
    assert plays("play_trainer", card="Artazon", **said) == stadium


def test_whose_discard_pile_the_old_stadium_goes_to() -> None:
    assert plays("play_stadium", name="Artazon", source="deck", discard_to="B's discard pile") == (
        c.PlayStadium(A, ARTAZON, "deck", None, B),
    )


# -- switching and retreating ----------------------------------------------------------------------


def test_a_switch_by_an_effect() -> None:
    for key in ("into", "in", "to", "new_active", "onto"):
        assert plays("switch", **{key: "a2"}) == (p.Switch(A, "a1", "a2"),)
    assert plays("switch", into="b2", cause="Iono") == (p.Switch(A, "b1", "b2", None, IONO),)
    assert plays("switch", into="zz", out="a2") == (p.Switch(A, "a2", "zz"),)


@pytest.mark.parametrize(
    ("chooser", "by"),
    [
        *(("B", B), ("opponent", B), ("owner", B), ("A", A), ("self", A), ("user", A), ("me", A)),
        *(("nobody", None), (3, None)),
    ],
)
def test_who_chose_the_switch(chooser: object, by: int | None) -> None:
    for key in ("chosen_by", "chooser", "picked_by", "picker", "choice_by"):
        assert plays("switch", into="b2", **{key: chooser}) == (p.Switch(A, "b1", "b2", by),)


def test_the_owner_who_chose_a_switch_is_whose_pokemon_change_places() -> None:
    assert plays("switch", into="a2", chosen_by="owner") == (p.Switch(A, "a1", "a2", A),)


def test_a_retreat_names_both_or_who_comes_in() -> None:
    for key in ("to", "into", "in", "for", "new_active", "promote", "bench", "with"):
        assert plays("retreat", **{key: "a2"}) == (p.Retreat(A, "a1", "a2"),)
    for key in ("uid", "unit", "active", "from", "out", "pokemon"):
        assert plays("retreat", to="a1", **{key: "a2"}) == (p.Retreat(A, "a2", "a1"),)


@pytest.mark.parametrize(
    ("said", "paid"),
    [
        ({"discard": ["MEE-2"]}, (FIRE,)),
        ({"energy": "MEE-5"}, (PSYCHIC,)),
        ({"cost": ["MEE-2"]}, (FIRE,)),
        ({"paid": 1}, (FIRE,)),
        ({"paid": 3}, (FIRE, PSYCHIC, None)),
        ({"paid": 0}, ()),
        ({"pays": -2}, ()),
        ({"cost": 1}, None),
        ({"discard": True}, None),
        ({"free": True}, ()),
        ({}, None),
    ],
)
def test_what_a_retreat_is_paid_with(said: dict[str, Any], paid: Any) -> None:
    state = {"players": having(energy=["MEE-2", "MEE-5"])}
    assert plays("retreat", state, to="a2", **said) == (p.Retreat(A, "a1", "a2", paid),)


def test_a_payment_that_is_only_counted_ends_somewhere() -> None:
    (play,) = plays("retreat", to="a2", paid=99_999)
    assert isinstance(play, p.Retreat)
    assert play.paid is not None
    assert len(play.paid) == 61


# -- cards that go elsewhere -----------------------------------------------------------------------


def test_cards_go_from_pile_to_pile() -> None:
    assert plays("move", card="Iono", to="deck") == (
        c.MoveCards(A, (IONO,), "hand", "deck", A, (A,)),
    )
    (both,) = plays("discard", cards=["Iono", "Ultra Ball"], **{"from": "deck"})
    assert both == c.MoveCards(A, (IONO, BALL), "deck", "discard", A, (A, A))
    (theirs,) = plays("move", card="Iono", from_player="B", owner="B", to="B.hand", effect=True)
    assert theirs == c.MoveCards(A, (IONO,), "hand", "hand", B, (B,), effect=True)
    for said in ({"from_player": "B"}, {"from": "B's hand"}, {"source": "B.hand"}):
        (hand,) = plays("discard", card="Iono", **said)
        assert hand == c.MoveCards(A, (IONO,), "hand", "discard", B, (B,)), "it is of who had it"
    (usual,) = plays("move", card="Iono", **{"from": "discard"})
    assert usual == c.MoveCards(A, (IONO,), "discard", "hand", A, (A,))


def test_attached_cards_go_to_another_pokemon() -> None:
    for said in ({"uid": "a1", "to": "a2"}, {"from": "a1", "onto": "a2"}):
        (play,) = plays("move_energy", energy="MEE-2", **said)
        assert play == p.AttachCard(A, "a2", FIRE, "attached", came_from="a1")
    (hand,) = plays("move", card="MEE-2", to="a2", effect=True)
    assert hand == p.AttachCard(A, "a2", FIRE, manual=False)


def test_attached_cards_go_to_a_pile() -> None:
    (play,) = plays("discard", uid="b1", card="MEE-5")
    assert play == p.Detach(A, "b1", PSYCHIC, "discard", "move", B, B)
    (taken,) = plays("move", unit="b1", card="MEE-5", to="A.hand", effect=True)
    assert taken == p.Detach(A, "b1", PSYCHIC, "hand", "move", B, A, effect=True)


def test_a_whole_pokemon_goes_elsewhere() -> None:
    assert plays("move", uid="a1", to="deck") == (p.LeavePlay(A, "a1", "deck"),)
    for key in ("to_player", "goal_player", "pile_of", "discard_of", "whose_pile"):
        assert plays("discard", uid="b1", effect=True, **{key: "A"}) == (
            p.LeavePlay(A, "b1", "discard", effect=True, goal_player=A),
        )


def test_a_stadium_is_discarded_to_its_owners_pile() -> None:
    state = {"stadiums": [{"card": "Artazon", "owner": "B"}]}
    gone = c.MoveCards(A, (ARTAZON,), "stadium", "discard", B, (B,))
    assert plays("discard_stadium", state) == (gone,)
    assert plays("discard", state, card="Artazon", **{"from": "stadium"}) == (gone,)
    (named,) = plays("discard_stadium", state, stadium="Artazon", to="A.discard")
    assert named == c.MoveCards(A, (ARTAZON,), "stadium", "discard", A, (B,))
    (other,) = plays("discard_stadium", state, stadium="Jamming Tower")
    assert other == c.MoveCards(A, (card("Jamming Tower"),), "stadium", "discard", A, (A,))
