// Rankings per second over a fixed batch of hands, in ascending order of their cards (neighbours
// similar) and in random order (as at a table). The sum of all ranks is compared with its expected
// value.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/core/card_set.h"
#include "engine/core/deck.h"
#include "engine/hands/five_card.h"
#include "engine/hands/low.h"
#include "engine/hands/three_card.h"
#include "engine/hands/wild.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize {
namespace {

constexpr std::size_t batch = std::size_t{1} << 16U;

enum class Order : std::uint8_t { ascending, random };

std::vector<CardSet> hands_of(std::size_t cards, Order order) {
    SeededSource source(cards);
    Deck deck = Deck::standard();
    std::vector<CardSet> hands;
    for (std::size_t i = 0; i < batch; ++i) {
        draw_some(deck.stub(), cards, source);
        hands.push_back(CardSet::of(deck.stub().first(cards)));
    }
    if (order == Order::ascending) {
        std::sort(hands.begin(), hands.end(), [](CardSet one, CardSet other) {
            return one.bits() < other.bits();
        });
    }
    return hands;
}

template <typename Ranking>
void rank_all(benchmark::State& state,
              std::size_t cards,
              Order order,
              std::uint64_t checksum,
              Ranking ranking) {
    const std::vector<CardSet> hands = hands_of(cards, order);
    std::uint64_t sum = 0;
    for ([[maybe_unused]] auto _ : state) {
        sum = 0;
        for (const CardSet hand : hands)
            sum += ranking(hand);
        benchmark::DoNotOptimize(sum);
    }
    if (sum != checksum) state.SkipWithError("wrong checksum");
    const auto rounds = static_cast<std::int64_t>(state.iterations());
    state.SetItemsProcessed(rounds * static_cast<std::int64_t>(batch));
}

void three_card(benchmark::State& state, Order order) {
    rank_all(state, 3, order, 112'734'578, [](CardSet hand) { return rank_three(hand).value(); });
}

void five_card(benchmark::State& state, Order order) {
    rank_all(state, 5, order, 239'627'528, [](CardSet hand) { return rank_five(hand).value(); });
}

void seven_card(benchmark::State& state, Order order) {
    rank_all(
        state, 7, order, 492'690'905, [](CardSet hand) { return rank_best_five(hand).value(); });
}

void wild(benchmark::State& state, Order order) {
    rank_all(state, 5, order, 418'342'308, [](CardSet hand) { return rank_wild(hand).value(); });
}

void wild_jackpot(benchmark::State& state, Order order) {
    rank_all(state, 5, order, 555, [](CardSet hand) {
        return static_cast<unsigned>(jackpot_value(hand));
    });
}

void low(benchmark::State& state, Order order) {
    rank_all(state, 7, order, 1'783'721, [](CardSet hand) {
        return rank_low(hand).qualifies() ? rank_low(hand).ranks() : 0U;
    });
}

BENCHMARK_CAPTURE(three_card, ascending, Order::ascending);
BENCHMARK_CAPTURE(three_card, random, Order::random);
BENCHMARK_CAPTURE(five_card, ascending, Order::ascending);
BENCHMARK_CAPTURE(five_card, random, Order::random);
BENCHMARK_CAPTURE(seven_card, ascending, Order::ascending);
BENCHMARK_CAPTURE(seven_card, random, Order::random);
BENCHMARK_CAPTURE(wild, ascending, Order::ascending);
BENCHMARK_CAPTURE(wild, random, Order::random);
BENCHMARK_CAPTURE(wild_jackpot, ascending, Order::ascending);
BENCHMARK_CAPTURE(wild_jackpot, random, Order::random);
BENCHMARK_CAPTURE(low, ascending, Order::ascending);
BENCHMARK_CAPTURE(low, random, Order::random);

}  // namespace
}  // namespace baize
