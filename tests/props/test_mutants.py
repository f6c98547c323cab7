"""Leaks planted on purpose: the checks must find each of them, or they prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest

from app.core import fact as f
from app.core import sight, visibility
from app.core.apply import apply as apply_module
from app.core.apply import changes as changes_module
from app.core.apply import table_draft
from app.core.facts.agreement_facts import OptionsSet
from app.core.facts.knowledge_facts import Forgotten
from app.core.facts.seal_facts import PlanLocked, SealsOpened
from app.core.facts.turn_facts import TurnSet
from app.core.facts.zone_facts import ZoneChanged
from app.core.ids import JUDGE, SPECTATOR, Names
from app.core.seal import SeatSeal, plan_text
from app.core.table import Table
from app.core.text import events as events_module
from app.core.view import Event
from app.core.visibility import sees_face
from app.core.zone import ZoneSpec
from app.session.agreement import table_agreements
from app.session.host import host as host_module
from app.session.host import staleness, step_diff
from app.session.steps import moving, resolver, seeing, step_context
from app.session.steps.resolver import Resolver
from tests.helpers import play as play_module
from tests.helpers.play import WITH_KNOWING
from tests.helpers.toy_games import TOYS
from tests.helpers.tries import Try, tries
from tests.props import checks
from tests.props.checks import Check

SEEDS = 60
"""A leak that this many games do not show is not found."""
MANY_SEEDS = 200
"""For what only a card buried in an open pile shows: few games come to that."""

MAKING = ("duel",)
"""The games in which people make zones, and some kinds of cards lie open in a hand."""
BURYING = ("duel",)
"""The games with such a pile."""

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Mutant:
    """A leak, and the check that must see it."""

    name: str
    plant: Plant
    check: Check
    games: tuple[str, ...] = tuple(TOYS)
    seeds: int = SEEDS
    first: Try | None = None
    """Where it was seen when this was written."""


def _face_of_a_hidden_card(patch: pytest.MonkeyPatch) -> None:
    honest = sight._card

    def leaky(table: Table, seat: int, number: int, *alike: Any) -> Any:
        card = honest(table, seat, number, *alike)
        return card and replace(card, ref=table.cards[number].ref)

    patch.setattr(sight, "_card", leaky)


def _number_in_a_spare_field(patch: pytest.MonkeyPatch) -> None:
    """An identity that is no name: the card's number, which follows the deck list."""
    honest = sight._card

    def leaky(table: Table, seat: int, number: int, *alike: Any) -> Any:
        card = honest(table, seat, number, *alike)
        return card and replace(card, entered=number)

    patch.setattr(sight, "_card", leaky)


def _old_handles_after(fact_type: type[Any]) -> Plant:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = apply_module._APPLY[fact_type]

        def leaky(table: Table, fact: Any) -> Table:
            after = honest(table, fact)
            cards = tuple(
                replace(new, handle=old.handle) if old.handle and new.handle else new
                for old, new in zip(table.cards, after.cards, strict=True)
            )
            return replace(after, cards=cards)

        patch.setitem(apply_module._APPLY, fact_type, leaky)

    return plant


def _handles_of_one_card_for_ever(patch: pytest.MonkeyPatch) -> None:
    honest = moving._way

    def leaky(self: Resolver, number: int, *rest: Any, **more: Any) -> f.CardMove:
        move = honest(self, number, *rest, **more)
        return move if move.handle is None else replace(move, handle=f"c{number:08}")

    patch.setattr(moving, "_way", leaky)


def _handle_of_the_name(patch: pytest.MonkeyPatch) -> None:
    """A card that is brought is called after which card it is."""
    honest = Resolver.commit

    def leaky(self: Resolver, fact: f.Fact) -> None:
        if isinstance(fact, f.Brought):
            cards = [replace(card, handle=_telling(card, fact.zone)) for card in fact.cards]
            fact = replace(fact, cards=tuple(cards))
        honest(self, fact)

    patch.setattr(Resolver, "commit", leaky)


def _telling(card: f.BroughtCard, zone: str) -> str | None:
    return card.handle and f"c{sum(map(ord, card.ref + zone)):08}"


def _brought_cards_are_shown_around(patch: pytest.MonkeyPatch) -> None:
    honest = apply_module._APPLY[f.Brought]

    def leaky(table: Table, fact: f.Brought) -> Table:
        everybody = tuple(range(len(table.setting.seats)))
        return honest(table, replace(fact, shown=everybody if fact.shown else ()))

    patch.setitem(apply_module._APPLY, f.Brought, leaky)


def _the_pile_that_got_new_cards_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    honest = changes_module._CHANGES[f.Brought]

    def forgetful(table: Table, fact: f.Brought) -> Any:
        return replace(honest(table, fact), zones=frozenset())

    patch.setitem(changes_module._CHANGES, f.Brought, forgetful)


def _buried_cards_keep_their_handles(patch: pytest.MonkeyPatch) -> None:
    honest = moving.renamed

    def leaky(table: Table, name: Names, fact: f.Moved, zones: list[str]) -> Any:
        return [(card, table.cards[card].handle) for card, _ in honest(table, name, fact, zones)]

    patch.setattr(moving, "renamed", leaky)


def _length_of_a_secret_name(patch: pytest.MonkeyPatch) -> None:
    honest = sight._told

    def leaky(before: Any, fact: Any, after: Table, seat: int, *alike: Any) -> Any:
        told = honest(before, fact, after, seat, *alike)
        if not isinstance(fact, f.Moved):
            return told
        length = len(after.cards[fact.moves[0].card].ref)
        return [replace(event, text=" " * length) for event in told]

    patch.setattr(sight, "_told", leaky)


def _length_of_a_handle(patch: pytest.MonkeyPatch) -> None:
    honest = moving._way

    def leaky(self: Resolver, number: int, *rest: Any, **more: Any) -> f.CardMove:
        move = honest(self, number, *rest, **more)
        handle = move.handle and move.handle + "x" * (number % 3)
        return replace(move, handle=handle)

    patch.setattr(moving, "_way", leaky)


def _order_of_the_deck_list(patch: pytest.MonkeyPatch) -> None:
    honest = sight._patch

    def leaky(before: Any, after: Table, seat: int, touched: Any, told: Any, *alike: Any) -> Any:
        fact = honest(before, after, seat, touched, told, *alike)
        number = {state.handle: n for n, state in enumerate(after.cards)}
        return replace(fact, cards=tuple(sorted(fact.cards, key=lambda c: number.get(c.handle, 0))))

    patch.setattr(sight, "_patch", leaky)


def _order_of_the_deck_list_in_the_view(patch: pytest.MonkeyPatch) -> None:
    honest = sight.view

    def leaky(table: Table, seat: int) -> Any:
        seen = honest(table, seat)
        number = {state.handle: n for n, state in enumerate(table.cards)}
        cards = sorted(seen.cards.values(), key=lambda card: number.get(card.handle, 0))
        return replace(seen, cards={card.handle: card for card in cards})

    for module in (sight, checks, host_module, resolver):
        patch.setattr(module, "view", leaky)


def _size_of_a_seal(patch: pytest.MonkeyPatch) -> None:
    honest = sight._zone

    def leaky(table: Table, seat: int, zone: str, *alike: Any) -> Any:
        seen = honest(table, seat, zone, *alike)
        return replace(seen, count=len(table.zones[zone])) if seen.sealed else seen

    patch.setattr(sight, "_zone", leaky)


def _size_of_a_seal_in_the_log(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "_uncounted", lambda event: event)


def _size_of_a_large_deck(patch: pytest.MonkeyPatch) -> None:
    honest = sight._zone

    def leaky(table: Table, seat: int, zone: str, *alike: Any) -> Any:
        seen = honest(table, seat, zone, *alike)
        pile = table.zones.get(zone)
        return replace(seen, count=len(pile)) if pile is not None and not seen.sealed else seen

    patch.setattr(sight, "_zone", leaky)


def _place_in_a_large_deck(patch: pytest.MonkeyPatch) -> None:
    honest = sight._zone

    def leaky(table: Table, seat: int, zone: str, *alike: Any) -> Any:
        seen = honest(table, seat, zone, *alike)
        if seen.count is not None or seen.sealed:
            return seen
        at = {table.cards[number].handle: place for place, number in enumerate(table.zones[zone])}
        return replace(seen, seen=tuple((at[handle], handle) for _, handle in seen.seen))

    patch.setattr(sight, "_zone", leaky)


def _names_for_everybody(patch: pytest.MonkeyPatch) -> None:
    def leaky(before: Any, fact: Any, after: Table, _seat: int, *_alike: Any) -> Any:
        return events_module.events(before, fact, after, lambda number: after.cards[number].ref)

    patch.setattr(sight, "_told", leaky)


def _a_zone_left_behind(patch: pytest.MonkeyPatch) -> None:
    honest = changes_module._CHANGES[f.Moved]

    def forgetful(table: Table, fact: f.Moved) -> Any:
        touched = honest(table, fact)
        return replace(touched, zones=frozenset(move.zone for move in fact.moves))

    patch.setitem(changes_module._CHANGES, f.Moved, forgetful)


def _a_card_left_behind(patch: pytest.MonkeyPatch) -> None:
    honest = changes_module._CHANGES[f.Moved]

    def forgetful(table: Table, fact: f.Moved) -> Any:
        return honest(table, replace(fact, renamed=()))

    patch.setitem(changes_module._CHANGES, f.Moved, forgetful)


def _looks_survive_a_shuffle(patch: pytest.MonkeyPatch) -> None:
    honest = apply_module._APPLY[f.Shuffled]

    def leaky(table: Table, fact: f.Shuffled) -> Table:
        after = honest(table, fact)
        cards = tuple(
            replace(new, shown=old.shown, handle=new.handle or old.handle)
            for old, new in zip(table.cards, after.cards, strict=True)
        )
        return replace(after, cards=cards)

    patch.setitem(apply_module._APPLY, f.Shuffled, leaky)


def _shuffle_turns_all_face_up(patch: pytest.MonkeyPatch) -> None:
    honest = apply_module._APPLY[f.Shuffled]

    def leaky(table: Table, fact: f.Shuffled) -> Table:
        after = honest(table, fact)
        cards = tuple(
            replace(card, up=True) if card.zone == fact.zone and card.handle else card
            for card in after.cards
        )
        return replace(after, cards=cards)

    patch.setitem(apply_module._APPLY, f.Shuffled, leaky)


def _key_cards_give_themselves_away(patch: pytest.MonkeyPatch) -> None:
    def leaky(_before: Any, after: Table, seat: int, *_alike: Any) -> Any:
        return sight._stage(after, seat, after.stage)

    patch.setattr(sight, "_stage_if_changed", leaky)


def _old_place_tells_in_the_log(patch: pytest.MonkeyPatch) -> None:
    """Where in a hidden pile a card lay before shows in what is said of where it went."""

    honest = events_module._EVENTS[f.Moved]

    def leaky(before: Table, fact: f.Moved, after: Table, name: Any) -> Any:
        told = honest(before, fact, after, name)
        move = fact.moves[0]
        source = before.zones.get(before.cards[move.card].zone, ())
        low = move.card in source[len(source) // 2 :]
        return [replace(event, at="bottom" if low else "top") for event in told]

    patch.setitem(events_module._EVENTS, f.Moved, leaky)


def _spectators_are_judges(patch: pytest.MonkeyPatch) -> None:
    honest = sees_face

    def leaky(table: Table, seat: int, number: int, *alike: Any) -> bool:
        named = table.cards[number].handle is not None
        return honest(table, JUDGE if seat == SPECTATOR and named else seat, number, *alike)

    patch.setattr(sight, "sees_face", leaky)


def _buried_cards_are_read(patch: pytest.MonkeyPatch) -> None:
    honest = sees_face

    def leaky(table: Table, seat: int, number: int, *alike: Any) -> bool:
        card = table.cards[number]
        spec = table.setting.zones[card.zone].spec
        return honest(table, seat, number, *alike) or (spec.visibility == "public" and card.up)

    patch.setattr(sight, "sees_face", leaky)


def _guesses_are_confirmed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Resolver, "singles_out", lambda _self, _number: True)


def _places_are_confirmed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(step_context, "names_places", lambda _table, _seat, _zone: True)


def _refusals_use_up_names(patch: pytest.MonkeyPatch) -> None:
    honest = host_module.Host._fresh_name

    def leaky(self: host_module.Host, prefix: str) -> str:
        name = honest(self, prefix)
        self.tree.names.add(name)
        return name

    patch.setattr(host_module.Host, "_fresh_name", leaky)


def _anybody_may_peek(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(seeing, "check_peek", lambda _table, _seat, _card: None)


def _forgotten_by_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play_module, "KINDS", WITH_KNOWING)
    _old_handles_after(Forgotten)(patch)


def _forgotten_cards_are_still_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(play_module, "KINDS", WITH_KNOWING)
    honest = apply_module._APPLY[Forgotten]

    def leaky(table: Table, fact: Forgotten) -> Table:
        after = honest(table, fact)
        cards = list(after.cards)
        for card, _ in fact.cards:
            if cards[card].handle is not None:
                cards[card] = replace(cards[card], shown=table.cards[card].shown)
        return replace(after, cards=tuple(cards))

    patch.setitem(apply_module._APPLY, Forgotten, leaky)


def _known_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table_draft, "_note_known", lambda _draft, _numbers: None)


def _stale_tells_of_shuffles(patch: pytest.MonkeyPatch) -> None:
    def by_result(tree: Any, based_on: int) -> set[str]:
        then, now = tree.table_at(based_on).zones, tree.table.zones
        return {zone for zone in now if now[zone] != then.get(zone)}

    patch.setattr(staleness, "_reordered", by_result)


def _subjects_for_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "_subjects", lambda _table, _seat, names, _alike: names)


def _subjects_that_lie_hidden(patch: pytest.MonkeyPatch) -> None:
    def leaky(work: Resolver, name: str) -> str | None:
        return work.table.cards[work.card(name)].handle

    patch.setattr(table_agreements, "_subject", leaky)
    _subjects_for_everybody(patch)


def _options_left_behind(patch: pytest.MonkeyPatch) -> None:
    nothing = changes_module.Changes()
    patch.setitem(changes_module._CHANGES, OptionsSet, lambda _table, _fact: nothing)


def _a_team_hand_is_open_to_all(patch: pytest.MonkeyPatch) -> None:
    honest = visibility.viewers

    def leaky(table: Table, zone: str) -> tuple[int, ...]:
        seen = honest(table, zone)
        shared = table.setting.zones[zone].spec.team_sees in table.options
        return tuple(range(len(table.setting.seats))) if shared else seen

    patch.setattr(visibility, "viewers", leaky)


def _hands_stay_as_they_were_told(patch: pytest.MonkeyPatch) -> None:
    """A team does not learn that its hands are open now, or are so no longer."""
    options = changes_module.Changes(options=True)
    patch.setitem(changes_module._CHANGES, OptionsSet, lambda _table, _fact: options)


def _plan_of_another(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, _seat: int, *_alike: Any) -> Any:
        return tuple(SeatSeal(seal.seat, seal.locked, seal.plan) for seal in table.seals)

    patch.setattr(sight, "_seals", leaky)


def _size_of_a_plan(patch: pytest.MonkeyPatch) -> None:
    honest = sight._seals

    def leaky(table: Table, seat: int, *alike: Any) -> Any:
        told = zip(honest(table, seat, *alike), table.seals, strict=True)
        return tuple(
            replace(one, seat=one.seat + 100 * len(plan_text(seal.plan))) for one, seal in told
        )

    patch.setattr(sight, "_seals", leaky)


def _plan_in_the_log(patch: pytest.MonkeyPatch) -> None:
    def leaky(_before: Table, fact: PlanLocked, _after: Table, _name: Any) -> Any:
        return [Event("lock_plan", fact.actor, text=plan_text(fact.plan))]

    patch.setitem(events_module._EVENTS, PlanLocked, leaky)


def _plans_left_behind(patch: pytest.MonkeyPatch) -> None:
    nothing = changes_module.Changes()
    patch.setitem(changes_module._CHANGES, PlanLocked, lambda _table, _fact: nothing)


def _plans_outlive_their_turn(patch: pytest.MonkeyPatch) -> None:
    turn = changes_module.Changes(turn=True)
    patch.setitem(changes_module._CHANGES, TurnSet, lambda _table, _fact: turn)


def _made_zones_left_behind(patch: pytest.MonkeyPatch) -> None:
    nothing = changes_module.Changes()
    patch.setitem(changes_module._CHANGES, ZoneChanged, lambda _table, _fact: nothing)


def _made_hands_lie_open(patch: pytest.MonkeyPatch) -> None:
    honest = sees_face

    def leaky(table: Table, seat: int, number: int, *alike: Any) -> bool:
        zone = table.setting.zones[table.cards[number].zone]
        open_ = zone.is_made and zone.spec.visibility == "owner"
        return open_ or honest(table, seat, number, *alike)

    patch.setattr(sight, "sees_face", leaky)


def _told_alike(patch: pytest.MonkeyPatch) -> None:
    """Who holds a zone or was shown a card is told what anybody is, and anybody what they are."""
    patch.setattr(visibility, "is_one_of", lambda seat, seats, _alike: seat in seats)


def _sizes_and_plans_told_alike(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "is_one_of", lambda seat, seats, _alike: seat in seats)


def _told_as_the_judge(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(step_diff, "_JUDGES", frozenset())


def _all_kinds_lie_open(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ZoneSpec, "is_open_kind", lambda spec, _ref: bool(spec.lies_open))


MUTANTS = (
    Mutant("plan of another", _plan_of_another, checks.check_sight),
    Mutant("plan of another, chosen", _plan_of_another, checks.check_hidden_choices),
    Mutant("size of a plan", _size_of_a_plan, checks.check_hidden_choices),
    Mutant("plan in the log", _plan_in_the_log, checks.check_sight, first=(5, "plans")),
    Mutant("plan in the log, chosen", _plan_in_the_log, checks.check_hidden_choices),
    Mutant("plans left behind", _plans_left_behind, checks.check_fold),
    Mutant(
        "plans of an older turn", _plans_outlive_their_turn, checks.check_fold, first=(8, "plans")
    ),
    Mutant("face of a hidden card", _face_of_a_hidden_card, checks.check_unseen_identities),
    Mutant("face of a hidden card, told apart", _face_of_a_hidden_card, checks.check_sight),
    Mutant("number in a spare field", _number_in_a_spare_field, checks.check_hidden_choices),
    Mutant("handle after a shuffle", _old_handles_after(f.Shuffled), checks.check_handles),
    Mutant(
        "handle after a hide",
        _old_handles_after(f.Hidden),
        checks.check_handles,
        first=(1, "plans"),
    ),
    Mutant("handle after a move", _old_handles_after(f.Moved), checks.check_handles),
    Mutant("handle of what was forgotten", _forgotten_by_name, checks.check_grants),
    Mutant("still seen", _forgotten_cards_are_still_seen, checks.check_grants),
    Mutant("handle after the seals open", _old_handles_after(SealsOpened), checks.check_handles),
    Mutant("one handle for ever", _handles_of_one_card_for_ever, checks.check_handles),
    Mutant("handle of a new card", _handle_of_the_name, checks.check_hidden_choices),
    Mutant("new card shown around", _brought_cards_are_shown_around, checks.check_grants),
    Mutant("pile with a new card", _the_pile_that_got_new_cards_is_forgotten, checks.check_fold),
    Mutant(
        "handle under a pile",
        _buried_cards_keep_their_handles,
        checks.check_handles,
        BURYING,
        MANY_SEEDS,
        first=(116, "duel"),
    ),
    Mutant("length of a name", _length_of_a_secret_name, checks.check_unseen_identities),
    Mutant(
        "length of a handle", _length_of_a_handle, checks.check_hidden_choices, first=(1, "plans")
    ),
    Mutant("order of the deck list", _order_of_the_deck_list, checks.check_sight),
    Mutant("order of a view", _order_of_the_deck_list_in_the_view, checks.check_sight),
    Mutant("size of a seal", _size_of_a_seal, checks.check_sight),
    Mutant("size of a seal in the log", _size_of_a_seal_in_the_log, checks.check_sight),
    Mutant("size of a large deck", _size_of_a_large_deck, checks.check_sight),
    Mutant("place in a large deck", _place_in_a_large_deck, checks.check_sight),
    Mutant("names for everybody", _names_for_everybody, checks.check_unseen_identities),
    Mutant("names for everybody, chosen", _names_for_everybody, checks.check_hidden_choices),
    Mutant("zone left behind", _a_zone_left_behind, checks.check_fold),
    Mutant("card left behind", _a_card_left_behind, checks.check_fold, first=(10, "duel")),
    Mutant(
        "look after a shuffle", _looks_survive_a_shuffle, checks.check_grants, first=(4, "skirmish")
    ),
    Mutant(
        "shuffle turns up",
        _shuffle_turns_all_face_up,
        checks.check_unchanged_faces,
        first=(3, "outpost"),
    ),
    Mutant("key card", _key_cards_give_themselves_away, checks.check_hidden_choices),
    Mutant("old place in the log", _old_place_tells_in_the_log, checks.check_hidden_choices),
    Mutant("spectator as judge", _spectators_are_judges, checks.check_sight),
    Mutant("buried cards", _buried_cards_are_read, checks.check_sight),
    Mutant("confirmed guess", _guesses_are_confirmed, checks.check_guesses),
    Mutant("confirmed place", _places_are_confirmed, checks.check_guesses),
    Mutant("names used up", _refusals_use_up_names, checks.check_refusals),
    Mutant("peek", _anybody_may_peek, checks.check_grants),
    Mutant("known", _known_is_forgotten, checks.check_cards),
    Mutant(
        "subject out of sight", _subjects_for_everybody, checks.check_sight, BURYING, MANY_SEEDS
    ),
    Mutant(
        "subject in a hand",
        _subjects_that_lie_hidden,
        checks.check_hidden_choices,
        first=(1, "outpost"),
    ),
    Mutant("options left behind", _options_left_behind, checks.check_fold),
    Mutant("hand of a team", _a_team_hand_is_open_to_all, checks.check_sight, ("outpost",)),
    Mutant(
        "hands left behind",
        _hands_stay_as_they_were_told,
        checks.check_fold,
        ("outpost",),
        MANY_SEEDS,
    ),
    Mutant("made zone left behind", _made_zones_left_behind, checks.check_fold, MAKING, MANY_SEEDS),
    Mutant(
        "made hand",
        _made_hands_lie_open,
        checks.check_sight,
        MAKING,
        MANY_SEEDS,
        first=(78, "duel"),
    ),
    Mutant("told alike", _told_alike, checks.check_fold),
    Mutant("plans told alike", _sizes_and_plans_told_alike, checks.check_fold),
    Mutant("told as the judge", _told_as_the_judge, checks.check_fold),
    Mutant("all kinds lie open", _all_kinds_lie_open, checks.check_sight, MAKING),
    Mutant(
        "all kinds lie open, told apart",
        _all_kinds_lie_open,
        checks.check_unseen_identities,
        first=(11, "duel"),
    ),
    Mutant("all kinds lie open, chosen", _all_kinds_lie_open, checks.check_hidden_choices),
    Mutant("stale by result", _stale_tells_of_shuffles, checks.check_hidden_choices),
)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_a_planted_leak_is_found(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant.plant(monkeypatch)
    for seed, game in tries(mutant.seeds, mutant.games, mutant.first):
        try:
            mutant.check(TOYS[game], seed)
        except AssertionError as found:
            if f"seed {seed}" not in str(found):
                raise
            return
    pytest.fail(f"{mutant.check.__name__} does not see: {mutant.name}")
