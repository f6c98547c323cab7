"""Faults of real games, made at a table and put right: as was said before, in the log, undone."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE, NodeId, SeatId, ZoneId
from app.core.intent import (
    Attach,
    Batch,
    Bring,
    Draw,
    Flip,
    Hide,
    Intent,
    Jump,
    Look,
    Move,
    PutMark,
    Show,
    Shuffle,
    Undo,
)
from app.core.intents.turn_intents import NextTurn
from app.core.sight import view
from app.core.text.words import Words
from app.games.lexicon import lexicon
from app.games.pokemon.pokemon_game import MISTAKES
from app.session.positions.view_differences import differences
from app.session.remedies.remedies_by_hand import BRING_FIRST, SHORT_DECK, first_by_hand
from app.session.remedies.remedy import ANY_GAME, Remedies, Remedy, mistakes
from tests.games.pokemon_table import DRAKLOAK, DREEPY, DUSKULL, FIRE, IONO, Game, log
from tests.helpers.shipped import shipped_base

AKI, REN = 0, 1
DECK, HAND, PRIZES = "deck.0", "hand.0", "prizes.0"
TOO_MANY, SEEN = ANY_GAME[:2]
NO_CHECKUP, PRIZE_TOO_EARLY, EVOLVED = MISTAKES[:3]
BOTH = pytest.mark.parametrize("viewer", [AKI, JUDGE])
Told = list[tuple[SeatId, ZoneId, tuple[str | None, ...]]]


class Fault:
    """Turn 1 of Aki, Dreepy against Duskull: a step that goes wrong, and what is offered then."""

    def __init__(self, why: Words) -> None:
        self.game = game = Game()
        assert why in mistakes(game.spec)
        self.why, self.step = why, -1
        for seat, ref in ((AKI, DREEPY), (REN, DUSKULL)):
            game.stand(ref, f"active.{seat}")
            for ours in (DRAKLOAK, FIRE, IONO):
                game.put(ours, f"hand.{seat}")
            game.do(Draw(6, f"deck.{seat}", f"prizes.{seat}", verb="set_prizes"), seat)
            game.do(Shuffle(f"deck.{seat}"), seat)
        game.turn()
        self.tree = game.table.host.tree
        self.words = lexicon(game.spec, shipped_base())

    def done(self, intent: Intent, seat: SeatId = AKI) -> NodeId:
        """Do what goes wrong."""
        self.game.do(intent, seat)
        self.step = self.tree.cursor
        return self.step

    def offered(self, viewer: SeatId) -> dict[str, Remedy]:
        remedies = Remedies(self.game.table.host, self.step, viewer, self.words).all()
        return {one.id: one for one in remedies}

    def put_right(self, way: str, viewer: SeatId) -> Told:
        """Carry out a way, take it back and do it again; who still knows what, as was said before.

        What was said to change changes, nothing else of the board where nothing is left to chance.
        """
        remedy = self.offered(viewer)[way]
        tip, before = self.tree.cursor, view(self.tree.table, viewer)
        self.game.do(remedy.because(self.why), viewer)
        done, table = self.tree.cursor, self.tree.table
        after = view(table, viewer)
        if not isinstance(remedy.intent, Batch) or not remedy.intent.steps:
            assert differences(before, after, self.words) == remedy.changes
        assert log(self.game).endswith(f"{remedy.note.en} ({self.why.en}).")
        assert log(self.game, "ja").endswith(f"{remedy.note.ja}（{self.why.ja}）。")
        for one in remedy.known:
            lying = {table.cards[number].ref for number in table.zones[one.zone]}
            assert {ref for ref in one.cards if ref is not None} <= lying
        self.game.do(Undo(), viewer)
        assert self.tree.cursor == tip
        assert view(self.tree.table, viewer) == before
        self.game.do(Jump(done), JUDGE)
        return [(one.seat, one.zone, one.cards) for one in remedy.known]

    def known(self, zone: ZoneId) -> dict[int, set[SeatId]]:
        """Who knows which card of a pile, by its place, as the table has noted it."""
        cards = self.tree.table.cards
        pile = enumerate(self.tree.table.zones[zone])
        return {at: set(cards[n].known) for at, n in pile if cards[n].known}

    def refs(self, zone: ZoneId) -> list[str]:
        return [self.tree.table.cards[number].ref for number in self.tree.table.zones[zone]]


@BOTH
def test_drew_too_many(viewer: SeatId) -> None:
    fault = Fault(TOO_MANY)
    fault.game.do(Draw(1, DECK, HAND))
    fault.done(Draw(1, DECK, HAND))
    # An effect puts a card on top, by right: Aki knows that it lies there.
    fault.game.do(Move((fault.game.card(IONO),), DECK))
    hand, deck = fault.refs(HAND), fault.refs(DECK)
    assert fault.put_right("among hand.0", viewer) == [(AKI, DECK, (IONO,))]
    assert len(fault.refs(HAND)) == len(hand) - 1
    assert sorted([*fault.refs(HAND), *fault.refs(DECK)]) == sorted([*hand, *deck])
    assert fault.refs(DECK)[0] == IONO
    assert fault.known(DECK) == {0: {AKI}}


@BOTH
def test_missed_a_checkup(viewer: SeatId) -> None:
    """What poison does is put there now, and then let happen first: before the turn that began."""
    fault = Fault(NO_CHECKUP)
    duskull = fault.game.unit("active.1")
    fault.game.do(PutMark((duskull,), "poisoned", value=1))
    turn = fault.done(NextTurn(REN))
    fault.game.do(PutMark((duskull,), "damage", add=10))
    assert fault.put_right("swapped", viewer) == []
    assert fault.game.marks(duskull) == {"damage": 10, "poisoned": 1}
    assert fault.tree.table.turn.seat == REN
    before = [fault.game.table.host.told(n, AKI) for n in fault.tree.path(fault.tree.cursor)[-3:-1]]
    assert ["turn" in {event.verb for event in told} for told in before] == [False, True]
    # Or the table goes back to before that turn, and the checkup is done then.
    fault.game.do(Jump(turn), JUDGE)
    assert fault.put_right("back", viewer) == []
    assert fault.tree.table.turn.seat == AKI
    fault.game.act("checkup", AKI)
    assert fault.game.marks(duskull) == {"damage": 10, "poisoned": 1}


@BOTH
def test_a_prize_taken_too_early(viewer: SeatId) -> None:
    fault = Fault(PRIZE_TOO_EARLY)
    taken = fault.refs(PRIZES)[0]
    fault.done(Draw(1, PRIZES, HAND, verb="take_prize"))
    fault.game.do(Attach((fault.game.card(FIRE),), fault.game.unit("active.0")))
    prizes, hand = fault.refs(PRIZES), fault.refs(HAND)
    # It goes back to its place, and Aki has seen it.
    assert fault.put_right("alone", viewer) == [(AKI, PRIZES, (taken,))]
    assert fault.refs(PRIZES) == [taken, *prizes]
    assert len(fault.refs(HAND)) == len(hand) - 1
    assert FIRE in {
        fault.tree.table.cards[n].ref for u in fault.tree.table.units.values() for n in u.parts
    }


@BOTH
def test_a_hand_was_seen(viewer: SeatId) -> None:
    fault = Fault(SEEN)
    cards = fault.game.view(REN).cards_in("hand.1")
    seen = tuple(sorted(fault.refs("hand.1")))
    step = fault.done(Show(cards, (AKI,)), REN)
    fault.game.do(Flip())
    told = fault.put_right("alone", viewer)
    assert told == [(AKI, "hand.1", seen)]
    assert fault.known("hand.1") == {at: {REN} for at in range(len(seen))}
    # Or it stays so: nobody but Aki and Ren knows a card of it.
    fault.game.do(Jump(step), JUDGE)
    fault.game.do(Hide("hand.1"), REN)
    assert fault.put_right("left", viewer) == [(AKI, "hand.1", seen)]
    assert fault.known("hand.1") == {at: {AKI, REN} for at in range(len(seen))}


@BOTH
def test_a_deck_was_looked_into(viewer: SeatId) -> None:
    """What a search put third by right stays there; what was seen by mistake is shuffled in."""
    fault = Fault(SEEN)
    fault.game.do(Move((fault.game.card(IONO),), DECK, 2))
    fault.done(Look(DECK, 2))
    fault.game.do(Hide(DECK))
    assert fault.put_right("unknown deck.0", viewer) == [(AKI, DECK, (IONO,))]
    assert fault.known(DECK) == {2: {AKI}}
    assert fault.refs(DECK)[2] == IONO


@BOTH
def test_an_evolution_ten_steps_ago_that_could_not_be(viewer: SeatId) -> None:
    fault = Fault(EVOLVED)
    game, dreepy = fault.game, fault.game.unit("active.0")
    fault.done(Attach((game.card(DRAKLOAK),), dreepy, "base", "evolve"))
    duskull = game.unit("active.1")
    for _ in range(4):
        game.do(Flip())
        game.do(PutMark((duskull,), "damage", add=10))
    game.do(Attach((game.card(FIRE),), dreepy))
    game.do(Draw(1, DECK, HAND))
    alone = fault.offered(viewer)["alone"]
    assert (alone.again, alone.end) == (10, None)
    hand = len(fault.refs(HAND))
    assert fault.put_right("alone", viewer) == [(REN, HAND, (DRAKLOAK,))]
    table = fault.tree.table
    unit = table.units[table.fields["active.0"][0]]
    assert [table.cards[number].ref for number in unit.parts] == [DREEPY, FIRE]
    assert len(fault.refs(HAND)) == hand + 1
    assert DRAKLOAK in fault.refs(HAND)
    assert game.marks(game.unit("active.1")) == {"damage": 40}


@BOTH
def test_a_deck_short_of_a_card(viewer: SeatId) -> None:
    fault = Fault(SHORT_DECK)
    assert first_by_hand(fault.why) == BRING_FIRST
    fault.game.do(Move((fault.game.card(IONO),), DECK))
    cards = len(fault.refs(DECK))
    fault.done(Bring((DREEPY,), DECK, -1))
    assert fault.known(DECK) == {0: {AKI}, cards: {AKI}}
    assert {"shuffle deck.0", "left"} <= fault.offered(viewer).keys()
    assert fault.put_right("unknown deck.0", viewer) == [(AKI, DECK, (IONO,))]
    assert len(fault.refs(DECK)) == cards + 1
    assert fault.refs(DECK)[0] == IONO
    assert fault.known(DECK) == {0: {AKI}}
