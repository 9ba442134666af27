// All hands on one board against all dealer's hands: for each two hole cards, how many of the 990
// hands that the dealer may hold are below, equal, and without a qualifying hand.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/card_set.h"
#include "hands/five_card.h"

namespace baize::exact {

struct HoleStanding {
    CardSet hole{};
    FiveCardRank rank{};
    std::uint16_t below = 0;
    std::uint16_t equal = 0;
    std::uint16_t unqualified = 0;
};

inline constexpr std::size_t holes_on_board = 1081;  // two of 47
inline constexpr std::uint16_t dealers_on_board = 990;

class BoardStandings {
  public:
    // A dealer's hand below `lowest_qualifying` does not qualify.
    explicit BoardStandings(std::uint16_t lowest_qualifying)
        : lowest_qualifying_(lowest_qualifying) {}

    // From the weakest to the strongest. Good until the next call. REQUIRES: five cards.
    [[nodiscard]] const std::vector<HoleStanding>& of(CardSet board);

  private:
    using CountByCard = std::array<std::uint16_t, card_count>;

    void rank_all(CardSet board);
    void count_group(std::size_t begin, std::size_t end);

    std::uint16_t lowest_qualifying_;
    std::vector<HoleStanding> standings_{};
    std::uint16_t met_ = 0;   // hands met so far
    CountByCard met_with_{};  // of them, with each card
    std::uint16_t weak_ = 0;  // of all hands, those that do not qualify
    CountByCard weak_with_{};
};

// Boards that stand for all that differ in the names of suits, and for how many.
struct StandardBoard {
    CardSet cards{};
    std::uint8_t boards = 0;
};

[[nodiscard]] std::vector<StandardBoard> standard_boards();  // 134,459

}  // namespace baize::exact
