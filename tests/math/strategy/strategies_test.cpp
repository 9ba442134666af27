// Tests the rules of thumb with hands at the limits that the rules name.
#include <initializer_list>

#include <gtest/gtest.h>

#include "math/strategy/caribbean_stud_strategies.h"
#include "math/strategy/crown_holdem_strategies.h"
#include "math/strategy/hole_cards.h"
#include "math/strategy/three_card_strategies.h"
#include "math/strategy/ultimate_holdem_strategies.h"
#include "math/strategy/wild_aruba_strategies.h"

namespace baize {
namespace {

CardSet set(std::initializer_list<Card> cards) {
    return CardSet::of(cards);
}

TEST(Strategies, ThreeCardBestPlaysFromQueenSixFour) {
    EXPECT_TRUE(three_card::PlayBest::plays(set({"Qs"_card, "6d"_card, "4c"_card})));
    EXPECT_FALSE(three_card::PlayBest::plays(set({"Qs"_card, "6d"_card, "3c"_card})));
    EXPECT_FALSE(three_card::PlayBest::plays(set({"Js"_card, "Td"_card, "8c"_card})));
    EXPECT_TRUE(three_card::PlayQueen::plays(set({"Qs"_card, "3d"_card, "2c"_card})));
    EXPECT_FALSE(three_card::PlayQueen::plays(set({"Js"_card, "Td"_card, "8c"_card})));
    EXPECT_TRUE(three_card::PlayQueen::plays(set({"2s"_card, "2d"_card, "3c"_card})));
}

TEST(Strategies, CaribbeanStudPracticalBetsFromAceKingJackEightThree) {
    using Practical = caribbean_stud::BetPractical;
    const Card up = "5h"_card;
    EXPECT_TRUE(Practical::bets(set({"As"_card, "Kd"_card, "Jc"_card, "8h"_card, "3s"_card}), up));
    EXPECT_FALSE(Practical::bets(set({"As"_card, "Kd"_card, "Jc"_card, "8h"_card, "2s"_card}), up));
    const CardSet deuces = set({"2s"_card, "2d"_card, "3c"_card, "4h"_card, "6s"_card});
    EXPECT_TRUE(Practical::bets(deuces, up));
    EXPECT_TRUE(caribbean_stud::BetPairs::bets(deuces, up));
    EXPECT_FALSE(caribbean_stud::BetPairs::bets(
        set({"As"_card, "Kd"_card, "Qc"_card, "Jh"_card, "9s"_card}), up));
}

TEST(Strategies, WildArubaPracticalCountsTheWildTwo) {
    using Practical = wild_aruba::BetPractical;
    const Card up = "5h"_card;
    EXPECT_TRUE(Practical::bets(set({"2s"_card, "Td"_card, "7c"_card, "5h"_card, "3s"_card}), up));
    EXPECT_FALSE(Practical::bets(set({"2s"_card, "9d"_card, "7c"_card, "5c"_card, "3s"_card}), up));
    const CardSet natural = set({"As"_card, "Ks"_card, "Qs"_card, "Js"_card, "Ts"_card});
    const CardSet wild = set({"As"_card, "Ks"_card, "2d"_card, "Js"_card, "Ts"_card});
    EXPECT_FALSE(Practical::takes_instant_winner(natural));
    EXPECT_TRUE(Practical::takes_instant_winner(wild));
    EXPECT_TRUE(wild_aruba::BetInstant::takes_instant_winner(natural));
    EXPECT_FALSE(wild_aruba::BetNoInstant::takes_instant_winner(wild));
}

TEST(Strategies, UltimateHoldemRaisesTheHandsItsWordsName) {
    const auto raises = [](Card one, Card other) {
        return ultimate_holdem::PlayPractical::raises_first(set({one, other}));
    };
    EXPECT_TRUE(raises("3s"_card, "3d"_card));
    EXPECT_FALSE(raises("2s"_card, "2d"_card));
    EXPECT_TRUE(raises("As"_card, "2d"_card));
    EXPECT_TRUE(raises("Ks"_card, "2s"_card));
    EXPECT_TRUE(raises("Ks"_card, "5d"_card));
    EXPECT_FALSE(raises("Ks"_card, "4d"_card));
    EXPECT_TRUE(raises("Qs"_card, "6s"_card));
    EXPECT_FALSE(raises("Qs"_card, "5s"_card));
    EXPECT_TRUE(raises("Qs"_card, "8d"_card));
    EXPECT_FALSE(raises("Qs"_card, "7d"_card));
    EXPECT_TRUE(raises("Js"_card, "8s"_card));
    EXPECT_FALSE(raises("Js"_card, "9d"_card));
    EXPECT_TRUE(raises("Js"_card, "Td"_card));
    EXPECT_FALSE(raises("Ts"_card, "9s"_card));
}

TEST(Strategies, UltimateHoldemOnTheFlop) {
    using Practical = ultimate_holdem::PlayPractical;
    const CardSet flop = set({"9s"_card, "6s"_card, "2d"_card});
    EXPECT_TRUE(Practical::raises_flop(set({"9h"_card, "4c"_card}), flop)) << "a hidden pair";
    EXPECT_FALSE(Practical::raises_flop(set({"Th"_card, "4c"_card}), flop));
    EXPECT_TRUE(Practical::raises_flop(set({"Ts"_card, "4s"_card}), flop)) << "a hidden ten";
    EXPECT_FALSE(Practical::raises_flop(set({"8s"_card, "4s"_card}), flop)) << "too low a card";
    const CardSet sixes = set({"6h"_card, "6s"_card, "9d"_card});
    EXPECT_FALSE(Practical::raises_flop(set({"Th"_card, "4c"_card}), sixes)) << "the board's pair";
    const CardSet dry = set({"9s"_card, "6h"_card, "4d"_card});
    EXPECT_FALSE(Practical::raises_flop(set({"2h"_card, "2c"_card}), dry)) << "pocket deuces";
}

TEST(Strategies, DealerOutsAreTheCardsThatBeatTheHand) {
    // Queen kicker under a king on the board: any of four aces, or of the three cards that pair one
    // of the board's five, beats it; a queen only equals it.
    const CardSet board = set({"Ks"_card, "Td"_card, "7c"_card, "5h"_card, "3s"_card});
    EXPECT_EQ(dealer_outs(set({"Qh"_card, "2d"_card}), board), 4U + 5U * 3U);
    // A pair of fives is beaten by higher pairs only.
    EXPECT_EQ(dealer_outs(set({"5d"_card, "2d"_card}), board), 3U * 3U);
}

TEST(Strategies, HoleCardsOnTheBoard) {
    const CardSet board = set({"9s"_card, "6s"_card, "2d"_card, "Jd"_card});
    EXPECT_TRUE(has_hidden_pair(set({"4h"_card, "4c"_card}), board));
    EXPECT_TRUE(has_hidden_pair(set({"Ah"_card, "6c"_card}), board));
    EXPECT_FALSE(has_hidden_pair(set({"Ah"_card, "Kc"_card}), board));
    EXPECT_TRUE(has_four_to_a_flush(set({"As"_card, "3s"_card}), board, Rank::ten));
    EXPECT_FALSE(has_four_to_a_flush(set({"As"_card, "3h"_card}), board, Rank::ten));
    const HoleCards cards = HoleCards::of(set({"4h"_card, "Ac"_card}));
    EXPECT_EQ(cards.high, Rank::ace);
    EXPECT_EQ(cards.low, Rank::four);
    EXPECT_FALSE(cards.suited);
}

TEST(Strategies, CrownHoldemFoldsOnlyTheWorstHands) {
    using Practical = crown_holdem::PlayPractical;
    EXPECT_FALSE(Practical::plays_flop(set({"2h"_card, "7c"_card})));
    EXPECT_TRUE(Practical::plays_flop(set({"2h"_card, "7h"_card}))) << "suited";
    EXPECT_TRUE(Practical::plays_flop(set({"2h"_card, "8c"_card})));
    EXPECT_FALSE(Practical::plays_flop(set({"3h"_card, "4c"_card})));
    EXPECT_TRUE(Practical::plays_flop(set({"3h"_card, "5c"_card})));
    const CardSet flop = set({"9s"_card, "6s"_card, "2d"_card});
    EXPECT_TRUE(Practical::plays_turn(set({"2h"_card, "7h"_card}), flop));
    EXPECT_TRUE(Practical::plays_turn(set({"Ah"_card, "Th"_card}), flop));
    EXPECT_FALSE(Practical::plays_turn(set({"Ah"_card, "3h"_card}), flop));
    EXPECT_FALSE(crown_holdem::PlayCautious::plays_turn(set({"2h"_card, "7h"_card}), flop));
    EXPECT_TRUE(crown_holdem::PlayCautious::plays_turn(set({"2h"_card, "9h"_card}), flop));
    EXPECT_FALSE(crown_holdem::PlayCautious::plays_flop(set({"Qh"_card, "8h"_card})));
}

TEST(Strategies, CrownHoldemTurnWagerWithoutAPair) {
    using Practical = crown_holdem::PlayPractical;
    const auto plays = [](Card one, Card other, std::initializer_list<Card> flop) {
        return Practical::plays_turn(set({one, other}), set(flop));
    };
    EXPECT_TRUE(plays("8s"_card, "3s"_card, {"Ks"_card, "Qs"_card, "5d"_card}))
        << "four to a flush";
    EXPECT_FALSE(plays("7s"_card, "3s"_card, {"Ks"_card, "Qs"_card, "5d"_card}));
    EXPECT_TRUE(plays("Ah"_card, "Tc"_card, {"9s"_card, "7s"_card, "2d"_card}));
    EXPECT_FALSE(plays("Ah"_card, "9c"_card, {"Ks"_card, "7s"_card, "2d"_card}));
    EXPECT_FALSE(plays("Ah"_card, "Tc"_card, {"9s"_card, "7s"_card, "2s"_card})) << "of one suit";
    EXPECT_TRUE(plays("Ah"_card, "3c"_card, {"9s"_card, "9d"_card, "2d"_card})) << "paired";
    EXPECT_TRUE(plays("Kh"_card, "9c"_card, {"7s"_card, "7d"_card, "2d"_card}));
    EXPECT_FALSE(plays("Kh"_card, "8c"_card, {"7s"_card, "7d"_card, "2d"_card}));
    EXPECT_FALSE(plays("Kh"_card, "9c"_card, {"7s"_card, "6d"_card, "2d"_card}));
    EXPECT_TRUE(plays("Kh"_card, "Tc"_card, {"Qs"_card, "9d"_card, "2d"_card})) << "wants a jack";
    EXPECT_FALSE(plays("Kh"_card, "9c"_card, {"Qs"_card, "Td"_card, "2d"_card}));
    EXPECT_TRUE(plays("Ah"_card, "4c"_card, {"5s"_card, "3d"_card, "9d"_card})) << "wants a deuce";
    EXPECT_TRUE(plays("Jh"_card, "9c"_card, {"Ts"_card, "8d"_card, "2d"_card})) << "open-ended";
    EXPECT_FALSE(plays("Th"_card, "9c"_card, {"8s"_card, "7d"_card, "2d"_card}));
}

TEST(Strategies, CrownHoldemFoldsSomePairs) {
    using Practical = crown_holdem::PlayPractical;
    const auto plays = [](Card one, Card other, std::initializer_list<Card> board) {
        const CardSet cards = set(board);
        return cards.size() == 3 ? Practical::plays_turn(set({one, other}), cards)
                                 : Practical::plays_river(set({one, other}), cards);
    };
    EXPECT_FALSE(plays("2h"_card, "2c"_card, {"9s"_card, "7d"_card, "3c"_card}));
    EXPECT_TRUE(plays("4h"_card, "4c"_card, {"9s"_card, "7d"_card, "3c"_card}));
    EXPECT_TRUE(plays("2h"_card, "2c"_card, {"9s"_card, "9d"_card, "3c"_card}));
    EXPECT_FALSE(plays("2h"_card, "2c"_card, {"9s"_card, "9d"_card, "3c"_card, "7h"_card}));
    EXPECT_FALSE(plays("3h"_card, "Kc"_card, {"9s"_card, "7s"_card, "3s"_card}))
        << "three of a suit";
    EXPECT_TRUE(plays("3h"_card, "Ks"_card, {"9s"_card, "7s"_card, "3s"_card}))
        << "four to a flush";
    EXPECT_TRUE(plays("7h"_card, "Kc"_card, {"9s"_card, "7s"_card, "3s"_card}));
    EXPECT_FALSE(plays("9h"_card, "Kc"_card, {"9s"_card, "7s"_card, "3s"_card, "2s"_card}));
    EXPECT_TRUE(plays("9h"_card, "7c"_card, {"9s"_card, "7s"_card, "3s"_card, "2s"_card}));
}

TEST(Strategies, CrownHoldemRiverWagerWithoutAPair) {
    using Practical = crown_holdem::PlayPractical;
    const auto plays = [](Card one, Card other, std::initializer_list<Card> board) {
        return Practical::plays_river(set({one, other}), set(board));
    };
    EXPECT_TRUE(plays("Ks"_card, "4s"_card, {"9s"_card, "7s"_card, "3d"_card, "2c"_card}));
    EXPECT_FALSE(plays("Qs"_card, "4s"_card, {"9s"_card, "7s"_card, "3d"_card, "2c"_card}));
    EXPECT_TRUE(plays("Ah"_card, "4c"_card, {"9s"_card, "9d"_card, "3d"_card, "8c"_card}));
    EXPECT_FALSE(plays("Kh"_card, "Qc"_card, {"9s"_card, "9d"_card, "3d"_card, "8c"_card}));
    EXPECT_FALSE(plays("Ah"_card, "Kc"_card, {"9s"_card, "5d"_card, "3d"_card, "8c"_card}));
    EXPECT_FALSE(plays("Ah"_card, "4c"_card, {"9s"_card, "9d"_card, "3d"_card, "8d"_card}));
    EXPECT_TRUE(plays("Kh"_card, "4c"_card, {"9s"_card, "9d"_card, "3d"_card, "3c"_card}));
    EXPECT_FALSE(plays("Qh"_card, "4c"_card, {"9s"_card, "9d"_card, "9c"_card, "3c"_card}));
    EXPECT_TRUE(plays("Kh"_card, "4c"_card, {"9s"_card, "9d"_card, "9c"_card, "3c"_card}));
}

}  // namespace
}  // namespace baize
