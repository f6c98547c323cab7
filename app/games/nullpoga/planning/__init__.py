"""Plans as they are written under a seal, and as they are made."""
