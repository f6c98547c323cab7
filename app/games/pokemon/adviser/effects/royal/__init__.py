"""What the rules of a Battle Royal ask: whose doing, which Spot, whom a text means."""
