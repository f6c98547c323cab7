"""What a table with an adviser agrees on beside its game's own options: how much it says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.core.advice import SEVERITIES, Advice, AdviceRule
from app.core.text.words import Words
from app.games.common_options import CHANCE, options_of
from app.games.contracts.table_option import OptionValue, TableOption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from app.core.advice import Severity
    from app.core.options import Options
    from app.games.game_api import GameSpec

SHOWN = TableOption(
    "advice",
    Words("Advice that is shown", "表示する助言"),
    (
        OptionValue("all", Words("All", "すべて")),
        OptionValue("suspicious", Words("From “Worth a look” on", "「要確認」以上")),
        OptionValue("illegal", Words("Only against the rules", "ルール違反だけ")),
        OptionValue("off", Words("No advice", "表示しない")),
    ),
    Words(
        "For everybody at this table. Advice never stops a move.",
        "この卓の全員に共通の設定です。助言が操作を止めることはありません。",
    ),
)
"""From which severity on advice is shown."""
SHOWN_FROM: dict[str, tuple[Severity, ...]] = {
    "all": SEVERITIES,
    "suspicious": ("illegal", "suspicious"),
    "illegal": ("illegal",),
    "off": (),
}
"""Which severities are shown, by what was chosen."""

ON = OptionValue("on", Words("checked", "確認する"))
OFF = OptionValue("off", Words("not checked", "確認しない"))
_PREFIX = "rule:"


def listed_options(spec: GameSpec) -> tuple[TableOption, ...]:
    """Return all that any table of a game may agree on, but for the switches of rules."""
    return (*options_of(spec, hosted=True), CHANCE, SHOWN)


def switch_of(rule: str) -> str:
    """Return the id of the option that switches a rule of the adviser."""
    return f"{_PREFIX}{rule}"


def rule_of(option: str) -> str:
    """Return the rule that an option switches; "" for an option that switches none."""
    return option.removeprefix(_PREFIX) if option.startswith(_PREFIX) else ""


def rule_option(rule: AdviceRule) -> TableOption:
    """Return the option that switches `rule`, by its title."""
    en, ja = rule.title.en.rstrip("."), rule.title.ja.rstrip("。")
    title = Words(f"the rule “{en}”", f"ルール「{ja}」")
    return TableOption(switch_of(rule.id), title, (ON, OFF))


def wanted_advice(said: Iterable[Advice], options: Options) -> list[Advice]:
    """Return what a table wants to see of what was said of one gesture.

    A rule that was switched off holds for what was said before as well.
    """
    shown = SHOWN_FROM.get(dict(options).get(SHOWN.id, SHOWN.usual), SEVERITIES)
    off = {key for key, chosen in options if chosen == OFF.id}
    found = [one for one in said if one.severity in shown and switch_of(one.rule) not in off]
    if found and found[0].severity != "reminder":
        # Beside what is wrong, what is good to know would only be in the way.
        found = [one for one in found if one.severity != "reminder"]
    return found
