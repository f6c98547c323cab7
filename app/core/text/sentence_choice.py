"""Which of the sentences tells an event: the game's own, or else one of the table's."""

from __future__ import annotations

from app.core.facts.agreement_facts import OF_THE_TABLE
from app.core.ids import JUDGE, TABLE
from app.core.text.log_lexicon import Lexicon
from app.core.text.mark_events import AT_CELL
from app.core.text.table_sentences import SENTENCES, UNKNOWN, UNSAID
from app.core.text.words import Words
from app.core.view import Event


def sentence_of(event: Event, lexicon: Lexicon) -> Words:
    """Return the sentence for `event`, with its blanks."""
    for key in _keys(event, lexicon):
        own = lexicon.sentences.get(key)
        if own not in (None, UNSAID):
            return _within(own, event)
        if key in SENTENCES:
            return _within(SENTENCES[key], event)
    if is_unsaid(event, lexicon):
        # Where nothing beside it is told, a step with a verb of the game's own is a move.
        return _within(SENTENCES["move"], event)
    return Words(f"{{actor}} {event.verb} {{cards}}", f"{{actor}}が{event.verb} {{cards}}")


def is_unsaid(event: Event, lexicon: Lexicon) -> bool:
    """Whether the game says by an empty sentence that nothing is told of an event."""
    own = (lexicon.sentences[key] for key in _keys(event, lexicon) if key in lexicon.sentences)
    return next(own, None) == UNSAID


def _within(words: Words, event: Event) -> Words:
    """Return a sentence that has no way from a pile to the same pile."""
    way = "{source}" in words.en and "{goal}" in words.en
    if not way or event.source != event.goal:
        return words
    return SENTENCES["move:cell" if event.at.startswith(AT_CELL) else "restack"]


def _keys(event: Event, lexicon: Lexicon) -> list[str]:
    """Return what the sentence may be called, the best first."""
    # A game may say what its plans are. That is no verb of its own, which a step could name.
    planned = [f"{event.verb}:game"] if event.verb in ("lock_plan", "plan") else []
    return own_keys(event) + planned + _usual_keys(event, lexicon)


def own_keys(event: Event) -> list[str]:
    """Return what a game may call the sentence of a step with a verb of its own, the best first."""
    if not event.way:
        return []
    # Who says what a step is called that sets a mark, says it of the step to none as well.
    verbs = ("unmark", "mark") if event.verb == "unmark" else (event.verb,)
    return [f"{verb}:{event.way}" for verb in verbs]


def _usual_keys(event: Event, lexicon: Lexicon) -> list[str]:
    if event.verb in ("mark", "unmark"):
        return [*_mark_keys(event, lexicon), event.verb]
    if event.verb == "move" and event.source and event.source == event.goal:
        return ["move:cell" if event.at.startswith(AT_CELL) else "rearrange"]
    return [_key(event)]


def _key(event: Event) -> str:
    """Return which sentence of its verb tells an event that is no mark and no rearranging."""
    if event.verb == "shuffle" and event.text == UNKNOWN:
        return "shuffle:unknown"
    if event.verb == "begin" and not event.count:
        return "begin:untold"
    if event.verb == "turn" and len(event.seats) > 1:
        return "turn:together"
    return _ruled_key(event) if event.verb == "ruled" else event.verb


def _ruled_key(event: Event) -> str:
    """Return the sentence of a ruling: it keeps something, or says how a rule is read here."""
    if OF_THE_TABLE in event.about:
        return "ruled:said"
    return "ruled:judge" if event.seats == (JUDGE,) else "ruled"


def _mark_keys(event: Event, lexicon: Lexicon) -> list[str]:
    family = event.mark.partition(":")[0]
    if event.verb == "unmark" and event.actor == TABLE:
        return [f"expire:{family}", "expire"]
    keys = [f"{event.verb}:{family}"]
    if event.verb == "mark" and event.mark in lexicon.numbers:
        return [*keys, "mark:number"]
    if family == "damage" and event.verb == "mark" and event.number < 0:
        keys.insert(0, "mark:heal")
    counts = event.mark in lexicon.counted and not (event.verb == "unmark" and event.text)
    if counts and event.unit is None and event.seats == (event.actor,):
        keys.append(f"{event.verb}:own_count")
    several = event.verb == "mark" and (event.count > 1 or event.number != event.count)
    if counts or several:
        keys.append(f"{event.verb}:count")
    return keys
