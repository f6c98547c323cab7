"""Hearts, Sevens, Daifugō and Memory at a hosted table, to their very end, a client for each seat.

Everybody plays by the rules of the game and by what the own seat sees, by the keys, double clicks
and drags of the window.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.core import intent as i
from app.core.ids import Handle, SeatId
from app.games._playing_cards.suits_ranks import PIPS, PlayingCard
from tests.net.card_evening import CardEvening, card_evening

Hand = dict[Handle, PlayingCard]


def next_round(one: CardEvening, dealt: Sequence[int]) -> None:
    """Collect all and deal again in one gesture of whoever likes; the scores stay."""
    before = [one.score(seat) for seat in one.seats]
    one.act((one.turn + 1) % len(one.seats), "next_round")
    assert sorted(len(one.hand(seat)) for seat in one.seats) == sorted(dealt)
    assert [one.score(seat) for seat in one.seats] == before
    zones = one.watches.view.zones
    assert not any(zone.items for name, zone in zones.items() if not name.startswith("hand."))
    one.check()


# -- hearts ---------------------------------------------------------------------------------------


def strength(card: PlayingCard) -> int:
    return 14 if card.rank == "A" else card.number


def points(cards: Hand) -> int:
    return sum(13 * (card.key == "S-Q") + (card.suit == "H") for card in cards.values())


def led(one: CardEvening, seat: SeatId, leader: SeatId) -> str:
    """Return the suit of the trick on the table, as a seat sees it; "" where it leads."""
    return next((card.suit for card in one.cards(seat, f"front.{leader}").values()), "")


def card_to_trick(hand: Hand, suit: str, broken: bool, chance: random.Random) -> Handle:
    """Follow suit; lead no heart before one was thrown away; begin with the two of clubs."""
    fits = [handle for handle, card in hand.items() if card.suit == suit]
    if not suit:
        fits = [handle for handle, card in hand.items() if card.key == "C-2"]
        fits = fits or [handle for handle, card in hand.items() if broken or card.suit != "H"]
    return chance.choice(fits or list(hand))


def pass_three(one: CardEvening) -> None:
    """Give three cards to the left, which nobody sees before all have chosen theirs."""
    given: list[set[str]] = []
    for seat in one.seats:
        to = (seat + 1) % 4
        three = sorted(one.hand(seat), key=lambda card, seat=seat: strength(one.hand(seat)[card]))
        given.append({one.hand(seat)[handle].key for handle in three[-3:]})
        before = len(one.hand(to))
        if seat % 2:
            one.drag(seat, tuple(three[-3:]), f"front.{to}")
        else:
            one.act(seat, "pass_on", *three[-3:], seat=str(to))
        if seat < 3:
            assert len(one.hand(to)) == before
            assert one.count(f"front.{to}") == 3
            assert not one.cards(to, f"front.{to}"), "they lie face down for whoever gets them"
    for seat in one.seats:
        assert len(one.hand(seat)) == 13
        assert given[seat - 1] <= {card.key for card in one.hand(seat).values()}


def play_trick(one: CardEvening, broken: bool, chance: random.Random) -> SeatId:
    """Play a trick and return who took it, after it was taken back once and taken again."""
    leader = one.turn
    for step in range(4):
        seat = (leader + step) % 4
        assert one.turn == seat
        suit = led(one, seat, leader) if step else ""
        card = card_to_trick(one.hand(seat), suit, broken, chance)
        assert one.double_click(seat, card) == "play_on"
    suit = led(one, leader, leader)
    lying = {seat: next(iter(one.cards(seat, f"front.{seat}").values())) for seat in one.seats}
    winner = max(
        (seat for seat in one.seats if lying[seat].suit == suit), key=lambda s: strength(lying[s])
    )
    front = one.view(winner).zones[f"front.{leader}"].items
    won = one.count(f"won.{winner}")
    assert one.double_click(winner, *front) == "win"
    one.ask(winner, i.Undo())
    assert [one.count(f"front.{seat}") for seat in one.seats] == [1] * 4
    assert (one.count(f"won.{winner}"), one.turn) == (won, leader)
    one.act(winner, "win")
    assert one.turn == winner, "whoever wins leads"
    assert one.count(f"won.{winner}") == won + 4
    return winner


def test_hearts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("hearts")
    with card_evening(tmp_path, monkeypatch, "hearts", 4, seed=5) as one:
        for seat in one.seats:
            one.act(seat, "sort_hand")
        pass_three(one)
        begins = next(
            seat for seat in one.seats if any(card.key == "C-2" for card in one.hand(seat).values())
        )
        if begins != one.turn:
            one.act(begins, "my_turn")
        broken, tricks = False, Counter[SeatId]()
        for _ in range(13):
            winner = play_trick(one, broken, chance)
            tricks[winner] += 1
            broken = broken or any(
                card.suit == "H" for card in one.cards(winner, f"won.{winner}").values()
            )
        for seat in one.seats:
            assert not one.hand(seat)
            assert one.count(f"won.{seat}") == 4 * tricks[seat]
        made = [points(one.cards(seat, f"won.{seat}")) for seat in one.seats]
        assert sum(made) == 26, "everybody can count what the own pile holds"
        # Whoever writes: nobody holds a card any more.
        writes = (one.turn + 1) % 4
        one.act(writes, "add_scores", **{f"seat{seat}": str(made[seat]) for seat in one.seats})
        assert [one.score(seat) for seat in one.seats] == made
        one.check()
        one.check_secrets()
        next_round(one, [13] * 4)


# -- sevens ---------------------------------------------------------------------------------------


def may_follow(one: CardEvening, seat: SeatId, card: PlayingCard) -> bool:
    """Whether all between a card and the seven of its suit lies on the table."""
    row = one.cards(seat, one.pile(PIPS[card.suit])).values()
    there = {lying.number for lying in row}
    low, high = sorted((card.number, 7))
    return all(number in there for number in range(low, high + 1) if number != card.number)


def test_sevens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("sevens")
    with card_evening(tmp_path, monkeypatch, "sevens", 3, seed=3) as one:
        begins = next(
            seat for seat in one.seats if any(card.key == "D-7" for card in one.hand(seat).values())
        )
        if begins != one.turn:
            one.act(begins, "my_turn")
        for seat in one.seats:
            sevens = [handle for handle, card in one.hand(seat).items() if card.number == 7]
            if sevens:
                one.act(seat, "play", *sevens)
        places: list[SeatId] = []
        lost: list[SeatId] = []
        passes = Counter[SeatId]()
        while len(places) + len(lost) < 3:
            seat, hand = one.turn, one.hand(one.turn)
            fits = [card for card in hand if may_follow(one, seat, hand[card])]
            # Whoever could play does not always want to.
            if fits and (chance.random() < 0.9 or passes[seat] == 3):
                assert one.double_click(seat, chance.choice(fits)) == "play_on"
                if not one.hand(seat):
                    places.append(seat)
            elif passes[seat] < 3:
                one.act(seat, "pass_turn")
                passes[seat] += 1
                told = {mark.key: mark.value for mark in one.view(seat).marks[f"seat.{seat}"]}
                assert told["passes"] == passes[seat]
            else:
                # The fourth pass loses: all cards go into the rows.
                one.act(seat, "play_on", *hand)
                lost.append(seat)
        for suit, sign in PIPS.items():
            row = [card.key for card in one.cards(0, one.pile(sign)).values()]
            ranks = ("A", *map(str, range(2, 11)), "J", "Q", "K")
            assert row == [f"{suit}-{rank}" for rank in ranks], "in order, none missing"
        order = [*places, *reversed(lost)]
        one.act(
            one.turn, "add_scores", **{f"seat{seat}": str(3 - at) for at, seat in enumerate(order)}
        )
        assert [one.score(seat) for seat in order] == [3, 2, 1]
        one.check()
        one.check_secrets()
        next_round(one, [17, 17, 18])
        assert not any(
            mark.key == "passes" for seat in one.seats for mark in one.view(0).marks[f"seat.{seat}"]
        )


# -- daifugō --------------------------------------------------------------------------------------


def rank_of(card: PlayingCard) -> int:
    """Return how strong a card is: three lowest, ace, two and joker highest."""
    if not card.suit:
        return 16
    return card.number + 13 if card.number < 3 else card.number


def sets_of(hand: Hand, size: int, above: int) -> list[tuple[Handle, ...]]:
    """Return what a hand could play: so many of a rank that is higher."""
    by_rank: dict[int, list[Handle]] = {}
    for handle, card in hand.items():
        by_rank.setdefault(rank_of(card), []).append(handle)
    return [
        tuple(cards[:size])
        for rank, cards in sorted(by_rank.items())
        if rank > above and len(cards) >= size
    ]


class Daifugo:
    """A game under way, as everybody at the table sees it."""

    def __init__(self, one: CardEvening, chance: random.Random) -> None:
        self.one, self.chance = one, chance
        self.field = one.pile("場 · Field")
        self.places: list[SeatId] = []
        self.size = self.above = 0
        """How many of a rank lie on the field, and how strong they are; 0 where it is empty."""
        self.last, self.passed, self.cleared = -1, 0, 0

    def turn(self) -> None:
        """Play one turn: clear the field if all others passed; play something higher, or pass."""
        one, seat = self.one, self.one.turn
        assert seat not in self.places, "whoever has no cards left is passed by"
        still = [who for who in one.seats if who not in self.places and who != self.last]
        if one.count(self.field) and self.passed == len(still):
            self.clear(seat)
        hand = one.hand(seat)
        most = max(Counter(rank_of(card) for card in hand.values()).values())
        self.size = self.size or self.chance.randint(1, most)
        could = sets_of(hand, self.size, self.above)
        if not could:
            one.act(seat, "pass_turn")
            self.passed += 1
            return
        self.play(seat, self.chance.choice(could[:2]))
        if not one.hand(seat):
            self.places.append(seat)

    def clear(self, seat: SeatId) -> None:
        """Clear the field by a double click, take that back, and clear it by the key."""
        top = self.one.view(seat).zones[self.field].items[-1]
        assert self.one.double_click(seat, top) == "clear"
        self.one.ask(seat, i.Undo())
        assert self.one.count(self.field) > 0
        self.one.act(seat, "clear")
        assert not self.one.count(self.field)
        self.cleared, self.passed, self.size, self.above = self.cleared + 1, 0, 0, 0

    def play(self, seat: SeatId, cards: tuple[Handle, ...]) -> None:
        """Play cards; an eight clears the field at once, and whoever played it goes on."""
        one, before = self.one, self.one.count(self.field)
        self.above, self.last, self.passed = rank_of(one.hand(seat)[cards[0]]), seat, 0
        if self.above == 8:
            one.act(seat, "play", *cards)
            one.act(seat, "clear")
            self.size = self.above = 0
            if not one.hand(seat):
                one.act(seat, "pass_turn")
            return
        assert one.double_click(seat, *cards) == "play_on"
        assert one.count(self.field) == before + len(cards)
        other = next(who for who in one.seats if who != seat)
        lying = list(one.cards(other, self.field).values())[-len(cards) :]
        assert {rank_of(card) for card in lying} == {self.above}, "what was played last lies last"


def test_daifugo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with card_evening(tmp_path, monkeypatch, "daifugo", 4, seed=4) as one:
        game = Daifugo(one, random.Random("daifugo"))
        while len(game.places) < 3:
            game.turn()
        assert game.cleared > 3
        (loser,) = set(one.seats) - set(game.places)
        one.act(loser, "to_discard", *one.hand(loser))
        if one.count(game.field):
            one.act(one.turn, "clear")
        assert len({card.key for card in one.cards(loser, "discard").values()}) == 54
        places = (*game.places, loser)
        for at, seat in enumerate(places):
            for _ in range(3 - at):
                one.act(seat, "score_up")
        assert [one.score(seat) for seat in places] == [3, 2, 1, 0]
        one.check()
        one.check_secrets()
        next_round(one, [13, 13, 14, 14])


# -- memory ---------------------------------------------------------------------------------------


def test_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random("memory")
    with card_evening(tmp_path, monkeypatch, "memory", 3, seed=8) as one:
        grid = one.pile("神経衰弱 · Memory")
        won = Counter[SeatId]()
        known: dict[Handle, int] = {}
        """What all have seen of the cards that lie there: nobody forgets anything here."""
        while one.count(grid):
            seat = one.turn
            lying = one.view(seat).zones[grid].items
            assert [one.cards(other, grid) for other in one.seats] == [{}] * 3, "only remembered"
            pairs = [
                (first, second)
                for first in lying
                for second in lying
                if first < second and first in known and known[first] == known.get(second)
            ]
            strange = [handle for handle in lying if handle not in known]
            first = pairs[0][0] if pairs else chance.choice(strange)
            assert one.double_click(seat, first) == "turn_over"
            known[first] = one.cards(seat, grid)[first].number
            fits = [other for other in lying if other != first and known.get(other) == known[first]]
            others = [handle for handle in strange if handle != first] or [*lying]
            second = fits[0] if fits else chance.choice([card for card in others if card != first])
            assert one.double_click(seat, second) == "turn_over"
            known[second] = one.cards(seat, grid)[second].number
            seen = one.cards((seat + 1) % 3, grid)
            assert set(seen) == {first, second}, "everybody sees the same two"
            if known[first] == known[second]:
                one.act(seat, "to_won", first, second)
                won[seat] += 2
            else:
                one.act(seat, "turn_over", first, second)
                one.ask(seat, i.Procedure("end_turn"))
        assert won.total() == 52
        assert [one.count(f"won.{seat}") for seat in one.seats] == [won[seat] for seat in one.seats]
        one.act(0, "add_scores", **{f"seat{seat}": str(won[seat]) for seat in one.seats})
        assert [one.score(seat) for seat in one.seats] == [won[seat] for seat in one.seats]
        one.check()
        one.check_secrets()
