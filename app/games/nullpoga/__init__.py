"""Nullpoga (ヌルポガ): both players plan a turn in secret, then it is resolved phase by phase."""
