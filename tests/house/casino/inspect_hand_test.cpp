// Tests that staff may look at a hand after it is over. [CP 8.21]
#include <gtest/gtest.h>

#include "case_kit.h"
#include "house/casino/table_view.h"
#include "house/workflows/rulings/inspections.h"

namespace baize::house {
namespace {

class Inspected : public Pit, public ::testing::Test {
  public:
    Inspected() { open_holdem(); }

    [[nodiscard]] Command look(poker::Seat seat) const { return InspectHand{holdem, seat}; }

    [[nodiscard]] bool sees(PersonId person, poker::Seat seat) const {
        const GameState game_state =
            game_state_seen_by(at(holdem), viewer_of(casino.state(), person));
        return std::get<PokerTable>(game_state).hand.cards.hole[seat][0].is_seen();
    }

    [[nodiscard]] std::string refusal_for(PersonId person, poker::Seat seat) const {
        const auto seen = inspected_hand(casino.state(), person, holdem, seat);
        return seen ? "told" : words(seen.error());
    }
};

// [CP 8.21]
TEST_F(Inspected, HandIsForADealerOrAboveAndOnlyWhenItIsOver) {
    EXPECT_EQ("not_now CP 8.21", refusal(*this, dealer, look(0)));
    deal_hand();
    EXPECT_EQ("not_now CP 8.21", refusal(*this, dealer, look(0)));
    in_turn(poker::Does::fold);
    EXPECT_EQ("rank_too_low CP 8.21", refusal(*this, emil, look(1)));
    EXPECT_EQ("not_in_the_hand CP 8.21", refusal(*this, dealer, look(5)));
    must(dealer, look(0));
    must(supervisor, look(1));
    expect_read_back(*this);
}

// [CP 8.21]
TEST_F(Inspected, HandIsOnRecordAndShownToTheOneWhoLooked) {
    deal_hand();
    in_turn(poker::Does::fold);
    EXPECT_EQ("not_asked CP 8.21", refusal_for(dealer, 0));
    must(dealer, look(0));
    const auto seen = inspected_hand(casino.state(), dealer, holdem, 0);
    ASSERT_TRUE(seen);
    EXPECT_EQ(emil, seen->player);
    ASSERT_EQ(2U, seen->cards.size());
    EXPECT_EQ(hand(holdem).cards.hole[0][1], seen->cards[1]);
    EXPECT_TRUE(sees(dealer, 0));
    EXPECT_FALSE(sees(dealer, 1));
    EXPECT_FALSE(sees(supervisor, 0));
    EXPECT_FALSE(sees(fay, 0));
    EXPECT_EQ("not_asked CP 8.21", refusal_for(supervisor, 0));
    const HandLook looked{0, dealer, 1};
    EXPECT_EQ(std::vector{looked}, poker_state(at(holdem))->looks);
    expect_read_back(*this);
}

// If the house deals, the next hand opens at once; the last hand can still be inspected. [CP 8.21]
TEST_F(Inspected, HandMayBeTheLastOneWhileTheNextIsPlayed) {
    deal_hand();
    in_turn(poker::Does::fold);
    const poker::Face first = hand(holdem).cards.hole[0][0];
    must(dealer, look(0));
    deal_hand();
    EXPECT_NE(first, hand(holdem).cards.hole[0][0]);
    EXPECT_EQ("not_asked CP 8.21", refusal_for(supervisor, 0));
    must(supervisor, look(0));
    for (const PersonId person : {dealer, supervisor}) {
        const auto seen = inspected_hand(casino.state(), person, holdem, 0);
        ASSERT_TRUE(seen);
        EXPECT_EQ(1U, seen->round);
        EXPECT_EQ(first, seen->cards[0]);
        EXPECT_FALSE(sees(person, 0)) << "the cards of the hand that is on";
    }
    in_turn(poker::Does::fold);
    EXPECT_EQ("not_asked CP 8.21", refusal_for(dealer, 0)) << "the second hand is over";
    must(dealer, look(0));
    EXPECT_EQ(2U, inspected_hand(casino.state(), dealer, holdem, 0)->round);
    expect_read_back(*this);
}

// [CP 6.11]
TEST_F(Inspected, ChipsAreNotTakenOffTheTable) {
    EXPECT_EQ("chips_stay CP 6.11", refusal(*this, emil, AddChips{holdem, 0, -dollars(5)}));
    deal_hand();
    EXPECT_EQ("in_a_hand CP 6.11", refusal(*this, emil, AddChips{holdem, 0, -dollars(5)}));
}

}  // namespace
}  // namespace baize::house
