// Finds the winners on a board, and counts them over all boards.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "engine/poker/rules/variant.h"
#include "math/equity/board_walk.h"
#include "math/equity/outcomes.h"

namespace baize::equity {

// Calls act.template operator()<Ranking, hilo>() with the ranking of the game.
template <typename Act>
decltype(auto) with_ranking(const poker::VariantFacts& game, Act&& act) {
    if (game.uses == poker::HoleCards::exactly_two) {
        if (game.hilo) return act.template operator()<OmahaRanking, true>();
        return act.template operator()<OmahaRanking, false>();
    }
    if (game.hilo) return act.template operator()<HoldemRanking, true>();
    return act.template operator()<HoldemRanking, false>();
}

// Returns the hands with the greatest value.
template <typename Value>
[[nodiscard]] HandMask best_of(const Value* values, std::size_t hands) {
    if (hands == 2) {  // The most frequent case, without a loop.
        return static_cast<HandMask>(values[0] >= values[1]) |
               static_cast<HandMask>(values[1] >= values[0]) << 1U;
    }
    const Value best = *std::max_element(values, values + hands);
    HandMask mask = 0;
    for (std::size_t i = 0; i < hands; ++i)
        mask |= static_cast<HandMask>(values[i] == best) << i;
    return mask;
}

[[nodiscard]] inline Winners winners_of(const Values& values, std::size_t hands) {
    const HandMask low = best_of(values.low.data(), hands);
    const bool is_low = values.low[static_cast<std::size_t>(std::countr_zero(low))] != 0;
    return {best_of(values.high.data(), hands), is_low ? low : 0};
}

// Adds the results of every board that can still be dealt.
template <typename Ranking, bool hilo>
void add_boards(std::span<const Holding> holdings,
                CardSet known,
                CardSet unseen,
                Outcomes& outcomes) {
    BoardWalk<Ranking, hilo> walk(holdings, known, unseen);
    const auto add = [&](Count deals, const Values& values) {
        if constexpr (hilo) {
            outcomes.add(winners_of(values, holdings.size()), deals);
        } else {
            outcomes.add_high(best_of(values.high.data(), holdings.size()), deals);
        }
    };
    if (!outcomes.lists_makes()) return walk(add);
    walk([&](Count deals, const Values& values) {
        add(deals, values);
        outcomes.add_makes(values.high.data(), deals);
    });
}

}  // namespace baize::equity
