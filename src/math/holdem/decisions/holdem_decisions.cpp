#include "math/holdem/decisions/holdem_decisions.h"

#include <algorithm>

#include "math/holdem/boards/holdem_rows.h"

namespace baize::exact::holdem {
namespace {

constexpr std::size_t seen_suits = 3;  // Maximum.

// A class of suit choices that are worth the same.
struct SuitClass {
    SuitBits bits = 0;
    std::uint8_t higher = 0;  // The seen suit of the higher card, counted from 1; 0: another suit.
    std::uint8_t lower = 0;
    bool suited = false;
};

using SuitClasses = StaticVector<SuitClass, 17>;

SuitClasses classes_of(const EarlyBoard& board) {
    std::array<std::uint8_t, suit_count> seen{};
    for (std::size_t i = 0; i < board.suits.size(); ++i)
        seen[board.suits[i].suit] = static_cast<std::uint8_t>(i + 1);
    SuitClasses classes;
    const auto place_of = [&](std::uint8_t higher, std::uint8_t lower, bool suited) -> SuitClass& {
        for (SuitClass& one : classes) {
            if (one.higher == higher && one.lower == lower && one.suited == suited) return one;
        }
        classes.push_back({0, higher, lower, suited});
        return classes.back();
    };
    for (unsigned bit = 0; bit < 16; ++bit) {
        SuitClass& place = place_of(seen[bit / 4], seen[bit % 4], bit / 4 == bit % 4);
        place.bits = static_cast<SuitBits>(place.bits | 1U << bit);
    }
    return classes;
}

constexpr Choices all_live = [] {
    Choices live{};
    for (std::size_t pair = 0; pair < pair_count; ++pair)
        live[pair] = pairs[pair].is_pocket() ? pocket_bits : SuitBits{0xFFFF};
    return live;
}();

Choices live_on(const EarlyBoard& board) {
    Choices live = all_live;
    for (CardSet left = board.cards; !left.empty(); left.erase(left.lowest())) {
        const auto rank = static_cast<unsigned>(left.lowest().rank());
        for (unsigned other = 0; other < rank_count; ++other) {
            const unsigned pair = pair_of(rank, other);
            live[pair] = board.live(pairs[pair]);
        }
    }
    return live;
}

// Rows of pairs: the gain without cards of the seen suits, and the additional gain for each seen
// suit that has the higher card, the lower card, or both.
template <typename Sum>
struct GainRows {
    using Row = std::array<Sum, pair_places>;
    Row all;
    std::array<Row, seen_suits + 1> higher;
    std::array<Row, seen_suits + 1> lower;
    std::array<Row, seen_suits + 1> both;
    std::array<Row, 2> chosen{};
    std::array<Row, 2> always{};
};

template <typename Sum>
[[gnu::always_inline]] inline void see_row(const Sum* row, std::size_t suit, GainRows<Sum>& rows) {
    for (std::size_t i = 0; i < pair_places; ++i) {
        const Sum out = row[i];
        const Sum higher = row[first_split + i];
        const Sum lower = row[first_lower_in + i];
        rows.all[i] += out;
        rows.higher[suit][i] = higher - out;
        rows.lower[suit][i] = lower - out;
        rows.both[suit][i] = row[first_suited + i] - higher - lower + out;
    }
}

// Decides for all pairs with one class of suits.
template <typename Sum>
[[gnu::always_inline]] inline void choose_row(const SuitClass& suits,
                                              const Choices& live,
                                              GainRows<Sum>& rows,
                                              Choices& choices) {
    const bool both = suits.suited && suits.higher != 0;
    const Sum* const higher = rows.higher[suits.higher].data();
    const Sum* const lower = rows.lower[suits.lower].data();
    const Sum* const with_both = rows.both[both ? suits.higher : 0].data();
    std::array<Sum, pair_places> gains;
    std::array<std::uint16_t, pair_places> gaining;
    for (std::size_t i = 0; i < pair_places; ++i)
        gains[i] = rows.all[i] + higher[i] + lower[i] + with_both[i];
    for (std::size_t i = 0; i < pair_places; ++i)
        gaining[i] = gains[i] > 0 ? 0xFFFF : 0;
    std::array<std::uint16_t, pair_places> counts;
    for (std::size_t i = 0; i < pair_places; ++i) {
        const auto bits = static_cast<std::uint16_t>(live[i] & suits.bits);
        choices[i] = static_cast<SuitBits>(choices[i] | (bits & gaining[i]));
        // Counts the bits by adding them in pairs, fours and eights.
        auto count = static_cast<std::uint16_t>(bits - (bits >> 1U & 0x5555U));
        count = static_cast<std::uint16_t>((count & 0x3333U) + (count >> 2U & 0x3333U));
        count = static_cast<std::uint16_t>((count + (count >> 4U)) & 0x0F0FU);
        counts[i] = static_cast<std::uint16_t>((count + (count >> 8U)) & 0x1FU);
    }
    Sum* const chosen = rows.chosen[suits.suited ? 1 : 0].data();
    Sum* const always = rows.always[suits.suited ? 1 : 0].data();
    for (std::size_t i = 0; i < pair_places; ++i)
        gains[i] *= static_cast<Sum>(counts[i]);
    for (std::size_t i = 0; i < pair_places; ++i)
        always[i] += gains[i];
    for (std::size_t i = 0; i < pair_places; ++i)
        chosen[i] += std::max(gains[i], Sum{0});
}

BAIZE_WIDE void see(const std::int32_t* row, std::size_t suit, GainRows<std::int32_t>& rows) {
    see_row(row, suit, rows);
}

void see(const std::int64_t* row, std::size_t suit, GainRows<std::int64_t>& rows) {
    see_row(row, suit, rows);
}

BAIZE_WIDE void choose_of(const SuitClass& suits,
                          const Choices& live,
                          GainRows<std::int32_t>& rows,
                          Choices& choices) {
    choose_row(suits, live, rows, choices);
}

void choose_of(const SuitClass& suits,
               const Choices& live,
               GainRows<std::int64_t>& rows,
               Choices& choices) {
    choose_row(suits, live, rows, choices);
}

}  // namespace

void GainsByStart::add(const GainsByStart& other) {
    for (std::size_t suited = 0; suited < 2; ++suited) {
        for (std::size_t pair = 0; pair < pair_count; ++pair) {
            chosen[suited][pair] += other.chosen[suited][pair];
            always[suited][pair] += other.always[suited][pair];
        }
    }
}

template <typename Sum>
Choices choose_to_gain(const EarlyBoard& board,
                       std::span<const Sum> by_ranks,
                       std::span<const Sum> by_suit,
                       GainsByStart& gains) {
    GainRows<Sum> rows;
    for (auto* no_suit : {&rows.higher[0], &rows.lower[0], &rows.both[0]})
        no_suit->fill(0);
    const Sum* ranks = &by_ranks[board.ranks * pair_places];
    std::copy(ranks, ranks + pair_places, rows.all.begin());
    for (std::size_t i = 0; i < board.suits.size(); ++i)
        see(&by_suit[board.suits[i].number * hole_places], i + 1, rows);
    const Choices live = live_on(board);
    Choices choices{};
    for (const SuitClass& suits : classes_of(board))
        choose_of(suits, live, rows, choices);
    for (std::size_t suited = 0; suited < 2; ++suited) {
        for (std::size_t i = 0; i < pair_places; ++i) {
            gains.chosen[suited][i] += std::int64_t{rows.chosen[suited][i]} * board.deals;
            gains.always[suited][i] += std::int64_t{rows.always[suited][i]} * board.deals;
        }
    }
    return choices;
}

template Choices choose_to_gain(const EarlyBoard&,
                                std::span<const std::int32_t>,
                                std::span<const std::int32_t>,
                                GainsByStart&);
template Choices choose_to_gain(const EarlyBoard&,
                                std::span<const std::int64_t>,
                                std::span<const std::int64_t>,
                                GainsByStart&);

void count_choices(const EarlyBoard& board, const Choices& choices, CountedChoices& counted) {
    constexpr std::uint64_t ones = 0x0001'0001'0001'0001;
    // A lane has four digits of four bits; each digit is less than 16 in all sums.
    const auto sum_of_digits = [](std::uint64_t digits) {
        digits = (digits & 0x0F0F * ones) + (digits >> 4U & 0x0F0F * ones);
        return (digits + (digits >> 8U)) & 0xFF * ones;
    };
    const auto bits_of_digits = [](std::uint64_t bits) {
        bits = (bits & 0x5555 * ones) + (bits >> 1U & 0x5555 * ones);
        return (bits & 0x3333 * ones) + (bits >> 2U & 0x3333 * ones);
    };
    const auto words = std::bit_cast<Lanes>(choices);
    for (std::size_t i = 0; i < words.size(); ++i)
        counted.all[i] += sum_of_digits(bits_of_digits(words[i]));
    for (std::size_t at = 0; at < board.suits.size(); ++at) {
        const unsigned suit = board.suits[at].suit;
        for (std::size_t i = 0; i < words.size(); ++i) {
            counted.higher[at][i] += bits_of_digits(words[i] >> (4 * suit) & 0xF * ones);
            counted.lower[at][i] += sum_of_digits(words[i] >> suit & 0x1111 * ones);
            counted.both[at][i] += words[i] >> (5 * suit) & ones;
        }
    }
}

// A pocket pair is counted once, whichever of its cards is in.
void add_choices(const EarlyBoard& board,
                 const CountedChoices& counted,
                 std::span<std::uint32_t> by_ranks,
                 std::span<std::int16_t> by_suit) {
    using Numbers = std::array<std::uint16_t, pair_places>;
    const unsigned deals = board.deals;
    const auto all = std::bit_cast<Numbers>(counted.all);
    for (std::size_t pair = 0; pair < pair_count; ++pair)
        by_ranks[board.ranks * pair_places + pair] += all[pair] * deals;
    for (std::size_t at = 0; at < board.suits.size(); ++at) {
        const auto higher = std::bit_cast<Numbers>(counted.higher[at]);
        const auto lower = std::bit_cast<Numbers>(counted.lower[at]);
        const auto both = std::bit_cast<Numbers>(counted.both[at]);
        std::int16_t* out = &by_suit[board.suits[at].number * hole_places];
        std::int16_t* higher_in = out + first_split;
        std::int16_t* lower_in = out + first_lower_in;
        std::int16_t* both_in = out + first_suited;
        const auto deals_of = [deals](int old, int number) {
            const auto some =
                static_cast<std::uint16_t>(static_cast<std::uint16_t>(number) * deals);
            return static_cast<std::int16_t>(old + some);
        };
        for (std::size_t i = 0; i < pair_places; ++i) {
            out[i] = deals_of(out[i], all[i] + both[i] - higher[i] - lower[i]);
            higher_in[i] = deals_of(higher_in[i], higher[i] - both[i]);
            lower_in[i] = deals_of(lower_in[i], lower[i] - both[i]);
            both_in[i] = deals_of(both_in[i], both[i]);
        }
        for (unsigned rank = 0; rank < rank_count; ++rank) {
            const unsigned pocket = pair_of(rank, rank);
            higher_in[pocket] = static_cast<std::int16_t>(higher_in[pocket] + lower_in[pocket]);
            lower_in[pocket] = 0;
        }
    }
}

}  // namespace baize::exact::holdem
