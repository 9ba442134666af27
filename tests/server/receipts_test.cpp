// Receipts of commands: the numbers of new records, the rulings, and the movements of money.
#include "house/casino/case_kit.h"
#include "server_kit.h"
#include "service/activity_log/receipt_details.h"

namespace baize::views {
namespace {

using codec::Brought;
using codec::Made;
using codec::Moved;

class Receipts : public testing::Test {
  protected:
    Receipts() {
        pit.casino.watch([this](const house::CasinoState& state,
                                const house::Step& step,
                                const house::EventMeta& recorded) {
            receipt_details.watch(state, step, recorded);
        });
        pit.buy_in(pit.three_card, pit.emil, dollars(100));
    }

    Brought given(house::PersonId person, const house::Command& command) {
        const auto done = pit.submit(person, command);
        EXPECT_TRUE(done.has_value()) << house::words(done.error());
        return done ? receipt_details.brought(*done) : Brought{};
    }

    ReceiptDetails receipt_details;
    house::Pit pit;
};

TEST_F(Receipts, NumberOfADisputeAndItsClauseAreReported) {
    pit.win_round(pit.emil);
    const Brought opened = given(
        pit.emil,
        house::CaseCommand(house::OpenDispute{pit.three_card, 1, pit.emil, {}, "too little"}));
    EXPECT_EQ((std::vector<Made>{{"case", pit.last()}}), opened.made);
    ASSERT_EQ(1U, opened.said.size());
    EXPECT_EQ("Dispute opened: too little", opened.said[0].sentence);
    EXPECT_EQ("TCP 11.10", opened.said[0].clause.id());
    EXPECT_TRUE(opened.money.empty());
    pit.must(pit.dealer, house::CaseCommand(house::AdviseComplainant{pit.last()}));
    const Brought ruled = given(pit.area_manager,
                                house::CaseCommand(house::RuleOnDispute{
                                    static_cast<house::CaseNumber>(opened.made.at(0).number),
                                    "five more",
                                    {{pit.emil, dollars(5)}}}));
    EXPECT_EQ((std::vector<Moved>{{pit.emil, dollars(5)}}), ruled.money);
}

TEST_F(Receipts, RulingIsReportedWithSentenceClauseAndMoney) {
    pit.begin_round(pit.emil, "Kh Qs Kd 7c 8h 2d");
    const Brought ruled = given(
        pit.area_manager,
        house::BankedCommand(house::ActInRound{
            pit.three_card, Report{.what = Irregularity::fraud}, 0, {"a marked king", true}}));
    ASSERT_EQ(2U, ruled.said.size());
    EXPECT_EQ("Fraud: misdeal", ruled.said[0].sentence);
    EXPECT_EQ("TCP 11.4", ruled.said[0].clause.id());
    EXPECT_EQ("Reason: a marked king", ruled.said[1].sentence);
    EXPECT_EQ((std::vector<Moved>{{pit.emil, dollars(20)}}), ruled.money);
}

TEST_F(Receipts, NumbersOfNewTablesPersonsAndDecksAreReported) {
    const std::size_t people = pit.casino.state().people.persons.size();
    EXPECT_EQ((std::vector<Made>{{"person", people + 1}}),
              given(pit.area_manager, house::PeopleCommand(house::Enrol{"Zoe", false})).made);
    const Brought table =
        given(pit.area_manager,
              house::SignCommand(house::MakeTable{house::DealtBy::dealer, house::Chips::money}));
    const auto number = static_cast<house::TableId>(pit.casino.state().tables.size());
    EXPECT_EQ((std::vector<Made>{{"table", number}}), table.made);
    pit.must(pit.area_manager,
             house::SignCommand(house::PutUpSign{
                 number, house::plain_sign("three_card", house::DealtBy::dealer), number}));
    const Brought decks =
        given(pit.dealer, house::CardCommand(house::IntroduceDecks{number, {"red"}}));
    ASSERT_EQ(1U, decks.made.size());
    EXPECT_EQ("deck", decks.made[0].what);
}

// The message to a WebSocket session contains the receipt too.
TEST(ReceiptsOnLines, AcceptedMessageNamesTheNewCase) {
    server::TestServer house;
    const house::TableId table = house.open("three_card");
    const house::PersonId ada = house.player("Ada");
    server::Listener line(house, ada);
    line.submit(views::OpenDispute{table, 0, {}, "my chips"});
    ASSERT_EQ("done", line.last_answer());
    bool is_made = false;
    for (const std::string& text : line.heard())
        is_made |= text.find(R"("made":[{"what":"case","number":1}])") != std::string::npos;
    EXPECT_TRUE(is_made);
}

}  // namespace
}  // namespace baize::views
