"""Sentences of cards that go from pile to pile: searching, looking, discarding, returning."""

from __future__ import annotations

from app.core.ids import zone_name
from app.core.intent import Batch, Draw, Hide, Look, Move, PickRandom, Show, Shuffle
from app.games.contracts.notation_contract import (
    Blanks,
    Doing,
    NotationError,
    Phrase,
    Scene,
    amount,
)
from app.games.game_api import As
from app.games.notation.script_cards import cards_of
from app.games.notation.script_places import seat_named, zone_named
from app.games.pokemon.notation.script_targets import (
    any_unit,
    attached,
    from_zone,
    gestures,
    looked_up,
    pile,
    seen_somewhere,
    several,
)
from app.games.pokemon.table import moves
from app.games.table_tools import count, place_of


def _searches(scene: Scene, blanks: Blanks) -> Doing:
    """Look through the deck, take what is named to the hand, shown to everybody, and shuffle."""
    deck = pile(scene, "deck")
    yield Look(deck)
    found = cards_of(scene, deck, blanks["cards"])
    goal = blanks["zone"]
    if goal and zone_name(zone_named(scene, goal)) == "bench":
        yield from gestures(moves.bench_cards(scene.view, found))
    else:
        yield Show(found, ())
        found = cards_of(scene, deck, blanks["cards"])
        yield from gestures(moves.put_cards(scene.view, found, "hand", -1))
    yield Shuffle(deck)


def _searches_in_vain(scene: Scene, _blanks: Blanks) -> Doing:
    deck = pile(scene, "deck")
    yield Batch((Look(deck), Shuffle(deck)))


def _looks_at_top(scene: Scene, blanks: Blanks) -> Doing:
    yield Look(pile(scene, "deck"), amount(blanks["n"] or "1"))


def _looks_through(scene: Scene, blanks: Blanks) -> Doing:
    yield Look(zone_named(scene, blanks["zone"]))


def _looked(scene: Scene, _blanks: Blanks) -> Doing:
    yield Hide(pile(scene, "deck"))


def _takes(scene: Scene, blanks: Blanks) -> Doing:
    """Put cards into the hand, from what was looked at in the deck, or from the discard pile."""
    zone, names = blanks["zone"], blanks["cards"]
    if zone:
        cards = yield from looked_up(scene, names, zone)
    else:
        cards = seen_somewhere(scene, names, "deck", "discard")
    yield from gestures(moves.put_cards(scene.view, cards, "hand", -1))


def _on_top(scene: Scene, blanks: Blanks) -> Doing:
    yield from _returning(scene, blanks, 0)


def _to_bottom(scene: Scene, blanks: Blanks) -> Doing:
    yield from _returning(scene, blanks, -1)


def _returning(scene: Scene, blanks: Blanks, at: int) -> Doing:
    zone, names = blanks["zone"], blanks["cards"]
    cards = (
        from_zone(scene, names, zone)
        if zone
        else seen_somewhere(scene, names, "deck", "hand", "discard")
    )
    yield from gestures(moves.put_cards(scene.view, cards, "deck", at, "return"))


def _hand_below(scene: Scene, _blanks: Blanks) -> Doing:
    """Shuffle the hand and put it under the deck."""
    hand = pile(scene, "hand")
    cards = tuple(f"{hand}#{place}" for place in range(count(scene.view, hand)))
    if cards:
        yield Batch((Shuffle(hand), Move(cards, pile(scene, "deck"), -1, verb="return")))


def _hand_in(scene: Scene, _blanks: Blanks) -> Doing:
    hand = scene.view.cards_in(pile(scene, "hand"))
    if hand:
        yield from gestures(moves.shuffle_in(scene.view, hand, ()))
    else:
        yield Shuffle(pile(scene, "deck"))


def _shuffles_in(scene: Scene, blanks: Blanks) -> Doing:
    zone, names = blanks["zone"], blanks["cards"]
    cards = (
        from_zone(scene, names, zone) if zone else seen_somewhere(scene, names, "hand", "discard")
    )
    yield from gestures(moves.shuffle_in(scene.view, cards, ()))


def _discards(scene: Scene, blanks: Blanks) -> Doing:
    """Discard from the hand, of what lies played, or of what was looked at in the deck."""
    cards = seen_somewhere(scene, blanks["cards"], "hand", "stage", "deck")
    yield from gestures(moves.put_cards(scene.view, cards, "discard", verb="discard"))


def _discards_from(scene: Scene, blanks: Blanks) -> Doing:
    """Discard from a zone, or what is attached to a Pokémon."""
    try:
        zone = zone_named(scene, blanks["from"])
    except NotationError:
        unit = any_unit(scene, blanks["from"])
        cards = attached(scene, unit, blanks["cards"])
    else:
        cards = cards_of(scene, zone, blanks["cards"])
    yield from gestures(moves.put_cards(scene.view, cards, "discard", verb="discard"))


def _discards_hand(scene: Scene, _blanks: Blanks) -> Doing:
    hand = scene.view.cards_in(pile(scene, "hand"))
    yield from gestures(moves.put_cards(scene.view, hand, "discard", verb="discard"))


def _mills(scene: Scene, blanks: Blanks) -> Doing:
    yield Draw(
        amount(blanks["n"] or "1"), pile(scene, "deck"), pile(scene, "discard"), verb="discard"
    )


def _mills_other(scene: Scene, blanks: Blanks) -> Doing:
    seat = seat_named(scene.view, blanks["who"])
    step = Draw(
        amount(blanks["n"]),
        place_of(scene.view, "deck", seat),
        place_of(scene.view, "discard", seat),
        verb="discard",
    )
    yield As(seat, step)


def _discards_at_random(scene: Scene, blanks: Blanks) -> Doing:
    seat = seat_named(scene.view, blanks["who"]) if blanks["who"] else scene.actor
    yield PickRandom(
        place_of(scene.view, "hand", seat),
        amount(blanks["n"]),
        place_of(scene.view, "discard", seat),
    )


def _discards_stadium(scene: Scene, _blanks: Blanks) -> Doing:
    stadium = scene.view.zones["stadium"].items
    yield from gestures(moves.put_units(scene.view, stadium, "discard", verb="discard"))


def _picks_up(scene: Scene, blanks: Blanks) -> Doing:
    """Put Pokémon with everything on them into the hand, the deck or the Lost Zone."""
    units = several(scene, blanks["unit"])
    name = zone_name(zone_named(scene, blanks["zone"]))
    yield from gestures(moves.put_units(scene.view, units, name, -1 if name == "hand" else 0))


def _shows(scene: Scene, blanks: Blanks) -> Doing:
    yield Show(seen_somewhere(scene, blanks["cards"], "hand", "deck"), ())


def _shows_hand(scene: Scene, _blanks: Blanks) -> Doing:
    yield Show(scene.view.cards_in(pile(scene, "hand")), ())


def _moves(scene: Scene, blanks: Blanks) -> Doing:
    cards = cards_of(scene, zone_named(scene, blanks["zone"]), blanks["cards"])
    goal = zone_named(scene, blanks["goal"])
    at = -1 if zone_name(goal) in ("hand", "bench", "active", "prizes") else 0
    yield Move(cards, goal, at)


_DECK = "(the deck|their deck|deck)"
PHRASES: tuple[Phrase, ...] = (
    Phrase(f"searches {_DECK} in vain", _searches_in_vain),
    Phrase(f"searches {_DECK} for {{cards}} (onto|for|to) [the ]{{zone}}", _searches),
    Phrase(f"searches {_DECK} for {{cards}}", _searches),
    Phrase(f"looks at the top[ {{n}}] (card|cards) of {_DECK}", _looks_at_top),
    Phrase("looks through {zone}", _looks_through),
    Phrase(f"ends the look at {_DECK}", _looked),
    Phrase(f"puts (the|their) hand (on|at|to) the bottom of {_DECK}", _hand_below),
    Phrase(f"shuffles (the|their) hand into {_DECK}", _hand_in),
    Phrase(f"shuffles {{cards}} from {{zone}} into {_DECK}", _shuffles_in),
    Phrase(f"shuffles {{cards}} into {_DECK}", _shuffles_in),
    Phrase(f"puts {{cards}} from {{zone}} on top of {_DECK}", _on_top),
    Phrase(f"puts {{cards}} on top of {_DECK}", _on_top),
    Phrase(f"puts {{cards}} from {{zone}} (on|at|to) the bottom of {_DECK}", _to_bottom),
    Phrase(f"puts {{cards}} (on|at|to) the bottom of {_DECK}", _to_bottom),
    Phrase("puts {unit} with (all|everything)[ that is| attached] on it into {zone}", _picks_up),
    Phrase("(puts|takes) {cards} from {zone} into (the|their) hand", _takes),
    Phrase("takes {cards} from {zone}", _takes),
    Phrase("(puts|takes) {cards} into (the|their) hand", _takes),
    Phrase("discards the top {n} cards of {who}'s deck", _mills_other),
    Phrase(f"discards the top[ {{n}}] (card|cards) of {_DECK}", _mills),
    Phrase("discards {n} (card|cards) at random from {who}'s hand", _discards_at_random),
    Phrase("discards {n} (card|cards) at random", _discards_at_random),
    Phrase("discards (the|their) hand", _discards_hand),
    Phrase("discards the Stadium", _discards_stadium),
    Phrase("discards {cards} from {from}", _discards_from),
    Phrase("discards {cards}", _discards),
    Phrase("shows (the|their) hand", _shows_hand),
    Phrase("shows {cards}", _shows),
    Phrase("moves {cards} from {zone} to {goal}", _moves),
)
