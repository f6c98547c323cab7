"""A host begins: with a table that is laid now, or with one that was read from a file."""

from __future__ import annotations

from collections.abc import Mapping

from app.core.data.value import replace
from app.core.fact import Began
from app.core.ids import ZoneId
from app.core.past.history import HistoryTree
from app.core.placed.position_names import renamed
from app.core.placed.table_position import PlacedCard, TablePosition, with_cards
from app.core.zone import Zone, lay_zones
from app.games.game_api import GameSpec
from app.session.host.entropy import Entropy
from app.session.host.host import Host
from app.session.host.journal import Journal
from app.session.host.updates import Grew, JournalEntry


def host_table(spec: GameSpec, began: Began, entropy: Entropy) -> Host:
    """Return the host of a new table."""
    host = Host(spec, HistoryTree.begin(_with_names(began, entropy)), entropy)
    host.journal.append(Grew(host.tree.nodes[0]))
    return host


def _with_names(began: Began, entropy: Entropy) -> Began:
    """Give handles to the cards that begin where somebody sees them, and ids to their units.

    A game lays its cards without chance; cards that share a unit share a word of the game's own.
    """
    zones = lay_zones(began.zones, began.seats)
    if began.position is not None:
        return replace(began, position=_named_anew(began.position, zones, entropy))
    units: dict[str, str] = {}
    cards = []
    for number, card in enumerate(began.cards):
        spec = zones[card.zone].spec
        unit = ""
        if spec.holds == "units":
            word = card.unit or f"card {number}"
            unit = units.setdefault(word, "u" + entropy.name())
        listed = spec.visibility != "hidden"
        handle = "c" + entropy.name() if listed or card.up else None
        cards.append(replace(card, handle=card.handle or handle, unit=unit))
    return replace(began, cards=tuple(cards))


def _named_anew(
    position: TablePosition, zones: Mapping[ZoneId, Zone], entropy: Entropy
) -> TablePosition:
    """Give names by chance to all that a position names, and to what will be seen and has none.

    Its own names follow the order in which cards lie: they would tell who knows one where it is.
    """
    every = {**zones, **{zone.id: zone for zone in position.made}}

    def with_handle(card: PlacedCard, zone: ZoneId) -> PlacedCard:
        there = every.get(zone)
        listed = there is not None and there.spec.visibility != "hidden"
        if card.handle is not None or not (listed or card.up or card.shown):
            return card
        return replace(card, handle="c" + entropy.name())

    return with_cards(renamed(position, lambda kind: kind + entropy.name()), with_handle)


def reopen(
    spec: GameSpec, tree: HistoryTree, journal: Journal[JournalEntry], entropy: Entropy
) -> Host:
    """Return the host of a table that was read from a file."""
    entropy.skip_to(len(tree))
    host = Host(spec, tree, entropy)
    host.journal = journal
    host.know_again()
    return host
