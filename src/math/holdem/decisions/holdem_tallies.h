// Counts the deals of each class of hands by their result against the dealer. The caller gives, for
// each board, the number of deals in which hole cards are played in a certain way. Each worker has
// a tally of its own.
#pragma once

#include <array>
#include <cstdint>

#include "math/holdem/boards/holdem_boards.h"
#include "math/holdem/boards/holdem_views.h"
#include "math/holdem/decisions/holdem_starts.h"

namespace baize::exact::holdem {

// The hands are played in `sets` ways. The last may be restricted to hands for which a line is
// positive, or to those that are kept.
template <typename Sum, std::size_t sets>
class BoardTally {
  public:
    // Numbers of deals, by ranks.
    using Deals = std::array<std::array<std::uint32_t, pair_count>, sets>;

    explicit BoardTally(std::uint16_t lowest_qualifying) : lowest_qualifying_(lowest_qualifying) {}

    BoardTally(std::uint16_t lowest_qualifying, const Lines& last_above_nothing);

    // Calls fill(in, out, lane) for each view of the board. The function puts the deals of the view
    // into deals(); it need not leave out hole cards that are on the board. `all` holds the deals
    // of the whole board: those that are in no view are counted by ranks.
    template <typename Fill>
    void tally(const Boards& boards, const RankedBoard& board, const Deals& all, Fill fill) {
        board_ = &board;
        boards.for_each_views(board, [&](const Views& views) {
            for (std::size_t lane = 0; lane < views.size(); ++lane)
                fill(views.suit(lane).ranks(), views.out(lane), lane);
            tally_views(views);
        });
        tally_ranks(boards.stands(board), all);
    }

    [[nodiscard]] HoleRow& deals(std::size_t set, std::size_t lane) { return deals_[set][lane]; }

    // After this call the last set counts only some of the hole cards: in a view those with all
    // bits set in kept(), by ranks those that are true in kept_by_ranks(). The caller fills both
    // before each tally, or in `fill`.
    void keep_some() { keeps_some_ = true; }

    [[nodiscard]] HoleRow& kept(std::size_t lane) { return kept_[lane]; }

    [[nodiscard]] std::array<bool, pair_count>& kept_by_ranks() { return kept_by_ranks_; }

    // Returns the tallies, one for each way of playing.
    [[nodiscard]] const std::array<Tallies, sets>& tallies() const { return tallies_; }

  private:
    using Sums = std::array<std::array<Four, 4>, sets>;  // hands, below, equal, unqualified

    void tally_views(const Views& views);
    void drop_rest(const Views& views);
    void tally_ranks(const Boards::StandsByPair& stands, const Deals& all);
    template <bool weak>
    void add_pair(const SeenPair& seen);
    void put_down();
    void tally_flushes(const Views& views, std::size_t lane, const OthersSeen& others);
    void tally_straight_flushes(const SuitOnBoard& suit, std::size_t lane, const HoleRow& weak);
    void tally_hand(const Standoff& stand, const std::array<Weight, sets>& played);

    std::uint16_t lowest_qualifying_;
    bool has_line_ = false;
    Lines lines_{};
    std::array<LineOfEight<Sum>, hand_classes> lines_of_eight_{};

    bool keeps_some_ = false;
    std::array<HoleRow, lanes> kept_{};
    std::array<bool, pair_count> kept_by_ranks_{};

    const RankedBoard* board_ = nullptr;
    std::array<std::array<HoleRow, lanes>, sets> deals_{};
    std::array<PlainLanes, sets> plain_{};
    std::array<std::array<std::uint32_t, hole_places>, sets> taken_{};
    std::size_t class_ = 0;
    Sums sums_{};
    std::array<Tallies, sets> tallies_{};
};

extern template class BoardTally<std::int32_t, 2>;
extern template class BoardTally<std::int64_t, 2>;

}  // namespace baize::exact::holdem
