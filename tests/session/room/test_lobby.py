"""A table before it is laid: decks are brought, everybody says they are ready, and it is laid."""

from __future__ import annotations

import pytest

from app.core.data.weight import MOST_NAMED
from app.core.intent import Procedure, Step
from app.session.host.host import Host
from app.session.host.updates import Drew
from app.session.room.hosted_game import FIRST_WAIT
from app.session.room.lobby import MOST_CARDS, Setup
from app.session.room.messages.from_people import BringDeck, Chair, OpenLink, SayReady
from app.session.room.messages.to_people import People
from app.session.room.room import Room
from app.session.steps.rights import impossible
from tests.helpers.play import decks_for
from tests.helpers.toy_games import octet, quartet
from tests.session.room.small_room import FOUR, SPEC, Evening, Quartet

DECK = tuple(f"card-{number}" for number in range(20))


@pytest.fixture
def evening() -> Evening:
    """Aki and Ren at a table for two on which no deck lies."""
    evening = Evening(laid=False)
    evening.room = Room(SPEC, Setup(2), evening._tell)
    evening.aki, evening.ren = evening.come("Aki", 0), evening.come("Ren", 1)
    return evening


def test_it_is_laid_once_each_has_a_deck_and_is_ready(evening: Evening) -> None:
    for person in (evening.aki, evening.ren):
        assert evening.room.host is None
        evening.hear(person, BringDeck(DECK))
        evening.hear(person, SayReady())
    setting = evening.host.tree.table.setting
    assert [seat.name for seat in setting.seats] == ["Aki", "Ren"]
    assert len(evening.host.tree.table.cards) == 2 * len(DECK)


def test_everybody_sees_that_there_is_a_deck_and_nobody_which(evening: Evening) -> None:
    evening.hear(evening.aki, BringDeck(DECK))
    people = evening.heard(evening.ren, People)[-1]
    assert [person.decked for person in people.people] == [True, False]
    assert "card-3" not in repr(evening.told[evening.ren])


def test_nobody_is_ready_without_a_deck(evening: Evening) -> None:
    evening.hear(evening.aki, SayReady())
    assert evening.codes(evening.aki) == ["no-deck"]
    assert not evening.room.roster[evening.aki].ready


def test_who_takes_it_back_is_waited_for(evening: Evening) -> None:
    for person in (evening.aki, evening.ren):
        evening.hear(person, BringDeck(DECK))
    evening.hear(evening.aki, SayReady())
    evening.hear(evening.aki, SayReady(ready=False))
    evening.hear(evening.ren, SayReady())
    assert evening.room.host is None


@pytest.mark.parametrize(
    "refs",
    [(), ("",), ("x",) * (MOST_CARDS + 1), ("x" * 2000,) * (MOST_NAMED // 3000)],
    ids=["none", "no name", "too many", "long names"],
)
def test_a_deck_has_cards_and_not_without_end(evening: Evening, refs: tuple[str, ...]) -> None:
    evening.hear(evening.aki, BringDeck(refs))
    assert evening.codes(evening.aki) == ["deck"]
    assert not evening.room.roster[evening.aki].decked


def test_who_watches_brings_no_deck(evening: Evening) -> None:
    sora = evening.come("Sora")
    evening.hear(sora, BringDeck(DECK))
    assert evening.codes(sora) == ["spectator"]


def test_once_it_lies_there_nobody_has_to_be_ready() -> None:
    evening = Evening()
    evening.hear(evening.aki, BringDeck(DECK))
    evening.hear(evening.aki, SayReady())
    assert evening.codes(evening.aki) == ["laid", "laid"]


def test_the_chair_may_lay_it_for_those_who_have_a_deck(evening: Evening) -> None:
    evening.hear(evening.aki, BringDeck(DECK))
    evening.hear(evening.aki, Chair("lay"))
    assert evening.codes(evening.aki) == ["no-deck"]
    evening.hear(evening.ren, BringDeck(DECK))
    evening.leave(evening.ren)
    evening.hear(evening.aki, Chair("lay"))
    assert evening.room.host is not None


def test_where_the_disk_refuses_everybody_says_anew_that_they_are_ready(evening: Evening) -> None:
    def refuse(_host: Host) -> None:
        raise impossible("disk", "The disk is full.", "空きがありません。")

    evening.room.laying = refuse
    for person in (evening.aki, evening.ren):
        evening.hear(person, BringDeck(DECK))
        evening.hear(person, SayReady())
    assert evening.room.host is None
    assert evening.codes(evening.ren) == ["disk"]
    assert not any(person.ready for person in evening.room.roster)


# -- who goes first -------------------------------------------------------------------------------


def gathered(first: int | None, seed: int | None = None, preset: Step | None = None) -> Quartet:
    """Return four who sit at a laid table."""
    evening = Quartet.__new__(Quartet)
    evening.now, evening.told = 100.0, {}
    setup = Setup(4, (), seed, decks_for(quartet.SPEC, 4), first, preset)
    evening.room = Room(quartet.SPEC, setup, evening._tell)
    evening.players = tuple(evening.come(name, seat) for seat, name in enumerate(FOUR))
    for person in evening.players:
        evening.hear(person, SayReady())
    return evening


def test_the_seat_that_was_chosen_goes_first() -> None:
    assert gathered(2).host.tree.table.turn.seat == 2


def test_it_is_drawn_once_all_programs_mix_it_though_the_table_is_locked() -> None:
    evening = gathered(None)
    links = [evening.commit(person, bytes([65 + n])) for n, person in enumerate(evening.players)]
    evening.pass_time(0.1)
    assert len(evening.host.tree) == 2
    for person, chain in zip(evening.players, links, strict=True):
        evening.hear(person, OpenLink(1, chain.link(1).hex()))
    kinds = [fact.kind for fact in evening.host.tree.facts(evening.host.tree.cursor)]
    assert kinds == ["dice", "turn"]


def test_it_is_drawn_after_a_while_by_those_whose_programs_mix_it() -> None:
    evening = gathered(None)
    assert evening.room.due <= evening.now + FIRST_WAIT
    evening.pass_time(FIRST_WAIT - 1)
    assert len(evening.host.tree) == 2
    evening.pass_time(2)
    assert len(evening.host.tree) == 3
    evening.pass_time(60)
    assert len(evening.host.tree) == 3


def test_nobody_brings_a_deck_where_the_game_has_none() -> None:
    evening = Evening(laid=False)
    evening.room = Room(octet.SPEC, Setup(2), evening._tell)
    evening.aki, evening.ren = evening.come("Aki", 0), evening.come("Ren", 1)
    evening.hear(evening.aki, BringDeck(DECK))
    assert evening.codes(evening.aki) == ["deck"]
    for person in (evening.aki, evening.ren):
        evening.hear(person, SayReady())
    assert evening.room.host is not None
    assert evening.room.roster.told().game == octet.SPEC.id


# -- a table that is laid with a preset ------------------------------------------------------------


def said_of(evening: Quartet) -> list[list[str]]:
    """Return what happened, each step by the kinds of its facts."""
    tree = evening.host.tree
    return [[fact.kind for fact in node.facts] for node in tree.nodes[2:]]


def test_a_preset_is_the_first_gesture_and_its_chance_is_mixed_by_all() -> None:
    evening = gathered(0, preset=Procedure("deal"))
    links = [evening.commit(person, bytes([65 + n])) for n, person in enumerate(evening.players)]
    evening.pass_time(0.1)
    assert said_of(evening) == []
    for person, chain in zip(evening.players, links, strict=True):
        evening.hear(person, OpenLink(1, chain.link(1).hex()))
    ((*kinds,),) = said_of(evening)
    assert kinds[0] == "shuffled"
    assert len(evening.host.tree.table.zones["hand.0"]) == 3
    drew = [entry for entry in evening.host.journal if isinstance(entry, Drew)]
    assert [{seat for seat, _ in one.links} for one in drew] == [{0, 1, 2, 3}]


def test_it_comes_after_who_goes_first_was_drawn_and_happens_once() -> None:
    evening = gathered(None, seed=3, preset=Procedure("deal"))
    for _ in range(4):
        evening.pass_time(FIRST_WAIT + 1)
    first, dealt = said_of(evening)
    assert first == ["dice", "turn"]
    assert dealt[0] == "shuffled"
    assert len(evening.host.tree.table.zones["hand.0"]) == 3
