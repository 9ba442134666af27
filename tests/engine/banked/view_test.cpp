#include "engine/banked/machine/view.h"

#include <gtest/gtest.h>

#include "engine/banked/at_table.h"

namespace baize {
namespace {

struct ViewTest : AtTable {
    [[nodiscard]] Round seen_by(PlayerId id) const { return view(game, round, {Sees::player, id}); }

    [[nodiscard]] Round from_outside() const { return view(game, round, {}); }
};

// [TCP 7.5.1]
TEST_F(ViewTest, APlayerSeesTheirOwnHandOnceTheyMayLook) {
    deal_two_hands();
    EXPECT_TRUE(seen_by(1).boxes[0].cards.empty());
    act(dealer, AnnounceDecisions{});
    EXPECT_EQ(seen_by(1).boxes[0].cards, card_list<5>("Kh 9d 4c"));
    EXPECT_TRUE(seen_by(1).boxes[2].cards.empty());
    EXPECT_TRUE(seen_by(2).boxes[0].cards.empty());
    EXPECT_TRUE(from_outside().boxes[0].cards.empty());
    EXPECT_EQ(from_outside().boxes[0].dealt, 3) << "that cards lie there can be seen";
}

// [TCP 7.5.4]
TEST_F(ViewTest, TheDealersHandIsSeenWhenItIsTurned) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    act(player(1), Decide{0, Decision::play, dollars(10)});
    act(player(3), Decide{2, Decision::fold, {}});
    EXPECT_TRUE(seen_by(1).dealer.empty());
    act(dealer, RevealDealer{});
    EXPECT_EQ(from_outside().dealer, card_list<5>("Qs 7d 2c"));
    EXPECT_TRUE(from_outside().boxes[0].cards.empty());
    act(dealer, Settle{});
    EXPECT_EQ(from_outside().boxes[0].cards, card_list<5>("Kh 9d 4c"));
    EXPECT_TRUE(from_outside().boxes[2].cards.empty()) << "a folded hand is never shown";
}

TEST_F(ViewTest, AVoidRoundShowsNothing) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    act(dealer, Report{.what = Irregularity::deck_incorrect});
    EXPECT_TRUE(from_outside().boxes[0].cards.empty());
    EXPECT_TRUE(from_outside().dealer.empty());
}

// [TCP 5.9.2] [CS 5.10.2]
TEST_F(ViewTest, PlayerWithSeveralHandsSeesOnlyTheOneOfTheSeat) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    round.boxes[2].owner = {};
    round.boxes[2].owner[index(Wager::ante)] = 1;
    EXPECT_FALSE(seen_by(1).boxes[0].cards.empty());
    EXPECT_TRUE(seen_by(1).boxes[2].cards.empty());
    round.seated[0] = 0;
    round.seated[2] = 1;
    EXPECT_TRUE(seen_by(1).boxes[0].cards.empty());
    EXPECT_FALSE(seen_by(1).boxes[2].cards.empty());
}

TEST_F(ViewTest, AnInspectorSeesEverything) {
    deal_two_hands();
    EXPECT_EQ(view(game, round, {Sees::inspector, 0}), round);
}

TEST_F(ViewTest, WarningsAreShownOnlyToTheirPlayer) {
    warnings_of(round, 1).below_minimum = true;
    warnings_of(round, 2).cannot_match = true;
    ASSERT_EQ(seen_by(2).warnings.size(), 1U);
    EXPECT_EQ(seen_by(2).warnings[0].player, 2U);
    EXPECT_TRUE(from_outside().warnings.empty());
    EXPECT_TRUE(seen_by(0).warnings.empty());
}

}  // namespace
}  // namespace baize
