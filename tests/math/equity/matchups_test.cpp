// Tests ranges against ranges: matchups that are equal up to the names of suits are counted once,
// and none is lost.
#include "math/equity/matchups.h"

#include <memory>

#include <gtest/gtest.h>

#include "math/equity/questions.h"
#include "math/equity/sampled_equity.h"

namespace baize::equity {
namespace {

using poker::Variant;

Count all_twins(const Matchups& matchups) {
    Count sum = 0;
    for (std::size_t i = 0; i < matchups.size(); ++i)
        sum += matchups.twins(i);
    return sum;
}

// Counts the pairs of hands that have no common card.
Count fitting(const Question& question) {
    Count count = 0;
    for (const Combo& one : question.ranges[0].combos) {
        for (const Combo& other : question.ranges[1].combos) {
            if ((one.cards & other.cards).empty()) ++count;
        }
    }
    return count;
}

// Returns the sum over all pairs of hands, each computed alone.
Outcomes one_by_one(const Question& question) {
    Outcomes sum(question.ranges.size(), question.game().hilo);
    for (const Combo& one : question.ranges[0].combos) {
        for (const Combo& other : question.ranges[1].combos) {
            if (!(one.cards & other.cards).empty()) continue;
            Question single = question;
            single.ranges = {{.combos = {one}}, {.combos = {other}}};
            sum.add(answered(single), 1);
        }
    }
    return sum;
}

TEST(Matchups, EveryHandIsCountedOnce) {
    for (const std::vector<std::string>& hands :
         std::vector<std::vector<std::string>>{{"QQ+,AKs", "random"},
                                               {"AsKs", "random"},
                                               {"AsKs,QhQd", "22+"},
                                               {"random", "random"},
                                               {"AKs", "AKs"}}) {
        const Question question = asked(Variant::holdem, hands);
        EXPECT_EQ(all_twins(Matchups(question)), fitting(question)) << hands[0] << ' ' << hands[1];
    }
}

// Two hands have 47,008 matchups regardless of their order; 247 of them are symmetric.
TEST(Matchups, RenamedSuitsAreOneMatchup) {
    EXPECT_EQ(Matchups(asked(Variant::holdem, {"AKs", "QQ"})).size(), 2U);
    EXPECT_EQ(Matchups(asked(Variant::holdem, {"random", "random"})).size(), 2U * 47'008U - 247U);
    EXPECT_EQ(Matchups(asked(Variant::holdem, {"AsKs", "QhQd"})).size(), 1U);
    // The flop distinguishes spades from the other suits, and so does a named card.
    EXPECT_EQ(Matchups(asked(Variant::holdem, {"AKs", "QQ"}, "2s7s9s")).size(), 6U);
}

// Spades and hearts are alike on the board of five, but not on its flop: that matters only to
// players who discard after it.
TEST(Matchups, AFlopThatDecidesDiscardsIsKeptApart) {
    const std::vector<std::string> hands{"AKQ", "JJ3"};
    const char* const board = "2s7s9c2h7h";
    const char* const dead = "AcAdKcKdQcQdJcJd3c3d";
    EXPECT_EQ(Matchups(asked(Variant::pineapple, hands, board, dead)).size(), 8U);
    EXPECT_EQ(Matchups(asked(Variant::crazy_pineapple, hands, board, dead)).size(), 16U);
}

TEST(Matchups, RangesEqualTheSumOfTheirHands) {
    const std::vector<std::vector<std::string>> all{
        {"KK+,AKs", "QJs,77"}, {"AsKs,QhQd", "JTs,AsJd"}, {"AKo", "AKs"}};
    for (const std::vector<std::string>& hands : all) {
        for (const char* const board : {"", "2s7sJd", "2s7sJd8c"}) {
            SCOPED_TRACE(testing::Message() << hands[0] << ' ' << hands[1] << ' ' << board);
            const Question question = asked(Variant::holdem, hands, board);
            EXPECT_EQ(answered(question), one_by_one(question));
        }
    }
    const Question omaha = asked(Variant::omaha_hilo, {"AA23", "KKQJ"}, "4s7sJd", "AcKc2d");
    EXPECT_EQ(answered(omaha), one_by_one(omaha));
    const Question pineapple = asked(Variant::crazy_pineapple, {"AAK", "QQJ"}, "4s7sJd", "AcKc");
    EXPECT_EQ(answered(pineapple), one_by_one(pineapple));
}

TEST(Matchups, ThreeRangesFitTogether) {
    const Question question = asked(Variant::holdem, {"AKs", "AQs", "KQs"}, "2s7sJd8c");
    Outcomes sum(3, false);
    for (const Combo& first : question.ranges[0].combos) {
        for (const Combo& second : question.ranges[1].combos) {
            for (const Combo& third : question.ranges[2].combos) {
                if (!(first.cards & second.cards).empty() || !(first.cards & third.cards).empty() ||
                    !(second.cards & third.cards).empty())
                    continue;
                Question single = question;
                single.ranges = {{.combos = {first}}, {.combos = {second}}, {.combos = {third}}};
                sum.add(answered(single), 1);
            }
        }
    }
    EXPECT_EQ(answered(question), sum);
}

TEST(Matchups, ResultDoesNotDependOnTheNumberOfWorkers) {
    const Question question = asked(Variant::holdem, {"QQ+", "AKs"}, "2s7sJd");
    const ParallelExecutor three{.workers = 3, .run = [](std::size_t count, const Task& task) {
                                     for (std::size_t i = count; i-- > 0;)
                                         task(i, i % 3);
                                 }};
    EXPECT_EQ(count_exactly(question, Matchups(question), three), answered(question));
}

TEST(Matchups, TooManyAreNotCounted) {
    const Question question = asked(Variant::holdem, {"AKs", "QQ"});
    EXPECT_TRUE(Matchups(question, {.most = 2}).is_complete());
    EXPECT_FALSE(Matchups(question, {.most = 1}).is_complete());
}

TEST(Matchups, ImpossibleHandsHaveNoMatchup) {
    const Matchups matchups(asked(Variant::holdem, {"AA", "AA", "AA"}));
    EXPECT_TRUE(matchups.is_complete());
    EXPECT_EQ(matchups.size(), 0U);
}

struct Cancelled {};

// Throws at the nth call.
Checkpoint cancelling_at(int passes) {
    return [left = std::make_shared<int>(passes)] {
        if (--*left == 0) throw Cancelled{};
    };
}

TEST(Matchups, CheckpointCancelsTheSearchForMatchups) {
    const Question question = asked(Variant::omaha, {"random", "random", "random"});
    EXPECT_THROW(Matchups(question, {.checkpoint = cancelling_at(3)}), Cancelled);
}

TEST(ExactEquity, CheckpointCancelsACountWithinOneMatchup) {
    const Question question = asked(Variant::pineapple, {"AsKsQs", "2h3h4h", "7c8c9c"});
    const Matchups matchups(question);
    ASSERT_EQ(1U, matchups.size());
    EXPECT_THROW(static_cast<void>(count_exactly(question, matchups, {}, cancelling_at(3))),
                 Cancelled);
}

TEST(SampledEquity, CheckpointCancelsSamplingWithinOneDeal) {
    const Question discards = asked(Variant::pineapple, {"random", "random"});
    EXPECT_THROW(static_cast<void>(sample_equity(discards, {1, 1}, {}, cancelling_at(3))),
                 Cancelled);
    const Question conflicts = asked(Variant::holdem, {"AA", "AA", "AA"});
    EXPECT_THROW(static_cast<void>(sample_equity(conflicts, {1, 1}, {}, cancelling_at(3))),
                 Cancelled);
}

}  // namespace
}  // namespace baize::equity
