// Compares the equity of known hands with the slow reference implementation, published figures and
// the poker engine.
#include "math/equity/exact_equity.h"

#include <gtest/gtest.h>

#include "math/equity/questions.h"

namespace baize::equity {
namespace {

using poker::Variant;

std::string equity_of(const Outcomes& outcomes, std::size_t hand) {
    return to_string(outcomes.figures(hand).equity);
}

// Known from published counts: 1,410,336 won, 9,308 shared of 1,712,304 boards.
TEST(ExactEquity, AcesAgainstKingsOfTheSameSuits) {
    const Outcomes outcomes = answered(Variant::holdem, {"AsAh", "KsKh"});
    EXPECT_EQ(outcomes.deals(), 1'712'304);
    EXPECT_EQ(outcomes.figures(0).win, Fraction(1'410'336, 1'712'304));
    EXPECT_EQ(outcomes.figures(0).tie, Fraction(9'308, 1'712'304));
    EXPECT_EQ(outcomes.figures(1).win, Fraction(292'660, 1'712'304));
}

// Compares the count by ranks and suits with a count card by card, for every game, two to four
// hands and all five board cards.
TEST(ExactEquity, BoardsByRanksEqualACountCardByCard) {
    SeededSource source(20'261);
    for (const poker::VariantFacts& game : poker::variants) {
        if (game.discards != poker::Discards::never) continue;
        for (int round = 0; round < 12; ++round) {
            SCOPED_TRACE(testing::Message() << game.name << ' ' << round);
            const SmallDeck small = small_deck(game.variant, 2 + source.below(3), 17, source);
            const slow_equity::Table table(
                game, slow_equity::by_proved_ranking, small.question.dead);
            expect_same(answered(small.question), table.over_boards(small.hands, {}));
        }
    }
}

// Does the same with few suits, so that nearly every board has a flush.
TEST(ExactEquity, BoardsWithFlushesEqualACountCardByCard) {
    SeededSource source(20'262);
    for (const poker::VariantFacts& game : poker::variants) {
        if (game.discards != poker::Discards::never) continue;
        for (int round = 0; round < 8; ++round) {
            SCOPED_TRACE(testing::Message() << game.name << ' ' << round);
            SmallDeck small = small_deck(game.variant, 2, 44, source);
            const unsigned suit = source.below(4);
            CardSet left = CardSet::full_deck() - small.hands[0] - small.hands[1];
            // All but six cards of the other suits are dead.
            for (std::size_t spared = 0; !left.empty(); left.erase(left.lowest())) {
                const Card card = left.lowest();
                if (static_cast<unsigned>(card.suit()) == suit || spared++ % 6 == 0) continue;
                small.question.dead.insert(card);
            }
            const slow_equity::Table table(
                game, slow_equity::by_proved_ranking, small.question.dead);
            expect_same(answered(small.question), table.over_boards(small.hands, {}));
        }
    }
}

TEST(ExactEquity, KnownBoardsAgreeWithTheSlowImplementation) {
    struct Case {
        Variant variant;
        std::vector<std::string> hands;
        std::string board;
    };

    const std::vector<Case> cases{
        {Variant::holdem, {"AsKs", "QhQd"}, "2s7sJd8c"},
        {Variant::holdem, {"AsKs", "QhQd", "9c9d"}, "2s7sJd9h"},
        {Variant::holdem, {"AsKd", "AhKc"}, "2s7sJdKhAc"},
        {Variant::holdem_hilo, {"As2s", "KhKd", "3c4c"}, "5s7dJd8c"},
        {Variant::omaha, {"AsKsQhJh", "9d9c8d8c"}, "TsTd2s3h"},
        {Variant::omaha_hilo, {"As2s3hKh", "4d5d6c7c"}, "8sTd2h3d"},
        {Variant::omaha_hilo, {"As2sKhKd", "Ad2dQhQs"}, "8sTd5h3c"},
    };
    for (const Case& each : cases) {
        SCOPED_TRACE(testing::Message() << each.hands[0] << ' ' << each.board);
        const Question question = asked(each.variant, each.hands, each.board);
        std::vector<CardSet> hands;
        for (const std::string& hand : each.hands)
            hands.push_back(cards_of(hand));
        const slow_equity::Table table(question.game(), slow_equity::by_sorting, {});
        expect_same(answered(question), table.over_boards(hands, cards_of(each.board)));
    }
}

TEST(ExactEquity, EqualHandsShareAlike) {
    EXPECT_EQ(equity_of(answered(Variant::holdem, {"AsKs", "AhKh"}), 0), "1/2");
    EXPECT_EQ(equity_of(answered(Variant::omaha_hilo, {"As2sKhQh", "Ah2hKsQs"}), 1), "1/2");
    const Outcomes three = answered(Variant::holdem, {"2s3h", "2h3d", "2d3c"}, "AsKsAhKhQd");
    for (std::size_t hand = 0; hand < 3; ++hand) {
        EXPECT_EQ(equity_of(three, hand), "1/3");
        EXPECT_EQ(to_string(three.figures(hand).tie), "1/1");
    }
}

TEST(ExactEquity, ElevenHandsAreCounted) {
    std::vector<std::string> hands;
    for (const char rank : std::string("23456789TJQ"))
        hands.push_back({rank, 's', rank, 'h'});
    const Outcomes outcomes = answered(Variant::holdem, hands);
    EXPECT_EQ(outcomes.deals(), 142'506);
    Fraction sum;
    for (std::size_t hand = 0; hand < hands.size(); ++hand)
        sum += outcomes.figures(hand).equity;
    EXPECT_EQ(sum, Fraction(1, 1));
}

TEST(ExactEquity, ALowTakesHalfThePot) {
    // The wheel is the best low and a straight; the set of kings loses both.
    const Outcomes scooped = answered(Variant::holdem_hilo, {"As2s", "KhKd"}, "3c4d5hKcQs");
    EXPECT_EQ(to_string(scooped.figures(0).win), "1/1");
    EXPECT_EQ(to_string(scooped.figures(0).low), "1/2");
    const Outcomes halved = answered(Variant::holdem_hilo, {"As2s", "KhKd"}, "3c4d8hKcQs");
    EXPECT_EQ(to_string(halved.figures(0).equity), "1/2");
    EXPECT_EQ(to_string(halved.figures(0).high), "0/1");
    EXPECT_EQ(to_string(halved.figures(0).tie), "1/1");
    EXPECT_EQ(to_string(halved.figures(1).win), "0/1");
    // Two players share the low, and one of them has the better high hand: the other is quartered.
    const Outcomes quartered =
        answered(Variant::omaha_hilo, {"As2sKhKd", "Ad2dQhQs"}, "3c4d8hKcQd");
    EXPECT_EQ(to_string(quartered.figures(0).equity), "3/4");
    EXPECT_EQ(to_string(quartered.figures(1).equity), "1/4");
    EXPECT_EQ(quartered.deals_without_low(), 0);
}

}  // namespace
}  // namespace baize::equity
