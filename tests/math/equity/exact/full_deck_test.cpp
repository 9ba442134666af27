// Compares the count by ranks and suits with every board of a full deck, dealt card by card.
#include <gtest/gtest.h>

#include "math/equity/questions.h"

namespace baize::equity {
namespace {

using poker::Variant;

TEST(FullDeck, RandomHandsAgreeWithTheSlowImplementation) {
    SeededSource source(52);
    for (const poker::VariantFacts& game : poker::variants) {
        if (game.discards != poker::Discards::never) continue;
        for (int round = 0; round < 4; ++round) {
            SCOPED_TRACE(testing::Message() << game.name << ' ' << round);
            const std::size_t players = round == 3 ? 3 : 2;
            const SmallDeck whole =
                small_deck(game.variant, players, 52 - players * game.hole_cards, source);
            const slow_equity::Table table(game, slow_equity::by_proved_ranking, {});
            expect_same(answered(whole.question), table.over_boards(whole.hands, {}));
        }
    }
}

// The hands share suits or ranks, are pairs, or are nearly alike.
TEST(FullDeck, HandsWithCommonRanksAndSuitsAgreeWithTheSlowImplementation) {
    const std::vector<std::vector<std::string>> matchups{
        {"AsKs", "QsJs"}, {"AsKs", "AdKd"}, {"7s7h", "7d7c"}, {"As5s", "5h4h"}};
    for (const std::vector<std::string>& hands : matchups) {
        SCOPED_TRACE(hands[0] + " " + hands[1]);
        const slow_equity::Table table(
            poker::facts(Variant::holdem_hilo), slow_equity::by_proved_ranking, {});
        expect_same(answered(Variant::holdem_hilo, hands),
                    table.over_boards({cards_of(hands[0]), cards_of(hands[1])}, {}));
    }
}

// [CP 8.17.4]
TEST(FullDeck, PineappleAgreesWithTheSlowImplementation) {
    const slow_equity::Table table(
        poker::facts(Variant::pineapple), slow_equity::by_proved_ranking, {});
    expect_same(answered(Variant::pineapple, {"AsKsQh", "JdTd9c"}),
                table.over_discards({cards_of("AsKsQh"), cards_of("JdTd9c")}, {}, {}));
}

// [CP 8.18.4] [I-74]
TEST(FullDeck, CrazyPineappleOnHalfADeckAgreesWithTheSlowImplementation) {
    SeededSource source(26);
    for (const Variant variant : {Variant::crazy_pineapple, Variant::crazy_pineapple_hilo}) {
        const SmallDeck half = small_deck(variant, 2, 20, source);
        const slow_equity::Table table(
            half.question.game(), slow_equity::by_proved_ranking, half.question.dead);
        expect_same(answered(half.question), table.over_flops(half.hands));
    }
}

}  // namespace
}  // namespace baize::equity
