// Compares all hands on one board with all hands that the dealer may hold. Hole cards are visited
// from the weakest to the strongest; those visited that the dealer may hold are counted by card.
#pragma once

#include <array>
#include <cstdint>

#include "engine/hands/five_card.h"
#include "engine/hands/hand_tally.h"
#include "math/known_cards/known_deck.h"
#include "math/known_cards/known_lanes.h"

namespace baize::exact::known_cards {

// Numbers of the dealer's hands in comparison with a player's.
template <typename Lanes>
struct Standing {
    Lanes all{};
    Lanes below{};
    Lanes equal{};
    Lanes weak{};  // Below the lowest qualifying hand.
};

// Classes: the kind of the five cards, and whether they would qualify as a dealer's hand.
inline constexpr std::size_t class_count = 20;

template <typename Lanes>
class HandsOnBoard {
  public:
    // A dealer's hand below `lowest_qualifying` does not qualify. Each of four lanes is for a
    // dealer who holds the card of rank `seen` in that suit; a single lane is for a dealer who
    // holds the dealer's card of the deck.
    HandsOnBoard(const Deck& deck, std::uint16_t lowest_qualifying, Rank seen = Rank::two);

    // Calls visit(hole, class, standing) for all hole cards that the player may hold, weakest
    // first.
    // REQUIRES: five cards of the deck.
    template <typename Visit>
    void for_each(CardSet board, Visit&& visit) {
        rank_all(board);
        meet_weak();
        met_ = {};
        for (std::size_t begin = 0; begin < size_;) {
            const std::uint32_t value = hands_[begin] >> 16U;
            std::size_t end = begin;
            for (; end < size_ && hands_[end] >> 16U == value; ++end)
                below_[end] = without(met_, hands_[end]);
            for (std::size_t i = begin; i < end; ++i)
                add(met_, hands_[i]);
            visit_equals(begin, end, visit);
            begin = end;
        }
    }

  private:
    // The visited hands of the dealer: all of them, and those with each card.
    struct ShowdownOutcome {
        Lanes all{};
        std::array<Lanes, card_count> with{};
    };

    using Values = std::array<std::uint32_t, hole_count>;

    struct TwoCards {
        std::uint8_t low = 0;
        std::uint8_t high = 0;
    };

    static constexpr std::size_t none = card_count;

    void rank_all(CardSet board);
    void meet_weak();
    void add(ShowdownOutcome& met, std::uint32_t hand) const;

    // Visits the hands of one value, after all of them have been added.
    template <typename Visit>
    void visit_equals(std::size_t begin, std::size_t end, Visit& visit) const {
        const std::uint32_t value = hands_[begin] >> 16U;
        const bool qualifies = value >= lowest_qualifying_;
        const std::size_t kind = 2 * (value >> 12U) + (qualifies ? 1 : 0);
        const Lanes own_weak = qualifies ? Lanes{} : own_;
        for (std::size_t i = begin; i < end; ++i) {
            const std::uint32_t hand = hands_[i];
            if (is_dealers_only(hand)) continue;
            visit(std::size_t{hand & 0xFFFFU},
                  kind,
                  Standing<Lanes>{alive(dealers_, hand),
                                  alive(below_[i], hand),
                                  alive(without(met_, hand) + own_ - below_[i], hand),
                                  alive(without(weak_, hand) + own_weak, hand)});
        }
    }

    // Hands that share a card with the player's hand cannot be the dealer's.
    [[nodiscard]] Lanes without(const ShowdownOutcome& met, std::uint32_t hand) const {
        const TwoCards two = cards_of_[hand & 0xFFFFU];
        return met.all - met.with[two.low] - met.with[two.high];
    }

    [[nodiscard]] Lanes alive(Lanes counts, std::uint32_t hand) const {
        if constexpr (lane_count<Lanes> == 1) {
            return counts;
        } else {
            const TwoCards two = cards_of_[hand & 0xFFFFU];
            return counts & without_[two.low] & without_[two.high];
        }
    }

    [[nodiscard]] bool is_dealers_only(std::uint32_t hand) const {
        const TwoCards two = cards_of_[hand & 0xFFFFU];
        return two.low == dealer_card_ || two.high == dealer_card_;
    }

    const Deck& deck_;
    std::uint16_t lowest_qualifying_;
    std::size_t dealer_card_ = none;
    std::size_t seen_;
    std::array<TwoCards, hole_count> cards_of_{};
    std::array<HandTally, card_count> tallies_{};
    std::array<Lanes, card_count> without_{};  // For four lanes: a mask without that card's lane.
    Lanes own_{};      // Adds back the player's own hand, which is subtracted twice.
    Lanes dealers_{};  // Hands of the dealer on this board.
    ShowdownOutcome met_{};
    ShowdownOutcome weak_{};
    std::size_t size_ = 0;
    Values hands_{};  // Value of the best five, then number of the hole cards.
    Values sorted_{};
    std::array<Lanes, hole_count> below_{};
};

extern template class HandsOnBoard<One>;
extern template class HandsOnBoard<FourSuits>;

}  // namespace baize::exact::known_cards
