"""`python -m thauma.cli`: the same as the command `thauma`."""

from thauma.cli.main import main

if __name__ == "__main__":
    main()
