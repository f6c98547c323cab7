"""What happens at a table: a fact changes it, by what the fact is about."""
