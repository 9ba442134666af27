// Three-card hands. A straight beats a flush here, because with three cards it is rarer.
// [TCP 3.6.1]
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/hand_rank.h"
#include "engine/hands/tie_break.h"

namespace baize {

enum class ThreeCardHand : std::uint8_t {
    odd_cards,
    pair,
    flush,
    straight,
    three_of_a_kind,
    straight_flush
};

using ThreeCardRank = HandRank<ThreeCardHand>;
static_assert(sizeof(ThreeCardRank) == 2);

// The lowest hand that is "this rank high or better" (pairs, flushes and so on included).
[[nodiscard]] constexpr ThreeCardRank lowest_with_high_card(Rank rank) {
    return {ThreeCardHand::odd_cards, tie_break::choose(tie_break::value(rank), 3)};
}

[[nodiscard]] constexpr std::string_view name(ThreeCardHand hand) {
    switch (hand) {
        case ThreeCardHand::odd_cards: return "odd_cards";
        case ThreeCardHand::pair: return "pair";
        case ThreeCardHand::flush: return "flush";
        case ThreeCardHand::straight: return "straight";
        case ThreeCardHand::three_of_a_kind: return "three_of_a_kind";
        case ThreeCardHand::straight_flush: return "straight_flush";
    }
    return {};
}

namespace three_card_detail {

// REQUIRES: high >= middle >= low.
constexpr ThreeCardRank rank_sorted(Rank high, Rank middle, Rank low, bool suited) {
    using tie_break::bit;
    using tie_break::of_group_and_one;
    using tie_break::of_odd_cards;
    using tie_break::of_straight;
    using tie_break::RankMask;
    using tie_break::value;
    if (high == low) return {ThreeCardHand::three_of_a_kind, value(high)};
    if (high == middle) return {ThreeCardHand::pair, of_group_and_one(high, low)};
    if (middle == low) return {ThreeCardHand::pair, of_group_and_one(low, high)};
    const RankMask ranks = bit(high) | bit(middle) | bit(low);
    const bool ace_low = ranks == (bit(Rank::ace) | bit(Rank::three) | bit(Rank::two));
    if (ace_low || value(high) - value(low) == 2) {
        const Rank top = ace_low ? Rank::three : high;  // [TCP 3.6.1(d)] [I-53]
        return {suited ? ThreeCardHand::straight_flush : ThreeCardHand::straight, of_straight(top)};
    }
    return {suited ? ThreeCardHand::flush : ThreeCardHand::odd_cards, of_odd_cards(ranks)};
}

// Every hand by suited (0 or 1), high, middle and low rank, each rank taking four bits.
constexpr std::array<ThreeCardRank, std::size_t{2} * 4096> all_hands() {
    std::array<ThreeCardRank, std::size_t{2} * 4096> ranks{};
    for (unsigned high = 0; high < rank_count; ++high) {
        for (unsigned middle = 0; middle <= high; ++middle) {
            for (unsigned low = 0; low <= middle; ++low) {
                const unsigned place = high << 8U | middle << 4U | low;
                const auto sorted = [&](bool suited) {
                    return rank_sorted(static_cast<Rank>(high),
                                       static_cast<Rank>(middle),
                                       static_cast<Rank>(low),
                                       suited);
                };
                ranks[place] = sorted(false);
                ranks[place | 1U << 12U] = sorted(true);
            }
        }
    }
    return ranks;
}

inline constexpr std::array<ThreeCardRank, std::size_t{2}* 4096> hands = all_hands();

}  // namespace three_card_detail

// REQUIRES: three cards.
[[nodiscard]] constexpr ThreeCardRank rank_three(CardSet three) {
    const std::uint64_t bits = three.bits();
    const auto low = static_cast<unsigned>(std::countr_zero(bits));
    const auto middle = static_cast<unsigned>(std::countr_zero(bits & (bits - 1)));
    const auto high = static_cast<unsigned>(std::bit_width(bits)) - 1U;
    const unsigned suited = (((low ^ middle) | (low ^ high)) & 3U) == 0 ? 1U << 12U : 0U;
    return three_card_detail::hands[suited | (high & 0x3CU) << 6U | (middle & 0x3CU) << 2U |
                                    low >> 2U];
}

}  // namespace baize
