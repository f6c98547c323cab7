"""Finding actions by words, as the finder does."""

from __future__ import annotations

from collections.abc import Callable

from app.core.text.words import Language
from app.ui.commands.action_registry import Action, Registry
from app.ui.commands.action_search import ActionSearch


def finding(registry: Registry) -> Callable[[str, Language], list[Action]]:
    """Return what finds the actions that are called so, the best first; all for no words."""
    search = ActionSearch(registry.actions, registry.spec)
    return lambda text, language: [found.action for found in search.find(text, language)]


def found_actions(registry: Registry, text: str, language: Language) -> list[Action]:
    """Return the actions that are called so, where only one thing is looked for."""
    return finding(registry)(text, language)
