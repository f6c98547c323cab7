"""Where a Pokémon script's names are looked for: cards in hand, Pokémon on either side."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from app.core.ids import UnitId, ZoneId
from app.core.intent import Look, Step
from app.core.text.wording import listed
from app.core.text.words import Words
from app.games.contracts.notation_contract import NotationError, Scene, misread
from app.games.game_api import As
from app.games.notation.script_cards import cards_named, cards_of, names_in, parts
from app.games.notation.script_places import zone_named
from app.games.notation.script_units import unit_named
from app.games.pokemon.table.seat_board import actives, in_play
from app.games.table_tools import base_ref, gesture, own


def pile(scene: Scene, name: str) -> ZoneId:
    """Return the acting player's zone called `name`, or the table's."""
    return name if name in scene.view.zones else own(scene.view, name)


def from_zone(
    scene: Scene, text: str, zone: str = "", taken: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """Return the cards that a list means in a zone, in the hand where none is named."""
    there = zone_named(scene, zone) if zone else pile(scene, "hand")
    return cards_of(scene, there, text, taken)


def looked_up(
    scene: Scene, text: str, zone: str = ""
) -> Generator[Step | As, None, tuple[str, ...]]:
    """Return the cards that a list means in a zone; the own deck is looked through for them."""
    deck = pile(scene, "deck")
    if not zone or zone_named(scene, zone) != deck:
        return from_zone(scene, text, zone)
    try:
        return cards_of(scene, deck, text)
    except NotationError:
        yield Look(deck)
        return cards_of(scene, deck, text)


def seen_somewhere(scene: Scene, text: str, *names: str) -> tuple[str, ...]:
    """Return the cards that a list means, in the first of these piles that has them all."""
    first: NotationError | None = None
    for name in names:
        try:
            return cards_of(scene, pile(scene, name), text)
        except NotationError as problem:
            first = first or problem
    assert first is not None  # it was looked for somewhere
    raise first


def mine(scene: Scene, text: str) -> UnitId:
    """Return an own Pokémon; with "Ren's" before it one of that player's."""
    return unit_named(scene, text)


def any_unit(scene: Scene, text: str) -> UnitId:
    """Return a Pokémon, an own one if it is not said whose and there is one."""
    return unit_named(scene, text, anywhere=True)


def target(scene: Scene, text: str) -> UnitId:
    """Return a Pokémon that is hit, an opposing one if it is not said whose and there is one."""
    return unit_named(scene, text, own=False, anywhere=True)


def struck(scene: Scene, text: str) -> UnitId:
    """Return a Pokémon that an attack hits: of several with the name the one in an Active Spot."""
    return unit_named(scene, text, own=False, anywhere=True, likelier=_in_active_spots(scene))


def attacking(scene: Scene, text: str) -> UnitId:
    """Return an own Pokémon that attacks: of several with the name the Active one."""
    return unit_named(scene, text, likelier=_in_active_spots(scene))


def _in_active_spots(scene: Scene) -> tuple[UnitId, ...]:
    seats = range(len(scene.view.setting.seats))
    return tuple(unit for seat in seats for unit in actives(scene.view, seat))


def several(scene: Scene, text: str, *, hit: bool = False) -> tuple[UnitId, ...]:
    """Return the Pokémon of a list: "Ren's Budew, Ren's Duskull (Bench 2)"."""
    finds = target if hit else any_unit
    try:
        return (finds(scene, text),)
    except NotationError:
        if len(parts(text)) < 2:
            raise
    found = tuple(finds(scene, part) for part in parts(text))
    if len(set(found)) < len(found):
        raise misread(
            "the same Pokémon is named twice. Say where each stands: “Riolu (Bench 2)”.",
            "同じポケモンが二度書かれています。「Riolu (Bench 2)」のように場所を書いてください。",
            3,
        )
    return found


def attached(scene: Scene, unit: UnitId, text: str) -> tuple[str, ...]:
    """Return cards attached to a Pokémon; "all" for every one."""
    view = scene.view
    cards = view.units[unit].attached
    if text.strip().casefold() in ("all", "everything", "すべて", "全部"):
        return cards
    ref = base_ref(view, view.units[unit])
    name = scene.name(ref) if ref else Words("it", "そのカード")
    pool = [(card, view.cards[card].ref) for card in cards]
    where = Words(f"what is attached to {name.en}", f"{name.ja}についているカード")
    return cards_named(scene, text, pool, where)


def gestures(steps: Iterable[Step]) -> Iterable[Step]:
    """Return steps as one gesture; raises NotationError where there is nothing to do."""
    one = gesture(steps)
    if one is None:
        raise misread("there is nothing to do here.", "ここですることがありません。", 2)
    return (one,)


def drawn_as_told(scene: Scene, before: tuple[str, ...], zone: ZoneId, told: str) -> None:
    """Raise NotationError unless the cards that came to a zone since are those that were told."""
    if not told:
        return
    view = scene.view
    new = [view.cards[card].ref for card in view.cards_in(zone) if card not in before]
    pool = [(str(number), ref) for number, ref in enumerate(new)]
    names = names_in(scene, told, new)
    there = listed([scene.name(ref) for ref in new if ref]) if new else Words("nothing", "なし")
    if len(names) == len(new):
        try:
            cards_named(scene, told, pool, Words("the cards that came", "引いたカード"))
        except NotationError:
            pass
        else:
            return
    raise misread(
        f"the cards that came are {there.en}, not {told}. What lies on top is told by “stack "
        "NAME: …” before the shuffle.",
        f"引いたのは{there.ja}で、{told}ではありません。山札の上は、切る前に"
        "「stack NAME: …」で指定します。",
        5,
    )


def pokemon_of(scene: Scene, unit: UnitId) -> UnitId:
    """Return `unit` if it is a Pokémon in play. Raises NotationError."""
    if not in_play(scene.view, unit):
        raise misread("that is not a Pokémon in play.", "それは場のポケモンではありません。", 2)
    return unit
