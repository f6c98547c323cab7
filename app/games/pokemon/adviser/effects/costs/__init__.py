"""What attacks and retreats cost: printed, changed by texts, paid."""
