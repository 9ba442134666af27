// What each way a Hold'em round may end is worth to one player on a board, added up over all hands
// the dealer may hold. Boards that differ only in what nobody can use are counted once: while no
// suit has three cards, only the ranks tell; else only the ranks and which cards are in that suit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/core/card_set.h"
#include "engine/core/money.h"
#include "math/advice/end_payments.h"
#include "math/holdem/boards/holdem_classes.h"

namespace baize::exact {

// Cards that are not in the deck.
struct SeenCards {
    CardSet hand{};
    CardSet dealer{};  // those of the dealer that are known
    CardSet others{};

    [[nodiscard]] CardSet all() const { return hand | dealer | others; }
};

class BoardWorth {
  public:
    BoardWorth(const EndPayments& payments, const SeenCards& seen);

    // In cents, by end. Stays where it is. REQUIRES: five cards that were not seen.
    [[nodiscard]] const WideCents* on(CardSet board);

    // So many hands the dealer may hold on each board.
    [[nodiscard]] unsigned dealer_hands() const;

    // Boards with one number are worth the same.
    [[nodiscard]] std::size_t number_of(CardSet board) const;

    static constexpr std::size_t boards_by_suit = 1287 + 715 * 13 + 286 * 91;
    static constexpr std::size_t number_count =
        holdem::board_ranks_count + suit_count * boards_by_suit;

  private:
    using PairValues = std::array<std::uint16_t, holdem::pair_count>;

    using Meetings = std::array<std::uint32_t, meetings>;

    void find_views();
    void count(CardSet board, WideCents* worth);
    [[nodiscard]] Meetings met_on(CardSet board, std::uint16_t player);
    [[nodiscard]] const PairValues& values_of(CardSet board);

    const EndPayments& payments_;
    SeenCards seen_;
    CardSet unseen_;
    std::array<std::uint8_t, suit_count> view_of_{};  // suits of which the same was seen look alike
    std::unique_ptr<WideCents[]> worth_;              // by number and end
    std::vector<std::uint8_t> is_counted_;            // by number
    std::vector<PairValues> values_;                  // by the ranks of a board
    std::vector<std::uint8_t> is_valued_;
};

}  // namespace baize::exact
