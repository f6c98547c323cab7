"""What a table agrees on: its rules, and how much the adviser says."""
