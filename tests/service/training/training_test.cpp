// Decisions to practise: their values against a walk that deals every card, their margins and their
// seeds.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/games/registry.h"
#include "math/advice/plain_advice.h"
#include "math/equity/slow_equity.h"
#include "service/training/poker_drill.h"
#include "service/training/training_answers.h"

namespace baize {
namespace {

using testing::HasSubstr;
using views::TrainingAnswer;
using views::TrainingChoice;
using views::TrainingQuestion;

class Training : public testing::Test {
  protected:
    AnalysisJob job{[] { return Moment{}; }, false, std::size_t{1} << 20U};

    TrainingAnswer dealt(GameId game,
                         std::uint32_t seed,
                         std::optional<std::uint8_t> board = std::nullopt) {
        TrainingAnswer answer;
        const AnswerError error = answer_training(
            {.game = std::string(name(game)), .seed = seed, .board = board}, job, answer);
        EXPECT_FALSE(error) << error->sentence;
        return answer;
    }

    std::string refusal(const TrainingQuestion& question) {
        TrainingAnswer answer;
        const AnswerError error = answer_training(question, job, answer);
        return error ? error->sentence : "";
    }
};

// Every card that can be dealt is dealt, and the judge settles every deal.
void expect_walk(GameId id, const TrainingAnswer& answer) {
    const GameHooks& game = *house_game(id);
    const exact::Situation situation{
        .hand = answer.hand.set(), .board = answer.board.set(), .dealer = answer.dealer.set()};
    const Rules rules = game.published();
    exact::PlainAdvice plain(game, rules, situation);
    const DecisionOffers offers =
        game.decisions(rules, exact::round_of(game, rules, situation).value(), 0);
    ASSERT_EQ(answer.choices.size(), offers.size());
    std::vector<Fraction> worths;
    for (const DecisionOffer& offer : offers)
        worths.push_back(plain.worth(offer));
    const Fraction best = *std::max_element(worths.begin(), worths.end());
    for (std::size_t i = 0; i < offers.size(); ++i) {
        const auto stake = static_cast<double>(offers[i].amount.cents()) /
                           static_cast<double>(exact::unit.cents());
        const auto found = std::find_if(
            answer.choices.begin(), answer.choices.end(), [&](const TrainingChoice& choice) {
                return choice.option.starts_with(name(offers[i].decision)) &&
                       choice.stake.value == stake;
            });
        ASSERT_NE(found, answer.choices.end());
        EXPECT_EQ(found->exact, to_string(worths[i])) << found->option;
        EXPECT_EQ(found->cost_exact, to_string(best - worths[i])) << found->option;
        EXPECT_EQ(found->clause, offers[i].clause.id());
        EXPECT_TRUE(!found->best || found->cost.value == 0);
    }
}

TEST_F(Training, HouseDecisionsEqualAWalkThroughAllDeals) {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
        SCOPED_TRACE(seed);
        expect_walk(GameId::three_card, dealt(GameId::three_card, seed));
        expect_walk(GameId::ultimate_holdem, dealt(GameId::ultimate_holdem, seed, 5));
        expect_walk(GameId::crown_holdem, dealt(GameId::crown_holdem, seed, 4));
    }
    expect_walk(GameId::caribbean_stud, dealt(GameId::caribbean_stud, 1));
    expect_walk(GameId::wild_aruba, dealt(GameId::wild_aruba, 1));
    expect_walk(GameId::ultimate_holdem, dealt(GameId::ultimate_holdem, 1, 3));
}

// The first decision is chosen among all kinds of hole cards; the same hand alone is worth the
// same.
TEST_F(Training, FirstDecisionsEqualTheAdviceForThatHand) {
    for (const GameId id : {GameId::ultimate_holdem, GameId::crown_holdem}) {
        const TrainingAnswer answer = dealt(id, 7, 0);
        ASSERT_EQ(answer.hand.size(), 2U);
        const exact::Advice advice = exact::advise(
            *house_game(id), house_game(id)->published(), {.hand = answer.hand.set()});
        ASSERT_EQ(answer.choices.size(), advice.options.size());
        for (std::size_t i = 0; i < advice.options.size(); ++i)
            EXPECT_EQ(answer.choices[i].exact, to_string(advice.options[i].worth));
        EXPECT_TRUE(answer.choices[advice.best].best);
        EXPECT_TRUE(answer.is_close);
    }
}

// A choice worth practising costs something, and not much.
TEST_F(Training, MarginsAreSmallAndNotNothing) {
    const views::TrainingGames games = training_games();
    for (const GameId game : all_games) {
        std::size_t close = 0;
        const std::vector<std::uint8_t> boards = games.games[index(game)].boards;
        for (std::uint32_t seed = 1; seed <= 4; ++seed) {
            SCOPED_TRACE(testing::Message() << name(game) << ' ' << seed);
            const TrainingAnswer answer = dealt(game, seed, boards.back());
            EXPECT_GT(answer.margin.value, 0);
            if (answer.is_close) ++close;
            EXPECT_TRUE(!is_house_game(game) || answer.is_close == (answer.margin.value <= 0.25));
            EXPECT_EQ(std::count_if(answer.choices.begin(),
                                    answer.choices.end(),
                                    [](const TrainingChoice& choice) { return choice.best; }),
                      1);
        }
        EXPECT_GE(close, 3U) << name(game);
    }
}

// The rival's hands and the last card are dealt one by one.
TEST_F(Training, TheCallIsWorthItsShareOfThePot) {
    for (const GameId game :
         {GameId::holdem, GameId::holdem_hilo, GameId::crazy_pineapple, GameId::pineapple}) {
        const TrainingAnswer answer = dealt(game, 3, 4);
        SCOPED_TRACE(name(game));
        const poker::VariantFacts& facts = poker::facts(
            game == GameId::holdem_hilo ? poker::Variant::holdem_hilo : poker::Variant::holdem);
        const CardSet gone = answer.discarded.set();
        const slow_equity::Table table(facts, slow_equity::by_proved_ranking, gone);
        slow_equity::Sums sums(2);
        const CardSet unseen = CardSet::full_deck() - answer.hand.set() - answer.board.set() - gone;
        slow_equity::for_each_part(unseen, 2, [&](CardSet rival) {
            sums.add(table.over_boards({answer.hand.set(), rival}, answer.board.set()));
        });
        const double equity = static_cast<double>(sums.parts(0)) / static_cast<double>(sums.deals) /
                              slow_equity::whole_pot;
        ASSERT_TRUE(answer.pot);
        EXPECT_NEAR(answer.pot->equity.value, equity, 1e-12);
        EXPECT_EQ(answer.pot->standard_error.value, 0);
        const double pot = answer.pot->pot.value;
        const double to_call = answer.pot->to_call.value;
        EXPECT_NEAR(answer.pot->needs.value, to_call / (pot + to_call), 1e-12);
        EXPECT_EQ(answer.choices[0].option, "fold");
        EXPECT_EQ(answer.choices[0].ev.value, 0);
        EXPECT_EQ(answer.choices[1].option, "call");
        EXPECT_NEAR(answer.choices[1].ev.value, equity * (pot + to_call) - to_call, 1e-9);
        const bool is_call = answer.pot->equity.value > answer.pot->needs.value;
        EXPECT_EQ(answer.choices[1].best, is_call);
        EXPECT_EQ(answer.deals, std::to_string(sums.deals));
    }
}

// Sampled decisions are clear of the error of the sample.
TEST_F(Training, SampledDecisionsAreCertain) {
    const TrainingAnswer answer = dealt(GameId::omaha, 2, 3);
    ASSERT_TRUE(answer.pot);
    EXPECT_GT(answer.pot->standard_error.value, 0);
    EXPECT_GT(std::abs(answer.pot->equity.value - answer.pot->needs.value),
              4 * answer.pot->standard_error.value);
}

TEST_F(Training, SeedDealsTheSameDecisionAgain) {
    const TrainingAnswer first = dealt(GameId::three_card, 5);
    EXPECT_EQ(dealt(GameId::three_card, 5), first);
    EXPECT_NE(dealt(GameId::three_card, 6).hand, first.hand);
    EXPECT_EQ(first.seed, 5U);
}

TEST_F(Training, WrongQuestionsAreRefusedWithTheField) {
    EXPECT_THAT(refusal({.game = "whist"}), HasSubstr("game: "));
    EXPECT_THAT(refusal({.game = "crown_holdem", .board = 5}), HasSubstr("board: "));
    EXPECT_THAT(refusal({.game = "crown_holdem", .board = 5}), HasSubstr("0, 3, 4"));
    EXPECT_THAT(refusal({.game = "three_card", .board = 3}), HasSubstr("board: "));
    EXPECT_THAT(refusal({.game = "pineapple", .board = 0}), HasSubstr("3, 4"));
}

TEST_F(Training, AStoppedQuestionEnds) {
    job.stop();
    TrainingAnswer answer;
    EXPECT_THROW(
        static_cast<void>(answer_training({.game = "caribbean_stud", .seed = 1}, job, answer)),
        JobCancelled);
    EXPECT_THROW(static_cast<void>(answer_training({.game = "omaha", .seed = 1}, job, answer)),
                 JobCancelled);
}

TEST_F(Training, EveryGameIsListedWithItsBoards) {
    const views::TrainingGames games = training_games();
    ASSERT_EQ(games.games.size(), game_count);
    for (const views::TrainingGame& game : games.games) {
        EXPECT_EQ(game.unit, is_house_game(game.game) ? "ante" : "big_blind");
        EXPECT_GT(cost_of(TrainingQuestion{.game = std::string(name(game.game))}, job), Span{});
    }
    EXPECT_EQ(games.games[index(GameId::ultimate_holdem)].boards,
              (std::vector<std::uint8_t>{0, 3, 5}));
}

}  // namespace
}  // namespace baize
