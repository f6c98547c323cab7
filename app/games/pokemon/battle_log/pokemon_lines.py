"""Lines of a battle log of evolution, Energy, and who comes to the Active Spot."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.pokemon.battle_log.hand_lines import RARE_CANDY
from app.games.pokemon.battle_log.log_at import At, Does, deed, in_hand
from app.games.pokemon.battle_log.log_board import LogSide
from app.games.pokemon.battle_log.log_deed import Deed


def _evolves(at: At) -> Iterator[Deed]:
    side, said = at.side, at.said
    young = [one for one in side.called(said.card, said.place) if one.came < at.script.turn]
    found = young or side.called(said.card, said.place) or side.called(said.card)
    one = max(found, key=lambda it: len(it.attached), default=None)
    if one is None:
        return
    where = side.where(one)
    candy = at.index >= 0 and at.block.said.card == RARE_CANDY
    if at.is_search and not candy:
        card = side.cards.search(said.onto)
        if card is None:
            return
        yield deed(f"{side.name} evolves {where} into {{}} from the deck", card)
    else:
        card, before = in_hand(side, said.onto)
        yield from before
        if card is None:
            return
        if candy:
            sweet, before = in_hand(side, RARE_CANDY)
            yield from before
            if sweet is not None:
                yield deed(
                    f"{side.name} evolves {where} into {{0}} with {{1}}",
                    card,
                    sweet,
                    otherwise=(
                        f"{side.name} plays {{1}}",
                        f"{side.name} evolves {where} into {{0}}",
                    ),
                )
                side.cards.put([sweet], side.cards.discard)
        else:
            yield deed(f"{side.name} evolves {where} into {{}}", card)
    one.cards.append(card)
    one.came = at.script.turn


def _devolves(at: At) -> Iterator[Deed]:
    side, said = at.other, at.said
    found = side.called(said.card, said.place) or side.called(said.card)
    grown = [one for one in found if len(one.cards) > 1]
    told = [one for one in grown if one.cards[-2].name == said.onto]
    for one in (told or grown)[:1]:
        yield deed(f"{side.name} devolves {side.where(one)}")
        side.cards.put([one.cards.pop()], side.cards.hand)


def _attaches(at: At) -> Iterator[Deed]:
    side, said = at.side, at.said
    one = side.likeliest(said.onto, said.place, free=not said.card.endswith("Energy"))
    if one is None:
        return
    where = side.where(one)
    if at.index < 0 or at.block.said.name in at.script.from_hand:
        card, before = in_hand(side, said.card)
        yield from before
        if card is not None:
            by_effect = " from hand" if at.index >= 0 else ""
            yield deed(f"{side.name} attaches {{}} to {where}{by_effect}", card)
    else:
        card = None
        shuffles = at.is_search or _shuffles_cards(at)
        for zone, words in (
            (side.cards.discard, "discard pile"),
            (side.cards.hand, "hand"),
        ):
            if card is None and not shuffles and side.cards.has(zone, [said.card]):
                card = side.cards.take(zone, said.card)
                yield deed(
                    f"{side.name} attaches {{}} to {where} from {words}", *filter(None, [card])
                )
        if card is None:
            card = side.cards.search(said.card)
            if card is not None:
                yield deed(f"{side.name} attaches {{}} to {where} from the deck", card)
    if card is not None:
        one.attached.append(card)


def _shuffles_cards(at: At) -> bool:
    """Whether something that was looked at in the deck goes back to it after the line."""
    return any(
        line.text.endswith("shuffled their cards.") for line, _ in at.block.below[at.index + 1 :]
    )


def comes(at: At, side: LogSide, name: str) -> Iterator[Deed]:
    """Bring a Pokémon to the Active Spot, unless it is there."""
    if side.active is not None and side.active.name == name and at.said.kind == "now_active":
        return
    found = [one for one in side.bench if one.name == name]
    one = max(found, key=lambda it: len(it.attached), default=None)
    if one is None:
        return
    where = side.where(one)
    if side.active is None:
        yield deed(f"{side.name} promotes {where}")
    elif side.name == at.script.player:
        yield deed(f"{side.name} switches to {where}")
    else:
        yield deed(f"{at.script.player} brings {where} to the Active Spot")
    side.swap(one)


def _now_active(at: At) -> Iterator[Deed]:
    yield from comes(at, at.side, at.said.card)


def _switched(at: At) -> Iterator[Deed]:
    yield from comes(at, at.side, at.said.card)


DOES: Does = {
    "evolved": _evolves,
    "devolved": _devolves,
    "attached": _attaches,
    "now_active": _now_active,
    "switched": _switched,
}
