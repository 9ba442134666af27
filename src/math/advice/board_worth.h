// The worth of each end of a Hold'em round to one player on a board, summed over all hands that the
// dealer may hold. Equivalent boards are counted once: if no suit has three cards, only the ranks
// matter; otherwise the ranks matter, and which cards are in that suit.
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
    CardSet dealer{};  // The known cards of the dealer.
    CardSet others{};

    [[nodiscard]] CardSet all() const { return hand | dealer | others; }
};

class BoardWorth {
  public:
    BoardWorth(const EndPayments& payments, const SeenCards& seen);

    // Returns the worth in cents, by end. The pointer stays valid. REQUIRES: five cards that were
    // not seen.
    [[nodiscard]] const WideCents* on(CardSet board);

    // Returns the number of hands that the dealer may hold on each board.
    [[nodiscard]] unsigned dealer_hands() const;

    // Returns the same number only for boards that are worth the same.
    [[nodiscard]] std::size_t number_of(CardSet board) const;

    static constexpr std::size_t boards_by_suit = 1287 + 715 * 13 + 286 * 91;
    static constexpr std::size_t number_count =
        holdem::board_ranks_count + suit_count * boards_by_suit;

  private:
    using PairValues = std::array<std::uint16_t, holdem::pair_count>;

    using ShowdownOutcomes = std::array<std::uint32_t, showdown_outcomes>;

    void find_views();
    void count(CardSet board, WideCents* worth);
    [[nodiscard]] ShowdownOutcomes outcomes_on(CardSet board, std::uint16_t player);
    [[nodiscard]] const PairValues& values_of(CardSet board);

    const EndPayments& payments_;
    SeenCards seen_;
    CardSet unseen_;
    std::array<std::uint8_t, suit_count> view_of_{};  // By suit; equal if equivalent.
    std::unique_ptr<WideCents[]> worth_;              // By number and end.
    std::vector<std::uint8_t> is_counted_;            // By number.
    std::vector<PairValues> values_;                  // By the ranks of a board.
    std::vector<std::uint8_t> is_valued_;
};

}  // namespace baize::exact
