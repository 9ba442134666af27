"""Feeds generated lines to the real program and compares every answer with the reference.

python3 compare.py --baize PATH --rounds N --seed S [--jackpot-streams M] [--malformed K] [--examples]
"""
import argparse
import json
import multiprocessing
import random
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction

import generate
import malformed
from examples import ANSWERS, SETTLE, STREAMS
from reference import run_stream, settle_line

BATCH = 10000
SHOWN = 20


# ---------------------------------------------------------------- one answer

def entry_differences(name, want, got):
    if type(got) is not dict:
        return [f"{name}: missing"]
    out = []
    for key in ("staked", "result", "paid", "back"):
        if got.get(key) != getattr(want, key) or type(got.get(key)) is bool:
            out.append(f"{name}.{key}: expected {getattr(want, key)!r}, got {got.get(key)!r}")
    if got.get("clause") not in want.clause:
        out.append(f"{name}.clause: expected one of {sorted(want.clause)}, got {got.get('clause')!r}")
    return out


def empty(entry):
    return type(entry) is dict and not any(entry.get(k) for k in ("staked", "paid", "back"))


def flat(value):
    """Entries of a wager, those of nothing left out."""
    return [e for e in (value if type(value) is list else [value]) if e is not None and not empty(e)]


def listed(value):
    """Entries of a wager by their positions: a list is answered for a list, a 0 in it too."""
    return value if type(value) is list else flat(value)


def loose_differences(name, wants, got):
    """A wager handed back whole may be answered in one entry or split from its excess."""
    parts = flat(got.get(name)) + flat(got.get(name + "_excess"))
    if not all(type(p) is dict and p.get("result") in ("void", "return") for p in parts):
        return [f"{name}: expected void or return, got {parts!r}"]
    total = sum(w.staked for w in wants)
    if (sum(p["staked"] for p in parts), sum(p["back"] for p in parts)) != (total, total):
        return [f"{name}: expected {total} back in all, got {parts!r}"]
    first = flat(got.get(name))
    if not first or first[0]["result"] != wants[0].result:
        return [f"{name}.result: expected {wants[0].result}, got {parts!r}"]
    if first[0].get("clause") not in wants[0].clause:
        return [f"{name}.clause: expected one of {sorted(wants[0].clause)}, got {first[0].get('clause')!r}"]
    return []


def box_differences(want, got):
    where = f"box {want['box']}"
    if type(got) is not dict or type(got.get("wagers")) is not dict:
        return [f"{where}: missing"]
    wagers, out, seen = got["wagers"], [], set()
    for name, entry in want["wagers"].items():
        wants, gots = listed(entry), listed(wagers.get(name))
        seen.add(name)
        if name in wagers and (type(entry) is list) != (type(wagers[name]) is list):
            out.append(f"{name}: a list is answered for a list and one entry for one amount, got {wagers[name]!r}")
        if any(one.loose for one in wants):
            seen.add(name + "_excess")
            out += loose_differences(name, [one for one in wants if one.loose], wagers)
        elif len(wants) != len(gots):
            out.append(f"{name}: expected {len(wants)} entries, got {wagers.get(name)!r}")
        else:
            for one, other in zip(wants, gots):
                out += entry_differences(name, one, other)
    out += [f"{name}: not expected, got {wagers[name]!r}" for name in wagers if name not in seen and flat(wagers[name])]
    if got.get("net") != want["net"]:
        out.append(f"net: expected {want['net']}, got {got.get('net')!r}")
    return [f"{where} {text}" for text in out]


def exact(text):
    return Fraction(text) if type(text) is str and re.fullmatch(r"[0-9]+/[0-9]+", text) else text


def prize_key(prize):
    return tuple(str(prize.get(k)) for k in ("box", "level", "hand", "amount"))


def state_differences(want, got):
    """A jackpot's printed state; prizes in any order."""
    if type(got) is not dict:
        return ["jackpot: missing"]
    out = []
    for key in ("meter", "pools", "displays", "reset"):
        if key in want and got.get(key) != want[key]:
            out.append(f"{key}: expected {want[key]!r}, got {got.get(key)!r}")
    if "meter_exact" in want and exact(got.get("meter_exact")) != want["meter_exact"]:
        out.append(f"meter_exact: expected {want['meter_exact']}, got {got.get('meter_exact')!r}")
    if "pools_exact" in want:
        found = got.get("pools_exact")
        if type(found) is not list or [exact(p) for p in found] != want["pools_exact"]:
            out.append(f"pools_exact: expected {[str(p) for p in want['pools_exact']]}, got {found!r}")
    return out + prize_differences(want["prizes"], got.get("prizes"))


def prize_differences(want, got):
    if type(got) is not list or len(got) != len(want):
        return [f"prizes: expected {len(want)}, got {got!r}"]
    out = []
    for one, other in zip(sorted(want, key=prize_key), sorted(got, key=prize_key)):
        for key in one:
            if key == "clause":
                if other.get(key) not in one[key]:
                    out.append(f"prize clause: expected one of {sorted(one[key])}, got {other.get(key)!r}")
            elif other.get(key) != one[key]:
                out.append(f"prize {key}: expected {one[key]!r}, got {other.get(key)!r}")
    return out


def round_differences(want, got):
    out = []
    if got.get("game") != want["game"]:
        out.append(f"game: expected {want['game']}, got {got.get('game')!r}")
    if want["qualifies"] is not None and (got.get("dealer") or {}).get("qualifies") is not want["qualifies"]:
        out.append(f"dealer.qualifies: expected {want['qualifies']}, got {got.get('dealer')!r}")
    boxes = got.get("boxes") if type(got.get("boxes")) is list else []
    by_number = {b.get("box"): b for b in boxes if type(b) is dict}
    for box in want["boxes"]:
        out += box_differences(box, by_number.get(box["box"]))
    if len(boxes) != len(want["boxes"]):
        out.append(f"boxes: expected {len(want['boxes'])}, got {len(boxes)}")
    if want["jackpot"] is not None:
        out += [f"jackpot {text}" for text in state_differences(want["jackpot"], got.get("jackpot"))]
    elif got.get("jackpot") is not None:
        out.append("jackpot: not expected")
    return out


def error_differences(outcome, number, got, names):
    out = []
    if got.get("line") != number:
        out.append(f"error line: expected {number}, got {got.get('line')!r}")
    text = got.get("error")
    if type(text) is not str or not text:
        out.append(f"error text: got {text!r}")
    elif names and not any(name.lower() in text.lower() for name in names):
        out.append(f"error text names none of {list(names)}: {text!r}")
    return out


def is_error(got):
    return type(got) is dict and "error" in got


def differences(outcome, number, got, names=(), of_answer=round_differences):
    """Returns the faults of one printed value; an empty list if it agrees."""
    if type(got) is not dict:
        return [f"not an object: {got!r}"]
    if is_error(got):
        wrong = error_differences(outcome, number, got, names if outcome.answer is None else ())
        if outcome.answer is not None and not outcome.open_as:
            wrong.insert(0, f"expected an answer, got the error {got['error']!r}")
        return wrong
    if outcome.answer is None:
        return [] if outcome.open_as else [f"expected an error ({outcome.why}), got an answer"]
    return [] if loosely_open(outcome) else of_answer(outcome.answer, got)


def loosely_open(outcome):
    """Open questions whose answers cannot be compared either."""
    return outcome.open_as & {"crown-step-to-nothing", "max-zero", "max-payout-zero", "min-above-max",
                              "fold-of-nothing", "fold-and-unexposed", "absent-with-turn",
                              "jackpot-game-default", "jackpot-of-sister-game"}


# ---------------------------------------------------------------- running the program

class Report:
    def __init__(self, accepted):
        self.passed = self.failed = 0
        self.accepted, self.kinds, self.choices = accepted, Counter(), Counter()

    def add(self, title, line, problems, outcome=None):
        notes = sorted(outcome.notes | outcome.open_as) if outcome else []
        if problems and set(notes) & self.accepted:
            problems = []
        if not problems:
            self.passed += 1
            return
        self.failed += 1
        self.kinds[re.sub(r"box \d+ |: .*", "", problems[0])] += 1
        if self.failed <= SHOWN:
            shown = line if type(line) is str else line[:3000].decode("utf-8", "backslashreplace")
            print(f"--- {title}{' [' + ', '.join(notes) + ']' if notes else ''}\n  in: {shown}")
            for problem in problems[:8]:
                print(f"  {problem}")

    def choice(self, outcome, got):
        for label in outcome.open_as:
            self.choices[label, "error" if is_error(got) else "answer"] += 1

    def close(self):
        for kind, count in self.kinds.most_common(20):
            print(f"  {count:7} {kind}")
        for (label, chosen), count in sorted(self.choices.items()):
            print(f"  open: {label}: the program gives an {chosen} ({count})")
        print(f"{self.passed} passed, {self.failed} failed")
        return 1 if self.failed else 0


def run(baize, command, lines):
    """Printed values, and problems with the run as a whole."""
    done = subprocess.run([baize, command], input=b"".join(line + b"\n" for line in lines), capture_output=True, timeout=600)
    problems, values = [], []
    for text in done.stdout.split(b"\n")[:-1]:
        try:
            values.append(json.loads(text))
        except ValueError:
            values.append(None)
            problems.append(f"not JSON on standard output: {text[:200]!r}")
    if done.stdout and not done.stdout.endswith(b"\n"):
        problems.append("standard output does not end with a newline")
    errors = sum(is_error(v) for v in values)
    if done.returncode != (1 if errors else 0):
        problems.append(f"exit status {done.returncode} with {errors} error lines")
    if len(done.stderr.splitlines()) != errors:
        problems.append(f"{len(done.stderr.splitlines())} lines on standard error for {errors} error lines: {done.stderr[:300]!r}")
    return values, problems


def settle_batch(baize, report, title, lines, names, outcomes):
    values, problems = run(baize, "settle", lines)
    if len(values) != len(lines):
        problems.append(f"{len(values)} answers to {len(lines)} lines")
        values += [None] * (len(lines) - len(values))
    report.add(f"{title}, the run as a whole", "", problems)
    for at, (line, outcome, value) in enumerate(zip(lines, outcomes, values)):
        report.choice(outcome, value)
        report.add(f"{title} line {at + 1}", line, differences(outcome, at + 1, value, names[at]), outcome)


def compare_stream(baize, report, title, lines):
    outcomes = run_stream(lines)
    values, problems = run(baize, "jackpot", lines)
    expected = [(n, o) for n, o in enumerate(outcomes, start=1) if o is not None]
    if len(values) != len(expected):
        problems.append(f"{len(values)} answers, expected {len(expected)}")
    report.add(f"{title}, the run as a whole", b"\n".join(lines), problems)
    for (number, outcome), value in zip(expected, values):
        report.choice(outcome, value)
        wrong = differences(outcome, number, value, (), state_differences)
        report.add(f"{title} line {number}", lines[0] + b" ... " + lines[number - 1], wrong, outcome)
        if wrong or outcome.open_as:
            break                       # the state is no longer the same


# ---------------------------------------------------------------- examples

def contained(want, got, where="answer"):
    """Differences where `got` lacks something of `want`; more fields are welcome."""
    if type(want) is dict and type(got) is dict:
        return [d for k, v in want.items() for d in contained(v, got.get(k), f"{where}.{k}")]
    if type(want) is list and type(got) is list and len(want) == len(got):
        return [d for n, v in enumerate(want) for d in contained(v, got[n], f"{where}[{n}]")]
    return [] if want == got else [f"{where}: expected {want!r}, got {got!r}"]


def compact(obj):
    return json.dumps(obj, separators=(",", ":")).encode()


def example_differences(boxes, jackpot, got):
    if type(got) is not dict or is_error(got):
        return [f"expected an answer, got {got!r}"]
    found, out = {b.get("box"): b for b in got.get("boxes", [])}, []
    for number, wanted in boxes.items():
        net, paid = wanted if type(wanted) is tuple else (wanted, {})
        box = found.get(number, {})
        out += contained(net, box.get("net"), f"box {number} net")
        for wager, amount in paid.items():
            entry = box.get("wagers", {}).get(wager)
            shown = [e.get("paid") for e in entry] if type(entry) is list else (entry or {}).get("paid")
            out += contained(amount, shown, f"box {number} {wager} paid")
    return out + contained(jackpot or {}, got.get("jackpot") or {}, "jackpot")


def compare_examples(baize, report):
    lines = [compact(line) for _, line, _, _ in SETTLE] + [compact(line) for line, _ in ANSWERS]
    settle_batch(baize, report, "example", lines, [()] * len(lines), [settle_line(line) for line in lines])
    values, _ = run(baize, "settle", lines)
    values += [None] * (len(lines) - len(values))
    for (name, _, boxes, jackpot), line, got in zip(SETTLE, lines, values):
        report.add(f"example {name}", line, example_differences(boxes, jackpot, got))
    for (_, printed), line, got in zip(ANSWERS, lines[len(SETTLE):], values[len(SETTLE):]):
        report.add("the contract's printed answer", line, contained(printed, got))
    for name, stream, expected in STREAMS:
        compare_example_stream(baize, report, name, [compact(line) for line in stream], expected)


def compare_example_stream(baize, report, name, lines, expected):
    compare_stream(baize, report, f"example {name}", lines)
    values, _ = run(baize, "jackpot", lines)
    for number, fields in expected.items():
        got = values[number - 2] if number - 2 < len(values) else None
        got = dict(got) if type(got) is dict else {}
        want = dict(fields)
        if "prizes" in want:
            want["prizes"] = sorted(want["prizes"])
            got["prizes"] = sorted(p.get("amount", -1) for p in got.get("prizes", []))
        report.add(f"example {name}", lines[number - 1], contained(want, got))


# ---------------------------------------------------------------- the whole

def batches(pool, report, baize, title, count, seed, make):
    rng = random.Random(f"{title} {seed}")
    while count > 0:
        made = [make(rng) for _ in range(min(BATCH, count))]
        lines, names = [m[0] for m in made], [m[1] for m in made]
        outcomes = pool.map(settle_line, lines, chunksize=500) if pool else [settle_line(line) for line in lines]
        settle_batch(baize, report, title, lines, names, outcomes)
        count -= len(made)


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--baize", required=True, help="the program under test")
    parser.add_argument("--rounds", type=int, default=0, help="valid rounds for `settle`")
    parser.add_argument("--jackpot-streams", type=int, default=0, help="streams for `jackpot`")
    parser.add_argument("--malformed", type=int, default=0, help="spoilt lines for `settle`")
    parser.add_argument("--examples", action="store_true", help="the worked examples")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2, help="processes for the reference")
    parser.add_argument("--accept", default="", help="labels, separated by commas, whose differences do not count")
    return parser.parse_args()


def main():
    args = arguments()
    report = Report(set(args.accept.split(",")) - {""})
    pool = multiprocessing.Pool(args.jobs) if args.jobs > 1 else None
    if args.examples:
        compare_examples(args.baize, report)
    batches(pool, report, args.baize, "rounds", args.rounds, args.seed, lambda rng: (generate.settle_line(rng), ()))
    batches(pool, report, args.baize, "malformed", args.malformed, args.seed, malformed.broken_line)
    rng = random.Random(f"streams {args.seed}")
    for number in range(args.jackpot_streams):
        make = generate.bad_config_stream if number % 8 == 7 else generate.jackpot_stream
        compare_stream(args.baize, report, f"stream {number}", make(rng))
    return report.close()


if __name__ == "__main__":
    sys.exit(main())
