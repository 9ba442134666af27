"""Makes real proofs for the tests of the page: bots play the twelve games, and an inspector's proof of each is saved.

Run as proof_samples.py PROGRAM FOLDER; FOLDER is web/tests/fixtures/proofs. The decks are new every time.
"""

import sys
import tempfile
from pathlib import Path

from house_kit import Script, TWELVE, as_text, run, seat_programs


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    script = Script()
    seat_programs(script)
    script.wait(150)
    with tempfile.TemporaryDirectory() as place:
        ledger = Path(place) / "casino.db"
        words = ["house", ledger, "--clock", "virtual", "--setup", "Erin"]
        run(words, ledger, as_text(script.lines)).check_returncode()
        for number, sign in enumerate(TWELVE, start=1):
            done = run(["proof", ledger, str(number), "2", "--inspector"], ledger)
            done.check_returncode()
            (folder / f"{sign['game']}.json").write_text(done.stdout, encoding="utf-8")


if __name__ == "__main__":
    main()
