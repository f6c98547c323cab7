"""Fair chance: drawn by all seats together, on record, checked afterwards."""
