"""What is counted and told of Duel."""
