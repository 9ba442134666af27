// The settlement of one box: overrides of rulings first, then the room's judge.
#include <algorithm>

#include "engine/banked/machine/play.h"

namespace baize {

void settle_overrides(const GameFacts& facts,
                      const Limits& limits,
                      const Box& box,
                      BoxSettlement& lines) {
    if (!box.has_overrides) return;
    const Clause above = facts.clauses.above_maximum;
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const Wager wager = static_cast<Wager>(i);
        const Override& word = box.overrides[i];
        if (wager == Wager::jackpot || !word.clause.is_set() || !box.has(wager)) continue;
        if (word.verdict == Verdict::lose) {
            const bool free_size =
                std::find(facts.opening.begin(), facts.opening.end(), wager) != facts.opening.end();
            const bool cut = above.is_set() && free_size && limits.max;
            const Money collected = cut ? std::min(box.stake[i], *limits.max) : box.stake[i];
            lines.lose(wager, collected, word.clause);
            if (collected < box.stake[i]) lines.excess(wager, box.stake[i] - collected, above);
        } else {
            lines.give_back(wager, box.stake[i], word.verdict, word.clause);
        }
    }
}

namespace {

// REQUIRES: payout_left >= 0.
void settle_with(const GameHooks& game,
                 const Rules& rules,
                 const Round& round,
                 std::size_t box,
                 Money payout_left,
                 BoxSettlement& lines) {
    const Limits limits = limits_for(rules, round.boxes[box]);
    const bool rounds = game.facts().rounds_payments && limits.chip.has_value();
    lines.start(rounds ? *limits.chip : Money::of_cents(1), payout_left);
    settle_overrides(game.facts(), limits, round.boxes[box], lines);
    game.settle_box(rules, round, box, lines);
}

// The part of the maximum payout left for the box when the maximum covers more than one wager:
// boxes settled earlier have used up theirs. A player with a personal maximum payout is measured
// against that. [I-33] [CS 7.6.3]
Money payout_left(const GameHooks& game, const Rules& rules, const Round& round, std::size_t box) {
    const PayoutScope scope = rules.settings.cs_max_payout_scope;
    Money taken;
    BoxSettlement lines;
    for (std::size_t n = 0;; ++n) {
        const std::size_t now = settled_in_order(game.facts(), n);
        const Box& each = round.boxes[now];
        const bool counts =
            scope == PayoutScope::table || hand_owner(each) == hand_owner(round.boxes[box]);
        if (now != box && (!counts || !has_any_wager(each))) continue;
        const Money most = limits_for(rules, each).max_payout.value_or(Money::max());
        const Money left = std::max(most - taken, Money{});
        if (now == box) return left;
        settle_with(game, rules, round, now, left, lines);
        taken += left - lines.payout_left();
    }
}

}  // namespace

std::size_t settled_in_order(const GameFacts& facts, std::size_t n) {
    return facts.settles_from_right ? boxes_max - 1 - n : n;
}

void settle_box(const GameHooks& game,
                const Rules& rules,
                const Round& round,
                std::size_t box,
                BoxSettlement& lines) {
    const bool is_shared = rules.settings.cs_max_payout_scope != PayoutScope::wager;
    const Money left = is_shared ? payout_left(game, rules, round, box) : Money::max();
    settle_with(game, rules, round, box, left, lines);
}

}  // namespace baize
