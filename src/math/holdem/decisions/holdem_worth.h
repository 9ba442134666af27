// The worth of every two hole cards on each board, over all dealer's hands: by ranks, and the
// additional worth from the view of a suit with three cards or more. The results of all starts are
// added up at the same time. Each worker has one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "math/holdem/boards/holdem_boards.h"
#include "math/holdem/boards/holdem_views.h"
#include "math/holdem/decisions/holdem_lines.h"
#include "math/holdem/decisions/holdem_starts.h"

namespace baize::exact::holdem {

// The worth of a wager is the line `staked`, plus the losses that it saves: `saved` is the line of
// a wager that can otherwise be folded at no cost, and counts only where it is negative.
struct WorthLines {
    Lines staked{};
    Lines saved{};
    bool has_saved = false;
    std::uint16_t lowest_qualifying = 0;

    [[nodiscard]] std::int64_t at(const Standoff& stand) const {
        const std::size_t hands = class_of(stand.value, lowest_qualifying);
        return staked[hands].at(stand) + std::min<std::int64_t>(0, saved[hands].at(stand));
    }
};

template <typename Sum>
using SumRow = std::array<Sum, hole_places>;

template <typename Sum>
class BoardWorth {
  public:
    BoardWorth(const Boards& boards, const WorthLines& lines);

    // Values a board by ranks; `worth` has a place for every pair. Its views come next.
    void weigh_ranks(const RankedBoard& board, Sum* worth);

    // Finds the additional worth of the hole cards in each view; row() returns it.
    void weigh_views(const Views& views);

    [[nodiscard]] const SumRow<Sum>& row(std::size_t lane) const { return rows_[lane]; }

    // REQUIRES: called after the views of a board.
    void close_board();

    // REQUIRES: called after all boards.
    void close();

    [[nodiscard]] const StartSums& starts() const { return starts_; }

    void add(const BoardWorth& other) { starts_.add(other.starts_); }

  private:
    template <bool weak>
    void weigh_pair(const Views& views, std::uint16_t value, const SeenPair& seen);
    void turn_rows();
    void weigh_flushes(const Views& views, std::size_t lane, const OthersSeen& others);
    void weigh_straight_flushes(const Views& views, std::size_t lane, const HoleRow& unqualified);

    const Boards& boards_;
    const WorthLines& lines_;
    std::array<LineOfEight<Sum>, hand_classes> staked_;
    std::array<LineOfEight<Sum>, hand_classes> saved_;

    // The current board.
    const RankedBoard* board_ = nullptr;
    const Boards::StandsByPair* stands_ = nullptr;
    std::array<Sum, pair_count> worth_{};
    SumRow<Sum> worth_by_hole_{};
    std::array<EightSums<Sum>, hole_places> values_{};
    std::array<SumRow<Sum>, lanes> rows_{};
    std::array<HoleRow, lanes> ways_{};
    PlainLanes ways_lanes_{};
    HoleRow taken_{};  // Ways of the hands that make a flush.

    StartSums starts_;

    // Sums over flushes that are not straight flushes, by hole cards.
    struct FlushSums {
        std::array<std::uint32_t, hole_places> hands{};
        std::array<std::uint32_t, hole_places> below{};
        std::array<std::uint32_t, hole_places> equal{};
        std::array<std::uint32_t, hole_places> unqualified{};
    };

    FlushSums flushes_{};
};

extern template class BoardWorth<std::int32_t>;
extern template class BoardWorth<std::int64_t>;

}  // namespace baize::exact::holdem
