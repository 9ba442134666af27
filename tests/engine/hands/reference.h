// The slow and obvious way to rank a hand, for the exhaustive tests: sort the cards by how often
// their rank occurs and then by rank, name the category, compare from left to right. It shares
// nothing with src/engine/hands.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/hands/hand_rank.h"

namespace baize::reference {

// Category, then up to five ranks (2 to 14, a low ace 1), four bits each: greater is better.
using Value = std::uint32_t;
inline constexpr std::size_t value_count = std::size_t{1} << 24U;

[[nodiscard]] constexpr unsigned category(Value value) {
    return value >> 20U;
}

enum class Shape : std::uint8_t {
    all_different,
    one_pair,
    two_pair,
    three_alike,
    full_house,
    four_alike,
    five_alike
};

struct Sorted {
    std::array<int, 5> ranks{};  // groups first, then high to low; a wheel's ace is 1 and last
    std::array<int, 5> times{};
    bool same_suit = false;
    bool run = false;
};

inline Sorted sorted(std::span<const Card> cards) {
    Sorted result;
    std::array<int, 15> count{};
    for (const Card card : cards)
        ++count[static_cast<std::size_t>(card.rank()) + 2];
    std::array<int, 5>& ranks = result.ranks;
    for (std::size_t i = 0; i < cards.size(); ++i)
        ranks[i] = static_cast<int>(cards[i].rank()) + 2;
    const auto key = [&](int rank) { return count[static_cast<std::size_t>(rank)] * 100 + rank; };
    for (std::size_t i = 0; i < cards.size(); ++i) {
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            if (key(ranks[j]) > key(ranks[i])) std::swap(ranks[i], ranks[j]);
        }
    }
    for (std::size_t i = 0; i < cards.size(); ++i) {
        result.times[i] = count[static_cast<std::size_t>(ranks[i])];
    }
    result.same_suit = std::all_of(
        cards.begin(), cards.end(), [&](Card card) { return card.suit() == cards.front().suit(); });
    const int last = static_cast<int>(cards.size()) - 1;
    const int second = ranks[1];
    const int lowest = ranks[static_cast<std::size_t>(last)];
    if (result.times[0] == 1 && ranks[0] == 14 && lowest == 2 && second == last + 1) {
        std::rotate(ranks.begin(), ranks.begin() + 1, ranks.begin() + last + 1);
        ranks[static_cast<std::size_t>(last)] = 1;  // the ace goes below the two
        result.run = true;
    } else {
        result.run = result.times[0] == 1 && ranks[0] - lowest == last;
    }
    return result;
}

inline Value value(unsigned category, const std::array<int, 5>& ranks) {
    Value packed = category;
    for (const int rank : ranks)
        packed = packed << 4U | static_cast<Value>(rank);
    return packed;
}

inline Shape shape(const Sorted& hand) {
    switch (hand.times[0]) {
        case 5: return Shape::five_alike;
        case 4: return Shape::four_alike;
        case 3: return hand.times[3] == 2 ? Shape::full_house : Shape::three_alike;
        case 2: return hand.times[2] == 2 ? Shape::two_pair : Shape::one_pair;
        default: return Shape::all_different;
    }
}

// Categories by number: 0 odd cards ... 8 straight flush, 9 royal flush.
inline Value five_card(std::span<const Card> cards) {
    const Sorted hand = sorted(cards);
    switch (shape(hand)) {
        case Shape::four_alike: return value(7, hand.ranks);
        case Shape::full_house: return value(6, hand.ranks);
        case Shape::three_alike: return value(3, hand.ranks);
        case Shape::two_pair: return value(2, hand.ranks);
        case Shape::one_pair: return value(1, hand.ranks);
        case Shape::five_alike:
        case Shape::all_different: break;
    }
    if (hand.run && hand.same_suit) return value(hand.ranks[0] == 14 ? 9 : 8, hand.ranks);
    if (hand.same_suit) return value(5, hand.ranks);
    return value(hand.run ? 4 : 0, hand.ranks);
}

// Categories by number: 0 odd cards, pair, flush, straight, three of a kind, 5 straight flush.
inline Value three_card(std::span<const Card> cards) {
    const Sorted hand = sorted(cards);
    if (hand.times[0] == 3) return value(4, hand.ranks);
    if (hand.times[0] == 2) return value(1, hand.ranks);
    if (hand.run) return value(hand.same_suit ? 5 : 3, hand.ranks);
    return value(hand.same_suit ? 2 : 0, hand.ranks);
}

inline std::vector<Card> list(CardSet set) {
    std::vector<Card> cards;
    cards.reserve(7);
    for (; !set.empty(); set.erase(set.lowest()))
        cards.push_back(set.lowest());
    return cards;
}

// Two rankings agree when the same hands are equal in both and the order of the values is the same.
template <typename Hand>
class OrderCheck {
  public:
    // False when this reference value was met with another rank before, or the category differs.
    [[nodiscard]] bool record(Value value, HandRank<Hand> rank) {
        if (category(value) != static_cast<unsigned>(rank.category())) return false;
        std::int32_t& known = ranks_[value];
        if (known == unknown) known = rank.value();
        return known == rank.value();
    }

    // The number of different values, or 0 when a better one has not a greater rank.
    [[nodiscard]] std::size_t count_if_increasing() const {
        std::size_t count = 0;
        std::int32_t last = unknown;
        for (const std::int32_t rank : ranks_) {
            if (rank == unknown) continue;
            if (rank <= last) return 0;
            last = rank;
            ++count;
        }
        return count;
    }

  private:
    static constexpr std::int32_t unknown = -1;
    std::vector<std::int32_t> ranks_ = std::vector<std::int32_t>(value_count, unknown);
};

}  // namespace baize::reference
