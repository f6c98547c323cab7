"""The open table: any cards, one to eight people, no rules."""
