// Ranks every hand of seven cards, 133,784,560 of them, one after the other: in seven nested loops,
// each adding a card to the hand so far, and in five loops with the last two cards taken from a
// list of pairs, as an equity goes through hole cards for one board. The sum of all ranks is
// compared with its expected value.
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/hands/five_card.h"

namespace baize {
namespace {

constexpr std::int64_t all_hands = 133'784'560;
constexpr std::uint64_t sum_of_all = 1'010'010'444'548;

CardSet one_card(std::size_t index) {
    return CardSet::of_bits(std::uint64_t{1} << index);
}

// A hand that grows card by card: the tally ranks it, and the cards are needed only for a flush.
struct GrowingHand {
    CardSet cards{};
    HandTally tally{};

    friend GrowingHand operator+(GrowingHand one, GrowingHand other) {
        return {one.cards | other.cards, one.tally + other.tally};
    }
};

GrowingHand single(std::size_t index) {
    return {one_card(index), card_tallies[index]};
}

// Calls sum_from(four, next) for every set of four cards; `next` is the index after the last of
// them.
template <typename SumFrom>
std::uint64_t sum_over_fours(SumFrom&& sum_from) {
    std::uint64_t sum = 0;
    for (std::size_t a = 0; a < card_count; ++a) {
        for (std::size_t b = a + 1; b < card_count; ++b) {
            const GrowingHand two = single(a) + single(b);
            for (std::size_t c = b + 1; c < card_count; ++c) {
                for (std::size_t d = c + 1; d < card_count; ++d)
                    sum += sum_from(two + single(c) + single(d), d + 1);
            }
        }
    }
    return sum;
}

template <typename SumFrom>
void sum_all(benchmark::State& state, SumFrom&& sum_from) {
    std::uint64_t sum = 0;
    for ([[maybe_unused]] auto _ : state) {
        sum = sum_over_fours(sum_from);
        benchmark::DoNotOptimize(std::as_const(sum));  // g++ 12 drops a non-const variable at -O1
    }
    if (sum != sum_of_all) state.SkipWithError("wrong checksum");
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * all_hands);
}

// If two more cards cannot make a flush, no hand is checked for one.
[[gnu::noinline]] std::uint64_t sum_nested(const GrowingHand four, std::size_t next) {
    std::uint64_t sum = 0;
    for (std::size_t e = next; e < card_count; ++e) {
        const GrowingHand five = four + single(e);
        const bool may_flush = !five.tally.suits_to_flush_with(2).empty();
        for (std::size_t f = e + 1; f < card_count; ++f) {
            const GrowingHand six = five + single(f);
            if (!may_flush) {
                for (std::size_t g = f + 1; g < card_count; ++g)
                    sum += rank_mixed(six.tally + card_tallies[g]).value();
                continue;
            }
            for (std::size_t g = f + 1; g < card_count; ++g) {
                const HandTally seven = six.tally + card_tallies[g];
                sum += rank_best_five(seven, [&] { return six.cards | one_card(g); }).value();
            }
        }
    }
    return sum;
}

void every_seven_nested(benchmark::State& state) {
    sum_all(state, sum_nested);
}

// Lists pairs of the highest cards first, so that all pairs from a given card up are at the start.
struct Pairs {
    std::vector<HandTally> tallies;
    std::vector<CardSet> cards;
    std::array<std::size_t, card_count + 1> from_card_up{};

    Pairs() {
        for (std::size_t low = card_count; low-- > 0;) {
            for (std::size_t high = low + 1; high < card_count; ++high) {
                tallies.push_back(card_tallies[low] + card_tallies[high]);
                cards.push_back(one_card(low) | one_card(high));
            }
            from_card_up[low] = tallies.size();
        }
    }
};

[[gnu::noinline]] std::uint64_t sum_by_pairs(const Pairs& last_two,
                                             const GrowingHand four,
                                             std::size_t next) {
    std::uint64_t sum = 0;
    for (std::size_t e = next; e < card_count; ++e) {
        const GrowingHand five = four + single(e);
        const std::size_t count = last_two.from_card_up[e + 1];
        if (five.tally.suits_to_flush_with(2).empty()) {
            for (std::size_t i = 0; i < count; ++i)
                sum += rank_mixed(five.tally + last_two.tallies[i]).value();
            continue;
        }
        for (std::size_t i = 0; i < count; ++i) {
            const HandTally seven = five.tally + last_two.tallies[i];
            sum += rank_best_five(seven, [&] { return five.cards | last_two.cards[i]; }).value();
        }
    }
    return sum;
}

void every_seven_by_pairs(benchmark::State& state) {
    const Pairs last_two;
    sum_all(state, [&](const GrowingHand four, std::size_t next) {
        return sum_by_pairs(last_two, four, next);
    });
}

BENCHMARK(every_seven_nested);
BENCHMARK(every_seven_by_pairs);

}  // namespace
}  // namespace baize
