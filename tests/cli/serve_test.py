"""Tests the process of `baize serve`: after a kill in the middle of a round it continues the round, and it stops on
request.

Run as serve_test.py PROGRAM.
"""

import json
import shutil
import signal
import socket
import sqlite3
import stat
import subprocess
import tempfile
import unittest
from pathlib import Path

from serve_kit import Line, Serving, run

KEY_DISCLOSED = 25  # the number of this event in records


class ServeTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.ledger = self.folder / "casino.db"

    def serving(self, *words, **named):
        serving = Serving(self.ledger, *words, **named)
        self.addCleanup(serving.close)
        return serving

    def line(self, serving, cookie):
        line = Line(serving, cookie)
        self.addCleanup(line.close)
        return line

    def audit(self):
        done = run("audit", self.ledger, "--json")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return json.loads(done.stdout)

    def assert_refused(self, status, words, *options):
        done = run("serve", *options)
        self.assertEqual(done.returncode, status, done.stderr)
        self.assertIn(words, done.stderr)
        self.assertEqual(done.stdout, "")

    def practice_table(self, serving):
        _, _, lobby = serving.ask("GET", "/api/lobby")
        return next(row["table"] for row in json.loads(lobby)["tables"]
                    if row["game"] == "three_card" and row["chips"] == "play")


class Secret(ServeTest):
    @unittest.skipUnless(shutil.which("openssl"), "no openssl that could make a certificate")
    def test_a_tls_server_plays_a_round_and_refuses_plain_http(self):
        certificate, key = self.folder / "floor.pem", self.folder / "floor.key"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                        "-days", "2", "-subj", "/CN=floor", "-addext", "subjectAltName=IP:127.0.0.1",
                        "-keyout", key, "-out", certificate], check=True, capture_output=True)
        serving = self.serving("--log-level", "off", "--certificate", certificate, "--key", key, trusted=certificate)
        status, cookie, _ = serving.ask("POST", "/api/guest")
        self.assertEqual(status, 200)
        line = self.line(serving, cookie)
        line.watch(self.practice_table(serving))
        self.assertEqual(line.take("sit_down"), "done")
        self.assertEqual(line.take("buy_chips", 20000), "done")
        self.assertEqual(line.take("ante"), "done")
        self.assertEqual(line.take("deal"), "done")
        self.assertEqual(line.take("fold"), "done")

        # Large answers are complete: the books by clause have several hundred kilobytes.
        status, _, text = serving.ask("GET", "/api/rules")
        self.assertEqual(status, 200)
        json.loads(text)

        name, port = serving.host.split(":")
        with socket.create_connection((name, int(port)), timeout=60) as plain:
            plain.sendall(f"GET /healthz HTTP/1.1\r\nHost: {serving.host}\r\n\r\n".encode())
            self.assertNotIn(b"HTTP/", plain.recv(4096))
        line.say({"nonsense": {}})
        self.assertIn("text", line.hear("message_error"))
        status, error = serving.end(signal.SIGTERM)
        self.assertEqual((status, error), (0, ""))
        self.audit()


class Killed(ServeTest):
    def test_a_restarted_server_continues_the_round(self):
        serving = self.serving("--log-level", "off")
        status, cookie, me = serving.ask("POST", "/api/guest")
        self.assertEqual(status, 200)
        self.assertRegex(cookie, r"^[0-9a-f]{64}\.\d+$")
        person = json.loads(me)["person"]
        line = self.line(serving, cookie)
        number = self.practice_table(serving)
        line.watch(number)
        self.assertEqual(line.take("sit_down"), "done")
        self.assertEqual(line.take("buy_chips", 20000), "done")
        self.assertEqual(line.take("ante"), "done")
        self.assertEqual(line.take("deal"), "done")
        line.offer("fold")
        before = line.table
        key = line.key - 1
        self.assertEqual(serving.end(signal.SIGKILL)[0], -signal.SIGKILL)
        self.audit()

        serving = self.serving("--log-level", "off")
        line = self.line(serving, cookie)
        self.assertEqual(line.welcome["person"], person)
        self.assertGreater(line.welcome["next_key"], key)
        after = line.watch(number)
        for field in ("round", "decision_point", "commitment", "you"):
            self.assertEqual(after[field], before[field], field)
        self.assertEqual(own_box(after), own_box(before))
        # A repeated command gets its answer again and takes effect once.
        self.assertEqual(line.give({"finish_wagers": {"table": number}}, key), "done")
        self.assertEqual(line.take("fold"), "done")
        line.offer("ante")

        status, _, text = serving.ask("GET", "/healthz")
        self.assertEqual((status, json.loads(text)), (200, {"ok": True}))
        status, _, text = serving.ask("GET", "/metrics")
        self.assertEqual(status, 200)
        self.assertIn("\nbaize_websockets 1\n", text)
        self.assert_refused(1, "another server has this ledger open", self.ledger, "--demo", "--port", "0")
        status, _, rounds = serving.ask("GET", "/api/rounds", cookie)
        self.assertEqual(status, 200)

        status, error = serving.end(signal.SIGTERM)
        self.assertEqual((status, error), (0, ""))
        self.audit()
        self.assertEqual(json.loads(rounds)["rounds"][0]["round"], before["round"])


def numbers_in(body, count):
    """Returns the first numbers of an event body, in the format of docs/formats/ledger.md."""
    numbers, value, shift = [], 0, 0
    for byte in body:
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            numbers.append(value)
            value, shift = 0, 0
            if len(numbers) == count:
                break
    return numbers


class Sealed(ServeTest):
    """Searches every file except the key for cards of rounds in progress."""

    def rounds_dealt(self):
        """Returns table and number of each dealt round, and whether its key has been disclosed."""
        records, disclosed = {}, set()
        with sqlite3.connect(f"file:{self.ledger}?mode=ro", uri=True) as file:
            for kind, body in file.execute("SELECT kind, body FROM events ORDER BY sequence"):
                if body[0] == 2:
                    _, table, number = numbers_in(body, 3)
                    records[table, number] = records.get((table, number), 0) + 1
                elif kind == KEY_DISCLOSED:
                    *_, table, number = numbers_in(body, 5)
                    disclosed.add((table, number))
        file.close()
        return {name: name in disclosed for name, count in records.items() if count > 1}

    def test_no_file_and_no_log_reveals_a_card_of_a_hand_in_progress(self):
        serving = self.serving("--log-level", "debug")
        _, cookie, _ = serving.ask("POST", "/api/guest")
        line = self.line(serving, cookie)
        line.watch(self.practice_table(serving))
        for name, amount in (("sit_down", None), ("buy_chips", 20000), ("ante", None), ("deal", None)):
            self.assertEqual(line.take(name, amount), "done")
        line.offer("fold")
        _, log = serving.end(signal.SIGKILL)
        seen = {path.name: path.read_bytes() for path in self.folder.iterdir()}
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in self.folder.iterdir()}
        self.assertEqual(set(modes.values()), {0o600}, modes)
        self.assertLessEqual({"casino.db", "casino.db-wal", "casino.db-key", "casino.db-accounts", "casino.db-rounds"},
                             set(seen))
        waiting = {name for name, is_disclosed in self.rounds_dealt().items() if not is_disclosed}
        self.assertGreater(len(waiting), 3)

        # The cards of rounds are known after they are over.
        serving = self.serving("--log-level", "off")
        line = self.line(serving, cookie)
        line.watch(self.practice_table(serving))
        self.assertEqual(line.take("fold"), "done")
        while not all(self.rounds_dealt()[name] for name in waiting):
            line.hear("table_changed")
        self.assertEqual(serving.end(signal.SIGTERM)[0], 0)
        (self.folder / "casino.db-key").unlink()
        looked_for = 0
        for table, number in sorted(waiting)[:4]:
            done = run("proof", self.ledger, str(table), str(number), "--inspector")
            self.assertEqual(done.returncode, 0, done.stderr)
            cards = sorted(json.loads(done.stdout)["cards"], key=lambda card: card["position"])
            deck = ["23456789TJQKA".index(one["card"][0]) * 4 + "cdhs".index(one["card"][1]) for one in cards]
            for begin in range(len(deck) - 5):
                if cards[begin + 5]["position"] != cards[begin]["position"] + 5:
                    continue
                looked_for += 1
                for more in (0, 1):  # as a card, and as poker writes one
                    run_of_cards = bytes(card + more for card in deck[begin:begin + 6])
                    for name, content in seen.items():
                        self.assertNotIn(run_of_cards, content, name)
                words = [one["card"] for one in cards[begin:begin + 2]]
                for between in ("", " ", '","'):
                    self.assertNotIn(between.join(words), log)
            for card in cards:
                self.assertNotIn(card["salt"], log)
        self.assertGreater(looked_for, 4)


def own_box(table):
    """Returns the table's cards and its wagers."""
    seat = next(offer["box"] for offer in table["offers"] if offer["name"] == "fold")
    return table["banked"]["boxes"][seat - 1]


class Refused(ServeTest):
    def test_a_ledger_that_cannot_be_opened_is_reported(self):
        ledger = str(self.ledger)
        self.assert_refused(1, "the ledger is empty", ledger)
        self.assert_refused(1, "no pages are there", ledger, "--demo", "--pages", self.folder)
        self.assert_refused(1, '"nonsense" is no address', ledger, "--demo", "--address", "nonsense")
        self.assert_refused(1, "floor.pem", ledger, "--demo", "--port", "0", "--certificate", self.folder / "floor.pem",
                            "--key", self.folder / "floor.key")
        text = self.folder / "text"
        text.write_text("not a ledger, but long enough to be looked at " * 20)
        self.assert_refused(1, f"chmod 600 {text}", text, "--demo")
        text.chmod(0o600)
        self.assert_refused(1, "text", text, "--demo")
        self.assert_refused(2, "cannot be opened", self.folder / "missing" / "casino.db", "--demo")

    def test_unknown_options_are_reported(self):
        ledger = str(self.ledger)
        self.assert_refused(2, "ledger", "--demo")
        self.assert_refused(2, "--port", ledger, "--port", "70000")
        self.assert_refused(2, "--port", ledger, "--port", "http")
        self.assert_refused(2, "--log-level", ledger, "--log-level", "loud")
        self.assert_refused(2, "--key", ledger, "--certificate", "floor.pem")
        self.assert_refused(2, "--bots-pace", ledger, "--bots-pace", "0")
        self.assert_refused(2, "--nonsense", ledger, "--nonsense")
        self.assert_refused(2, '"192.0.2" is no address', ledger, "--proxy", "127.0.0.1", "--proxy", "192.0.2")
        config = self.folder / "serve.conf"
        self.assert_refused(2, "serve.conf", ledger, "--config", config)
        config.write_text("prot = 8443\n")
        self.assert_refused(2, "prot", ledger, "--config", config)
        config.write_text("port = eighty\n")
        self.assert_refused(2, "port", ledger, "--config", config)

    def test_a_used_port_is_reported(self):
        config = self.folder / "serve.conf"
        config.write_text("log-level = off\n")
        serving = self.serving("--config", config)
        port = serving.host.split(":")[1]
        self.assert_refused(1, f"port {port}", self.folder / "other.db", "--demo", "--port", port)
        self.assertEqual(serving.end(signal.SIGTERM), (0, ""))


class Believed(ServeTest):
    def test_only_a_named_proxy_is_trusted(self):
        config = self.folder / "serve.conf"
        config.write_text("log-level = off\nproxy = 127.0.0.1\n")
        serving = self.serving("--config", config)
        outside = {"X-Forwarded-For": "203.0.113.9"}
        self.assertEqual(serving.ask("GET", "/metrics")[0], 200)
        self.assertEqual(serving.ask("GET", "/metrics", head=outside)[0], 403)
        self.assertEqual(serving.end(signal.SIGTERM), (0, ""))
        serving = self.serving("--log-level", "off")
        self.assertEqual(serving.ask("GET", "/metrics", head=outside)[0], 200)
        self.assertEqual(serving.end(signal.SIGTERM), (0, ""))


if __name__ == "__main__":
    unittest.main()
