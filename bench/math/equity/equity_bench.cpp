// Time of exact equities of two hands in each game, and of two ranges. The results are compared
// with the expected fractions.
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "math/equity/exact_equity.h"
#include "math/equity/range_text.h"
#include "math/equity/sampled_equity.h"

namespace baize::equity {
namespace {

using poker::Variant;

Question question_of(Variant variant, const std::vector<std::string>& hands) {
    Question question{.variant = variant};
    for (const std::string& hand : hands)
        question.ranges.push_back(read_range(hand, question.game()).range);
    return question;
}

void count(benchmark::State& state,
           Variant variant,
           const std::vector<std::string>& hands,
           std::string_view expected) {
    const Question question = question_of(variant, hands);
    Fraction equity;
    for ([[maybe_unused]] auto _ : state)
        equity = count_exactly(question, Matchups(question)).figures(0).equity;
    if (to_string(equity) != expected) state.SkipWithError("wrong equity");
}

void holdem_pairs(benchmark::State& state) {
    count(state, Variant::holdem, {"AsAh", "KsKh"}, "707495/856152");
}

void holdem_suited(benchmark::State& state) {
    count(state, Variant::holdem, {"AsKs", "QhJh"}, "134243/214038");
}

void holdem_six(benchmark::State& state) {
    count(
        state, Variant::holdem, {"AsKs", "QhJh", "Tc9c", "8d8h", "2s2d", "Ac5d"}, "913811/3948048");
}

void holdem_hilo(benchmark::State& state) {
    count(state, Variant::holdem_hilo, {"As2s", "KhKd"}, "44755/99264");
}

void omaha(benchmark::State& state) {
    count(state, Variant::omaha, {"AsAhKsQh", "JdTd9c8c"}, "1271817/2172016");
}

void omaha_hilo(benchmark::State& state) {
    count(state, Variant::omaha_hilo, {"As2sKhQh", "AdAcTc9c"}, "1140999/2172016");
}

void pineapple(benchmark::State& state) {
    count(state, Variant::pineapple, {"AsKsQh", "JdTd9c"}, "242573/391644");
}

void crazy_pineapple(benchmark::State& state) {
    count(state, Variant::crazy_pineapple, {"AsKsQh", "JdTd9c"}, "910111/1523060");
}

void holdem_ranges(benchmark::State& state) {
    count(state, Variant::holdem, {"QQ+,AKs", "random"}, "1532386649/1922774700");
}

void holdem_sampled(benchmark::State& state) {
    const Question question = question_of(Variant::holdem, {"AA", "random", "random"});
    constexpr Count samples = 100'000;
    Count deals = 0;
    for ([[maybe_unused]] auto _ : state)
        deals += sample_equity(question, {static_cast<std::uint64_t>(samples), 1}).outcomes.deals();
    if (deals != state.iterations() * samples) state.SkipWithError("lost deals");
    state.SetItemsProcessed(deals);
}

BENCHMARK(holdem_pairs)->Unit(benchmark::kMillisecond);
BENCHMARK(holdem_suited)->Unit(benchmark::kMillisecond);
BENCHMARK(holdem_six)->Unit(benchmark::kMillisecond);
BENCHMARK(holdem_hilo)->Unit(benchmark::kMillisecond);
BENCHMARK(omaha)->Unit(benchmark::kMillisecond);
BENCHMARK(omaha_hilo)->Unit(benchmark::kMillisecond);
BENCHMARK(pineapple)->Unit(benchmark::kMillisecond);
BENCHMARK(crazy_pineapple)->Unit(benchmark::kMillisecond);
BENCHMARK(holdem_ranges)->Unit(benchmark::kMillisecond);
BENCHMARK(holdem_sampled)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::equity
