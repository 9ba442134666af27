#include "math/stud/hand_class.h"

#include <algorithm>
#include <bit>

#include "engine/hands/tie_break.h"

namespace baize::exact::stud {
namespace {

// Returns the number of a part. Ranks that may repeat are numbered as different ranks: the second
// lowest is raised by one, the third by two and so on. Smaller parts come first.
std::uint16_t part_number(const std::array<std::uint8_t, hand_size>& ranks, unsigned kept) {
    constexpr std::array<unsigned, hand_size> first{0, 1, 14, 105, 560};
    unsigned number = first[static_cast<std::size_t>(std::popcount(kept))];
    for (unsigned place = 0; kept != 0; ++place, kept &= kept - 1) {
        const unsigned rank = ranks[static_cast<std::size_t>(std::countr_zero(kept))];
        number += tie_break::choose(rank + place, place + 1);
    }
    return static_cast<std::uint16_t>(number);
}

void number_parts(HandClass& hands) {
    for (unsigned kept = 0; kept < proper_parts; ++kept)
        hands.parts[kept] = part_number(hands.ranks, kept);
}

// Twos come first, then naturals. In a class of several suits, the last card has another suit.
CardSet example_of(const HandClass& hands) {
    CardSet cards;
    for (std::size_t i = 0; i < hand_size; ++i) {
        unsigned suit = 0;
        while (cards.contains(Card::of_index(hands.ranks[i] * 4U + suit)))
            ++suit;
        const bool strays = i + 1 == hand_size && !hands.is_of_one_suit;
        if (strays && hands.is_without_pair) suit = 1;
        cards.insert(Card::of_index(hands.ranks[i] * 4U + suit));
    }
    return cards;
}

}  // namespace

HandClasses::HandClasses(const Ranking& ranking) : twos_are_wild_(ranking.twos_are_wild) {
    for_each_rank_counts(hand_size, [&](RankCounts counts) { add_classes(ranking, counts); });
    std::stable_sort(
        classes_.begin(), classes_.end(), [](const HandClass& one, const HandClass& other) {
            return one.value < other.value;
        });
}

void HandClasses::add_classes(const Ranking& ranking, RankCounts counts) {
    HandClass hands{.is_without_pair = true, .counts = counts};
    SuitShape shape;
    std::size_t at = 0;
    for (std::uint8_t rank = 0; rank < rank_count; ++rank) {
        const unsigned count = count_of(counts, rank);
        for (unsigned i = 0; i < count; ++i)
            hands.ranks[at++] = rank;
        if (count == 0) continue;
        if (rank == 0 && twos_are_wild_) {
            hands.wilds = static_cast<std::uint8_t>(count);
            continue;
        }
        hands.naturals.push_back(rank);
        shape.push_back(static_cast<std::uint8_t>(count));
        if (count > 1) hands.is_without_pair = false;
    }
    hands.shape = shape_number(shape);
    number_parts(hands);
    if (hands.is_without_pair) {
        hands.is_of_one_suit = true;
        hands.example = example_of(hands);
        hands.value = ranking.value(hands.example);
        classes_.push_back(hands);
    }
    if (shape.size() == 1 && hands.is_without_pair) return;  // A single card is always of one suit.
    hands.is_of_one_suit = false;
    hands.example = example_of(hands);
    hands.value = ranking.value(hands.example);
    classes_.push_back(hands);
}

std::size_t HandClasses::shape_number(const SuitShape& shape) {
    const auto at = std::find_if(shapes_.begin(), shapes_.end(), [&](const SuitViews& known) {
        return known.shape() == shape;
    });
    const auto number = static_cast<std::size_t>(at - shapes_.begin());
    if (at == shapes_.end()) shapes_.emplace_back(shape);
    return number;
}

}  // namespace baize::exact::stud
