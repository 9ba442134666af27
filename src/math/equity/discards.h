// Chooses which of three cards each player discards at Pineapple.
//
// All hands are face up. Starting with the first hand, each player in turn discards the card that
// leaves him the greatest equity over all cards that can still be dealt. He knows the earlier
// discards, and that later players will also choose what is best for themselves. If several
// discards leave the same equity, the lowest card goes. Discards are out of play. docs/EQUITY.md
// says why.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "math/equity/board_walk.h"
#include "math/equity/checkpoint.h"
#include "math/equity/outcomes.h"
#include "math/equity/range.h"
#include "math/equity/showdown.h"

namespace baize::equity {

// The cards that a player may keep, in the order of the card given up, lowest first.
struct Choices {
    std::array<CardSet, 3> kept{};
    std::size_t count = 0;
};

// Returns a single choice if the combo names its discard. REQUIRES: three cards.
[[nodiscard]] Choices choices_of(const Combo& combo);

// The average result of every hand for every combination of all players' discards, called a way. A
// way is a number: the first player's choice is its most significant digit.
template <bool hilo>
class DiscardSums {
  public:
    explicit DiscardSums(std::span<const Choices> choices) : choices_(choices) {
        std::size_t ways = 1;
        for (const Choices& own : choices)
            ways *= own.count;
        parts_.resize(ways * choices.size());
    }

    void add(Count deals, const Values& values) {
        deals_ = deals;
        values_ = &values;
        add_from(0, 0, {});
    }

    // Returns the discards under sequential best response.
    [[nodiscard]] std::size_t way() const { return way_from(0, 0); }

  private:
    // The best values of the players so far.
    struct Leading {
        HighValue high = 0;
        LowValue low = 0;
        std::size_t candidate = 0;  // Index of the next player's first choice.
        Winners winners{};
    };

    void add_from(std::size_t player, std::size_t way, const Leading& before) {
        if (player == choices_.size()) return pay(way, before.winners);
        const Choices& own = choices_[player];
        const HandMask bit = HandMask{1} << player;
        Leading next{.candidate = before.candidate + own.count};
        for (std::size_t choice = 0; choice < own.count; ++choice) {
            const HighValue high = values_->high[before.candidate + choice];
            next.high = std::max(before.high, high);
            next.winners.high = (before.high == next.high ? before.winners.high : 0) |
                                (high == next.high ? bit : 0);
            if constexpr (hilo) {
                const LowValue low = values_->low[before.candidate + choice];
                next.low = std::max(before.low, low);
                next.winners.low = (before.low == next.low ? before.winners.low : 0) |
                                   (low == next.low && low != 0 ? bit : 0);
            }
            add_from(player + 1, way * own.count + choice, next);
        }
    }

    void pay(std::size_t way, const Winners& winners) {
        Count* const parts = &parts_[way * choices_.size()];
        const Count high = winners.low == 0 ? pot_parts : pot_parts / 2;
        share(parts, winners.high, high);
        if constexpr (hilo) {
            if (winners.low != 0) share(parts, winners.low, pot_parts / 2);
        }
    }

    void share(Count* parts, HandMask winners, Count amount) const {
        if ((winners & (winners - 1)) == 0) {  // A single winner, the usual case: no division.
            parts[std::countr_zero(winners)] += amount * deals_;
            return;
        }
        const Count each = amount / std::popcount(winners) * deals_;
        for (HandMask left = winners; left != 0; left &= left - 1)
            parts[std::countr_zero(left)] += each;
    }

    [[nodiscard]] std::size_t way_from(std::size_t player, std::size_t so_far) const {
        if (player == choices_.size()) return so_far;
        const std::size_t count = choices_[player].count;
        std::size_t best = way_from(player + 1, so_far * count);
        for (std::size_t choice = 1; choice < count; ++choice) {
            const std::size_t way = way_from(player + 1, so_far * count + choice);
            if (parts_of_way(way, player) > parts_of_way(best, player)) best = way;
        }
        return best;
    }

    [[nodiscard]] Count parts_of_way(std::size_t way, std::size_t player) const {
        return parts_[way * choices_.size() + player];
    }

    std::span<const Choices> choices_;
    std::vector<Count> parts_;
    Count deals_ = 0;
    const Values* values_ = nullptr;
};

// Returns the two cards that each player keeps if `known` is the board at the decision.
// REQUIRES: no card of the hands or the board, and no dead card, is in `unseen`.
[[nodiscard]] std::vector<CardSet> kept_cards(std::span<const Combo> hands,
                                              bool hilo,
                                              CardSet known,
                                              CardSet unseen,
                                              const Checkpoint& checkpoint = {});

}  // namespace baize::equity
