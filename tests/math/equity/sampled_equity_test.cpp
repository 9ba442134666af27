// Tests that sampling comes near the exact figure, and gives the same result for any number of
// threads.
#include "math/equity/sampled_equity.h"

#include <cmath>

#include <gtest/gtest.h>

#include "math/equity/questions.h"

namespace baize::equity {
namespace {

using poker::Variant;

constexpr std::uint64_t many = 20'000;

double machine_number(const Fraction& fraction) {
    return std::stod(decimal(fraction, 12));
}

// Returns by how many standard errors the sampled equity differs from the exact one.
double errors_off(const SampledOutcomes& sampled, const Outcomes& exact, std::size_t hand) {
    const auto samples = static_cast<double>(sampled.outcomes.deals());
    const auto pot = static_cast<double>(pot_parts);
    const double mean = machine_number(sampled.outcomes.figures(hand).equity);
    const double square = static_cast<double>(sampled.squares[hand]) / samples / pot / pot;
    const double error = std::sqrt((square - mean * mean) / (samples - 1));
    return std::abs(mean - machine_number(exact.figures(hand).equity)) / error;
}

TEST(SampledEquity, IsNearTheExactFigure) {
    struct Case {
        Variant variant;
        std::vector<std::string> hands;
        std::string board;
        std::string dead;
        std::uint64_t samples = many;
    };

    const std::vector<Case> cases{
        {Variant::holdem, {"AsKs", "QhQd"}, "", ""},
        {Variant::holdem, {"AKs,QQ", "JJ+,AQs", "99"}, "2s7sJd", "Ah"},
        {Variant::holdem, {"AsKs", "random"}, "2s7sJd", ""},
        {Variant::holdem_hilo, {"As2s", "KhKd"}, "", ""},
        {Variant::omaha, {"AAKK", "9d9c8d8c"}, "TsTd2s", ""},
        {Variant::omaha_hilo, {"As2s3hKh", "4d5d6c7c"}, "", ""},
        {Variant::pineapple, {"AsKsQh", "9d9c8d"}, "", ""},
        {Variant::crazy_pineapple, {"AsKsQh", "9d9c8d"}, "Ts4s2d", ""},
        {Variant::crazy_pineapple_hilo,
         {"As3sQh", "9d9c8d"},
         "",
         "2c3c4c5c6c7c8c2d3d4d5d6d7dTcJcQcKcTdJdQdKdAdAc",
         2'000},
    };
    for (const Case& each : cases) {
        SCOPED_TRACE(testing::Message() << each.hands[0] << ' ' << each.board);
        const Question question = asked(each.variant, each.hands, each.board, each.dead);
        const SampledOutcomes sampled = sample_equity(question, {each.samples, 5});
        ASSERT_FALSE(sampled.gave_up);
        EXPECT_EQ(sampled.outcomes.deals(), static_cast<Count>(each.samples));
        const Outcomes exact = answered(question);
        for (std::size_t hand = 0; hand < each.hands.size(); ++hand)
            EXPECT_LT(errors_off(sampled, exact, hand), 4);
    }
}

TEST(SampledEquity, ResultDoesNotDependOnTheNumberOfWorkers) {
    const Question question = asked(Variant::omaha_hilo, {"AAxx", "random", "KKxx"}, "2s7sJd");
    const ParallelExecutor three{.workers = 3, .run = [](std::size_t count, const Task& task) {
                                     for (std::size_t i = count; i-- > 0;)
                                         task(i, i % 3);
                                 }};
    const SampledOutcomes alone = sample_equity(question, {4'500, 7});
    const SampledOutcomes shared = sample_equity(question, {4'500, 7}, three);
    EXPECT_EQ(alone.outcomes, shared.outcomes);
    EXPECT_EQ(alone.squares, shared.squares);
    EXPECT_NE(alone.outcomes, sample_equity(question, {4'500, 8}).outcomes);
}

// Ten random hands of four cards have the same equity.
TEST(SampledEquity, AFullTableOfAnyHandsIsDealt) {
    const Question question = asked(Variant::omaha, std::vector<std::string>(10, "random"));
    const SampledOutcomes sampled = sample_equity(question, {20'000, 3});
    ASSERT_FALSE(sampled.gave_up);
    for (std::size_t hand = 0; hand < 10; ++hand)
        EXPECT_NEAR(machine_number(sampled.outcomes.figures(hand).equity), 0.1, 0.01);
}

TEST(SampledEquity, ImpossibleHandsAreReported) {
    EXPECT_TRUE(sample_equity(asked(Variant::holdem, {"AA", "AA", "AA"}), {10, 1}).gave_up);
}

}  // namespace
}  // namespace baize::equity
