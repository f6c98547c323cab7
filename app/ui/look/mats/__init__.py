"""The table itself: how its mat is painted, and the colours it can have."""
