"""What several laws share: the order of play, time limits, penalty cards, information, and the verdict they make."""
