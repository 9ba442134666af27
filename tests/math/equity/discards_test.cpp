// Compares the best discards at Pineapple with the slow reference implementation, which tries every
// discard.
#include "math/equity/discards.h"

#include <gtest/gtest.h>

#include "math/equity/questions.h"

namespace baize::equity {
namespace {

using poker::Variant;

slow_equity::Table table_of(const Question& question) {
    return {question.game(), slow_equity::by_proved_ranking, question.dead};
}

// [CP 8.17.4]
TEST(Discards, PineapplePlayersDecideBeforeTheFlop) {
    SeededSource source(817);
    for (int round = 0; round < 10; ++round) {
        SCOPED_TRACE(round);
        const SmallDeck small = small_deck(Variant::pineapple, 2 + source.below(2), 10, source);
        expect_same(answered(small.question),
                    table_of(small.question).over_discards(small.hands, {}, {}));
    }
}

// [CP 8.18.4] [I-74]
TEST(Discards, CrazyPineapplePlayersDecideAfterTheFlop) {
    SeededSource source(818);
    for (const Variant variant : {Variant::crazy_pineapple, Variant::crazy_pineapple_hilo}) {
        for (int round = 0; round < 6; ++round) {
            SCOPED_TRACE(round);
            const SmallDeck small = small_deck(variant, 2 + source.below(2), 7, source);
            expect_same(answered(small.question), table_of(small.question).over_flops(small.hands));
        }
    }
}

TEST(Discards, PlayersDiscardWithoutKnowingLaterBoardCards) {
    SeededSource source(819);
    for (const Variant variant : {Variant::pineapple, Variant::crazy_pineapple_hilo}) {
        for (const std::size_t known : {3U, 4U, 5U}) {
            for (int round = 0; round < 4; ++round) {
                SCOPED_TRACE(testing::Message() << known << " cards, " << round);
                SmallDeck small = small_deck(variant, 2, 11, source);
                CardSet left =
                    CardSet::full_deck() - small.question.dead - small.hands[0] - small.hands[1];
                CardSet board;
                for (std::size_t i = 0; i < known; ++i) {
                    small.question.board.push_back(left.lowest());
                    board.insert(left.lowest());
                    left.erase(left.lowest());
                }
                const CardSet flop =
                    variant == Variant::pineapple ? CardSet{} : small.question.flop();
                expect_same(answered(small.question),
                            table_of(small.question).over_discards(small.hands, flop, board));
            }
        }
    }
}

// Two kings in the hand and a king on the flop: a player who knows the flop keeps the kings.
TEST(Discards, DiscardedCardsAreReported) {
    const Question crazy = asked(Variant::crazy_pineapple, {"KsKhAd", "7c7d2s"}, "Kd7h3c");
    EXPECT_EQ(discards_of(crazy, Matchups(crazy)), (std::vector<Card>{"Ad"_card, "2s"_card}));
    // The straight flush is made on the flop. The other player discards the lowest card, because
    // all discards are worthless.
    const Question made = asked(Variant::crazy_pineapple, {"KsQsAd", "7c7d2s"}, "JsTs9s");
    EXPECT_EQ(discards_of(made, Matchups(made))[0], "Ad"_card);
    const Question open = asked(Variant::crazy_pineapple, {"KsQsAd", "7c7d2s"});
    EXPECT_TRUE(discards_of(open, Matchups(open)).empty());
}

TEST(Discards, ANamedDiscardIsGivenUp) {
    const Outcomes named = answered(Variant::pineapple, {"AsAhKd/As", "QcQdJs/Js"}, "", "2c");
    EXPECT_EQ(named, answered(Variant::holdem, {"AhKd", "QcQd"}, "", "2cAsJs"));
    const Outcomes crazy =
        answered(Variant::crazy_pineapple_hilo, {"As2h3d/As", "QcQdJs/Js"}, "4c5c9h");
    EXPECT_EQ(crazy, answered(Variant::holdem_hilo, {"2h3d", "QcQd"}, "4c5c9h", "AsJs"));
}

// One player's discard is given; the other player chooses the best.
TEST(Discards, AFreePlayerDoesNoWorseThanByAnyNamedDiscard) {
    const std::string other = "9c8c7d/7d";
    const Fraction best =
        answered(Variant::crazy_pineapple, {"AsKsQh", other}, "Ts9s2h").figures(0).equity;
    Fraction greatest;
    for (const char* const named : {"AsKsQh/As", "AsKsQh/Ks", "AsKsQh/Qh"}) {
        const Fraction equity =
            answered(Variant::crazy_pineapple, {named, other}, "Ts9s2h").figures(0).equity;
        if (equity > greatest) greatest = equity;
    }
    EXPECT_EQ(best, greatest);
}

}  // namespace
}  // namespace baize::equity
