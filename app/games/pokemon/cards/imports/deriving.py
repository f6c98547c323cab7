"""Makes the cards of a store out of the entries that were brought: merged, linked, findable."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from hashlib import blake2b
from typing import Any

from app.cards.importing.import_values import Progress
from app.cards.name_keys import name_key, sought, sought_in_text
from app.core.data.value import replace, value
from app.core.text.words import Words, other
from app.games.pokemon.cards.card_json import card_from_json, card_to_json
from app.games.pokemon.cards.card_record import Card
from app.games.pokemon.cards.imports.brought_entry import FORMS, Form, Tongue, first
from app.games.pokemon.cards.imports.card_links import Links, Side, likeness, linked, shape
from app.games.pokemon.cards.imports.linked_names import NameTable
from app.games.pokemon.cards.record_merge import filled
from app.games.pokemon.cards.store import card_tables as sql
from app.games.pokemon.cards.store.card_store import LINK_SEPARATOR, CardStore

_AT_ONCE = 500


@value
class Entry:
    """What was brought, as the store keeps it."""

    form: Form
    tongue: Tongue
    species: str
    line: str
    digest: bytes


@value
class Plain:
    """A print as its sources have it, not yet linked."""

    card: Card
    line: str
    """The card as JSON."""
    tongue: Tongue
    species: tuple[int, ...]
    version: bytes
    """Another one when anything in it is another."""


@value
class _Finished:
    """A card that is linked and can be written."""

    card_id: int
    link: str
    card: Card
    line: str


def name_keys(card: Card, tongue: str) -> dict[str, str]:
    """Return the keys of a card's name by language."""
    keys = {"en": name_key(card.name.en), "ja": name_key(card.name.ja)}
    return keys if tongue == "both" else {tongue: keys[tongue]}


def merged(entries: Iterable[Entry]) -> Plain:
    """Return one print of its entries; the best form counts where two have something to say."""
    first, *others = sorted(entries, key=lambda entry: FORMS.index(entry.form))
    plain = Plain(
        card_from_json(first.line), first.line, first.tongue, _numbers(first.species), first.digest
    )
    for entry in others:
        plain = _completed(plain, entry)
    return plain


def _completed(plain: Plain, entry: Entry) -> Plain:
    """Return a print with what another record of it adds."""
    card, tongue = plain.card, plain.tongue
    more = card_from_json(entry.line)
    if tongue != "both" and tongue != entry.tongue:  # noqa: PLR1714 - so that types are seen
        missing = other(tongue)
        name = replace(card.name, **{missing: more.name.in_(missing)})
        card, tongue = replace(card, name=name), "both"
    card = filled(card, more)
    line = card_to_json(card)
    version = blake2b(line.encode(), digest_size=16).digest()
    return Plain(card, line, tongue, plain.species or _numbers(entry.species), version)


def _numbers(species: str) -> tuple[int, ...]:
    return tuple(map(int, species.split()))


class Deriving:
    """The cards of a store while they are made anew."""

    def __init__(self, store: CardStore) -> None:
        self._store = store
        self._connection = store.connection
        self._names: dict[Words, int] = {}
        self._stale: set[str] = set()
        """Keys whose card must be written even if its links stay."""

    def put(self, prints: Iterable[Plain]) -> None:
        """Make the rows of prints that have one source each."""
        plain = list(prints)
        self._stale.update(one.card.key for one in plain)
        self._connection.executemany(sql.PUT_ROW, map(_row, plain))

    def derive(self, keys: Iterable[str]) -> None:
        """Make the rows of these keys anew, so that they are found and linked."""
        found = dict(self._plain(sorted(keys)))
        self.put(plain for plain in found.values() if plain is not None)
        gone = [key for key, plain in found.items() if plain is None]
        self._stale.difference_update(gone)
        self._remove(gone)

    def _remove(self, keys: list[str]) -> None:
        for key in keys:
            card_id = self._store.value(sql.CARD_ID, (key,))
            for statement in sql.DROP_CARD:
                self._connection.execute(statement, (card_id,))

    def _plain(self, keys: list[str]) -> Iterator[tuple[str, Plain | None]]:
        """Yield the keys with what their entries say; None where no entry is left."""
        for at in range(0, len(keys), _AT_ONCE):
            part = keys[at : at + _AT_ONCE]
            found: dict[str, list[Entry]] = {}
            for key, *entry in self._store.rows(
                sql.ENTRIES_OF_KEYS.format(sql.marks(len(part))), part
            ):
                found.setdefault(key, []).append(Entry(*entry))
            for key in part:
                yield key, merged(found[key]) if key in found else None

    def link(self, settled: NameTable, progress: Progress | None = None) -> None:
        """Link all prints, and write the cards that are new or linked otherwise than before.

        `progress` is told the cards written and those in all.
        """
        rows = self._store.rows(sql.SIDES)
        sides = [Side(*row) for *row, _, _, _ in rows]
        links = Links(sides, settled)
        versions = {row[0]: row[-3] for row in rows}
        ids = {row[0]: row[-1] for row in rows}
        wanted: dict[str, tuple[str, str, str, str]] = {}
        for side, (*_, before, _) in zip(sides, rows, strict=True):
            link = self._link(links, side, versions)
            if side.key in self._stale or LINK_SEPARATOR.join(link) != before:
                wanted[side.key] = link
        self._write(wanted, ids, progress)
        self._connection.execute(sql.DROP_IDLE_NAMES)

    @staticmethod
    def _link(links: Links, side: Side, versions: dict[str, bytes]) -> tuple[str, str, str, str]:
        """Return what a print is linked by: its name, what it evolves from, who lends texts."""
        if side.tongue == "both":
            return ("", "", "", "")
        before = ""
        if side.evolves:
            before = links.name_of(side.evolves, side.tongue, pokemon=True)
        partner = links.partner(side)
        if partner is None:
            return (links.name(side), before, "", "")
        return (links.name(side), before, partner.key, versions[partner.key].hex())

    def _write(
        self,
        wanted: dict[str, tuple[str, str, str, str]],
        ids: dict[str, int],
        progress: Progress | None,
    ) -> None:
        """Write these cards, linked, and make them findable."""
        keys = list(wanted)
        for at in range(0, len(keys), _AT_ONCE):
            part = keys[at : at + _AT_ONCE]
            lenders = {wanted[key][2] for key in part} - {""}
            plain = dict(self._plain(sorted({*part, *lenders})))
            cards: list[_Finished] = []
            for key in part:
                own, lender = plain[key], plain.get(wanted[key][2])
                assert own is not None  # it has a row
                name, before, _, _ = wanted[key]
                partner = lender.card if lender is not None else None
                card = linked(own.card, own.tongue, name, before, partner)
                line = own.line if card is own.card else card_to_json(card)
                cards.append(_Finished(ids[key], LINK_SEPARATOR.join(wanted[key]), card, line))
            self._write_cards(cards)
            if progress is not None:
                progress(at + len(part), len(keys))

    def _write_cards(self, cards: list[_Finished]) -> None:
        several = self._connection.executemany
        several(
            sql.PUT_LINK,
            [(self._name_id(one.card.name), one.link, one.card_id) for one in cards],
        )
        numbers = [one.card_id for one in cards]
        there = self._store.rows(sql.WRITTEN.format(sql.marks(len(cards))), numbers)
        several(sql.DROP_WORDS, there)
        several(
            sql.PUT_FACTS,
            [(one.card_id, one.line) for one in cards],
        )
        several(
            sql.PUT_WORDS,
            [(one.card_id, *_words(one.card)) for one in cards],
        )

    def _name_id(self, name: Words) -> int:
        known = self._names.get(name)
        if known is not None:
            return known
        row = (_sought(name.en), _sought(name.ja), name_key(name.en), name_key(name.ja))
        execute = self._connection.execute
        execute(sql.PUT_NAME, row)
        found: int = execute(sql.NAME_ID, row).fetchone()[0]
        self._names[name] = found
        return found


_sought = lru_cache(maxsize=20_000)(sought)


def _row(plain: Plain) -> tuple[Any, ...]:
    """Return the row of a print, in the order of `card_tables.PUT_ROW`."""
    card = plain.card
    language = first(plain.tongue)
    before = "" if card.evolves_from is None else card.evolves_from.in_(language)
    return (
        card.key,
        card.id,
        card.kind,
        "".join(card.types),
        card.key.rpartition("-")[0].upper(),
        card.set_name,
        card.regulation_mark,
        card.released,
        plain.tongue,
        card.name.in_(language),
        before,
        likeness(card, plain.species),
        shape(card),
        plain.version,
    )


def _words(card: Card) -> tuple[str, str]:
    """Return the names of attacks and Abilities, and the texts, as they are searched."""
    named = [one.name for one in card.abilities] + [one.name for one in card.attacks]
    said = [one.text for one in card.abilities]
    said += [words for one in card.attacks if (words := one.text) is not None]
    if card.text is not None:
        said.append(card.text)
    return _all(named, _sought), _all(said, sought_in_text)


def _all(words: Iterable[Words], fold: Callable[[str], str]) -> str:
    """Return all wordings in one text, none running into the next."""
    found = {side for one in words for side in (one.en, one.ja) if side}
    return "\n".join(sorted(map(fold, found)))
