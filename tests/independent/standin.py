"""Stands in for the program: prints the reference's own answers, so that compare.py can be tested.
`standin.py settle|jackpot [WRONG]`; WRONG spoils every WRONG-th answer."""
import sys

sys.setrecursionlimit(10000)
import json

from reference import run_stream, settle_line


def printable_entry(entry):
    if type(entry) is list:
        return [printable_entry(e) for e in entry]
    return dict(staked=entry.staked, result=entry.result, paid=entry.paid, back=entry.back, clause=min(entry.clause))


def fraction(value):
    return f"{value.numerator}/{value.denominator}"


def printable_state(state):
    shown = dict(state, prizes=[dict(p, clause=min(p["clause"])) for p in state["prizes"]])
    if "meter_exact" in shown:
        shown["meter_exact"] = fraction(shown["meter_exact"])
    if "pools_exact" in shown:
        shown["pools_exact"] = [fraction(p) for p in shown["pools_exact"]]
    return shown


def printable_round(answer):
    boxes = [dict(b, wagers={k: printable_entry(e) for k, e in b["wagers"].items()}) for b in answer["boxes"]]
    shown = dict(game=answer["game"], dealer={"qualifies": answer["qualifies"]}, boxes=boxes)
    if answer["jackpot"] is not None:
        shown["jackpot"] = printable_state(answer["jackpot"])
    return shown


def spoil(value):
    if "boxes" in value:
        value["boxes"][0]["net"] += 1
    else:
        value["reset"] = not value.get("reset")
    return value


def main():
    command, wrong = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0
    lines = sys.stdin.buffer.read().split(b"\n")[:-1]
    outcomes = [settle_line(line) for line in lines] if command == "settle" else run_stream(lines)
    show, status = printable_round if command == "settle" else printable_state, 0
    for number, outcome in enumerate(outcomes, start=1):
        if outcome is None:
            continue
        if outcome.answer is None:
            print(json.dumps({"line": number, "error": " ".join((outcome.why, *outcome.names))}))
            print(number, outcome.why.encode("ascii", "replace").decode(), file=sys.stderr)
            status = 1
        else:
            value = show(outcome.answer)
            print(json.dumps(spoil(value) if wrong and number % wrong == 0 else value))
    return status


if __name__ == "__main__":
    sys.exit(main())
