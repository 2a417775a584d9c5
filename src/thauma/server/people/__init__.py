"""Who somebody is, what they may do, and how they are rated."""
