"""What is counted and told of classic."""
