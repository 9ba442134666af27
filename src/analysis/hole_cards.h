// What a player sees in two hole cards and a board: questions that the rules of thumb of the
// hold'em games ask.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "core/card.h"
#include "core/card_set.h"
#include "hands/five_card.h"
#include "hands/rank_counts.h"

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
        const Card other = rest.lowest();  // not below `one`: cards are ordered by rank
        return {other.rank(), one.rank(), one.suit() == other.suit()};
    }

    [[nodiscard]] constexpr bool is_pair() const { return high == low; }

    // "K5o": this high card with that low card or a better one.
    [[nodiscard]] constexpr bool is(Rank top, Rank least) const {
        return high == top && low >= least;
    }
};

// All four cards of every rank in the set.
[[nodiscard]] constexpr CardSet all_of_ranks_in(CardSet cards) {
    std::uint64_t any = cards.bits() | cards.bits() >> 1U;
    any = (any | any >> 2U) & one_suit;
    return CardSet::of_bits(any * 0xFU);
}

// A pair that the board does not have by itself.
[[nodiscard]] constexpr bool has_hidden_pair(CardSet hole, CardSet board) {
    return HoleCards::of(hole).is_pair() || !(all_of_ranks_in(board) & hole).empty();
}

// Four or more of a suit, with a hole card of that suit not below `least`.
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

// Could one more card make a flush with this board?
[[nodiscard]] constexpr bool is_flush_near(CardSet board) {
    for (unsigned suit = 0; suit < suit_count; ++suit) {
        if ((board & CardSet::of_bits(one_suit << suit)).size() >= 4) return true;
    }
    return false;
}

// How many of the cards not seen would, as one of the dealer's, beat the player's hand; counting
// stops at `enough`. Where no flush is near, the four cards of a rank do the same and one is ranked
// for all. REQUIRES: two hole cards and a board of five.
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
