// The settlement of one box: what rulings said first, then the room's judge.
#include <algorithm>

#include "table/play.h"

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

void settle_box(const GameHooks& game,
                const Rules& rules,
                const Round& round,
                std::size_t box,
                BoxSettlement& lines) {
    const Limits limits = limits_for(rules, round.boxes[box]);
    const bool rounds = game.facts().rounds_payments && limits.chip.has_value();
    lines.start(rounds ? *limits.chip : Money::of_cents(1));
    settle_overrides(game.facts(), limits, round.boxes[box], lines);
    game.settle_box(rules, round, box, lines);
}

}  // namespace baize
