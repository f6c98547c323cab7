"""Changing the cards that a table is played with: another pack, two packs, jokers more or fewer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from app.core.intent import Announce, Procedure, Shuffle
from app.core.text.words import Words, packed
from app.core.view import SeatView
from app.games._playing_cards.playing_packs import PACKS
from app.games.form_model import Answers, Choosable, Form, Pick
from app.games.game_api import GameAction, Look, Selection
from app.games.open_table.open_procedures import collected
from app.games.open_table.presets.preset_laying import with_cards
from app.games.table_tools import Running

_OFFERED = {name: pack for name, pack in PACKS.items() if name != "jokers"}


def use_pack(look: Look, arguments: Mapping[str, str]) -> Running:
    """Collect all cards and play with the `pack` of that name from then on."""
    pack = _OFFERED[arguments.get("pack", "")]
    yield Announce("lay", packed(pack.title))
    yield from collected(look)
    yield from with_cards(look, Counter(pack.keys))
    yield Shuffle("stock")


def _asks_which(view: SeatView, _selection: Selection, answers: Answers) -> Form | None:
    if view.seat < 0:
        return None
    among = tuple(Choosable(name, pack.title) for name, pack in _OFFERED.items())
    chosen = answers.get("pack", "52")
    chosen = chosen if chosen in _OFFERED else "52"
    return Form(
        Words("Play with another pack", "別の組で遊ぶ"),
        (Pick("pack", Words("Pack", "カードの組"), among, chosen),),
        Words("Collect all and use it", "すべて集めて使う"),
        Procedure("use_pack", (("pack", chosen),)),
        (Words("Cards of other packs are set aside.", "ほかのカードは使わない札になります。"),),
    )


PACK_ACTIONS: tuple[GameAction, ...] = (
    GameAction(
        "use_pack",
        Words("Play with another pack…", "別の組で遊ぶ…"),
        lambda view, _selection: view.seat >= 0,
        lambda _view, _selection: None,
        "",
        "table",
        form=_asks_which,
    ),
)
