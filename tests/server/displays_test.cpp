// Displays and notices that the rulebooks demand.
#include <gmock/gmock.h>

#include "house/cases/disputes.h"
#include "offer_taking.h"
#include "service/lobby/show_jackpot.h"

namespace baize::server {
namespace {

constexpr Money dollar = Money::of_cents(100);

house::Sign with_jackpot(std::string_view game, Money cost = dollar) {
    house::Sign sign = house::plain_sign(game, house::DealtBy::house);
    std::get<house::HouseTerms>(sign.terms).jackpot = cost;
    return sign;
}

class Displays : public testing::Test {
  protected:
    TableId fitted(std::string_view game, const house::Terms& terms) {
        const TableId table = house.open(with_jackpot(game, cost_of(terms, 1)));
        house.must(house.manager(), house::MeterCommand(house::FitEquipment{table, terms}));
        return table;
    }

    TableId jackpot_table(std::string_view game, const house::Terms& terms) {
        const TableId table = fitted(game, terms);
        house.must(house.manager(), house::MeterCommand(house::OpenSystem{terms, {table}}));
        return table;
    }

    [[nodiscard]] views::TableSnapshot seen(TableId table, PersonId person) const {
        return show_table(house.view_context(), house.at(table), person);
    }

    TestServer house;
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
    house.must(house.manager(), house::MeterCommand(house::ArrangeManually{1, true}));
    const auto by_hand = seen(table, ada).jackpot;
    EXPECT_EQ(std::nullopt, by_hand->levels.at(0).amount);
    EXPECT_TRUE(by_hand->is_by_hand);
    EXPECT_EQ("CS 9.1.1(k)", by_hand->display.id());
    house.must(house.manager(), house::MeterCommand(house::ArrangeManually{1, false}));
    EXPECT_TRUE(seen(table, ada).jackpot->levels.at(0).amount.has_value());
}

// Returns the last table snapshot that was sent to the page.
std::string last_table(const Listener& page) {
    for (auto text = page.heard().rbegin(); text != page.heard().rend(); ++text) {
        if (text->find("\"table_changed\"") != std::string::npos) return *text;
    }
    return {};
}

// [CS 9.1.1(k)]
TEST_F(Displays, TableIsSentAgainWhenItsSystemIsOpened) {
    const house::Terms terms = house::MeterTerms{.wager = dollar};
    const TableId table = fitted("caribbean_stud", terms);
    Listener page(house, 0);
    page.watch(table);
    house.must(house.manager(), house::MeterCommand(house::OpenSystem{terms, {table}}));
    EXPECT_THAT(last_table(page), testing::HasSubstr(R"("amount":1000000)"));
}

// The amount above the seed goes to a meter at other tables when a meter closes. [CS 9.1.1(j)]
// [CS 9.1.1(k)]
TEST_F(Displays, TableIsSentAgainWhenAnotherMeterIsClosedIntoItsOwn) {
    const TableId closing = jackpot_table("caribbean_stud", house::MeterTerms{.wager = dollar});
    const TableId table = jackpot_table("caribbean_stud", house::MeterTerms{.wager = dollar * 2});
    Listener ada(house, house.player("Ada"));
    ada.sit(closing, 0);
    ada.act(closing,
            house.stage(closing),
            views::round::PlaceWager{0, Wager::ante, Money::of_cents(500)});
    ada.act(closing, house.stage(closing), views::round::PlaceWager{0, Wager::jackpot, dollar});
    ada.submit(house::FinishWagers{closing}, house.stage(closing));
    ada.act(closing, house.stage(closing), Decide{0, Decision::fold, {}});
    const house::Notice sign{
        .kind = house::NoticeKind::system_closes, .table = closing, .system = 1};
    house.must(house.manager(), house::MeterCommand(house::ShowNotice{sign}));
    house.pass(house::sign_time);
    house.run();
    Listener page(house, 0);
    page.watch(table);
    EXPECT_THAT(last_table(page), testing::HasSubstr(R"("amount":2000000)"));
    house.must(house.manager(), house::MeterCommand(house::CloseSystem{1, {2}}));
    EXPECT_THAT(last_table(page), testing::HasSubstr(R"("amount":2000034)"));
}

// Returns the notices of the last message about them, which the page shows now, or null if there
// was none.
boost::json::value rights_on(const Listener& page) {
    boost::json::value rights;
    for (const std::string& message : page.heard()) {
        const boost::json::object parsed = boost::json::parse(message).as_object();
        if (const auto* const changed = parsed.if_contains("rights_changed"))
            rights = changed->at("rights");
    }
    return rights;
}

class Rights : public Displays {
  protected:
    // Opens a dispute and returns its number.
    house::CaseNumber open_dispute(TableId table, PersonId by, PersonId complainant) {
        const house::OpenDispute opened{table, 0, complainant, {}, "my chips were taken away"};
        house.must(by, house::CaseCommand(opened));
        return house.casino().state().cases.last;
    }

    void resolve(house::CaseNumber dispute) {
        const house::RuleOnDispute ruling{dispute, "nothing was taken", {}};
        house.must(house.manager(), house::CaseCommand(ruling));
    }

    // Expects the notice on a page that shows neither the table of the dispute nor the lobby.
    void expect_right(std::string_view game, std::string_view clause) {
        const TableId table = house.open(game);
        const PersonId ada = house.player("Ada");
        const Listener page(house, ada);
        const Listener page_of_another(house, house.player("Bob"));
        const boost::json::array none;
        EXPECT_EQ(none, rights_on(page));
        const house::CaseNumber dispute = open_dispute(table, ada, ada);
        ASSERT_EQ(1U, rights_on(page).as_array().size());
        const boost::json::object right = rights_on(page).as_array()[0].as_object();
        EXPECT_EQ(dispute, right.at("dispute").to_number<house::CaseNumber>());
        EXPECT_EQ(table, right.at("table").to_number<TableId>());
        EXPECT_THAT(std::string(right.at("text").as_string()),
                    testing::HasSubstr("right to consult the inspector"));
        EXPECT_EQ(clause, right.at("clause").as_string());
        EXPECT_EQ(false, right.at("is_read"));
        EXPECT_EQ(none, rights_on(page_of_another));
        const boost::json::object command = right.at("command").as_object();
        EXPECT_EQ(dispute,
                  command.at("acknowledge_rights").at("dispute").to_number<house::CaseNumber>());
        house.must(ada, house_command(views::AcknowledgeRights{dispute}, ada));
        EXPECT_EQ(true, rights_on(page).as_array().at(0).at("is_read"));
        EXPECT_EQ(ada, find_dispute(house.casino().state().cases, dispute)->advised->by);
        // It stays until the dispute is resolved.
        resolve(dispute);
        EXPECT_EQ(none, rights_on(page));
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
    const PersonId ada = house.player("Ada");
    const Listener page(house, ada);
    open_dispute(house.open("crown_holdem"), ada, ada);
    EXPECT_EQ(boost::json::array{}, rights_on(page));
}

// Every page that the complainant opens shows it, also after a restart of the browser.
TEST_F(Rights, ConnectionThatBeginsLaterIsSentTheNotice) {
    const PersonId ada = house.player("Ada");
    const house::CaseNumber dispute = open_dispute(house.open("three_card"), house.manager(), ada);
    const Listener page(house, ada);
    EXPECT_EQ(1U, rights_on(page).as_array().size());
    house.must(house.manager(), house::CaseCommand(house::AdviseComplainant{dispute}));
    EXPECT_EQ(true, rights_on(page).as_array().at(0).at("is_read"));
    resolve(dispute);
    const Listener later(house, ada);
    EXPECT_EQ(boost::json::array{}, rights_on(later));
    const Listener nobody(house, 0);
    EXPECT_TRUE(rights_on(nobody).is_null());
}

// Changes of other disputes do not change a person's notices, so that no message is sent.
TEST_F(Rights, DisputesOfOthersAreNotSent) {
    const TableId table = house.open("holdem");
    const PersonId ada = house.player("Ada");
    const PersonId bob = house.player("Bob");
    open_dispute(table, ada, ada);
    const Listener page(house, ada);
    const std::size_t before = page.heard().size();
    open_dispute(table, bob, bob);
    EXPECT_EQ(before, page.heard().size());
}

}  // namespace
}  // namespace baize::server
