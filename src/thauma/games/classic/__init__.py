"""Classic 7 Wonders (first edition): three to seven cities, and two with the Free City."""
