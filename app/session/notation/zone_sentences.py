"""Sentences that follow from the zones of any game: drawing, moving, shuffling, looking, showing.

A game needs none of its own to be written down; where it has one that fits, that one counts.
"""

from __future__ import annotations

from app.core.ids import ZoneId, place
from app.core.intent import Collect, Draw, Face, Hide, Look, Move, MoveUnits, Show, Shuffle
from app.core.text.wording import number
from app.games.contracts.notation_contract import Blanks, Doing, Phrase, Scene, amount, misread
from app.games.notation.script_cards import cards_named, cards_of, is_called, names_in
from app.games.notation.script_places import zone_named, zone_title
from app.games.notation.script_units import unit_named
from app.games.zone_actions.pile_names import piles_of


def usual_zone(scene: Scene, *, drawn: bool) -> ZoneId:
    """Return the pile that is drawn from, or the hand. Raises NotationError where there is none."""
    piles = piles_of([zone.spec for zone in scene.view.setting.zones.values()])
    for name in piles.drawn if drawn else (piles.hand,):
        for zone in (f"{name}.{scene.actor}", name):
            if zone in scene.view.zones:
                return zone
    raise misread(
        "there is no usual zone for this. Write from which zone the cards come.",
        "この操作に決まった場所はありません。どの場所のカードかを書いてください。",
        2,
    )


def _named(scene: Scene, text: str, *, drawn: bool) -> ZoneId:
    return zone_named(scene, text) if text else usual_zone(scene, drawn=drawn)


# -- drawing --------------------------------------------------------------------------------------


def _draws(scene: Scene, blanks: Blanks) -> Doing:
    source, hand = _named(scene, blanks["zone"], drawn=True), usual_zone(scene, drawn=False)
    before = scene.view.cards_in(hand)
    yield Draw(amount(blanks["n"] or "1"), source, hand)
    drawn = [card for card in scene.view.cards_in(hand) if card not in before]
    told = blanks["cards"]
    if told:
        refs = [scene.view.cards[card].ref for card in drawn]
        names = names_in(scene, told, refs)
        pool = [(card, scene.view.cards[card].ref) for card in drawn]
        found = cards_named(scene, told, pool, zone_title(scene.view, hand))
        if len(found) != len(drawn):
            raise misread(
                f"{number(len(drawn))} drawn, but {number(len(names))} told.",
                f"引いたのは{number(len(drawn))}枚ですが、{number(len(names))}枚書かれています。",
                5,
            )


def _draws_named(scene: Scene, blanks: Blanks) -> Doing:
    yield from _draws(scene, {**blanks, "n": "1", "zone": ""})


# -- moving ---------------------------------------------------------------------------------------


def seen_cards(scene: Scene, text: str, zone: str = "") -> tuple[str, ...]:
    """Return the cards that a list means: of a zone, or in the hand and then where all else lies.

    Raises NotationError.
    """
    if zone:
        return cards_of(scene, zone_named(scene, zone), text)
    hand = usual_zone(scene, drawn=False)
    there = [hand, *(name for name in scene.view.zones if name != hand)]
    view = scene.view
    pool = [(card, view.cards[card].ref) for name in there for card in view.cards_in(name)]
    return cards_named(scene, text, pool, zone_title(view, hand))


def _moves(scene: Scene, blanks: Blanks) -> Doing:
    goal = zone_named(scene, blanks["goal"])
    cell = amount(blanks["n"]) if blanks["n"] else 0
    cards = seen_cards(scene, blanks["cards"], blanks["zone"])
    yield Move(cards, goal, _at(scene, goal), cell=cell)


def _at(scene: Scene, zone: ZoneId) -> int:
    """Return where cards come to lie in a zone: at the end of a hand or a row, on top of a pile."""
    spec = scene.view.setting.zones[zone].spec
    return -1 if spec.holds == "units" or spec.visibility == "owner" else 0


def _moves_top(scene: Scene, blanks: Blanks) -> Doing:
    source, goal = zone_named(scene, blanks["zone"]), zone_named(scene, blanks["goal"])
    count = min(amount(blanks["n"] or "1"), scene.view.zones[source].count or 0)
    yield Move(tuple(place(source, index) for index in range(count)), goal)


def _puts_on(scene: Scene, blanks: Blanks) -> Doing:
    goal = _named(scene, blanks["goal"], drawn=True)
    yield Move(seen_cards(scene, blanks["cards"], blanks["zone"]), goal, 0)


def _puts_under(scene: Scene, blanks: Blanks) -> Doing:
    goal = _named(scene, blanks["goal"], drawn=True)
    yield Move(seen_cards(scene, blanks["cards"], blanks["zone"]), goal, -1)


def _moves_unit(scene: Scene, blanks: Blanks) -> Doing:
    goal = zone_named(scene, blanks["goal"])
    unit = unit_named(scene, blanks["unit"], anywhere=True)
    if scene.view.setting.zones[goal].spec.holds == "units":
        yield MoveUnits((unit,), goal, cell=amount(blanks["n"]) if blanks["n"] else 0)
    else:
        yield Collect((unit,), goal, _at(scene, goal))


# -- shuffling, looking, showing ------------------------------------------------------------------


def _shuffles(scene: Scene, blanks: Blanks) -> Doing:
    yield Shuffle(_named(scene, blanks["zone"], drawn=True))


def _looks(scene: Scene, blanks: Blanks) -> Doing:
    yield Look(_named(scene, blanks["zone"], drawn=True), amount(blanks["n"] or "1"))


def _looks_through(scene: Scene, blanks: Blanks) -> Doing:
    yield Look(zone_named(scene, blanks["zone"]))


def _ends_look(scene: Scene, blanks: Blanks) -> Doing:
    yield Hide(zone_named(scene, blanks["zone"]))


def _shows(scene: Scene, blanks: Blanks) -> Doing:
    yield Show(seen_cards(scene, blanks["cards"], blanks["zone"]), ())


def _turns_over(scene: Scene, blanks: Blanks) -> Doing:
    names = blanks["cards"]
    pool = [
        (card.handle, card.ref)
        for card in scene.truth.cards.values()
        if scene.truth.setting.zones[card.zone].spec.visibility == "public"
        and is_called(scene, card.ref, names)
    ]
    if not pool:
        raise misread(f"there is no {names} in the open.", f"場に{names}はありません。", 2)
    yield Face((pool[0][0],), up=blanks["side"].casefold() == "up")


PHRASES: tuple[Phrase, ...] = (
    Phrase("draws {n} (card|cards) from {zone}[: {cards}]", _draws),
    Phrase("draws {n} (card|cards)[: {cards}]", _draws),
    Phrase("draws {cards}", _draws_named),
    Phrase("puts {cards} from {zone} on top of {goal}", _puts_on),
    Phrase("puts {cards} on top of {goal}", _puts_on),
    Phrase("puts {cards} from {zone} (at|on|to) the bottom of {goal}", _puts_under),
    Phrase("puts {cards} (at|on|to) the bottom of {goal}", _puts_under),
    Phrase("moves the top[ {n}] (card|cards) of {zone} to {goal}", _moves_top),
    Phrase("(moves|puts) {unit} with everything on it (to|into) {goal}", _moves_unit),
    *(
        Phrase(f"(moves|puts|plays) {what} (to|into|in|onto|on) {{goal}}{cell}", does)
        for cell in (", (cell|place) {n}", "")
        for what, does in (
            ("{cards} from {zone}", _moves),
            ("{cards}", _moves),
            ("{unit}", _moves_unit),
        )
    ),
    Phrase("shuffles[ {zone}]", _shuffles),
    Phrase("looks at the top[ {n}] (card|cards) of {zone}", _looks),
    Phrase("looks through {zone}", _looks_through),
    Phrase("ends the look at {zone}", _ends_look),
    Phrase("shows {cards} from {zone}", _shows),
    Phrase("shows {cards}", _shows),
    Phrase("turns {cards} face {side}", _turns_over),
)
