"""Lines of a battle log of cards that are drawn, played and discarded."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.pokemon.battle_log.deck_lines import goes_back
from app.games.pokemon.battle_log.log_at import At, Does, deed, in_hand, whose
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import LogCard
from app.games.pokemon.battle_log.log_deed import Deed

RARE_CANDY = "Rare Candy"


def _plays(at: At) -> Iterator[Deed]:
    if _is_candy(at):
        return
    if at.said.card and at.said.card == at.script.stadium:
        # Not one of the hand: a Stadium of the name that lies there cannot be played.
        yield deed(f"{at.side.name} uses the Stadium")
        return
    in_sight = at.side.cards.has(at.side.cards.hand, [at.said.card])
    if goes_back(at) is not None or (at.side.called(at.said.card) and not in_sight):
        # The app says “played” of some Abilities, too.
        yield deed(f"{at.side.name}: “{at.said.card}”")
        return
    card, before = in_hand(at.side, at.said.card)
    yield from before
    if card is None:
        return
    # Discarded at once, as the app does it: what follows may fetch it from the discard pile.
    yield deed(f"{at.side.name} plays and discards {{}}", card)
    at.side.cards.put([card], at.side.cards.discard)


def _is_candy(at: At) -> bool:
    """Whether Rare Candy is played by the line of the evolution below it."""
    below = any(said.kind == "evolved" for _, said in at.block.below)
    return at.index < 0 and at.said.card == RARE_CANDY and below


def _plays_stadium(at: At) -> Iterator[Deed]:
    card, before = in_hand(at.side, at.said.card)
    yield from before
    if card is not None:
        yield deed(f"{at.side.name} plays {{}} to the Stadium", card)
        at.side.cards.put([card], at.side.cards.discard)
        at.script.stadium = card.name


def _benches(at: At) -> Iterator[Deed]:
    card, before = in_hand(at.side, at.said.card)
    yield from before
    if card is not None:
        yield deed(f"{at.side.name} benches {{}}", card)
        at.side.bench.append(LogPokemon([card], came=at.script.turn))


def _who_draws(at: At) -> LogSide:
    """Return who draws: by a Stadium it is who uses it, though the app may name whose it is."""
    played = at.block.said
    used = at.index >= 0 and played.kind == "played" and played.card == at.script.stadium
    return at.script.sides[played.player] if used and played.card else at.side


def _drew(at: At) -> Iterator[Deed]:
    side, names = _who_draws(at), at.names
    if at.index >= 0 and at.script.returned:
        returned = at.script.returned
        side = returned.pop(returned.index(side) if side in returned else 0)
    if at.is_search:
        cards = [card for name in names if (card := side.cards.search(name)) is not None]
        if not cards:
            return
        shown = all(names)
        text = "searches the deck for {}" if shown else "takes {} from the deck"
        taking = deed(f"{side.name} {text}", *cards)
        at.script.search = taking if shown else None
        yield taking
    else:
        drawn = [card for name in names if (card := side.cards.draw(name)) is not None]
        cards = drawn
        if cards:
            yield deed(f"{side.name} draws {len(cards)} cards")
    side.cards.put(cards, side.cards.hand)


def _drew_to(at: At) -> Iterator[Deed]:
    side = _who_draws(at)
    cards = [card for name in at.names if (card := side.cards.search(name)) is not None]
    if "Stadium" in at.said.place:
        for card in cards:
            yield deed(f"{side.name} takes {{}} from the deck", card)
            yield deed(f"{side.name} plays {{}} to the Stadium", card)
        side.cards.put(cards, side.cards.discard)
        return
    if cards:
        at.script.search = deed(
            f"{side.name} searches the deck for {{}} onto the Bench",
            *cards,
            otherwise=(f"{side.name} benches {{}} from the deck",),
        )
        yield at.script.search
    for card in cards:
        one = LogPokemon([card], came=at.script.turn)
        side.bench.append(one)
        if "Active" in at.said.place:
            side.swap(one)


def _discards(at: At) -> Iterator[Deed]:
    side, names = at.side, at.names
    gone = _let_go(at, side, names)
    for one in gone:
        yield deed(f"{side.name} puts {side.where(one)} with everything on it into discard pile")
        side.cards.put(side.remove(one), side.cards.discard)
    if gone:
        return
    if at.block.said.kind == "to_stadium" and at.index >= 0 and len(names) == 1:
        return  # The Stadium that was there makes way by itself.
    if names == [at.script.stadium] and at.index >= 0:
        at.script.stadium = ""
        yield deed(f"{side.name} discards the Stadium")
        return
    if len(names) == 1 and _comes_off_the_top(side, names[0]):
        top = side.cards.draw(names[0])
        side.cards.put([top] if top is not None else [], side.cards.discard)
        yield deed(f"{side.name} discards the top card of the deck")
        return
    side = _whose_hand(at, side, names)
    cards: list[LogCard] = []
    for name in names:
        card, before = in_hand(side, name)
        yield from before
        if card is not None:
            cards.append(card)
    if cards:
        yield deed(f"{side.name} discards {{}}", *cards)
        side.cards.put(cards, side.cards.discard)


def _whose_hand(at: At, side: LogSide, names: list[str]) -> LogSide:
    """Return whose cards a played card discards: not a hand's that is seen and has none of them."""
    seen = {card.name for card in side.cards.hand}
    if at.block.said.kind != "played" or at.index < 0 or seen & {"", *names}:
        return side
    return whose(at, side, names)


def _let_go(at: At, side: LogSide, names: list[str]) -> list[LogPokemon]:
    """Return the Pokémon that are discarded out of play, by a smaller Bench or a card's text.

    What a card costs that is played comes from the hand, as long as it can be one of it.
    """
    below = at.block.below[max(at.index, 0) :]
    with_them = any(said.kind == "off" and said.onto in names for _, said in below)
    unseen = any(not card.name for card in side.cards.hand)
    costs = at.block.said.kind == "played" and unseen and not with_them
    if costs or side.cards.has(side.cards.hand, names) or not (with_them or len(names) == 1):
        return []
    gone: list[LogPokemon] = []
    for name in names:
        left = [one for one in side.called(name, "Bench") if one not in gone]
        one = max(left, key=lambda it: len(it.cards), default=None)
        gone += [one] if one is not None else []
    return gone


def _comes_off_the_top(side: LogSide, name: str) -> bool:
    """Whether a card that is discarded cannot be one of the hand, or was put on top before."""
    cards = side.cards
    if cards.has(cards.hand, [name]):
        return False
    placed = bool(cards.top) and cards.top[-1].name == name
    return placed or all(card.name for card in cards.hand)


def _off(at: At) -> Iterator[Deed]:
    """Cards are discarded from a Pokémon that stays in play."""
    side, names = at.side, [name for name in at.names if name]
    one = side.likeliest(at.said.onto, holds=names)
    if one is None or not names:
        return
    cards = [card for name in names if (card := side.cards.take(one.attached, name)) is not None]
    if cards:
        yield deed(f"{side.name} discards {{}} from {side.where(one)}", *cards)
        side.cards.put(cards, side.cards.discard)


def _reveals(at: At) -> Iterator[Deed]:
    side, names = at.side, [name for name in at.names if name]
    if names and side.cards.has(side.cards.hand, names):
        cards = [card for name in names if (card := side.cards.take(side.cards.hand, name))]
        side.cards.put(cards, side.cards.hand)
        yield deed(f"{side.name} shows {{}}", *cards)


def _added(at: At) -> Iterator[Deed]:
    """A card comes to the hand without being a Prize that was told of: from the deck."""
    side = at.side
    card = side.cards.search(at.said.card)
    if card is not None:
        yield deed(f"{side.name} takes {{}} from the deck", card)
        side.cards.put([card], side.cards.hand)


DOES: Does = {
    "played": _plays,
    "to_stadium": _plays_stadium,
    "to_bench": _benches,
    "to_active": _benches,
    "drew": _drew,
    "drew_to": _drew_to,
    "discarded": _discards,
    "off": _off,
    "revealed": _reveals,
    "added": _added,
}
