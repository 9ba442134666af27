// What every two hole cards are worth on each board, over all dealer's hands: by ranks, and how
// much more as a suit with three cards or more sees it. On the way it is added up how every start
// stands. One for each worker.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "math/holdem/boards/holdem_boards.h"
#include "math/holdem/boards/holdem_views.h"
#include "math/holdem/decisions/holdem_lines.h"
#include "math/holdem/decisions/holdem_starts.h"

namespace baize::exact::holdem {

// A wager is worth its line; one that may be given up for nothing, the other line, no less than
// nothing more: only what it loses counts.
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

    // A board by ranks; `worth` has a place for every pair. Its views come next.
    void weigh_ranks(const RankedBoard& board, Sum* worth);

    // How much more it is worth, by view and hole cards: row().
    void weigh_views(const Views& views);

    [[nodiscard]] const SumRow<Sum>& row(std::size_t lane) const { return rows_[lane]; }

    // After the views.
    void close_board();

    // After all boards.
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

    // Of the board at hand.
    const RankedBoard* board_ = nullptr;
    const Boards::StandsByPair* stands_ = nullptr;
    std::array<Sum, pair_count> worth_{};
    SumRow<Sum> worth_by_hole_{};
    std::array<EightSums<Sum>, hole_places> values_{};
    std::array<SumRow<Sum>, lanes> rows_{};
    std::array<HoleRow, lanes> ways_{};
    PlainLanes ways_lanes_{};
    HoleRow taken_{};  // by flushes

    StartSums starts_;

    // Of flushes that are not straight flushes, by hole cards.
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
