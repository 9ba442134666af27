// Questions about two hole cards and a board that the rules of thumb of the hold'em games ask.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/five_card.h"
#include "engine/hands/rank_counts.h"

namespace baize {

struct HoleCards {
    Rank high{};
    Rank low{};
    bool suited = false;

    // REQUIRES: two cards.
    [[nodiscard]] static constexpr HoleCards of(CardSet hole) {
        const Card one = hole.lowest();
        CardSet rest = hole;
        rest.erase(one);
        const Card other = rest.lowest();  // Not below `one`: cards are ordered by rank.
        return {other.rank(), one.rank(), one.suit() == other.suit()};
    }

    [[nodiscard]] constexpr bool is_pair() const { return high == low; }

    // "K5o": true for this high card with that low card or a better one.
    [[nodiscard]] constexpr bool is(Rank top, Rank least) const {
        return high == top && low >= least;
    }
};

// Returns all four cards of every rank in the set.
[[nodiscard]] constexpr CardSet all_of_ranks_in(CardSet cards) {
    std::uint64_t any = cards.bits() | cards.bits() >> 1U;
    any = (any | any >> 2U) & one_suit;
    return CardSet::of_bits(any * 0xFU);
}

[[nodiscard]] constexpr bool holds_rank(CardSet cards, Rank rank) {
    return (cards.bits() >> (static_cast<unsigned>(rank) * 4U) & 0xFU) != 0;
}

// True if the hand has a pair that the board alone does not have.
[[nodiscard]] constexpr bool has_hidden_pair(CardSet hole, CardSet board) {
    return HoleCards::of(hole).is_pair() || !(all_of_ranks_in(board) & hole).empty();
}

// True for four or more cards of a suit, with a hole card of that suit not below `least`.
[[nodiscard]] constexpr bool has_four_to_a_flush(CardSet hole, CardSet board, Rank least) {
    const CardSet all = hole | board;
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        const CardSet in_suit = CardSet::of_bits(one_suit << suit);
        if ((all & in_suit).size() < 4) continue;
        const auto below = static_cast<unsigned>(least) * 4U;
        const std::uint64_t high_enough = (hole & in_suit).bits() >> below;
        if (high_enough != 0) return true;
    }
    return false;
}

// Returns the size of the largest suit. Intended for few cards.
[[nodiscard]] constexpr std::size_t most_of_a_suit(CardSet cards) {
    std::array<std::uint8_t, suit_count> counts{};
    std::uint8_t most = 0;
    for (; !cards.empty(); cards.erase(cards.lowest()))
        most = std::max(most, ++counts[static_cast<std::size_t>(cards.lowest().suit())]);
    return most;
}

[[nodiscard]] constexpr std::size_t ranks_in(CardSet cards) {
    return all_of_ranks_in(cards).size() / suit_count;
}

// Returns the number of ranks that would complete a straight. REQUIRES: the cards make none yet.
[[nodiscard]] constexpr unsigned straight_outs(CardSet cards) {
    std::uint32_t ranks = 0;
    for (unsigned suit = 0; suit < suit_count; ++suit)
        ranks |= ranks_in_suit(cards, suit);
    ranks = ranks << 1U | (ranks >> (rank_count - 1) & 1U);  // The ace counts at both ends.
    std::uint32_t outs = 0;
    for (unsigned low = 0; low + 5 <= rank_count + 1; ++low) {
        const std::uint32_t missing = 0x1FU << low & ~ranks;
        if (missing != 0 && (missing & (missing - 1)) == 0) outs |= missing;
    }
    outs |= (outs & 1U) << rank_count;
    return static_cast<unsigned>(std::popcount(outs >> 1U));
}

// True if one more card could make a flush with this board.
[[nodiscard]] constexpr bool is_flush_near(CardSet board) {
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        if ((board & CardSet::of_bits(one_suit << suit)).size() >= 4) return true;
    }
    return false;
}

// Returns how many of the unseen cards would, as one of the dealer's, beat the player's hand; the
// count stops at `enough`. If no flush is near, the four cards of a rank are equivalent and one is
// ranked for all. REQUIRES: two hole cards and a board of five cards.
[[nodiscard]] inline std::size_t dealer_outs(CardSet hole,
                                             CardSet board,
                                             std::size_t enough = card_count) {
    const FiveCardRank own = rank_best_five(hole | board);
    const bool by_rank = !is_flush_near(board);
    std::size_t outs = 0;
    CardSet unseen = CardSet::full_deck() - hole - board;
    while (!unseen.empty() && outs < enough) {
        const Card card = unseen.lowest();
        CardSet alike;
        alike.insert(card);
        if (by_rank) alike = all_of_ranks_in(alike) & unseen;
        unseen = unseen - alike;
        CardSet six = board;
        six.insert(card);
        if (rank_best_five(six) > own) outs += alike.size();
    }
    return std::min(outs, enough);
}

}  // namespace baize
