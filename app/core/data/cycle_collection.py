"""Python's cycle collector, run at moments that the program chooses.

Left alone it runs in the middle of whatever is being done, in whatever thread that is, and goes
through everything there is: at a table of 10,000 gestures that takes a blink of an eye's time, and
as long do the others wait. So a window and a host let it run between two things that they do, and
what was gone through once is put aside until nothing is going on.
"""

from __future__ import annotations

import gc


class Collecting:
    """Collects cycles where it is told to, from now until `stop`."""

    def __init__(self) -> None:
        """What is there already stays for good, mostly: it is put aside."""
        self._thresholds = gc.get_threshold()
        gc.disable()
        gc.freeze()
        self._aside = gc.get_freeze_count()
        """How much was put aside when all of it was gone through last."""
        self._more = False
        """Whether that is more by now: to count it takes as long as to go through it."""

    def look(self) -> None:
        """Collect as much as Python itself would by now; to be called a few times a second.

        The time that it takes depends on what was made since, never on how much there is.
        """
        young, middle, old = gc.get_count()
        if young <= self._thresholds[0]:
            return
        if middle <= self._thresholds[1]:
            gc.collect(0)
        elif old <= self._thresholds[2]:
            gc.collect(1)
        else:
            gc.collect()
            gc.freeze()
            self._more = gc.get_freeze_count() > self._aside

    def rest(self) -> None:
        """Look, and through what was put aside as well if that is more by now: all is quiet."""
        if not self._more:
            self.look()
            return
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._aside = gc.get_freeze_count()
        self._more = False

    def stop(self) -> None:
        """Let Python collect by itself again."""
        gc.unfreeze()
        gc.enable()
