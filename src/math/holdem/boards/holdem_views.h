// Boards with three or more cards of a suit, from the view of that suit. Eight views of the same
// ranks are processed side by side, because hands without a flush have the same order in all of
// them. The order of the flushes depends only on the cards of the suit.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "engine/hands/five_card.h"
#include "math/holdem/boards/holdem_classes.h"
#include "math/holdem/boards/holdem_dealers.h"
#include "math/holdem/boards/holdem_lanes.h"
#include "math/holdem/boards/holdem_ways.h"

namespace baize::exact::holdem {

// The cards that a suit has on the board, three to five, and the hole cards that make a flush with
// them.
struct SuitOnBoard {
    struct StraightFlush {
        std::uint16_t hole = 0;
        std::uint16_t value = 0;
    };

    std::array<std::uint8_t, 5> in{};
    std::uint8_t size = 0;
    std::uint16_t first_flush = 0;  // The hole cards from here on make a flush.
    HoleRow dealt{};                // All bits if no hole card is on the board; each hand once.
    HoleRow flush{};                // All bits if they also make a flush, but no straight flush.
    HoleRow below{};                // Dealer's hands, if only flushes are higher.
    HoleRow equal{};
    std::vector<StraightFlush> straight_flushes;

    // Numbers of the dealer's flushes, without straight flushes: all, with a card of the suit, with
    // another card.
    std::int16_t flushes = 0;
    std::array<std::int16_t, rank_count> flushes_in{};
    std::int16_t flushes_out = 0;

    [[nodiscard]] Ranks ranks() const { return {in.data(), size}; }
};

// REQUIRES: three to five ranks, ascending.
[[nodiscard]] SuitOnBoard suit_on_board(Ranks in);

// Up to eight views of one board by ranks.
class Views {
  public:
    // REQUIRES: no more than eight.
    void add(const SuitOnBoard& suit, Ranks out);
    // REQUIRES: called after the last add.
    void close();

    [[nodiscard]] std::size_t size() const { return size_; }

    [[nodiscard]] const SuitOnBoard& suit(std::size_t lane) const { return *suits_[lane]; }

    [[nodiscard]] Ranks out(std::size_t lane) const {
        return {outs_[lane].data(), std::size_t{5} - suits_[lane]->size};
    }

    // All bits if the card of the suit is not on the board.
    [[nodiscard]] Eight live_in(unsigned rank) const { return live_in_[rank]; }

  private:
    friend class DealersSeen;

    std::size_t size_ = 0;
    std::array<const SuitOnBoard*, lanes> suits_{};
    std::array<std::array<std::uint8_t, 2>, lanes> outs_{};
    std::array<Eight, rank_count> live_in_{};
    // Counts for the dealer's hands without a flush: the cards out, those of the suit, and both;
    // the partners of a card of the suit; and pairs.
    std::array<Eight, rank_count> out_{};
    std::array<Eight, rank_count> in_{};
    std::array<Eight, rank_count> both_{};
    std::array<Eight, rank_count> beside_in_{};
    std::array<Eight, rank_count> pockets_{};
    std::array<Eight, rank_count> beside_pocket_{};
};

// The dealer's hands visited so far.
class DealersSeen {
  public:
    // Adds the hands of two ranks that make no flush.
    void add(const Views& views, PairRanks pair) {
        const auto [high, low] = pair;
        if (high == low) {
            all_ += views.pockets_[high];
            out_[high] += views.beside_pocket_[high];
            in_[high] += views.beside_in_[high];
            return;
        }
        all_ += views.out_[high] * views.both_[low] + views.in_[high] * views.out_[low];
        out_[high] += views.both_[low];
        out_[low] += views.both_[high];
        in_[high] += views.beside_in_[low];
        in_[low] += views.beside_in_[high];
    }

    // Adds all flushes except straight flushes.
    void add_flushes(const Views& views);

    void take(const DealersSeen& others);

    // These return the number of hands with neither card.
    [[nodiscard]] Eight without_out(unsigned one, unsigned other) const {
        return all_ - out_[one] - out_[other];
    }

    [[nodiscard]] Eight without_split(unsigned in, unsigned out) const {
        return all_ - in_[in] - out_[out];
    }

    // The same for the hole cards that make a flush in one view.
    [[nodiscard]] HoleRow without_flush(std::size_t lane, std::size_t first_flush) const;

  private:
    Eight all_{};
    std::array<Eight, rank_count> in_{};
    std::array<Eight, rank_count> out_{};
};

// The hole cards of two ranks that make no flush: both out, the higher in, the lower in. A pocket
// pair has only the first two.
struct SeenPair {
    unsigned pair = 0;
    std::size_t rows = 0;
    std::array<unsigned, 3> holes{};
    std::array<Stands, 3> stands{};
};

// Other counts on a board: of the dealer's hands without a flush, those that do not qualify and
// those that are above all flushes except straight flushes.
struct OthersSeen {
    DealersSeen unqualified{};
    DealersSeen full{};
    bool has_unqualified = false;
    bool has_full = false;

    // For the hole cards that make a flush in one view.
    [[nodiscard]] HoleRow unqualified_in(const Views& views, std::size_t lane) const {
        if (!has_unqualified) return {};
        return unqualified.without_flush(lane, views.suit(lane).first_flush);
    }

    [[nodiscard]] HoleRow full_in(const Views& views, std::size_t lane) const {
        return has_full ? full.without_flush(lane, views.suit(lane).first_flush) : HoleRow{};
    }
};

// Visits all of the dealer's hands from the weakest to the strongest.
class SeenWalk {
  public:
    SeenWalk(const RankedBoard& board, const Views& views, std::uint16_t lowest_qualifying)
        : board_(board), views_(views), lowest_qualifying_(lowest_qualifying) {}

    // Calls visit(value, SeenPair, weak) for all hole cards without a flush. `weak` is a constant,
    // true if some dealers do not qualify. Hole cards that are on the board or make a flush in a
    // view are visited too, with meaningless results.
    template <typename Visit>
    OthersSeen run(Visit&& visit) {
        OthersSeen others;
        for (std::size_t i = 0; i < board_.size && board_.value_at(i) < lowest_qualifying_; ++i)
            others.unqualified.add(views_, pairs[board_.order[i]]);
        others.has_unqualified = board_.size > 0 && board_.value_at(0) < lowest_qualifying_;
        if (others.has_unqualified) {
            meet_all<true>(others, visit);
        } else {
            meet_all<false>(others, visit);
        }
        return others;
    }

  private:
    static constexpr std::uint16_t highest_flush =
        FiveCardRank::lowest_of(FiveCardHand::full_house).value() - 1;

    template <bool weak, typename Visit>
    void meet_all(OthersSeen& others, Visit& visit) {
        for (std::size_t i = 0; i < board_.size;) {
            const std::uint16_t value = board_.value_at(i);
            if (!others.has_full && value > highest_flush) {
                met_.add_flushes(views_);
                others.full = met_;
                others.has_full = true;
            }
            i = meet<weak>(i, value, others.unqualified, visit);
        }
        if (!others.has_full) return;
        met_.take(others.full);
        others.full = met_;
    }

    // Visits one group of equal hands; returns the start of the next.
    template <bool weak, typename Visit>
    std::size_t meet(std::size_t first,
                     std::uint16_t value,
                     const DealersSeen& unqualified,
                     Visit& visit) {
        std::size_t last = first;
        for (; last < board_.size && board_.value_at(last) == value; ++last)
            below_[last - first] = without(met_, pairs[board_.order[last]]);
        for (std::size_t i = first; i < last; ++i)
            met_.add(views_, pairs[board_.order[i]]);
        const auto itself = static_cast<std::int16_t>(value < lowest_qualifying_ ? 1 : 0);
        for (std::size_t i = first; i < last; ++i) {
            const auto [high, low] = pairs[board_.order[i]];
            SeenPair seen{
                .pair = board_.order[i],
                .rows = high == low ? std::size_t{2} : 3,
                .holes = {hole_out(high, low), hole_split(high, low), hole_split(low, high)}};
            const auto most = without(met_, pairs[seen.pair]);
            for (std::size_t row = 0; row < 3; ++row) {
                const Eight below = below_[i - first][row];
                seen.stands[row] = {below, most[row] - below + std::int16_t{1}, Eight{}};
            }
            if constexpr (weak) {
                const auto none = without(unqualified, pairs[seen.pair]);
                for (std::size_t row = 0; row < 3; ++row)
                    seen.stands[row].unqualified = none[row] + itself;
            }
            visit(value, seen, std::bool_constant<weak>{});
        }
        return last;
    }

    [[nodiscard]] static std::array<Eight, 3> without(const DealersSeen& dealers, PairRanks pair) {
        return {dealers.without_out(pair.high, pair.low),
                dealers.without_split(pair.high, pair.low),
                dealers.without_split(pair.low, pair.high)};
    }

    const RankedBoard& board_;
    const Views& views_;
    std::uint16_t lowest_qualifying_;
    DealersSeen met_{};
    std::array<std::array<Eight, 3>, pair_count> below_;
};

// Rows of views, set to 0 where a flush is made, rearranged as eight views of each hole cards.
using PlainLanes = std::array<Eight, (first_suited + lanes - 1) / lanes * lanes>;
void turn_plain_rows(const Views& views,
                     const std::array<HoleRow, lanes>& rows,
                     PlainLanes& turned_rows);

}  // namespace baize::exact::holdem
