"""`python -m thauma.catalog`: check every data file and say what is in the boxes."""

from thauma.catalog import classic, duel, names


def main() -> None:
    small, large = duel.load(), classic.load()
    print(f"duel: {len(small.cards)} cards, {len(small.wonders)} wonders, {len(small.tokens)} progress tokens")
    print(f"classic: {len(large.cards)} kinds of cards, {len(large.boards)} boards")
    for language in names.LANGUAGES:
        found = names.load(language)
        print(f"{found.own_name}: {len(found.printed)} printed names, {len(found.ours)} of ours")


if __name__ == "__main__":
    main()
