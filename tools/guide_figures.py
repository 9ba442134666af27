#!/usr/bin/env python3
"""Prints the figures of the guides (web/src/learn/figures.json), all computed by `baize`: the edge of each wager with each pay
table, what the strategies cost, the best decision in each situation of tools/guide_questions.py, and one settled round of each
house game.

Run as guide_figures.py PROGRAM. tests/tools/guide_figures_test.py checks that the committed file is what this prints.
"""

import json
import subprocess
import sys

from guide_questions import HAS_GRID, MATCHUPS, ROUNDS, SETTINGS, SITUATIONS, WAGERS


def answer(program, *words, given=""):
    run = subprocess.run([program, *words], input=given, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"{' '.join([program, *words])}\n{run.stderr}")
    return [json.loads(line) for line in run.stdout.splitlines()]


def percent(value):
    """Six decimals of a per cent are more than a page shows, and the same on every machine."""
    return round(value * 100, 6)


def edges(program, game, *more):
    """Returns for each wager the pay table that its edge depends on, and the edge by the name of that table."""
    found = {wager: {"by": table, "at": {}} for wager, table in WAGERS[game].items()}
    choices = ["--tables", "all"] if any(WAGERS[game].values()) else []
    for one in answer(program, "analyse", game, *choices, *more, "--json"):
        for wager, table in WAGERS[game].items():
            found[wager]["at"][one["tables"][table] if table else ""] = percent(one["wagers"][wager]["house_edge"])
    return found


def strategies(program, game):
    grid = ["--grid"] if game in HAS_GRID else []
    [best] = answer(program, "analyse", game, "--strategies", *grid, "--json")
    figures = {
        "risk": percent(best["wagers"]["ante"]["element_of_risk"]),
        "decisions": {name: percent(share) for name, share in best["wagers"]["ante"]["strategy"].items()},
        "strategies": {
            name: {"edge": percent(one["house_edge"]), "cost": percent(one["cost"])}
            for name, one in best["strategies"].items()
        },
    }
    if game in HAS_GRID:
        figures["first"] = {one["hand"]: one["best"] for one in best["grid"]}
    return figures


def situation(program, game, row, decision, hand, board, dealer):
    words = ["advise", game, "--hand", hand, "--json"]
    words += ["--board", board] if board else []
    words += ["--dealer", dealer] if dealer else []
    [advice] = answer(program, *words)
    if advice["best"] != decision:
        sys.exit(f"{game}: {hand} on '{board}' against '{dealer}': {advice['best']} is best, not {decision}")
    losses = [option["loss"] for option in advice["options"] if not option["best"]]
    return {"row": row, "decision": decision, "hand": hand, "board": board, "dealer": dealer, "saves": round(min(losses), 4)}


def settled(program, game):
    facts = ROUNDS[game]
    line = {"game": game, "dealer": facts["dealer"], "boxes": [{"box": 1, **facts["box"]}]}
    if "community" in facts:
        line["community"] = facts["community"]
    [result] = answer(program, "settle", given=json.dumps(line) + "\n")
    [box] = result["boxes"]
    return {
        "dealer": {"cards": facts["dealer"], **result["dealer"]},
        "board": facts.get("community", []),
        "you": {"cards": facts["box"]["cards"], "hand": box["hand"]},
        "wagers": box["wagers"],
        "net": box["net"],
    }


def house_game(program, game):
    figures = {"edges": edges(program, game), **strategies(program, game)}
    if game in SETTINGS:
        figures["with_setting"] = edges(program, game, "--set", f"{SETTINGS[game]}=true")
    figures["situations"] = [situation(program, game, *one) for one in SITUATIONS[game]]
    figures["round"] = settled(program, game)
    return figures


def matchup(program, game, hands):
    [result] = answer(program, "equity", "--game", game, *[hand.replace(" ", "") for hand in hands], "--json")
    return [{"hand": hand, "equity": percent(one["equity"])} for hand, one in zip(hands, result["hands"])]


def figures_of(program):
    games = {game: house_game(program, game) for game in WAGERS}
    [chase] = answer(program, "analyse", "flop_chase", "--json")
    return {
        "house": games,
        "flop_chase": percent(chase["wagers"]["red"]["house_edge"]),
        "matchups": {game: [matchup(program, game, hands) for hands in lines] for game, lines in MATCHUPS.items()},
    }


if __name__ == "__main__":
    print(json.dumps(figures_of(sys.argv[1]), indent=2, ensure_ascii=False))
