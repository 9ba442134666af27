#include "math/holdem/decisions/holdem_tallies.h"

namespace baize::exact::holdem {
namespace {

constexpr std::size_t flush_kind = static_cast<std::size_t>(FiveCardHand::flush);

// Sets all bits where a sum is positive.
template <typename Sum>
Eight above_nothing(const EightSums<Sum>& sums) {
    Eight above{};
    if constexpr (sizeof(Sum) == sizeof(std::int32_t)) {
        const auto low = Eight(sums.part[0] > 0);
        const auto high = Eight(sums.part[1] > 0);
        above = __builtin_shufflevector(low, high, 0, 2, 4, 6, 8, 10, 12, 14);
    } else {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            above[lane] = sums[lane] > 0 ? -1 : 0;
    }
    return above;
}

Weight whole_sum(Four sums) {
    Weight sum = 0;
    for (std::size_t i = 0; i < 4; ++i)
        sum += static_cast<std::uint32_t>(sums[i]);
    return sum;
}

// Adds up the hole cards of a view that make a flush.
Tally tally_of(const HoleRow& weights,
               std::size_t first,
               const HoleRow& below,
               const HoleRow& equal,
               const HoleRow& unqualified) {
    int hands = 0;
    int all_below = 0;
    int all_equal = 0;
    int all_unqualified = 0;
    for (std::size_t i = first; i < hole_places; ++i) {
        hands += weights[i];
        all_below += weights[i] * below[i];
        all_equal += weights[i] * equal[i];
        all_unqualified += weights[i] * unqualified[i];
    }
    const auto wide = [](int sum) { return Weight{static_cast<std::uint32_t>(sum)}; };
    return {wide(hands), wide(all_below), wide(all_equal), wide(all_unqualified)};
}

}  // namespace

template <typename Sum, std::size_t sets>
BoardTally<Sum, sets>::BoardTally(std::uint16_t lowest_qualifying, const Lines& last_above_nothing)
    : lowest_qualifying_(lowest_qualifying),
      has_line_(true),
      lines_(last_above_nothing),
      lines_of_eight_(of_eight<Sum>(last_above_nothing)) {}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::tally_views(const Views& views) {
    for (std::size_t set = 0; set < sets; ++set) {
        for (std::size_t lane = 0; lane < views.size(); ++lane) {
            HoleRow& row = deals_[set][lane];
            for (std::size_t i = 0; i < hole_places; ++i) {
                row[i] &= views.suit(lane).dealt[i];
                taken_[set][i] += static_cast<std::uint32_t>(row[i]);
            }
        }
        if (keeps_some_ && set + 1 == sets) drop_rest(views);
        turn_plain_rows(views, deals_[set], plain_[set]);
    }
    SeenWalk walk(*board_, views, lowest_qualifying_);
    const OthersSeen others = walk.run([&](std::uint16_t value, const SeenPair& seen, auto weak) {
        const std::size_t hands = class_of(value, lowest_qualifying_);
        if (hands != class_) put_down();
        class_ = hands;
        this->template add_pair<decltype(weak)::value>(seen);
    });
    put_down();
    for (std::size_t lane = 0; lane < views.size(); ++lane)
        tally_flushes(views, lane, others);
}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::drop_rest(const Views& views) {
    for (std::size_t lane = 0; lane < views.size(); ++lane) {
        for (std::size_t i = 0; i < hole_places; ++i)
            deals_[sets - 1][lane][i] &= kept_[lane][i];
    }
}

template <typename Sum, std::size_t sets>
template <bool weak>
void BoardTally<Sum, sets>::add_pair(const SeenPair& seen) {
    for (std::size_t row = 0; row < seen.rows; ++row) {
        const Stands& stands = seen.stands[row];
        for (std::size_t set = 0; set < sets; ++set) {
            Eight played = plain_[set][seen.holes[row]];
            if (has_line_ && set + 1 == sets)
                played &= above_nothing(lines_of_eight_[class_].template at<weak>(stands));
            auto& [hands, below, equal, unqualified] = sums_[set];
            hands += products(played, eight_of(1));
            below += products(played, stands.below);
            equal += products(played, stands.equal);
            if constexpr (weak) unqualified += products(played, stands.unqualified);
        }
    }
}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::put_down() {
    for (std::size_t set = 0; set < sets; ++set) {
        const auto& [hands, below, equal, unqualified] = sums_[set];
        tallies_[set][class_].add(
            {whole_sum(hands), whole_sum(below), whole_sum(equal), whole_sum(unqualified)});
    }
    sums_ = {};
}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::tally_flushes(const Views& views,
                                          std::size_t lane,
                                          const OthersSeen& others) {
    const SuitOnBoard& suit = views.suit(lane);
    HoleRow below = others.full_in(views, lane);
    const HoleRow weak = others.unqualified_in(views, lane);
    const std::size_t hands = class_of_kind(flush_kind, true);
    for (std::size_t i = suit.first_flush; i < hole_places; ++i)
        below[i] = static_cast<std::int16_t>(suit.below[i] - below[i]);
    for (std::size_t set = 0; set < sets; ++set) {
        HoleRow played{};
        for (std::size_t i = suit.first_flush; i < hole_places; ++i)
            played[i] = deals_[set][lane][i] & suit.flush[i];
        if (has_line_ && set + 1 == sets) {
            const LineOfRow<Sum> line(lines_[hands]);
            for (std::size_t i = suit.first_flush; i < hole_places; ++i) {
                const bool above = line.at(below[i], suit.equal[i], weak[i]) > 0;
                played[i] = above ? played[i] : std::int16_t{0};
            }
        }
        tallies_[set][hands].add(tally_of(played, suit.first_flush, below, suit.equal, weak));
    }
    tally_straight_flushes(suit, lane, weak);
}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::tally_straight_flushes(const SuitOnBoard& suit,
                                                   std::size_t lane,
                                                   const HoleRow& weak) {
    for (const auto& [hole, value] : suit.straight_flushes) {
        std::array<Weight, sets> played{};
        for (std::size_t set = 0; set < sets; ++set)
            played[set] = static_cast<Weight>(deals_[set][lane][hole]);
        tally_hand({.value = value,
                    .below = static_cast<std::uint16_t>(suit.below[hole]),
                    .equal = static_cast<std::uint16_t>(suit.equal[hole]),
                    .unqualified = static_cast<std::uint16_t>(weak[hole])},
                   played);
    }
}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::tally_ranks(const Boards::StandsByPair& stands, const Deals& all) {
    Deals rest = all;
    for (std::size_t set = 0; set < sets; ++set) {
        for (std::size_t hole = 0; hole < hole_places; ++hole)
            rest[set][holes[hole].pair] -= taken_[set][hole];
    }
    taken_ = {};
    for (std::size_t i = 0; i < board_->size; ++i) {
        const std::size_t pair = board_->order[i];
        std::array<Weight, sets> played{};
        for (std::size_t set = 0; set < sets; ++set)
            played[set] = rest[set][pair];
        if (keeps_some_ && !kept_by_ranks_[pair]) played[sets - 1] = 0;
        tally_hand(stands[pair], played);
    }
}

template <typename Sum, std::size_t sets>
void BoardTally<Sum, sets>::tally_hand(const Standoff& stand,
                                       const std::array<Weight, sets>& played) {
    const std::size_t hands = class_of(stand.value, lowest_qualifying_);
    for (std::size_t set = 0; set < sets; ++set) {
        if (has_line_ && set + 1 == sets && lines_[hands].at(stand) <= 0) continue;
        tallies_[set][hands].add(played[set], stand);
    }
}

template class BoardTally<std::int32_t, 2>;
template class BoardTally<std::int64_t, 2>;

}  // namespace baize::exact::holdem
