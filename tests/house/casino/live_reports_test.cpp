// The reports that a dealer with real cards may make, for any input of a client.
#include <gtest/gtest.h>

#include "casino_kit.h"
#include "live_poker.h"

namespace baize::house {
namespace {

// Ann has an Ante, the hands are out face down and decisions are announced.
class DealtLive : public House {
  public:
    explicit DealtLive(std::string_view game) : live(table(game, DealtBy::dealer)) {
        const PersonId ann = player("Ann", dollars(1'000));
        must(ann, BuyChips{live, dollars(500)});
        seat(live, 1, ann);
        for (const Wager wager : {Wager::ante, Wager::blind}) {
            if (wager == Wager::ante || game == "ultimate_holdem")
                must(ann, ActInRound{live, PlaceWager{1, wager, dollars(5), Tender::chips}, 0});
        }
        deal({CloseBetting{}, Shuffle{}, Cut{20}, DealHands{}, AnnounceDecisions{}});
    }

    void deal(const std::vector<Action>& actions) {
        for (const Action& action : actions)
            must(dealer, ActInRound{live, action, 0});
    }

    TableId live = 0;
};

// A bonus on the Ante is paid and never staked: there is no such stake to be late or wrong. [I-115]
// [CS 5.4] [TCP 5.4]
TEST(LiveReports, ReportsOfImpossibleWagersAreRefused) {
    for (const GameHooks& game : house_games()) {
        SCOPED_TRACE(game.facts().name);
        DealtLive house(game.facts().name);
        for (const Wager paid : {Wager::ante_bonus, Wager::instant_winner}) {
            for (const Irregularity what : {Irregularity::amount_found, Irregularity::late_wager}) {
                const Report report{.what = what, .place = 1, .wager = paid, .amount = dollars(5)};
                const Rejection refused =
                    house.refused(house.dealer, ActInRound{house.live, report, 0});
                EXPECT_EQ(Reason::nothing_to_report, refused.reason) << words(refused);
                EXPECT_TRUE(refused.clause.is_set());
            }
        }
        expect_read_back(house);
    }
}

// An amount beyond the player's means is refused, and added to no sum. [CS 5.1] [TCP 5.1] [CH 3.1]
TEST(LiveReports, ReportedAmountIsLimitedByThePlayersChips) {
    for (const GameHooks& game : house_games()) {
        SCOPED_TRACE(game.facts().name);
        DealtLive house(game.facts().name);
        for (const Money amount : {dollars(501), Money::max()}) {
            const Report report{.what = Irregularity::amount_found,
                                .place = 1,
                                .wager = Wager::ante,
                                .amount = amount};
            const Rejection refused =
                house.refused(house.dealer, ActInRound{house.live, report, 0});
            EXPECT_EQ(Reason::too_few_chips, refused.reason) << words(refused);
        }
        expect_read_back(house);
    }
}

// A misdeal is dealt again with the stacks as they were. [CP 7.2.2(b)] [CP 9.1.1]
TEST(LiveReports, NoTimeIsCollectedBeforeAMisdealIsDealtAgain) {
    Sign sign = plain_sign("holdem", DealtBy::dealer);
    std::get<PokerTerms>(sign.terms).time_charge.hourly = dollars(12);
    LivePoker house(sign);
    house.open();
    poker::Report report;
    report.what = poker::Irregularity::not_shuffled;
    house.must(house.supervisor, ReportInHand{house.live, report, {"seen", true}});
    ASSERT_TRUE(house.hand(house.live).deal_again);
    house.must(house.dealer, AssessTime{house.live});
    EXPECT_EQ("in_a_hand CP 7.2.2(b)", words(house.refused(house.dealer, CollectTime{house.live})));
    house.open();
    for (const poker::Seat seat : house.hand(house.live).dealt_in)
        EXPECT_EQ(house.hand(house.live).stacks[seat], house.chips_of(seat));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
