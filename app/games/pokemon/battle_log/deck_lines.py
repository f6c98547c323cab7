"""Lines of a battle log of what goes back to a deck, and of shuffling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from app.games.pokemon.battle_log.log_at import At, Does, deed, in_hand
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import LogCard, LogCards
from app.games.pokemon.battle_log.log_deed import Deed


def _shuffled(at: At) -> Iterator[Deed]:
    """The deck is shuffled; what searched it, or put cards into it, does so already."""
    order, does = at.side.cards.shuffle(), at.script.search
    at.script.search = None
    if does is None or not does.text.startswith(f"{at.side.name} "):
        does = deed(f"{at.side.name} shuffles")
        yield does
    does.orders = [(at.side.name, order)]


def _returns(at: At) -> Iterator[Deed]:
    """Cards go under the deck or on top of it; a whole hand that was shuffled before goes under."""
    side, names = whose_hand(at), at.names
    if at.said.kind == "to_bottom" and _shuffled_prizes(at):
        own, prizes = f"{side.name}'s", tuple(side.cards.prizes)
        yield deed(f"Judge puts {{}} from {own} Prizes at the bottom of {own} Deck", *prizes)
        side.cards.prizes.clear()
        side.cards.put_under(prizes)
        return
    if at.said.kind == "to_bottom" and len(names) == len(side.cards.hand):
        yield from hand_goes_under(at, side)
        return
    cards: list[LogCard] = []
    for name in names:
        card, before = in_hand(side, name)
        yield from before
        if card is not None:
            cards.append(card)
    if not cards:
        return
    where = "on the bottom of" if at.said.kind == "to_bottom" else "on top of"
    yield deed(f"{side.name} puts {{}} from hand {where} the deck", *cards)
    if at.said.kind == "on_top":
        side.cards.put(cards, side.cards.deck)
        side.cards.top += reversed(cards)
    else:
        side.cards.put_under(cards)


def _shuffled_prizes(at: At) -> bool:
    before = at.block.below[: max(at.index, 0)]
    told = f"{at.side.name} shuffled their Prize cards."
    return len(at.names) == len(at.side.cards.prizes) and told in [line.text for line, _ in before]


def whose_hand(at: At) -> LogSide:
    """Return whose cards go back: the app may name who played the card, not whose hand it is."""
    side, many = at.side, len(at.names)
    other = at.script.other(side.name)
    before = at.block.below[: max(at.index, 0)]
    shuffled = any(said.kind == "shuffled_hand" and said.player == other.name for _, said in before)
    mistaken = many != len(side.cards.hand) and many == len(other.cards.hand)
    return other if shuffled and mistaken else side


def hand_goes_under(at: At, side: LogSide) -> Iterator[Deed]:
    """A whole hand goes under the deck."""
    for name in at.names:
        if name and not side.cards.has(side.cards.hand, [name]):
            side.cards.name_one(side.cards.hand, name)
    if side.cards.hand:
        yield deed(f"{side.name} puts the hand on the bottom of the deck")
    side.cards.put_under(side.cards.hand)
    side.cards.hand.clear()
    at.script.returned.append(side)


def _in_play(side: LogSide, names: list[str]) -> LogPokemon | None:
    """Return the Pokémon whose cards these are, where they can be nothing else."""
    if not all(names) or side.cards.has(side.cards.hand, names):
        return None
    for one in side.every():
        held = Counter(card.name for card in (*one.cards, *one.attached))
        if one.name in names and not Counter(names) - held:
            return one
    return None


def goes_back(at: At) -> LogPokemon | None:
    """Return the Pokémon that a block shuffles into the deck: it is “played” by its own Ability."""
    played = at.block.said
    told = [line.cards for line, said in at.block.below if said.kind == "shuffled_in"]
    if played.kind != "played" or not told:
        return None
    for one in at.script.sides[played.player].called(played.card):
        held = sorted(card.name for card in (*one.cards, *one.attached))
        if any(sorted(names) == held for names in told):
            return one
    return None


def _shuffles_in(at: At) -> Iterator[Deed]:
    side, names = at.side, at.names
    gone = side in at.script.returned and not side.cards.hand
    if gone and not side.cards.has(side.cards.discard, names):
        # The app names who played the card, not whose hand it is.
        side = at.script.other(side.name)
    cards = side.cards
    one = goes_back(at) or _in_play(side, names)
    if one is not None:
        yield deed(f"{side.name} puts {side.where(one)} with everything on it into deck")
        cards.put(side.remove(one), cards.deck)
        shuffles = deed(f"{side.name} shuffles")
        shuffles.orders = [(side.name, cards.shuffle())]
        at.script.search = shuffles
        yield shuffles
        return
    if _of_discard(cards, names):
        there = [name for name in names if cards.has(cards.discard, [name])]
        taken = [card for name in there if (card := cards.take(cards.discard, name)) is not None]
        does = deed(f"{side.name} shuffles {{}} from discard pile into the deck", *taken)
    elif len(names) >= len(cards.hand):
        for name in filter(None, names):
            if not cards.has(cards.hand, [name]):
                cards.name_one(cards.hand, name)
        taken = list(cards.hand)
        cards.hand.clear()
        at.script.returned.append(side)
        does = deed(f"{side.name} shuffles the hand into the deck")
    else:
        taken = [card for name in names if (card := cards.take(cards.hand, name)) is not None]
        if not taken:
            return
        does = deed(f"{side.name} shuffles {{}} from hand into the deck", *taken)
    cards.put(taken, cards.deck)
    does.orders = [(side.name, cards.shuffle())]
    at.script.search = does
    yield does


def _of_discard(cards: LogCards, names: list[str]) -> bool:
    """Whether cards come from the discard pile: they lie there, and cannot be those of the hand."""
    if not all(names) or cards.has(cards.hand, names):
        return False
    unseen = any(not card.name for card in cards.hand)
    some = any(cards.has(cards.discard, [name]) for name in names)
    return cards.has(cards.discard, names) or (some and not unseen)


DOES: Does = {
    "shuffled_deck": _shuffled,
    "to_bottom": _returns,
    "on_top": _returns,
    "shuffled_in": _shuffles_in,
}
