"""Lines of a battle log that put cards somewhere, of which it does not say from where."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.games.pokemon.battle_log.deck_lines import hand_goes_under, whose_hand
from app.games.pokemon.battle_log.log_at import At, Does, deed, whose
from app.games.pokemon.battle_log.log_board import LogPokemon, LogSide
from app.games.pokemon.battle_log.log_cards import LogCard
from app.games.pokemon.battle_log.log_deed import Deed
from app.games.pokemon.battle_log.pokemon_lines import comes

_PILES = {"hand": "hand", "deck": "deck", "lost": "Lost Zone", "prizes": "Prizes"}


def _moved(goal: str) -> Callable[[At], Iterator[Deed]]:
    """Return what puts cards of a player somewhere; the log does not say from where."""

    def moved(at: At) -> Iterator[Deed]:
        side, names = at.other, at.names
        if goal == "deck" and (owner := whose_hand(at)) is not at.side:
            yield from hand_goes_under(at, owner)
            return
        if goal == "hand" and at.index > 0 and _came_along(at, side, names):
            return
        if goal in ("discard", "lost") and (held := _holders(at, side, names)):
            for one, name in held:
                yield from _comes_off(side, one, name, goal)
            return
        yield from _moves(at, side, names, goal)

    return moved


def _moves(at: At, side: LogSide, names: list[str], goal: str) -> Iterator[Deed]:
    zone, words, from_top = _source(at, side, names, goal)
    if goal == "prizes" and from_top and side.cards.prizes:
        return
    if zone is None or (names == [at.script.stadium] and goal != "hand"):
        yield from _leaves_play(at, side, names[0], goal)
        return
    if from_top:
        side = whose(at, side, names) if goal == "discard" else side
        # As many as the log tells, though one may be known by another name here.
        drawn = (side.cards.draw(name) or side.cards.draw() for name in names)
        cards = [card for card in drawn if card is not None]
    else:
        cards = [card for name in names if (card := side.cards.take(zone, name)) is not None]
    if cards:
        yield deed(*_moving(side, goal, words, cards, from_top=from_top))
        side.cards.put(cards, _pile(side, goal))
        if goal == "deck":
            side.cards.top += cards


def _holders(at: At, side: LogSide, names: list[str]) -> list[tuple[LogPokemon, str]]:
    """Return whom cards leave that are attached, and cannot be of the hand.

    Several at once do so by an attack, off any of one's own Pokémon: the Active one goes first.
    """
    by_attack = at.block.said.kind == "attack" and "lost" in at.said.kind
    known = all(names) and not (side.name == at.said.player and _in_hand(side, names))
    if not known or not (len(names) == 1 or by_attack) or any(map(side.called, names)):
        return []
    every = [(one, [card.name for card in one.attached]) for one in side.every()]
    found: list[tuple[LogPokemon, str]] = []
    for name in names:
        for one, left in every:
            if name in left:
                left.remove(name)
                found.append((one, name))
                break
    return found if len(found) == len(names) else []


def _in_hand(side: LogSide, names: list[str]) -> bool:
    return side.cards.has(side.cards.hand, names)


def _comes_off(side: LogSide, one: LogPokemon, name: str, goal: str) -> Iterator[Deed]:
    card = side.cards.take(one.attached, name)
    if card is not None:
        yield deed(f"{side.name} discards {{}} from {side.where(one)}", card)
        if goal == "lost":
            yield deed(f"{side.name} moves {{}} from discard pile to Lost Zone", card)
        side.cards.put([card], _pile(side, goal))


def _leaves_play(at: At, side: LogSide, name: str, goal: str) -> Iterator[Deed]:
    """The Stadium or a Pokémon leaves play, with everything on it."""
    place = _PILES.get(goal, "discard pile")
    if name == at.script.stadium:
        at.script.stadium = ""
        yield deed(f"{at.side.name} puts {name} with everything on it into {place}")
        return
    one = side.likeliest(name)
    if one is not None:
        yield from _left_behind(at, side, one)
        yield deed(f"{side.name} puts {side.where(one)} with everything on it into {place}")
        side.cards.put(side.remove(one), _pile(side, goal))


def _came_along(at: At, side: LogSide, names: list[str]) -> bool:
    """Whether cards came to the hand with the Pokémon above them in the block, or off it."""
    above = [said for _, said in at.block.below[: at.index]]
    if (above[-1].kind, above[-1].card, above[-1].other) == ("devolved", *names, side.name):
        return True
    moved = any(said.kind == "moved_hand" and said.other == side.name for said in above)
    return moved and all(names) and side.cards.has(side.cards.hand, names)


def _left_behind(at: At, side: LogSide, one: LogPokemon) -> Iterator[Deed]:
    """A Pokémon leaves play, and some of what is on it is discarded."""
    below = at.block.below[at.index + 1 :]
    told = [
        name
        for line, said in below
        if said.kind == "off" and said.onto == one.name
        for name in (line.cards or [said.card])
    ]
    cards = [card for name in told if name and (card := side.cards.take(one.attached, name))]
    if cards:
        yield deed(f"{side.name} discards {{}} from {side.where(one)}", *cards)
        side.cards.put(cards, side.cards.discard)


def _of_prizes(at: At) -> bool:
    """Whether the Prize cards are looked through in the block."""
    below = at.block.below[at.index + 1 :]
    return any(
        said.kind == "moved_prizes" or line.text.endswith("shuffled their Prize cards.")
        for line, said in below
    )


def _moving(
    side: LogSide, goal: str, words: str, cards: list[LogCard], *, from_top: bool
) -> tuple[str, *tuple[LogCard, ...]]:
    if "Prizes" in (words, _PILES.get(goal)) and not from_top:
        where = _PILES.get(goal, "discard pile")
        return (f"Judge moves {{}} from {side.name}'s {words} to {side.name}'s {where}", *cards)
    if goal == "prizes":
        return (f"{side.name} sets out {len(cards)} Prizes",)
    if from_top and goal == "discard":
        return (f"{side.name} discards the top {len(cards)} cards of the deck",)
    if goal == "hand":
        return (f"{side.name} takes {{}} from the {words}", *cards)
    if goal == "deck":
        return (f"{side.name} puts {{}} from {words} on top of the deck", *cards)
    return (f"{side.name} moves {{}} from {words} to {_PILES.get(goal, 'discard pile')}", *cards)


def _source(
    at: At, side: LogSide, names: list[str], goal: str
) -> tuple[list[LogCard] | None, str, bool]:
    """Return where cards come from, how it is called, and whether they come off the top."""
    cards, own = side.cards, side.name == at.said.player
    named = all(names)
    ways: tuple[tuple[bool, list[LogCard] | None, str, bool], ...] = (
        (goal == "hand" and _of_prizes(at), cards.prizes, "Prizes", False),
        (
            goal != "discard" and named and cards.has(cards.discard, names),
            *(cards.discard, "discard pile", False),
        ),
        (
            goal != "hand" and own and named and cards.has(cards.hand, names),
            *(cards.hand, "hand", False),
        ),
        (goal == "discard" and not own and _pays(at), cards.hand, "hand", False),
        (len(names) == 1 and bool(side.called(names[0])), None, "", False),
        (goal in ("hand", "bench"), cards.deck, "deck", False),
        (goal in ("prizes", "discard") or not own, cards.deck, "deck", True),
    )
    found = next((way[1:] for way in ways if way[0]), None)
    return found if found is not None else (cards.hand, "hand", False)


def _pays(at: At) -> bool:
    """Whether cards pay for others that the other player's Stadium lets one draw."""
    draws = any(said.kind == "drew" for _, said in at.block.below[at.index + 1 :])
    return at.block.said.card == at.script.stadium != "" and draws


def _pile(side: LogSide, goal: str) -> list[LogCard]:
    cards = side.cards
    return {
        "hand": cards.hand,
        "deck": cards.deck,
        "lost": cards.lost,
        "prizes": cards.prizes,
    }.get(goal, cards.discard)


def _moved_in(at: At) -> Iterator[Deed]:
    """A Pokémon is moved to the Bench or the Active Spot: one in play, or a card from a pile."""
    side, name = at.other, at.said.card
    if "active" in at.said.kind and side.called(name, "Bench"):
        yield from comes(at, side, name)
        return
    for wanted in at.names:
        pile = side.cards.discard
        words = "discard pile"
        if not side.cards.has(pile, [wanted]):
            pile, words = side.cards.deck, "the deck"
        card = side.cards.take(pile, wanted)
        if card is not None:
            yield deed(f"{side.name} benches {{}} from {words}", card)
            side.bench.append(LogPokemon([card], came=at.script.turn))


DOES: Does = {
    **{f"moved_{goal}": _moved(goal) for goal in ("hand", "discard", "deck", "lost", "prizes")},
    "moved_bench": _moved_in,
    "moved_active": _moved_in,
}
