"""Runs the program as a server and offers a minimal browser: HTTP, a cookie, a WebSocket. Imported by scripts that are
run as SCRIPT PROGRAM.
"""

import http.client
import json
import os
import signal
import socket
import ssl
import struct
import subprocess
import sys
from pathlib import Path

PROGRAM = Path(sys.argv.pop(1)).resolve()
PATIENCE = 60  # seconds of silence that are an answer too


def environment():
    # A killed process cannot report leaks.
    return dict(os.environ, ASAN_OPTIONS="detect_leaks=0")


def run(*words):
    return subprocess.run([PROGRAM, *words], text=True, capture_output=True, timeout=PATIENCE, check=False,
                          env=environment())


class Serving:
    """Runs `baize serve` on a port of its own until it is stopped or killed; with TLS if it has a certificate."""

    def __init__(self, ledger, *words, trusted=None, demo=True):
        self.trusted = ssl.create_default_context(cafile=trusted) if trusted else None
        self.scheme = "https" if trusted else "http"
        self.process = subprocess.Popen(
            [PROGRAM, "serve", ledger, *(["--demo"] if demo else []), "--port", "0", "--bots-pace", "50",
             "--results-pause", "500", *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment())
        said = self.process.stdout.readline()
        if not said.startswith(f"Baize is open at {self.scheme}://"):
            raise AssertionError(said + self.process.communicate()[1])
        self.host = said.split("//")[1].rstrip("/\n")

    def end(self, how):
        self.process.send_signal(how)
        _, error = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, error

    def close(self):
        if self.process.poll() is None:
            self.end(signal.SIGKILL)

    def ask(self, verb, path, cookie="", body=None, head=None):
        """Returns status, new cookie, and body."""
        line = http.client.HTTPSConnection(self.host, timeout=PATIENCE, context=self.trusted) if self.trusted else (
            http.client.HTTPConnection(self.host, timeout=PATIENCE))
        heads = {"Origin": f"{self.scheme}://{self.host}", **(head or {})}
        if cookie:
            heads["Cookie"] = f"baize_session={cookie}"
        line.request(verb, path, body, heads)
        answer = line.getresponse()
        text = answer.read().decode()
        fresh = (answer.getheader("Set-Cookie") or "=;").split("=", 1)[1].split(";")[0]
        line.close()
        return answer.status, fresh, text


class Line:
    """The connection of one person."""

    def __init__(self, serving, cookie):
        name, port = serving.host.split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=PATIENCE)
        if serving.trusted:
            self.socket = serving.trusted.wrap_socket(self.socket, server_hostname=name)
        self.heard = self.socket.makefile("rb")
        self.socket.sendall((
            f"GET /api/socket HTTP/1.1\r\nHost: {serving.host}\r\nOrigin: {serving.scheme}://{serving.host}\r\n"
            f"Cookie: baize_session={cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
        status = self.heard.readline()
        if b" 101 " not in status:
            raise AssertionError(status)
        while self.heard.readline() != b"\r\n":
            pass
        self.welcome = self.hear("welcome")
        self.key = self.welcome["next_key"]
        self.table = None  # as it was shown last

    def close(self):
        self.heard.close()
        self.socket.close()

    def say(self, message):
        payload = json.dumps(message).encode()
        size = struct.pack(">BB", 0x81, 0x80 | len(payload)) if len(payload) < 126 else struct.pack(
            ">BBH", 0x81, 0x80 | 126, len(payload))
        self.socket.sendall(size + b"\0\0\0\0" + payload)  # the mask is zero

    def message(self):
        """Returns a whole message, which may have several frames."""
        opcode, payload = 0, b""
        while True:
            first, size = self.heard.read(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.heard.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.heard.read(8))
            opcode = opcode or first & 0x0F
            payload += self.heard.read(size)
            if first & 0x80:
                return opcode, payload

    def hear(self, *kinds):
        """Returns the next message of one of these kinds, and keeps the newest table snapshot on the way."""
        while True:
            opcode, payload = self.message()
            if opcode == 8:
                raise AssertionError(f"the line was closed: {payload[2:].decode()}")
            if opcode != 1:
                continue
            ((kind, message),) = json.loads(payload).items()
            if kind == "table_changed":
                self.table = message["table"]
            if kind in kinds:
                return message if len(kinds) == 1 else (kind, message)

    def watch(self, table):
        self.say({"watch_table": {"table": table}})
        return self.hear("table_changed")["table"]

    def give(self, command, key=None):
        if key is None:
            key = self.key
            self.key += 1
        self.say({"submit": {"key": key, "decision_point": self.table["decision_point"], "command": command}})
        while True:
            kind, message = self.hear("accepted", "refused")
            if message["key"] == key:
                return message["reason"] if kind == "refused" else "done"

    def offer(self, name):
        """Waits until the table offers the action."""
        while True:
            for offer in self.table["offers"]:
                if offer["name"] == name:
                    return offer
            self.hear("table_changed")

    def take(self, name, amount=None):
        offer = self.offer(name)
        command = offer["command"]
        if amount is not None:
            place = command
            for field in offer["amount_path"][:-1]:
                place = place[field]
            place[offer["amount_path"][-1]] = amount
        return self.give(command)
