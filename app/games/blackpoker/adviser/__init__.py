"""What speaks up about moves of BlackPoker: plays, position, memory, rules, cases."""
