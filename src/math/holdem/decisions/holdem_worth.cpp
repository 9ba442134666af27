#include "math/holdem/decisions/holdem_worth.h"

#include <algorithm>
#include <cstring>

#include "math/holdem/boards/holdem_runouts.h"

namespace baize::exact::holdem {
namespace {

constexpr std::uint16_t lowest_flush = FiveCardRank::lowest_of(FiveCardHand::flush).value();

template <typename Sum>
EightSums<Sum> no_more_than_nothing(EightSums<Sum> sums) {
    for (auto& part : sums.part)
        part &= part < Sum{0};
    return sums;
}

// Sets the other lanes than those with all bits set in `mask` to 0.
template <typename Sum>
void keep(EightSums<Sum>& sums, Eight mask) {
    if constexpr (sizeof(Sum) == sizeof(std::int32_t)) {
        sums.part[0] &= Four(low_of(mask, mask));
        sums.part[1] &= Four(high_of(mask, mask));
    } else {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            sums.set(lane, sums[lane] & mask[lane]);
    }
}

// Adds up each of three rows of products.
StartSums::Sums added_up(Four below, Four equal, Four unqualified) {
    const Four two = low_of(below, equal) + high_of(below, equal);
    const Four one = low_of(unqualified, Four{}) + high_of(unqualified, Four{});
    const Four all = __builtin_shufflevector(two, one, 0, 1, 4, 5) +
                     __builtin_shufflevector(two, one, 2, 3, 6, 7);
    return StartSums::Sums(all);
}

}  // namespace

template <typename Sum>
BoardWorth<Sum>::BoardWorth(const Boards& boards, const WorthLines& lines)
    : boards_(boards),
      lines_(lines),
      staked_(of_eight<Sum>(lines.staked)),
      saved_(of_eight<Sum>(lines.saved)) {}

template <typename Sum>
void BoardWorth<Sum>::weigh_ranks(const RankedBoard& board, Sum* worth) {
    board_ = &board;
    const WaysByPair ways = ways_of_board(board.ranks);
    stands_ = &boards_.stands(board);
    std::fill(worth_.begin(), worth_.end(), Sum{0});
    for (std::size_t i = 0; i < board.size; ++i) {
        const unsigned pair = board.order[i];
        const Standoff& stand = (*stands_)[pair];
        worth_[pair] = static_cast<Sum>(lines_.at(stand));
        starts_.add_pair(
            class_of(stand.value, lines_.lowest_qualifying), pair, sums_of(stand, ways[pair]));
    }
    std::copy(worth_.begin(), worth_.end(), worth);
    for (std::size_t first = 0; first < hole_places; first += pair_places)
        std::copy(worth_.begin(), worth_.end(), worth_by_hole_.begin() + first);
    values_.fill({});
}

template <typename Sum>
void BoardWorth<Sum>::weigh_views(const Views& views) {
    for (std::size_t lane = 0; lane < views.size(); ++lane) {
        const WaysByHole& ways = boards_.ways_of(views.out(lane));
        for (std::size_t i = 0; i < hole_places; ++i)
            ways_[lane][i] = ways[i] & views.suit(lane).dealt[i];
    }
    turn_plain_rows(views, ways_, ways_lanes_);
    SeenWalk walk(*board_, views, lines_.lowest_qualifying);
    const OthersSeen others = walk.run([&](std::uint16_t value, const SeenPair& seen, auto weak) {
        this->template weigh_pair<decltype(weak)::value>(views, value, seen);
    });
    turn_rows();
    for (std::size_t lane = 0; lane < views.size(); ++lane)
        weigh_flushes(views, lane, others);
}

template <typename Sum>
template <bool weak>
void BoardWorth<Sum>::weigh_pair(const Views& views, std::uint16_t value, const SeenPair& seen) {
    const std::size_t hands = class_of(value, lines_.lowest_qualifying);
    const Standoff& by_ranks = (*stands_)[seen.pair];
    const Sum worth = worth_[seen.pair];
    const auto [high, low] = pairs[seen.pair];
    const std::array live{eight_of(-1), views.live_in(high), views.live_in(low)};
    for (std::size_t row = 0; row < seen.rows; ++row) {
        const Stands& stands = seen.stands[row];
        EightSums<Sum> sums = staked_[hands].template at<weak>(stands);
        if (lines_.has_saved) {
            const EightSums<Sum> saved =
                no_more_than_nothing(saved_[hands].template at<weak>(stands));
            for (std::size_t i = 0; i < sums.parts; ++i)
                sums.part[i] += saved.part[i];
        }
        for (auto& part : sums.part)
            part -= worth;
        keep(sums, live[row]);
        values_[seen.holes[row]] = sums;
        const Eight ways = ways_lanes_[seen.holes[row]];
        const auto more = [&](Eight stand, std::uint16_t less) {
            return products(ways, stand - static_cast<std::int16_t>(less));
        };
        starts_.add_hole(hands,
                         seen.holes[row],
                         added_up(more(stands.below, by_ranks.below),
                                  more(stands.equal, by_ranks.equal),
                                  weak ? more(stands.unqualified, by_ranks.unqualified) : Four{}));
    }
    if (high == low) values_[pocket_again(high)] = values_[hole_split(high, low)];
}

template <typename Sum>
void BoardWorth<Sum>::turn_rows() {
    using Vector = typename EightSums<Sum>::Part;
    constexpr std::size_t size = EightSums<Sum>::in_part;
    for (std::size_t hole = 0; hole < first_suited; hole += size) {
        for (std::size_t part = 0; part < EightSums<Sum>::parts; ++part) {
            std::array<Vector, size> block;
            for (std::size_t i = 0; i < size; ++i)
                block[i] = values_[hole + i].part[part];
            block = turned(block);
            for (std::size_t i = 0; i < size; ++i)
                std::memcpy(&rows_[part * size + i][hole], &block[i], sizeof(Vector));
        }
    }
}

template <typename Sum>
void BoardWorth<Sum>::weigh_flushes(const Views& views,
                                    std::size_t lane,
                                    const OthersSeen& others) {
    const SuitOnBoard& suit = views.suit(lane);
    const HoleRow full = others.full_in(views, lane);
    const HoleRow weak = others.unqualified_in(views, lane);
    const std::size_t hands = class_of(lowest_flush, lines_.lowest_qualifying);
    const LineOfRow<Sum> staked(lines_.staked[hands]);
    const LineOfRow<Sum> saved(lines_.saved[hands]);
    SumRow<Sum>& row = rows_[lane];
    const HoleRow& ways = ways_[lane];
    for (std::size_t i = suit.first_flush; i < hole_places; ++i) {
        const auto below = static_cast<std::int16_t>(suit.below[i] - full[i]);
        const Sum worth = staked.at(below, suit.equal[i], weak[i]) +
                          std::min(Sum{0}, saved.at(below, suit.equal[i], weak[i]));
        row[i] = (worth - worth_by_hole_[i]) & Sum{suit.flush[i]};
    }
    for (std::size_t i = suit.first_flush; i < hole_places; ++i) {
        const auto below = static_cast<std::int16_t>(suit.below[i] - full[i]);
        const auto times = static_cast<std::int16_t>(ways[i] & suit.flush[i]);
        flushes_.hands[i] += static_cast<std::uint32_t>(times);
        flushes_.below[i] += static_cast<std::uint32_t>(times * below);
        flushes_.equal[i] += static_cast<std::uint32_t>(times * suit.equal[i]);
        flushes_.unqualified[i] += static_cast<std::uint32_t>(times * weak[i]);
        taken_[i] = static_cast<std::int16_t>(taken_[i] + ways[i]);
    }
    weigh_straight_flushes(views, lane, weak);
}

template <typename Sum>
void BoardWorth<Sum>::weigh_straight_flushes(const Views& views,
                                             std::size_t lane,
                                             const HoleRow& unqualified) {
    const SuitOnBoard& suit = views.suit(lane);
    for (const auto& [hole, value] : suit.straight_flushes) {
        const Standoff stand{.value = value,
                             .below = static_cast<std::uint16_t>(suit.below[hole]),
                             .equal = static_cast<std::uint16_t>(suit.equal[hole]),
                             .unqualified = static_cast<std::uint16_t>(unqualified[hole])};
        rows_[lane][hole] = static_cast<Sum>(lines_.at(stand)) - worth_by_hole_[hole];
        starts_.add_hole(class_of(value, lines_.lowest_qualifying),
                         hole,
                         sums_of(stand, static_cast<std::uint32_t>(ways_[lane][hole])));
    }
}

// Hands that make a flush in a view must not be counted there by their ranks.
template <typename Sum>
void BoardWorth<Sum>::close_board() {
    for (unsigned hole = 0; hole < hole_places; ++hole) {
        if (taken_[hole] == 0) continue;
        const Standoff& stand = (*stands_)[holes[hole].pair];
        starts_.add_hole(class_of(stand.value, lines_.lowest_qualifying),
                         hole,
                         -sums_of(stand, static_cast<std::uint32_t>(taken_[hole])));
    }
    taken_.fill(0);
}

template <typename Sum>
void BoardWorth<Sum>::close() {
    const std::size_t hands = class_of(lowest_flush, lines_.lowest_qualifying);
    for (unsigned hole = 0; hole < hole_places; ++hole) {
        starts_.add_hole(hands,
                         hole,
                         StartSums::Sums{flushes_.below[hole],
                                         flushes_.equal[hole],
                                         flushes_.unqualified[hole],
                                         flushes_.hands[hole]});
    }
}

template class BoardWorth<std::int32_t>;
template class BoardWorth<std::int64_t>;

}  // namespace baize::exact::holdem
