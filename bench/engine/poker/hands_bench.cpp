// Whole hands of poker per second, from the shuffle to the pushed pots, with all rules and the
// event list. The chips are counted after each hand, and a difference is an error.
#include <algorithm>

#include <benchmark/benchmark.h>

#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace {

using namespace baize;         // NOLINT(google-build-using-namespace): a benchmark
using namespace baize::poker;  // NOLINT(google-build-using-namespace)

struct Table {
    Rules rules{};
    Opening opening{};
    std::size_t cards = 0;
    Deck deck = Deck::standard();
};

Table table_for(Variant variant, Structure structure, std::size_t players) {
    Table table;
    table.rules.variant = variant;
    table.rules.betting.structure = structure;
    table.rules.betting.minimum = Money::of_cents(100);
    table.rules.betting.maximum = Money::of_cents(200);
    table.rules.forced.blinds = {Money::of_cents(50), Money::of_cents(100)};
    table.opening.dealt_in = SeatSet::first(players);
    table.opening.button = static_cast<Seat>(players - 1);
    table.opening.postings = {{0, Post::blind, Money::of_cents(50)},
                              {1, Post::blind, Money::of_cents(100)}};
    for (std::size_t seat = 0; seat < players; ++seat)
        table.opening.stacks[seat] = Money::of_cents(20000);
    table.cards = players * facts(variant).hole_cards + 8;
    return table;
}

void shuffle_for(Table& table, SeededSource& source) {
    draw_some(table.deck.stub(), table.cards, source);
    std::ranges::copy(table.deck.stub(), table.opening.deck.begin());
}

// Players are types, not function pointers, so that each benchmark loop is compiled for its player
// and only the engine is measured.

// Any legal action with equal probability, and any legal amount.
constexpr auto random_action = [](const Offers& may, const Hand& hand, SeededSource& source) {
    if (may.discard) return discard(may.seat, hand.cards.hole[may.seat][source.below(3)]);
    const std::uint32_t choices = may.raise ? 3 : 2;
    switch (source.below(choices)) {
        case 0: return fold(may.seat);
        case 1: return may.check ? check(may.seat) : call(may.seat);
        default: break;
    }
    const auto span =
        static_cast<std::uint32_t>((may.raise_to.most - may.raise_to.least).cents() + 1);
    return bet(may.seat, may.raise_to.least + Money::of_cents(source.below(span)));
};

// Like the players in benchmarks of similar programs: never folds when a check is possible.
constexpr auto sensible_action = [](const Offers& may, const Hand& hand, SeededSource& source) {
    const Action action = random_action(may, hand, source);
    return action.does == Does::fold && may.check ? check(may.seat) : action;
};

constexpr auto calling_action = [](const Offers& may, const Hand& hand, SeededSource& source) {
    if (may.discard) return random_action(may, hand, source);
    return may.check ? check(may.seat) : call(may.seat);
};

template <typename Policy>
void play_hands(benchmark::State& state, Table table, Policy&& policy) {
    SeededSource source(7);
    EventList events;
    Money staked;
    for (const Money stack : table.opening.stacks)
        staked += stack;
    std::int64_t actions = 0;
    for (auto each : state) {
        shuffle_for(table, source);
        events.clear();
        Result<Hand> hand = open_hand(table.rules, table.opening, events);
        while (hand->phase != Phase::over) {
            const Offers may = offers(table.rules, *hand);
            if (attempt(table.rules, *hand, policy(may, *hand, source), events).is_refused()) {
                state.SkipWithError("a legal action was refused");
                return;
            }
            ++actions;
        }
        Money left = hand->commission;
        for (const Money stack : hand->stacks)
            left += stack;
        if (left != staked) {
            state.SkipWithError("chips were lost or made");
            return;
        }
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["actions"] =
        static_cast<double>(actions) / static_cast<double>(state.iterations());
}

void holdem_six_random(benchmark::State& state) {
    play_hands(state, table_for(Variant::holdem, Structure::no_limit, 6), random_action);
}

void holdem_six_sensible(benchmark::State& state) {
    play_hands(state, table_for(Variant::holdem, Structure::no_limit, 6), sensible_action);
}

void holdem_six_call_down(benchmark::State& state) {
    play_hands(state, table_for(Variant::holdem, Structure::no_limit, 6), calling_action);
}

void holdem_six_limit_random(benchmark::State& state) {
    play_hands(state, table_for(Variant::holdem, Structure::fixed, 6), random_action);
}

void omaha_hilo_eight_random(benchmark::State& state) {
    play_hands(state, table_for(Variant::omaha_hilo, Structure::pot, 8), random_action);
}

void omaha_hilo_eight_call_down(benchmark::State& state) {
    play_hands(state, table_for(Variant::omaha_hilo, Structure::pot, 8), calling_action);
}

void crazy_pineapple_nine_random(benchmark::State& state) {
    play_hands(state, table_for(Variant::crazy_pineapple, Structure::no_limit, 9), random_action);
}

}  // namespace

BENCHMARK(holdem_six_random);
BENCHMARK(holdem_six_sensible);
BENCHMARK(holdem_six_call_down);
BENCHMARK(holdem_six_limit_random);
BENCHMARK(omaha_hilo_eight_random);
BENCHMARK(omaha_hilo_eight_call_down);
BENCHMARK(crazy_pineapple_nine_random);
