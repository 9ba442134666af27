// Counts the dealer's hands at Three Card Poker: how many of the hands that share no card with the
// player's three are lower, equal, higher, or do not qualify. All 22,100 hands are ranked once; the
// player's cards are then removed by inclusion and exclusion (docs/FIGURES.md). Cards that are
// known to be elsewhere are left out from the start.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/banked/machine/rules.h"
#include "engine/core/card_set.h"
#include "engine/hands/three_card.h"
#include "math/figures/distribution.h"

namespace baize::exact {

// The cases of a dealer's hand against a player's that the judge distinguishes.
enum class ThreeCardDeal : std::uint8_t { not_qualified, lower, equal, higher };

inline constexpr std::array three_card_deals{ThreeCardDeal::not_qualified,
                                             ThreeCardDeal::lower,
                                             ThreeCardDeal::equal,
                                             ThreeCardDeal::higher};

// By ThreeCardDeal. The counts add up to the 18,424 hands that 49 cards make, or to the part of
// them that contains certain cards.
using ThreeCardCounts = std::array<Weight, three_card_deals.size()>;

class ThreeCardDealer {
  public:
    // Asks the room which hands qualify.
    explicit ThreeCardDealer(const Rules& rules, CardSet known = {});

    // REQUIRES for both: the player holds three cards that are not known to be elsewhere. `seen`:
    // up to three other cards that the dealer holds.
    [[nodiscard]] ThreeCardCounts counts(CardSet player, CardSet seen = {}) const;

    // Returns an example of the class. REQUIRES: it has one, counts(player)[deal] > 0.
    [[nodiscard]] CardSet example(CardSet player, ThreeCardDeal deal) const;

  private:
    // The hands that contain certain cards, by rank.
    struct Column {
        std::uint16_t not_qualified = 0;
        std::vector<std::uint16_t> below{};  // Qualified hands of lower rank than the i-th.
    };

    [[nodiscard]] std::size_t place(CardSet hand) const {
        return places_[rank_three(hand).value()];
    }

    void find_ranks(const Rules& rules);
    void sort_hands();
    void fill_columns_by_kind();
    void fill_columns_by_cards();

    [[nodiscard]] bool is_whole() const { return deck_ == CardSet::full_deck(); }

    [[nodiscard]] Column column_of(CardSet held) const;
    [[nodiscard]] const Column& column(CardSet held) const;
    [[nodiscard]] ThreeCardDeal deal_of(std::size_t player, CardSet dealer) const;

    CardSet deck_;                            // All cards but those known to be elsewhere.
    std::vector<std::uint16_t> places_;       // By rank value: its place, weakest first.
    std::vector<bool> qualifies_;             // By place.
    std::vector<CardSet> qualified_;          // Weakest first.
    std::vector<std::size_t> first_of_rank_;  // Index in qualified_, and one beyond the last.
    std::vector<CardSet> not_qualified_;
    // By the cards held: up to the names of suits while the deck is whole, otherwise card by card.
    std::vector<Column> columns_;
};

}  // namespace baize::exact
