"""The table: zones, where they lie, what lies there, what people agree on."""
