"""What a paragraph concludes: findings with their grounds, the legal standing they make, and the catalogue."""
