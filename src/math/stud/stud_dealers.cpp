#include "math/stud/stud_dealers.h"

#include <bit>

#include "engine/hands/tie_break.h"

namespace baize::exact::stud {
namespace {

constexpr RankMask rank_bit(std::size_t rank) {
    return RankMask{1} << rank;
}

// Inclusion and exclusion: parts with an even number of cards are added, other parts are
// subtracted.
constexpr std::array<std::int32_t, proper_parts> signs_of_parts() {
    std::array<std::int32_t, proper_parts> signs{};
    for (unsigned kept = 0; kept < proper_parts; ++kept)
        signs[kept] = std::popcount(kept) % 2 == 0 ? 1 : -1;
    return signs;
}

constexpr std::array<std::int32_t, proper_parts> part_signs = signs_of_parts();

// Returns the places whose rank equals the rank of the place before.
unsigned repeated_places(const HandClass& hands) {
    unsigned repeated = 0;
    for (unsigned place = 1; place < hand_size; ++place)
        repeated |= (hands.ranks[place] == hands.ranks[place - 1] ? 1U : 0U) << place;
    return repeated;
}

// Returns the number of hands of these ranks that contain certain cards: the choices of suits for
// the other cards.
std::int32_t hands_with(const HandClass& hands, RankCounts certain) {
    std::int32_t ways = 1;
    for (std::size_t place = 0; place < hand_size; ++place) {
        const std::size_t rank = hands.ranks[place];
        if (place > 0 && hands.ranks[place - 1] == rank) continue;
        const unsigned held = count_of(certain, rank);
        const unsigned more = count_of(hands.counts, rank) - held;
        ways *= static_cast<std::int32_t>(tie_break::choose(4 - held, more));
    }
    return ways;
}

}  // namespace

DealerCounts::DealerCounts(std::size_t up_rank, bool twos_are_wild)
    : up_rank_(up_rank),
      all_naturals_(twos_are_wild ? 0x1FFEU : 0x1FFFU),
      up_card_is_wild_(twos_are_wild && up_rank == 0),
      most_wilds_(twos_are_wild ? (up_rank == 0 ? 3U : 4U) : 0U),
      of_one_suit_(most_wilds_ + 1) {}

void DealerCounts::add(const HandClass& hands) {
    if (count_of(hands.counts, up_rank_) == 0) return;
    if (!hands.is_of_one_suit) add_by_rank(hands);
    if (hands.is_without_pair) add_of_one_suit(hands, hands.is_of_one_suit ? 1 : -1);
}

// Adds all hands of these ranks, including those of one suit.
void DealerCounts::add_by_rank(const HandClass& hands) {
    unsigned up_place = 0;  // The last place of that rank is the up card.
    for (unsigned place = 0; place < hand_size; ++place)
        if (hands.ranks[place] == up_rank_) up_place = place;
    const unsigned others = 0b11111U & ~(1U << up_place);
    const unsigned repeated = repeated_places(hands);
    for (unsigned kept = others;; kept = (kept - 1) & others) {
        // If ranks are equal, the first places are kept, so that no part is counted twice.
        const bool is_first = (((kept & repeated) >> 1U) & ~kept) == 0;
        if (is_first) {
            RankCounts certain = RankCounts{1} << (4U * up_rank_);
            for (unsigned left = kept; left != 0; left &= left - 1) {
                const auto place = static_cast<std::size_t>(std::countr_zero(left));
                certain += RankCounts{1} << (4U * hands.ranks[place]);
            }
            holding_[hands.parts[kept]] += hands_with(hands, certain);
        }
        if (kept == 0) break;
    }
}

// Returns the ways to choose the wild twos of a hand when the player holds `taken` of them.
std::int32_t DealerCounts::ways_of_wilds(unsigned taken, unsigned wilds) const {
    const unsigned shown = up_card_is_wild_ ? 1U : 0U;
    return static_cast<std::int32_t>(tie_break::choose(4 - taken - shown, wilds - shown));
}

void DealerCounts::add_of_one_suit(const HandClass& hands, std::int32_t sign) {
    RankMask others = all_naturals_;
    for (const std::uint8_t rank : hands.naturals)
        others &= ~rank_bit(rank);
    for (unsigned taken = 0; taken <= most_wilds_; ++taken) {
        const std::int32_t count = sign * ways_of_wilds(taken, hands.wilds);
        if (count == 0) continue;
        auto& by_ranks = of_one_suit_[taken];
        for (RankMask held = others;; held = (held - 1) & others) {
            by_ranks[held] += count;
            if (held == 0) break;
        }
    }
}

DealerHands DealerCounts::against(const HandClass& player) const {
    DealerHands hands;
    if (count_of(player.counts, up_rank_) == suit_count) return hands;
    for (std::size_t kept = 0; kept < proper_parts; ++kept)
        hands.were_suits_nothing += part_signs[kept] * holding_[player.parts[kept]];
    const auto& by_ranks = of_one_suit_[player.wilds];
    std::array<RankMask, places_max> ranks_at{};
    for (std::size_t held = 0; held < std::size_t{1} << player.naturals.size(); ++held) {
        if (held != 0) {
            const auto lowest = static_cast<std::size_t>(std::countr_zero(held));
            ranks_at[held] = ranks_at[held & (held - 1)] | rank_bit(player.naturals[lowest]);
        }
        hands.of_one_suit[held] = by_ranks[ranks_at[held]];
    }
    return hands;
}

}  // namespace baize::exact::stud
