// Players' requests for the next hand of a table that the house deals.
#include <algorithm>

#include <gtest/gtest.h>

#include "house/casino/table_view.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class HandRequests : public testing::Test {
  protected:
    void open(const PokerTerms& terms) {
        Sign sign = plain_sign("holdem", DealtBy::house);
        sign.terms = terms;
        table_ = house_.table(sign, DealtBy::house);
    }

    static PokerTerms plain_terms() {
        return std::get<PokerTerms>(plain_sign("holdem", DealtBy::house).terms);
    }

    void sit(poker::Seat seat, const poker::SideWager& wager, Money straddle) {
        const PersonId person =
            house_.player("Player " + std::string(1, static_cast<char>('A' + seat)), dollars(500));
        house_.must(person, sit_down(table_, person, seat, dollars(200)));
        house_.must(person, PokerCommand(WishForHand{table_, seat, wager, straddle}));
    }

    House house_{};
    HouseDealer dealer_{11};
    TableId table_ = 0;
};

// [CP 10.1] [I-73]: a player who asked for too much plays without it, and the other requests stay
// valid.
TEST_F(HandRequests, InvalidRequestLeavesTheOthersValid) {
    PokerTerms terms = plain_terms();
    terms.flop_chase = {.offered = true, .minimum = dollars(1), .maximum = dollars(50)};
    open(terms);
    const std::array<Money, 3> stakes{dollars(5), dollars(51), dollars(10)};
    for (poker::Seat seat = 0; seat < 3; ++seat)
        sit(seat, {stakes[seat], poker::Colour::red}, {});
    dealer_.run(house_, table_);
    ASSERT_NE(poker::Phase::over, house_.hand(table_).phase);
    EXPECT_EQ(dollars(5), house_.hand(table_).side_wagers[0].amount);
    EXPECT_EQ(Money{}, house_.hand(table_).side_wagers[1].amount);
    EXPECT_EQ(dollars(10), house_.hand(table_).side_wagers[2].amount);
    expect_read_back(house_);
}

// [CP 6.5] [CP 8.9.4]: all players request a straddle. The first left of the blinds straddles, and
// the next player for twice as much.
TEST_F(HandRequests, StraddlesInOrderAreAccepted) {
    PokerTerms terms = plain_terms();
    terms.forced.straddle.count_max = 2;
    open(terms);
    for (poker::Seat seat = 0; seat < 6; ++seat)
        sit(seat, {}, seat % 2 == 0 ? dollars(4) : dollars(8));
    dealer_.run(house_, table_);
    const poker::Hand& hand = house_.hand(table_);
    ASSERT_NE(poker::Phase::over, hand.phase);
    std::vector<Money> put_in;
    for (poker::Seat seat = 0; seat < 6; ++seat) {
        if (hand.put_in[seat] > dollars(2)) put_in.push_back(hand.put_in[seat]);
    }
    std::sort(put_in.begin(), put_in.end());
    EXPECT_EQ((std::vector<Money>{dollars(4), dollars(8)}), put_in);
    expect_read_back(house_);
}

}  // namespace
}  // namespace baize::house
