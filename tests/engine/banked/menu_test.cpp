#include "engine/banked/machine/menu.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/banked/at_table.h"
#include "kit/menu_covers.h"

namespace baize {
namespace {

struct MenuTest : AtTable {
    [[nodiscard]] std::vector<Offer> menu(Actor by) const { return legal(game, rules, round, by); }

    template <typename Kind>
    [[nodiscard]] std::vector<Offer> offers(Actor by) const {
        std::vector<Offer> found = menu(by);
        std::erase_if(found, [](const Offer& offer) {
            return !std::holds_alternative<Kind>(offer.act.action);
        });
        return found;
    }

    [[nodiscard]] bool offered(Actor by, const Action& action) const {
        return kit::covers(menu(by), {by, action});
    }
};

// [TCP 5.5] [TCP 2.1]
TEST_F(MenuTest, EveryWagerOnEveryAreaWithItsRange) {
    rules.limits = {.min = dollars(10), .max = dollars(100), .step = dollars(5)};
    const std::vector<Offer> wagers = offers<PlaceWager>(player(1));
    ASSERT_EQ(wagers.size(), 18U);
    EXPECT_EQ(std::get<PlaceWager>(wagers[0].act.action).amount, dollars(10));
    EXPECT_EQ(wagers[0].most, dollars(100));
    EXPECT_EQ(wagers[0].step, dollars(5));
    EXPECT_TRUE(offered(player(1), PlaceWager{3, Wager::ante, dollars(25)}));
    EXPECT_FALSE(offered(player(1), PlaceWager{3, Wager::ante, dollars(26)}));
    EXPECT_FALSE(offered(player(1), PlaceWager{3, Wager::ante, dollars(105)}));
    EXPECT_FALSE(offered(player(1), PlaceWager{3, Wager::ante, dollars(5)}));
    EXPECT_FALSE(offered(player(1), PlaceWager{3, Wager::ante, Money{}})) << "nothing to take back";
}

TEST_F(MenuTest, AWagerMayBeTakenBackByItsOwner) {
    wager(0, Wager::ante, dollars(10));
    EXPECT_TRUE(offered(player(1), PlaceWager{0, Wager::ante, Money{}}));
    EXPECT_FALSE(offered(player(2), PlaceWager{0, Wager::ante, Money{}}));
    EXPECT_FALSE(offered(player(2), PlaceWager{0, Wager::ante, dollars(10)}));
}

// [TCP 7.5.2] [TCP 7.5.2(b)] [TCP 7.5.2(c)(i)]
TEST_F(MenuTest, DecisionsAreForTheOwnerOfTheHand) {
    deal_two_hands();
    EXPECT_TRUE(offers<Decide>(player(3)).empty()) << "nobody has been told to act";
    act(dealer, AnnounceDecisions{});
    const std::vector<Offer> mine = offers<Decide>(player(3));
    ASSERT_EQ(mine.size(), 3U);
    EXPECT_EQ(std::get<Decide>(mine[0].act.action), (Decide{2, Decision::play, dollars(20)}));
    EXPECT_EQ(mine[0].clause, "TCP 7.5.2(c)(i)"_clause);
    EXPECT_EQ(mine[1].clause, "TCP 7.5.2(b)"_clause);
    EXPECT_TRUE(offers<Decide>(player(2)).empty());
    EXPECT_TRUE(offers<Decide>(dealer).empty());
    EXPECT_FALSE(offered(player(3), Decide{2, Decision::play, dollars(10)}));
}

TEST_F(MenuTest, TheDealersStepsComeInOrder) {
    wager(0, Wager::ante, dollars(10));
    EXPECT_TRUE(offered(dealer, CloseBetting{}));
    EXPECT_FALSE(offered(dealer, DealHands{}));
    EXPECT_FALSE(offered(player(1), CloseBetting{}));
    act(dealer, CloseBetting{});
    EXPECT_TRUE(offered(dealer, Shuffle{}));
    EXPECT_FALSE(offered(dealer, Cut{20}));
    act(dealer, Shuffle{});
    EXPECT_TRUE(offered(dealer, Cut{20})) << "where it is made is not the menu's choice";
    act(dealer, Cut{20});
    EXPECT_TRUE(offered(dealer, DealHands{}));
    EXPECT_FALSE(offered(dealer, Settle{}));
}

TEST_F(MenuTest, WhileAQuestionIsOpenOnlyAnswersAreOffered) {
    deal_two_hands();
    act(dealer, AnnounceDecisions{});
    act(dealer, Report{.what = Irregularity::cards_on_empty_area, .place = 1});
    const std::vector<Offer> mine = menu(player(1));
    ASSERT_EQ(mine.size(), 2U) << "keep or retract: there is no Pair Plus to keep apart";
    EXPECT_TRUE(offered(player(1), Answer{Asks::retract, 0, Reply::keep, {}}));
    EXPECT_TRUE(offered(player(1), Answer{Asks::retract, 0, Reply::retract, {}}));
    EXPECT_EQ(menu(player(3)).size(), 4U);
    EXPECT_TRUE(menu(dealer).empty());
    const std::vector<Offer> of_pit_boss = menu(staff(Role::area_manager));
    EXPECT_TRUE(std::all_of(of_pit_boss.begin(), of_pit_boss.end(), [](const Offer& offer) {
        const auto what = std::get<Report>(offer.act.action).what;
        return what == Irregularity::disruption || what == Irregularity::fraud;
    }));
    EXPECT_FALSE(of_pit_boss.empty());
}

TEST_F(MenuTest, ReportsAreForStaff) {
    deal_two_hands();
    EXPECT_TRUE(offers<Report>(player(1)).empty());
    EXPECT_TRUE(offered(dealer, Report{.what = Irregularity::card_exposed, .place = 0}));
    EXPECT_FALSE(offered(dealer, Report{.what = Irregularity::card_exposed, .place = 1}));
    EXPECT_FALSE(offered(dealer, Report{.what = Irregularity::disruption}));
    EXPECT_TRUE(offered(staff(Role::area_manager), Report{.what = Irregularity::disruption}));
}

// [TCP 6.2.1] [TCP 6.2.2]
TEST_F(MenuTest, AWrongAmountMayBeReportedOnlyWhereTheSignMakesOne) {
    deal_two_hands();
    EXPECT_FALSE(offered(dealer, Report{.what = Irregularity::amount_found, .place = 0}));
    rules.limits = {.min = dollars(10), .max = dollars(20)};
    EXPECT_TRUE(offered(dealer, Report{.what = Irregularity::amount_found, .place = 0}));
}

TEST_F(MenuTest, AfterTheRoundThereIsNothingLeftToDo) {
    deal_two_hands();
    act(dealer, Report{.what = Irregularity::deck_incorrect});
    EXPECT_TRUE(menu(dealer).empty());
    EXPECT_TRUE(menu(player(1)).empty());
}

}  // namespace
}  // namespace baize
