// The text about a jackpot prize.
#include "service/lobby/show_jackpot.h"

#include <gtest/gtest.h>

namespace baize::views {
namespace {

JackpotWin win_of(JackpotHand hand) {
    house::Claim claim;
    claim.table = 7;
    house::WonPrize prize;
    prize.hand = hand;
    prize.amount = Money::of_cents(50000);
    claim.prizes = {prize};
    const std::vector<JackpotWin> wins = wins_of(house::CasinoState(), claim);
    EXPECT_EQ(1U, wins.size());
    return wins.at(0);
}

// The pages announce a share of the meter to the whole house, a bonus at its own table.
TEST(JackpotWins, ShareTheMeterOrAreABonus) {
    EXPECT_TRUE(win_of(JackpotHand::royal_flush).is_share);
    EXPECT_TRUE(win_of(JackpotHand::straight_flush).is_share);
    EXPECT_FALSE(win_of(JackpotHand::four_of_a_kind).is_share);
    EXPECT_FALSE(win_of(JackpotHand::flush).is_share);
}

TEST(JackpotWins, AreNamedInWordsWithTheirTable) {
    const JackpotWin win = win_of(JackpotHand::four_of_a_kind);
    EXPECT_EQ("four of a kind", win.hand);
    EXPECT_EQ(7U, win.table);
    EXPECT_EQ(Money::of_cents(50000), win.amount);
    EXPECT_EQ("", win.name);  // a person unknown to the house
}

}  // namespace
}  // namespace baize::views
