"""`python -m quarterdeck` is the `quarterdeck` command."""

from quarterdeck.cli.main import main

if __name__ == "__main__":
    main("python -m quarterdeck")
