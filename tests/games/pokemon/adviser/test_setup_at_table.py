"""A whole setup at a real table: nothing is said of the ordinary one, and of a slip at once."""

from __future__ import annotations

import pytest

from app.core.ids import JUDGE
from app.core.intent import (
    Announce,
    Attach,
    Batch,
    Draw,
    Face,
    Intent,
    Move,
    Procedure,
    Shuffle,
    Step,
    SwapUnits,
)
from app.core.intents.turn_intents import NextTurn
from app.core.options import Options
from app.games.pokemon.procedures.mulligans import left_together, owed
from app.games.pokemon.tasks.setup_marks import decided, is_set_out, marked
from app.games.pokemon.tasks.starters import for_active, needs_mulligan
from tests.games.pokemon.adviser.at_table import Watched
from tests.games.pokemon_table import DRAKLOAK, DREEPY, DUSKULL, FIRE, IONO, Game
from tests.games.setup_table import BASICS, NONE

FEW = (*(DREEPY,) * 3, *(DUSKULL,) * 2, *(DRAKLOAK,) * 10, *(FIRE,) * 30, *(IONO,) * 10)


class Setup:
    """A table that is set up, with an adviser at every seat."""

    def __init__(self, *decks: tuple[str, ...], seed: int = 7, options: Options = ()) -> None:
        self.game = Game(len(decks), decks=decks, seed=seed, options=options)
        self.seats = [*range(len(decks)), JUDGE]
        self.watched = {seat: Watched(self.game, seat) for seat in self.seats}

    def do(self, intent: Intent, who: int = 0) -> dict[str, str]:
        """Do something; return what any seat says of it, before or after."""
        said = self.watched[who].before(intent)
        for one in self.watched.values():
            one.last = []
        self.game.do(intent, who)
        for one in self.watched.values():
            said |= one.said
        return said

    def run(self, name: str, who: int = 0, **arguments: str) -> dict[str, str]:
        return self.do(Procedure(name, tuple(arguments.items())), who)

    def said_by(self, seat: int) -> dict[str, str]:
        return self.watched[seat].said

    def hand(self, seat: int = 0) -> tuple[str, ...]:
        return self.game.view(seat).cards_in(f"hand.{seat}")


def two(
    mine: tuple[str, ...] = BASICS, theirs: tuple[str, ...] = BASICS, options: Options = ()
) -> Setup:
    """Lay a table where Aki goes first and both drew their hands."""
    table = Setup(mine, theirs, options=options)
    assert table.run("first", by="choice") == {}
    for seat in (0, 1):
        assert table.run("deal", seat) == {}
    return table


def down(table: Setup, who: int = 0, **more: str) -> dict[str, str]:
    return table.run("setup_place", who, active=table.hand(who)[0], **more)


def owing(number: int, mine: tuple[str, ...] = BASICS) -> Setup:
    """Lay a table where Ren had so many mulligans alone, and both have put down everything."""
    table = two(mine, NONE)
    assert down(table) == {}
    for _ in range(number):
        assert table.run("mulligan", 1) == {}
    down(table, 1)
    return table


# -- the ordinary setup ----------------------------------------------------------------------------


def announced(table: Setup) -> list[dict[str, str]]:
    """Set up step by step as the rules have it; return what was said of every step."""
    said = [table.run("first", by="dice")]
    said += [table.run("deal", seat) for seat in (0, 1)]
    first = decided(table.game.view()) or 0
    order = (first, 1 - first)
    while not all(is_set_out(table.game.view(), seat) for seat in order):
        for seat in order:
            view = table.game.view(seat)
            told = marked(view, seat, "has_basic") or marked(view, seat, "no_basic")
            if not told and not is_set_out(view, seat):
                said.append(table.run("announce", seat))
        together = left_together(table.game.view())
        if together:
            said += [table.run("mulligan", seat) for seat in together]
            continue
        for seat in order:
            view = table.game.view(seat)
            if marked(view, seat, "has_basic") and not is_set_out(view, seat):
                cards = for_active(view)
                bench = ",".join(cards[1:4])
                said.append(table.run("setup_place", seat, active=cards[0], bench=bench))
            if marked(view, seat, "no_basic"):
                assert needs_mulligan(view)
                if is_set_out(table.game.view(), 1 - seat):
                    said.append(table.run("mulligan", seat))
    return said + extra_cards(table, order)


def extra_cards(table: Setup, order: tuple[int, int]) -> list[dict[str, str]]:
    said = []
    for seat in order:
        if owed(table.game.view(), seat):
            said.append(table.run("extra_draw", seat))
            fresh = [card for card in for_active(table.game.view(seat)) if card][:1]
            if fresh and len(table.game.view().zones[f"bench.{seat}"].items) < 5:
                said.append(table.run("setup_place", seat, bench=fresh[0]))
            if not marked(table.game.view(), seat, "ready"):
                said.append(table.run("announce", seat, say="ready"))
    return [*said, table.run("start")]


@pytest.mark.parametrize("seed", range(6))
def test_an_ordinary_setup_step_by_step_is_silent_at_every_seat(seed: int) -> None:
    table = Setup(FEW, FEW, seed=seed)
    assert not any(announced(table))
    assert table.game.view().turn.number == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_setup_at_once_is_silent(seed: int) -> None:
    table = Setup(FEW, FEW, seed=seed)
    said = [table.run("first", by="coin")]
    said += [table.run("setup", seat, auto="1") for seat in (0, 1)]
    assert not any(said + extra_cards(table, (0, 1)))


def test_rounds_of_both_and_mulligans_alone_are_silent() -> None:
    table = two(BASICS, NONE)
    for seat in (0, 1):
        table.run("announce", seat, say="no_basic")  # Aki plays along, though the hand is good
    assert set(table.run("mulligan")) == {"setup-mulligan-not-allowed"}
    assert table.run("mulligan", 1) == {}
    assert table.run("announce", 0) == {}
    assert table.run("announce", 1) == {}
    assert down(table) == {}
    for _ in range(3):
        assert table.run("mulligan", 1) == {}
    assert owed(table.game.view(), 0) == 3
    down(table, 1)
    assert table.run("extra_draw", number="3") == {}


def test_a_round_of_both_is_remembered_as_one() -> None:
    table = two(NONE, NONE)
    for _ in range(2):
        for seat in (0, 1):
            assert table.run("announce", seat) == {}
        for seat in (1, 0):
            assert table.run("mulligan", seat) == {}
    for seat in table.seats:
        assert table.watched[seat].memory.record.mulligans == ((1, 0), (1, 0))


def test_one_alone_sets_up_in_silence() -> None:
    table = Setup(FEW)
    assert table.run("setup") == {}
    cards = for_active(table.game.view())
    assert table.run("setup_place", active=cards[0]) == {}
    assert table.run("start") == {}


def test_a_setup_by_hand_is_silent() -> None:
    table = Setup(BASICS, BASICS)
    for seat in (0, 1):
        deck, hand = f"deck.{seat}", f"hand.{seat}"
        assert table.do(Shuffle(deck), seat) == {}
        for _ in range(7):
            assert table.do(Draw(1, deck, hand), seat) == {}
        assert table.do(Move(table.hand(seat)[:1], f"active.{seat}", -1, up=False), seat) == {}
        assert table.do(Move(table.hand(seat)[:2], f"bench.{seat}", -1, up=False), seat) == {}
        for _ in range(6):
            prize = Draw(1, deck, f"prizes.{seat}", verb="set_prizes")
            assert table.do(prize, seat) == {}
    for seat in (0, 1):
        view = table.game.view(seat)
        lying = (*view.cards_in(f"active.{seat}"), *view.cards_in(f"bench.{seat}"))
        assert table.do(Face(lying, up=True), seat) == {}
    assert table.do(NextTurn(0)) == {}


# -- the opening hand ------------------------------------------------------------------------------


def test_an_eighth_card() -> None:
    table = two()
    assert table.do(Draw(1, "deck.0", "hand.0")) == {"setup-hand-seven": "illegal"}


def test_a_hand_of_six() -> None:
    table = Setup(BASICS, BASICS)
    table.do(Shuffle("deck.0"))
    table.do(Draw(6, "deck.0", "hand.0"))
    assert down(table)["setup-hand-seven"] == "illegal"


def test_a_deck_that_was_not_shuffled() -> None:
    table = Setup(BASICS, BASICS)
    said = table.do(Draw(7, "deck.0", "hand.0"))
    assert said == {"setup-shuffle-first": "reminder"}
    together = Setup(BASICS, BASICS)
    steps: tuple[Step, ...] = (Shuffle("deck.0"), Draw(7, "deck.0", "hand.0"))
    assert together.do(Batch(steps)) == {}


# -- what is put down ------------------------------------------------------------------------------


def test_an_evolution_in_the_active_spot_is_known_to_its_owner_and_later_to_all() -> None:
    table = two((DRAKLOAK,) * 30, BASICS)
    said = down(table)
    assert said["setup-active-basic"] == "illegal"
    assert table.said_by(1) == {}
    down(table, 1)
    table.run("start")
    assert table.said_by(0) == {}
    assert table.said_by(1) == {"setup-active-basic": "illegal"}


def test_a_second_active_pokemon() -> None:
    table = two()
    down(table)
    said = table.do(Move(table.hand()[:1], "active.0", -1, up=False))
    assert said["setup-one-active"] == "illegal"


def test_a_sixth_on_the_bench() -> None:
    table = two()
    down(table, bench=",".join(table.hand()[1:6]))
    said = table.do(Move(table.hand()[:1], "bench.0", -1, up=False))
    assert said["setup-bench-max"] == "illegal"


def test_a_pokemon_that_lies_face_up_too_early() -> None:
    table = two()
    said = table.do(Move(table.hand()[:1], "active.0", -1, up=True))
    assert said["setup-face-down"] == "suspicious"
    other = two()
    down(other)
    assert other.run("reveal")["setup-face-down"] == "suspicious"
    down(other, 1)
    assert other.run("reveal", 1) == {}


def test_five_prizes_and_prizes_before_the_active_pokemon() -> None:
    table = two()
    assert down(table, prizes="5")["setup-prizes-six"] == "illegal"
    other = two()
    said = other.do(Draw(6, "deck.0", "prizes.0", verb="set_prizes"))
    assert said == {"setup-prizes-before-active": "suspicious"}


def test_a_prize_that_is_turned_up() -> None:
    table = two()
    down(table)
    prize = table.game.view().zones["prizes.0"]
    said = table.do(Face((f"{prize.id}#0",), up=True))
    assert said == {"setup-prize-face-down": "illegal"}


# -- mulligans -------------------------------------------------------------------------------------


def test_a_hand_without_a_basic_pokemon_that_is_kept() -> None:
    table = two(NONE, BASICS)
    assert table.run("announce", say="has_basic") == {"setup-mulligan-needed": "illegal"}


def test_a_hand_with_one_that_goes_back() -> None:
    table = two()
    assert table.run("announce", say="no_basic") == {"setup-mulligan-not-allowed": "illegal"}
    assert table.run("mulligan")["setup-mulligan-not-allowed"] == "illegal"


def test_a_hand_that_goes_back_without_being_shown() -> None:
    table = two(NONE, BASICS)
    said = table.do(Move(table.hand(), "deck.0", verb="mulligan"))
    assert said == {"setup-mulligan-reveal": "illegal"}


def test_a_mulligan_alone_before_the_other_has_set_up() -> None:
    table = two(BASICS, NONE)
    table.run("announce", say="has_basic")
    table.run("announce", 1, say="no_basic")
    assert table.run("mulligan", 1) == {"setup-mulligan-wait": "suspicious"}
    assert table.run("mulligan", 1) == {}


def test_a_word_out_of_turn() -> None:
    table = two()
    said = table.run("announce", 1, say="has_basic")
    assert said == {"setup-announce-order": "reminder"}
    assert table.run("announce", say="has_basic") == {}


def test_the_eighth_mulligan() -> None:
    table = two(BASICS, NONE)
    down(table)
    heard = [table.run("mulligan", 1) for _ in range(9)]
    assert heard == [{}] * 7 + [{"setup-many-mulligans": "reminder"}, {}]


# -- extra cards -----------------------------------------------------------------------------------


def test_more_cards_than_there_were_mulligans() -> None:
    assert owing(2).run("extra_draw", number="2") == {}
    assert owing(2).run("extra_draw", number="3") == {"setup-extra-draw-max": "illegal"}


def test_a_second_extra_draw() -> None:
    table = owing(2)
    table.run("extra_draw", number="2")
    assert table.do(Draw(1, "deck.0", "hand.0"))["setup-extra-draw-max"] == "illegal"


def test_extra_cards_one_by_one() -> None:
    table = owing(2)
    said = [table.do(Draw(1, "deck.0", "hand.0")) for _ in range(2)]
    assert said == [{"setup-extra-draw-announce": "reminder"}, {}]


def test_extra_cards_that_were_announced_and_drawn_by_hand() -> None:
    table = owing(2)
    assert table.do(Announce("extra_draw", number=2)) == {}
    assert table.do(Draw(2, "deck.0", "hand.0")) == {}


def test_an_extra_card_for_a_mulligan_of_both() -> None:
    table = two(BASICS, NONE)
    for seat in (0, 1):
        table.run("announce", seat, say="no_basic")
    for seat in (0, 1):
        table.run("mulligan", seat)
    down(table)
    said = table.run("extra_draw", number="1")
    assert said == {"setup-both-mulligan": "illegal"}


def test_extra_cards_for_a_mulligan_of_both_where_the_table_agreed_on_them() -> None:
    table = two(options=(("both-mulligan", "each-draws"),))
    for seat in (0, 1):
        table.run("announce", seat, say="no_basic")
    for seat in (0, 1):
        table.run("mulligan", seat)  # that the hand was good is told there
    for seat in (0, 1):
        assert down(table, seat) == {}
    for seat in (0, 1):
        assert table.run("extra_draw", seat) == {}
    assert set(table.run("extra_draw", 0, number="1")) == {"setup-extra-draw-max"}


def test_an_extra_card_before_the_prizes() -> None:
    table = two(BASICS, NONE)
    table.run("announce", say="has_basic")
    table.do(Move(table.hand()[:1], "active.0", -1, up=False))
    table.run("mulligan", 1)
    said = table.run("extra_draw", number="1")
    assert said == {"setup-extra-draw-timing": "suspicious"}


def test_another_active_pokemon_after_the_extra_cards() -> None:
    table = owing(1)
    table.run("extra_draw")
    table.run("setup_place", bench=table.hand()[0])
    active, bench = table.game.unit("active.0"), table.game.unit("bench.0")
    said = table.do(SwapUnits(active, bench))
    assert said == {"setup-active-fixed-after-draw": "illegal"}
    before = two()
    down(before, bench=before.hand()[1])
    swap = SwapUnits(before.game.unit("active.0"), before.game.unit("bench.0"))
    assert before.do(swap) == {}


# -- too early -------------------------------------------------------------------------------------


def test_a_trainer_and_an_energy_before_the_game() -> None:
    table = two((*(DREEPY,) * 4, *(IONO,) * 2, *(FIRE,) * 1), BASICS)
    game = table.game
    active = game.card(DREEPY)
    table.do(Move((active,), "active.0", -1, up=False))
    played = table.do(Move((game.card(IONO),), "stage", -1, verb="play"))
    assert played["setup-no-actions"] == "illegal"
    said = table.do(Attach((game.card(FIRE),), game.unit("active.0")))
    assert said == {"setup-no-actions": "illegal"}
