"""A judge at a hosted table: who calls one, and in whose place one may act."""
