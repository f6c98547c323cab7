"""What somebody is asked to do, as they read it: "move Dreepy from your Bench to your hand".

Made of the events that it would come to. Whatever verb a game has for a step, what is asked for is
said in the table's own words: a game has sentences for what happened alone. In Japanese every one
ends so that 「ください」 follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.core.ids import SeatId, ZoneId
from app.core.table import Setting
from app.core.text.event_things import EventThings
from app.core.text.log_lexicon import Lexicon
from app.core.text.teller import Teller
from app.core.text.wording import labelled, number, owned, series, your
from app.core.text.words import Language, Span, Words
from app.core.view import Event, SeatCard, SeatView

_MOVE = Words("move {cards} from {source} to {goal}{at}", "{cards}を{source}から{goal}{at}へ移して")
_WITHIN = Words("put {cards} elsewhere in {goal}{at}", "{goal}{at}の中で{cards}を置き直して")
DEEDS: Mapping[str, Words] = {
    "attach": Words("attach {cards} to {unit}", "{unit}に{cards}をつけて"),
    "evolve": Words("put {cards} on {unit}", "{unit}に{cards}を重ねて"),
    "tuck": Words("put {cards} under {unit}", "{unit}の下に{cards}を置いて"),
    "face_up": Words("turn {cards} face up", "{cards}をオモテにして"),
    "face_down": Words("turn {cards} face down", "{cards}をウラにして"),
    "rotate": Words("turn {cards} to {number}°", "{cards}を{number}°に回して"),
    "mark": Words("set {mark} on {unit} to {count}", "{unit}の{mark}を{count}にして"),
    "mark:text": Words("put “{text}” on {unit}", "{unit}に「{text}」を置いて"),
    "unmark": Words("take {mark} off {unit}", "{unit}の{mark}を外して"),
}
"""By the verb of an event; all others move cards."""
_JOINT = Words("; ", "、")


class DeedTeller(Teller):
    """Says of one event what is to be done, to who is asked for it or to others."""

    def __init__(
        self, event: Event, language: Language, setting: Setting, lexicon: Lexicon, reader: SeatId
    ) -> None:
        super().__init__(event, language, setting, lexicon)
        self.things = _ThingsAsked(event, language, setting, lexicon, reader)

    def template(self) -> str:
        """Return the sentence with its blanks."""
        event = self.event
        key = "mark:text" if event.verb == "mark" and event.text else event.verb
        words = DEEDS.get(key)
        if words is None:
            words = _WITHIN if event.source == event.goal else _MOVE
        return words.in_(self.language)


class _ThingsAsked(EventThings):
    """Names what somebody is asked to move: their zones are the reader's, or somebody's by name."""

    def __init__(
        self, event: Event, language: Language, setting: Setting, lexicon: Lexicon, reader: SeatId
    ) -> None:
        super().__init__(event, language, setting, lexicon)
        self._reader = reader

    def zone(self, zone: ZoneId) -> list[Span]:
        """Return what a zone is called, and whose it is."""
        place = self.setting.zones.get(zone)
        if place is None or self.event.actor not in place.holders:
            return super().zone(zone)
        title = self.made_title(zone)
        if title is None:
            title = self.lexicon.zones.get(place.spec.name, place.spec.title)
        if self._reader in place.holders:
            return self.said(your(title))
        return self.said(owned(self.setting.seats[self.event.actor].name, title))


def places_of(names: Sequence[str], seen: SeatView, lexicon: Lexicon) -> Words:
    """Return where the things called so lie, counted: "Line: 2 of 3"; empty for none.

    Of several that read alike this says which one is meant.
    """
    said = []
    for name in names:
        thing = seen.units.get(name) or seen.cards.get(name)
        if thing is None:
            continue
        unit = thing.unit if isinstance(thing, SeatCard) else ""
        zone = seen.zones[thing.zone]
        listed = unit or name
        if listed not in zone.items:
            continue
        spec = seen.setting.zones[thing.zone].spec
        at, of = number(zone.items.index(listed) + 1), number(len(zone.items))
        title = lexicon.zones.get(spec.name, spec.title)
        said.append(labelled(title, Words(f"{at} of {of}", f"{of}つのうち{at}番目")))
    return series(said)


def deed_words(
    events: Sequence[Event],
    language: Language,
    setting: Setting,
    lexicon: Lexicon,
    reader: SeatId,
) -> str:
    """Return what the actor of `events` is to do, as `reader` reads it; "" for nothing."""
    tellers = [DeedTeller(event, language, setting, lexicon, reader) for event in events]
    said = ["".join(span.text for span in teller.sentence(named=True)) for teller in tellers]
    return _JOINT.in_(language).join(said)
