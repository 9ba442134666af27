// Pineapple: which of three cards each player gives up.
//
// The hands lie open. In turn, the first hand first, each player gives up the card that leaves the
// greatest equity over all that can still be dealt, knowing what was given up before and that those
// behind will do the same for themselves. Of cards that leave the same the lowest goes. Cards given
// up are out of play. docs/EQUITY.md says why.
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

// What a player may keep, by the card given up: the lowest first.
struct Choices {
    std::array<CardSet, 3> kept{};
    std::size_t count = 0;
};

// REQUIRES: three cards.
[[nodiscard]] Choices choices_of(const Combo& combo);

// What every hand is worth on average for every way of all players to discard. A way is a number:
// the first player's choice is its most significant digit.
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

    // The way that comes about when each player thinks of himself.
    [[nodiscard]] std::size_t way() const { return way_from(0, 0); }

  private:
    // The best of the players before.
    struct Leading {
        HighValue high = 0;
        LowValue low = 0;
        std::size_t candidate = 0;  // the number of the next player's first choice
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
        if ((winners & (winners - 1)) == 0) {  // one alone, as nearly always: nothing to divide
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

// The two cards that each player keeps, decided with so much of the board known.
// REQUIRES: no card of the hands, the board or the dead ones is unseen.
[[nodiscard]] std::vector<CardSet> kept_cards(std::span<const Combo> hands,
                                              bool hilo,
                                              CardSet known,
                                              CardSet unseen,
                                              const Checkpoint& checkpoint = {});

}  // namespace baize::equity
