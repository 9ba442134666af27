// Tests that players may keep a hand covered at tables that the house deals.
#include "case_kit.h"
#include "house_dealer.h"
#include "jackpot_kit.h"

namespace baize::house {
namespace {

class Exposure : public testing::Test {
  protected:
    // Plays until the dealer's cards are shown, with every player still in.
    void begin(std::string_view game, std::initializer_list<PersonId> players) {
        table = house.table(game, DealtBy::house);
        house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
        Laid laid{{}, "2c 3d", "Qs Js 9s 4h 5h"};
        const std::array hands{"As Ks", "Ah Kh"};
        std::uint8_t box = 0;
        for (const PersonId person : players) {
            house.must(person, BankedCommand(BuyChips{table, dollars(1'000)}));
            laid.hands[box] = hands.at(box);
            ++box;
        }
        house.seal(table, laid);
        box = 0;
        for (const PersonId person : players)
            house.bet(table, box++, person, {});
        house.deal(table);
        while (house.round(table).phase != Phase::showdown)
            ASSERT_TRUE(advance());
    }

    bool advance() {
        house.decide_all(table);
        return auto_dealer.step(house, table);
    }

    bool step() { return auto_dealer.step(house, table); }

    [[nodiscard]] Phase phase() const { return house.round(table).phase; }

    JackpotHouse house;
    HouseDealer auto_dealer{3};
    PersonId ann = house.player("Ann", dollars(5'000));
    PersonId ben = house.player("Ben", dollars(5'000));
    TableId table = 0;
};

// [UTH 4.14 by result] [I-43]
TEST_F(Exposure, PlayerOfUltimateHoldemKeepsWinningHandCoveredAndLosesEveryWager) {
    begin("ultimate_holdem", {ann});
    EXPECT_FALSE(step());
    EXPECT_EQ(Phase::showdown, phase());
    house.act(ann, table, DeclineExposure{0});
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
    // Ante, Blind and three times the Ante to play.
    EXPECT_EQ(dollars(950), house.stack(table, ann));
    house.expect_same_when_read();
}

// [CH 4.12(b) by result]
TEST_F(Exposure, PlayerOfCrownHoldemKeepsHandCovered) {
    begin("crown_holdem", {ann});
    EXPECT_FALSE(step());
    house.act(ann, table, DeclineExposure{0});
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
    EXPECT_LT(house.stack(table, ann), dollars(1'000));
}

// [UTH 4.14]
TEST_F(Exposure, SettlementWaitsEightSecondsAndNoLonger) {
    begin("ultimate_holdem", {ann});
    EXPECT_EQ(house.now + Span::of_seconds(8), wakes_at(house.casino.state(), house.at(table)));
    house.pass(Span::of_microseconds(8'000'000 - 1));
    EXPECT_FALSE(step());
    house.pass(Span::of_microseconds(1));
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
    EXPECT_GT(house.stack(table, ann), dollars(1'000));
}

// [UTH 4.14]
TEST_F(Exposure, SettlementFollowsTheLastAnswer) {
    begin("ultimate_holdem", {ann, ben});
    house.done(ann, BankedCommand(ShowHand{table}));
    EXPECT_EQ("already_done UTH 4.14", refusal(house, ann, BankedCommand(ShowHand{table})));
    EXPECT_FALSE(step());
    house.act(ben, table, DeclineExposure{1});
    EXPECT_EQ("not_now UTH 4.14", refusal(house, ben, BankedCommand(ShowHand{table})));
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
    EXPECT_GT(house.stack(table, ann), dollars(1'000));
    EXPECT_LT(house.stack(table, ben), dollars(1'000));
}

// One player's answer does not give another player more time.
TEST_F(Exposure, ClockGoesOnAfterOneAnswer) {
    begin("ultimate_holdem", {ann, ben});
    house.pass(Span::of_seconds(7));
    house.act(ann, table, DeclineExposure{0});
    house.pass(Span::of_seconds(1));
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
}

TEST_F(Exposure, BotsAreNotWaitedFor) {
    house.must(house.area_manager, Enrol{"Bot", true});
    const auto bot = static_cast<PersonId>(house.casino.state().people.persons.size());
    house.must(house.cage, CashIn{bot, dollars(2'000)});
    begin("ultimate_holdem", {bot});
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
}

// If the book has no such choice, settlement does not wait.
TEST_F(Exposure, ThreeCardPokerSettlesAtOnce) {
    table = house.table("three_card", DealtBy::house);
    house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
    house.must(ann, BankedCommand(BuyChips{table, dollars(1'000)}));
    house.seal(table, {{{0, "As Ks Qs"}}, "2c 3d 5h", {}});
    house.bet(table, 0, ann, {});
    house.deal(table);
    house.decide_all(table);
    EXPECT_TRUE(step());
    EXPECT_EQ("not_offered TCP 5.10",
              refusal(house, ann, BankedCommand(ShowHand{table})).substr(0, 20));
    EXPECT_TRUE(step());
    EXPECT_EQ(Phase::over, phase());
}

}  // namespace
}  // namespace baize::house
