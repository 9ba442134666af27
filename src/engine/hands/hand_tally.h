// The information about some cards that ranking needs, as one number to which each card is added.
// Code that walks through many hands adds the next card to the hand so far instead of reading all
// cards again.
//
// The low half is a sum of numbers, one for each rank. The numbers were found by trial: sums over
// five, six or seven cards are equal only when the rank counts are, so the sum finds the hand in a
// table (engine/hands/five_card.h). The high half counts suits, a byte each. A card adds 28: five
// cards of a suit, and no fewer, set the top bit of the byte, and nine do not overflow it.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/rank_counts.h"

namespace baize {

// Changing any of these moves every hand in the table; tools/hand_tables.cpp stops the build when
// two rank counts have the same sum.
inline constexpr std::array<std::uint32_t, rank_count> rank_numbers{86'040,
                                                                    4'345'856,
                                                                    3'350'528,
                                                                    1'167'360,
                                                                    577'536,
                                                                    4'633'343,
                                                                    4'691'080,
                                                                    4'678'053,
                                                                    4'775'957,
                                                                    4'723'338,
                                                                    4'785'087,
                                                                    4'715'154,
                                                                    4'666'164};

// A tally of at most nine cards.
class HandTally {
  public:
    constexpr HandTally() = default;  // no card

    [[nodiscard]] static constexpr HandTally of(Card card) {
        const auto suit = static_cast<unsigned>(card.suit());
        return HandTally(rank_number(card.rank()) | suit_step << (suits_at + 8U * suit));
    }

    // Takes seven table lookups for any number of cards.
    [[nodiscard]] static HandTally of(CardSet cards);

    // A card without its suit, for ranking that ignores flushes.
    [[nodiscard]] static constexpr HandTally of(Rank rank) { return HandTally(rank_number(rank)); }

    [[nodiscard]] static constexpr HandTally of_counts(RankCounts counts) {
        std::uint64_t sum = 0;
        for (std::size_t rank = 0; rank < rank_count; ++rank)
            sum += rank_number(static_cast<Rank>(rank)) * count_of(counts, rank);
        return HandTally(sum);
    }

    [[nodiscard]] constexpr bool has_flush() const { return (word_ & flush_marks) != 0; }

    // REQUIRES: has_flush().
    [[nodiscard]] constexpr unsigned flush_suit() const {
        return (static_cast<unsigned>(std::countr_zero(word_ & flush_marks)) - suits_at) / 8U;
    }

    // All cards of the suits in which `more` further cards could make a flush: with three spades on
    // a board and two cards to come, all thirteen spades. If empty, rank_mixed is enough.
    [[nodiscard]] constexpr CardSet suits_to_flush_with(unsigned more) const {
        const std::uint64_t marks = (word_ + one_of_each * more) & flush_marks;
        // Compress bits 0, 8, 16 and 24 into neighbouring bits; the partial products do not
        // overlap.
        const std::uint64_t suits = (marks >> (suits_at + 7U)) * 0x204081U >> 21U & 0xFU;
        return CardSet::of_bits(one_suit * suits);
    }

    [[nodiscard]] constexpr std::uint32_t rank_sum() const {
        return static_cast<std::uint32_t>(word_);
    }

    friend constexpr HandTally operator+(HandTally one, HandTally other) {
        return HandTally(one.word_ + other.word_);
    }

    // REQUIRES: `all` contains the cards of `taken`.
    friend constexpr HandTally operator-(HandTally all, HandTally taken) {
        return HandTally(all.word_ - taken.word_);
    }

    constexpr HandTally& operator+=(HandTally other) { return *this = *this + other; }

    friend constexpr bool operator==(HandTally, HandTally) = default;

  private:
    static constexpr unsigned suits_at = 32;
    static constexpr std::uint64_t suit_step = 28;
    static constexpr std::uint64_t one_of_each = (suit_step * 0x01010101U) << suits_at;
    static constexpr std::uint64_t flush_marks = std::uint64_t{0x80808080} << suits_at;

    constexpr explicit HandTally(std::uint64_t word) : word_(word) {}

    [[nodiscard]] static constexpr std::uint64_t rank_number(Rank rank) {
        return rank_numbers[static_cast<std::size_t>(rank)];
    }

    std::uint64_t word_ = 0;
};

static_assert(sizeof(HandTally) == 8);

// The tally of each card by index, for inner loops.
inline constexpr std::array<HandTally, card_count> card_tallies = [] {
    std::array<HandTally, card_count> tallies{};
    for (std::size_t index = 0; index < card_count; ++index)
        tallies[index] = HandTally::of(Card::of_index(index));
    return tallies;
}();

// The tallies of two neighbouring ranks, indexed by their eight bits in a CardSet.
using TallyOfTwoRanks = std::array<HandTally, 256>;
extern const std::array<TallyOfTwoRanks, 7> tallies_of_bits;

inline HandTally HandTally::of(CardSet cards) {
    std::uint64_t bits = cards.bits();
    const auto low = [&] { return static_cast<std::uint8_t>(bits); };
    const auto next = [&] { return static_cast<std::uint8_t>(bits >> 8U); };
    HandTally tally = tallies_of_bits[0][low()] + tallies_of_bits[1][next()];
    bits >>= 16U;
    tally += tallies_of_bits[2][low()] + tallies_of_bits[3][next()];
    bits >>= 16U;
    tally += tallies_of_bits[4][low()] + tallies_of_bits[5][next()];
    return tally + tallies_of_bits[6][bits >> 16U];
}

}  // namespace baize
