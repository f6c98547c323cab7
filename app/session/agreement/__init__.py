"""What people at a table ask each other for, and what needs their agreement."""
