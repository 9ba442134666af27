// What players are shown because a book wants it shown.
#include "offer_taking.h"
#include "screen/jackpot_screen.h"

namespace baize::server {
namespace {

constexpr Money dollar = Money::of_cents(100);

house::Sign with_jackpot(std::string_view game) {
    house::Sign sign = casino::plain_sign(game, casino::DealtBy::house);
    std::get<house::HouseTerms>(sign.terms).jackpot = dollar;
    return sign;
}

class Displays : public testing::Test {
  protected:
    TableId jackpot_table(std::string_view game, const house::Terms& terms) {
        const TableId table = house.open(with_jackpot(game));
        house.must(house.manager(), casino::MeterCommand(casino::FitEquipment{table, terms}));
        house.must(house.manager(), casino::MeterCommand(casino::OpenSystem{terms, {table}}));
        return table;
    }

    [[nodiscard]] screen::TableShown seen(TableId table, PersonId person) const {
        return show_table(house.scenery(), house.at(table), person);
    }

    ServerHouse house;
};

// [UTH 4.21]
TEST_F(Displays, UltimateHoldemWarnsBesideTheAmounts) {
    const TableId table = jackpot_table(
        "ultimate_holdem",
        house::PoolTerms{.games = {house::LinkedGame::ultimate_holdem}, .level1_wager = dollar});
    const auto shown = seen(table, house.player("Ada")).jackpot;
    ASSERT_TRUE(shown.has_value());
    EXPECT_NE(std::string::npos, shown->warning.find("may differ from the amounts shown"));
    EXPECT_EQ("UTH 4.21", shown->display.id());
    EXPECT_TRUE(shown->levels.at(2).amount.has_value());
}

// [CH 4.19]
TEST_F(Displays, CrownHoldemWarnsBesideTheAmounts) {
    const TableId table = jackpot_table(
        "crown_holdem",
        house::PoolTerms{.games = {house::LinkedGame::crown_holdem}, .level1_wager = dollar});
    const auto shown = seen(table, house.player("Ada")).jackpot;
    ASSERT_TRUE(shown.has_value());
    EXPECT_NE(std::string::npos, shown->warning.find("may differ from the amounts shown"));
    EXPECT_EQ("CH 4.19", shown->display.id());
}

// [CS 9.1.1(k)]
TEST_F(Displays, MeterIsShownUnlessStaffKeepItByHand) {
    const TableId table = jackpot_table("caribbean_stud", house::MeterTerms{.wager = dollar});
    const PersonId ada = house.player("Ada");
    const auto before = seen(table, ada).jackpot;
    ASSERT_TRUE(before.has_value());
    EXPECT_EQ(Money::of_cents(10'000'00), before->levels.at(0).amount);
    EXPECT_FALSE(before->is_by_hand);
    EXPECT_EQ("", before->warning);
    house.must(house.manager(), casino::MeterCommand(casino::ArrangeManually{1, true}));
    const auto by_hand = seen(table, ada).jackpot;
    EXPECT_EQ(std::nullopt, by_hand->levels.at(0).amount);
    EXPECT_TRUE(by_hand->is_by_hand);
    EXPECT_EQ("CS 9.1.1(k)", by_hand->display.id());
    house.must(house.manager(), casino::MeterCommand(casino::ArrangeManually{1, false}));
    EXPECT_TRUE(seen(table, ada).jackpot->levels.at(0).amount.has_value());
}

class Rights : public Displays {
  protected:
    void expect_right(std::string_view game, std::string_view clause) {
        const TableId table = house.open(game);
        const PersonId ada = house.player("Ada");
        const PersonId bob = house.player("Bob");
        house.must(ada,
                   casino::CaseCommand(
                       casino::OpenDispute{table, 0, ada, {}, "my chips were taken away"}));
        const house::CaseNumber dispute = house.casino().floor().cases.last;
        const std::vector<screen::RightShown> rights = seen(table, ada).rights;
        ASSERT_EQ(1U, rights.size());
        EXPECT_EQ(dispute, rights[0].dispute);
        EXPECT_NE(std::string::npos, rights[0].text.find("right to consult the inspector"));
        EXPECT_EQ(clause, rights[0].clause.id());
        EXPECT_FALSE(rights[0].is_read);
        EXPECT_TRUE(seen(table, bob).rights.empty());
        screen::OfferShown read;
        read.command = rights[0].command;
        house.must(ada, ServerHouse::command_in(read));
        EXPECT_TRUE(seen(table, ada).rights.at(0).is_read);
        const auto* const recorded = find_dispute(house.casino().floor().cases, dispute);
        EXPECT_EQ(ada, recorded->advised->by);
        // It stays until the dispute is resolved.
        house.must(house.manager(),
                   casino::CaseCommand(casino::RuleOnDispute{dispute, "nothing was taken", {}}));
        EXPECT_TRUE(seen(table, ada).rights.empty());
    }
};

// [CP 13.9]
TEST_F(Rights, ComplainantAtPokerIsShownTheInspector) {
    expect_right("holdem", "CP 13.9");
}

// [CS 14.9]
TEST_F(Rights, ComplainantAtCaribbeanStudIsShownTheInspector) {
    expect_right("caribbean_stud", "CS 14.9");
}

// [TCP 11.9]
TEST_F(Rights, ComplainantAtThreeCardPokerIsShownTheInspector) {
    expect_right("three_card", "TCP 11.9");
}

// Perth's books have no such notice.
TEST_F(Rights, ComplainantInPerthIsShownNothing) {
    const TableId table = house.open("crown_holdem");
    const PersonId ada = house.player("Ada");
    house.must(ada,
               casino::CaseCommand(casino::OpenDispute{table, 0, ada, {}, "my chips are gone"}));
    EXPECT_TRUE(seen(table, ada).rights.empty());
}

// Whoever watches the table is told without asking.
TEST_F(Rights, NoticeComesToComplainantWhoWatches) {
    const TableId table = house.open("three_card");
    const PersonId ada = house.player("Ada");
    Listener line(house, ada);
    line.watch(table);
    const std::size_t before = line.heard().size();
    house.must(house.manager(),
               casino::CaseCommand(casino::OpenDispute{table, 0, ada, {}, "for the player"}));
    bool is_told = false;
    for (std::size_t i = before; i < line.heard().size(); ++i)
        is_told |= line.heard()[i].find("right to consult the inspector") != std::string::npos;
    EXPECT_TRUE(is_told);
}

}  // namespace
}  // namespace baize::server
