"""Rare Candy (ふしぎなアメ): a Stage 2 from the hand straight onto the Basic of its line.

Which Basic that is stands on two cards: the Stage 2 names a Stage 1, and every print of that names
what it evolves from.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.cards.name_keys import name_key
from app.core.ids import UnitId
from app.core.intent import Procedure, Step
from app.core.text.wording import listed
from app.core.text.words import Words
from app.core.view import SeatView
from app.games.form_model import Answers, Choosable, Form, FormField, Pick
from app.games.game_api import GameAction, Look, Selection
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.forms.form_choices import answered, choosable, team
from app.games.pokemon.table import moves
from app.games.pokemon.table.printed_facts import facts, name_of
from app.games.pokemon.table.seat_board import chosen_pokemon, hand, unit_name
from app.games.table_tools import Running, base_ref, loose, me, named, ref_of

NAME = Words("Rare Candy", "ふしぎなアメ")

Way = tuple[str, str, UnitId]
"""A Rare Candy in hand, a Stage 2 in hand, a Basic Pokémon of its line in play."""


# -- plain values ---------------------------------------------------------------------------------


def is_rare_candy(card: Card | None) -> bool:
    """Whether a card is Rare Candy, in either language."""
    if card is None or card.kind != "item":
        return False
    return card.name.en == NAME.en or card.name.ja == NAME.ja


def fits(evolution: Card | None, basic: Card | None) -> bool:
    """Whether a Stage 2 belongs on a Basic: its Stage 1 evolves from that (CARD me1-125)."""
    if evolution is None or basic is None or evolution.stage != "stage2":
        return False
    if basic.stage != "basic" or evolution.evolves_from is None:
        return False
    from app.games.pokemon.cards.every_card import known_base  # noqa: PLC0415 - the data is read when a card is

    between = evolution.evolves_from
    base = known_base()
    below = base.names_below(between.en) | base.names_below(between.ja)
    return bool(below & {name_key(basic.name.en), name_key(basic.name.ja)})


# -- on a seat's view -----------------------------------------------------------------------------


def candies(view: SeatView) -> tuple[str, ...]:
    """Return the Rare Candy in the acting player's hand."""
    return tuple(card for card in hand(view) if is_candy(view, card))


def is_candy(view: SeatView, card: str) -> bool:
    """Whether a card is surely a Rare Candy."""
    ref = ref_of(view, card)
    return ref is not None and is_rare_candy(facts(ref))


def fits_on(view: SeatView, card: str, unit: UnitId) -> bool:
    """Whether a card is a Stage 2 that Rare Candy puts on a Pokémon in play."""
    ref, base = ref_of(view, card), base_ref(view, view.units[unit])
    return ref is not None and base is not None and fits(facts(ref), facts(base))


def gesture(card: str, evolution: str, unit: UnitId) -> Step:
    """Return the gesture that plays a Rare Candy."""
    return Procedure("rare_candy", (("card", card), ("evolution", evolution), ("unit", unit)))


def rare_candy(look: Look, arguments: Mapping[str, str]) -> Running:
    """Play a Rare Candy (`card`) and put `evolution` on the Pokémon `unit`.

    The Item goes to the discard pile; without one named the Pokémon evolves all the same. Whether
    the cards fit is for people to say.
    """
    view = look()
    card, evolution = arguments.get("card", ""), arguments.get("evolution", "")
    played, onto = named(view, card), named(view, evolution)
    yield from moves.tidy(view)
    for ref in played[:1]:
        yield from moves.play(look(), ref, finish=True)
    unit = arguments.get("unit", "")
    yield from moves.evolve(look(), (*onto, "")[0], unit)


def ways(view: SeatView, selection: Selection) -> tuple[Way, ...]:
    """Return what Rare Candy could do with what is selected, a card of each kind once.

    A Rare Candy or a Stage 2 in hand is selected, and Pokémon beside it where they are meant.
    """
    there = candies(view)
    selected = [card for card in loose(view, selection) if card in hand(view)]
    if not there or not selected:
        return ()
    candy = next((card for card in selected if card in there), there[0])
    others = [card for card in selected if card not in there] or list(hand(view))
    units = chosen_pokemon(view, selection) or team(view, me(view))
    found: dict[tuple[str | None, UnitId], Way] = {}
    for card in others:
        for unit in units:
            if fits_on(view, card, unit):
                found.setdefault((ref_of(view, card), unit), (candy, card, unit))
    return tuple(found.values())


def _when(view: SeatView, selection: Selection) -> bool:
    return bool(ways(view, selection))


def _make(view: SeatView, selection: Selection) -> Step | None:
    there = ways(view, selection)
    return gesture(*there[0]) if len(there) == 1 else None


def _named(view: SeatView, selection: Selection) -> Words | None:
    there = ways(view, selection)
    if len(there) != 1:
        return None
    _, card, unit = there[0]
    whom, into = unit_name(view, unit), name_of(ref_of(view, card))
    return Words(
        f"Rare Candy: {whom.en} into {into.en}", f"ふしぎなアメ：{whom.ja}を{into.ja}に進化"
    )


def asks(view: SeatView, selection: Selection, answers: Answers) -> Form | None:
    """Ask which Stage 2 goes on which Basic, where there is more than one way."""
    there = ways(view, selection)
    if not there or (len(there) == 1 and not answers):
        return None
    cards = tuple(dict.fromkeys(card for _, card, _ in there))
    only = cards[0] if len(cards) == 1 else ""
    card = answered(answers, "evolution", cards, only)
    units = tuple(dict.fromkeys(unit for _, one, unit in there if card in (one, "")))
    unit = answered(answers, "unit", units, units[0] if len(units) == 1 else "")
    fields: tuple[FormField, ...] = (
        Pick(
            "evolution",
            Words("Evolve into", "進化先"),
            tuple(Choosable(one, name_of(ref_of(view, one))) for one in cards),
            card,
        ),
        Pick("unit", Words("Pokémon", "ポケモン"), choosable(view, units), unit),
    )
    way = next((way for way in there if way[1:] == (card, unit)), None)
    lacking = [field.title for field in fields if isinstance(field, Pick) and not field.value]
    open_ = listed(lacking)
    return Form(
        NAME,
        fields,
        Words("Evolve", "進化させる"),
        gesture(*way) if way else None,
        missing=Words(f"Choose: {open_.en}", f"選んでください：{open_.ja}") if lacking else None,
    )


ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "rare_candy",
        Words("Evolve with Rare Candy", "ふしぎなアメで進化させる"),
        _when,
        _make,
        "Ctrl+Shift+E",
        "card",
        _named,
        form=asks,
    ),
)
