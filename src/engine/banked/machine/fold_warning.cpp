#include "engine/banked/machine/fold_warning.h"

#include <algorithm>

#include "engine/banked/machine/play.h"

namespace baize {

std::optional<Wager> given_up_by_fold(const GameHooks& game,
                                      const Rules& rules,
                                      const Round& round,
                                      std::size_t box) {
    const DecisionOffers offers = game.decisions(rules, round, box);
    const bool may_keep = std::any_of(offers.begin(), offers.end(), [](const DecisionOffer& offer) {
        return offer.decision == Decision::fold_ante;
    });
    if (!may_keep || round.boxes[box].cards.empty()) return std::nullopt;
    // Settle the fold of the Ante alone with the room's own judge.
    Round kept = round;
    kept.boxes[box].standing = Standing::folded_ante;
    kept.phase = Phase::over;
    BoxSettlement lines;
    settle_box(game, rules, kept, box, lines);
    for (const SettledWager& line : lines) {
        if (line.verdict == Verdict::win) return line.wager;
    }
    return std::nullopt;
}

}  // namespace baize
