"""Audits recorded ledgers with the present program: every event is verified, and every command is decided again.

Run as recorded_ledger_test.py PROGRAM. tests/ledgers/README.md says how ledgers are recorded.
"""

import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

LEDGERS = Path(__file__).parent.parent / "ledgers"
PROGRAM = ""
KEY = bytes([77]) * 32  # tests/house/casino/test_keys.h


class RecordedLedgers(unittest.TestCase):
    def audit(self, folder, name):
        """Copies the ledger to a private file, because a checkout is readable by others and the program refuses that."""
        ledger = Path(folder) / name
        shutil.copyfile(LEDGERS / name, ledger)
        ledger.chmod(0o600)
        key = Path(folder) / f"{name}-key"
        key.write_bytes(KEY)
        key.chmod(0o600)
        return subprocess.run([PROGRAM, "audit", ledger, "--json"], capture_output=True, text=True, check=False)

    def test_every_recorded_ledger_is_verified_to_its_last_event(self):
        heads = json.loads((LEDGERS / "heads.json").read_text(encoding="utf-8"))
        self.assertEqual(sorted(heads), sorted(path.name for path in LEDGERS.glob("*.db")))
        for name, head in heads.items():
            with self.subTest(ledger=name), tempfile.TemporaryDirectory() as folder:
                done = self.audit(folder, name)
                self.assertEqual(0, done.returncode, done.stdout + done.stderr)
                report = json.loads(done.stdout)
                self.assertTrue(report["fits"])
                self.assertIsNone(report["sealed"])
                self.assertEqual(head, {field: report[field] for field in head})

    def test_a_ledger_with_one_changed_event_is_rejected(self):
        name = sorted(path.name for path in LEDGERS.glob("*.db"))[0]
        with tempfile.TemporaryDirectory() as folder:
            done = self.audit(folder, name)
            ledger = Path(folder) / name
            content = ledger.read_bytes()
            place = content.rfind(bytes.fromhex(json.loads(done.stdout)["hash"]))
            self.assertGreater(place, 0)
            ledger.write_bytes(content[:place] + bytes([content[place] ^ 1]) + content[place + 1:])
            done = subprocess.run([PROGRAM, "audit", ledger, "--json"], capture_output=True, text=True, check=False)
            self.assertEqual(1, done.returncode, done.stdout + done.stderr)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
