"""What a person chose once: language, theme, sizes, keys.

`saved_settings` reads and writes them.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from app.core.data.value import value
from app.core.text.words import Language

Theme = Literal["system", "light", "dark", "contrast"]
THEMES: tuple[Theme, ...] = ("system", "light", "dark", "contrast")
Mat = Literal["", "indigo", "matcha", "sumi", "washi"]
MATS: tuple[Mat, ...] = ("", "indigo", "matcha", "sumi", "washi")
Backs = Literal["", "asanoha", "seigaiha", "shippo", "stripes", "own"]
BACKS: tuple[Backs, ...] = ("", "asanoha", "seigaiha", "shippo", "stripes", "own")
"""Those of the game, patterns, and a picture of one's own."""
Sound = Literal["card", "shuffle", "coin", "turn"]
SOUNDS: tuple[Sound, ...] = ("card", "shuffle", "coin", "turn")
"""From what happens all the time to what nobody wants to miss."""
Loudness = Literal["low", "medium", "high"]
LOUDNESSES: tuple[Loudness, ...] = ("low", "medium", "high")
MOMENTS = ("off", "hand", "slow", "normal", "fast")
"""At once, by key alone, or by itself so fast."""
SMALLEST_TEXT, LARGEST_TEXT = 0.5, 3.0


@value
class Window:
    """Where the window was, in pixels of the desktop."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False
    others: dict[str, Any] = field(default_factory=dict)
    """What a newer program keeps here."""


@value
class Settings:
    """All settings."""

    language: Language | None = None
    """None for the system's language."""
    theme: Theme = "system"
    mat: Mat = ""
    """The colour of the table; "" for that of the theme."""
    backs: Backs = ""
    """What is on the backs of cards; "" for what their game puts there."""
    seat_backs: bool = False
    """Whether each seat has its colour and its number on its backs."""
    text_scale: float = 1.0
    """Factor on the size of all text."""
    animations: bool = True
    moments: str = "normal"
    """How fast a step in which much happens is shown (`MOMENTS`)."""
    sounds: bool = False
    """Whether what happens at the table is heard."""
    loudness: Loudness = "medium"
    silent_sounds: list[Sound] = field(default_factory=list)
    """Those of `SOUNDS` that are not heard all the same, in their order."""
    side_panel: bool = True
    """Whether the side panel shows."""
    side_tab: str = ""
    """Which of the side panel's tabs is in front; "" for the first."""
    panels: dict[str, list[int]] = field(default_factory=dict)
    """Name of a splitter -> the sizes of its parts in pixels, 0 for one that is closed."""
    home_at_start: bool = True
    """Whether the program begins with the home screen, and not at the table left last."""
    tour_seen: bool = False
    """Whether the hints of the first start were shown."""
    foresee: bool = True
    """Whether it is shown what would come of a plan, in games whose seats plan in secret."""
    keep_openings: bool = True
    """Whether the openings that are played are kept, to be shown beside the odds."""
    images: str = ""
    """The folder of the person's own pictures of cards; "" for the usual one."""
    player_name: str = ""
    """What one is called at tables in the network; "" before one was at any."""
    game: str = ""
    """The game whose decks are shown; "" for the usual one."""
    looks: dict[str, str] = field(default_factory=dict)
    """Game and choice ("GAME.suits") -> how its cards look; only what is not usual."""
    keys: dict[str, str] = field(default_factory=dict)
    """Action -> its keys, separated by a space, "" for none; only what differs from the usual."""
    window: Window | None = None
    others: dict[str, Any] = field(default_factory=dict)
    """What a newer program keeps here."""
