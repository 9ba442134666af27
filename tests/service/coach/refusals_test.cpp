#include <map>

#include "coach_kit.h"

namespace baize::coach {
namespace {

std::string refusal(const Result<Advice>& answer) {
    EXPECT_FALSE(answer);
    return answer ? "" : house::words(answer.error());
}

Result<Advice> ask_at(House& house, PersonId person, TableId table) {
    const house::CasinoState& state = house.casino.state();
    return advise({state, house.casino.balances(), issuer_of(state, person, house.now)},
                  house.at(table));
}

// [CP 13.7] [CS 14.5] [TCP 11.5] [UTH 6.5] [CH 6.5] [I-139]
TEST(NoAdvice, IsGivenAtTablesForMoney) {
    const std::map<std::string_view, std::string_view> clauses{
        {"three_card", "TCP 11.5"},
        {"caribbean_stud", "CS 14.5"},
        {"wild_aruba", "CS 14.5"},
        {"ultimate_holdem", "UTH 6.5"},
        {"crown_holdem", "CH 6.5"},
    };
    for (const std::string_view game : house::twelve_games()) {
        House house;
        const TableId table = house.table(game);
        const PersonId ann = house.player("Ann", dollars(1'000));
        const std::string_view clause = clauses.contains(game) ? clauses.at(game) : "CP 13.7";
        EXPECT_EQ("advice_not_given " + std::string(clause), refusal(ask_at(house, ann, table)))
            << game;
    }
}

// A player whose turn it is gets none either.
// [TCP 11.5] [CP 13.7]
TEST(NoAdvice, IsGivenDuringAGameForMoney) {
    PracticeRound practice("three_card");
    ASSERT_TRUE(practice.ask(practice.ann));
    practice.at().chips = house::Chips::money;
    EXPECT_EQ("advice_not_given TCP 11.5", refusal(practice.ask(practice.ann)));
    PracticeHand hand("holdem");
    ASSERT_TRUE(hand.ask(hand.actor()));
    find_table(hand.state, hand.table)->chips = house::Chips::money;
    EXPECT_EQ("advice_not_given CP 13.7", refusal(hand.ask(hand.actor())));
}

// [I-139] [TCP 7.5.2]
TEST(NoAdvice, IsGivenWithoutADecision) {
    PracticeRound practice("three_card");
    const PersonId cid = practice.house.enrol("Cid");
    EXPECT_EQ("not_seated I-139", refusal(ask_at(practice.house, cid, practice.table)));
    EXPECT_EQ("not_seated I-139",
              refusal(ask_at(practice.house, practice.house.inspector, practice.table)));
    EXPECT_EQ("no_such_person I-138", refusal(ask_at(practice.house, 999, practice.table)));
    EXPECT_EQ("no_such_person I-138", refusal(ask_at(practice.house, 0, practice.table)));
    practice.house.must(practice.ann,
                        house::BankedCommand(house::ActInRound{
                            practice.table, Decide{anns_box, Decision::fold, {}}, 0}));
    EXPECT_EQ("not_your_turn TCP 7.5.2",
              refusal(ask_at(practice.house, practice.ann, practice.table)));
    EXPECT_TRUE(ask_at(practice.house, practice.ben, practice.table));
    practice.round().phase = Phase::betting;
    EXPECT_EQ("not_now TCP 7.5.2", refusal(practice.ask(practice.ann)));
    practice.at().board.sign.reset();
    EXPECT_EQ("sign_not_up I-123", refusal(practice.ask(practice.ann)));
}

// [CP 8.17.3]
TEST(NoAdvice, IsGivenOutOfTurnAtPoker) {
    PracticeHand hand("holdem");
    const PersonId first = hand.actor();
    const PersonId second = hand.people[hand.hand().live.next_after(hand.hand().actor)];
    EXPECT_EQ("not_your_turn CP 8.17.3", refusal(hand.ask(second)));
    hand.act(poker::fold(hand.hand().actor));
    EXPECT_EQ("not_in_the_hand CP 8.17.3", refusal(hand.ask(first)));
    EXPECT_TRUE(hand.ask(second));
    const PersonId late = hand.house.enrol("Late");
    hand.take();
    EXPECT_EQ("not_seated I-139", refusal(hand.ask(late)));
    hand.hand().phase = poker::Phase::over;
    EXPECT_EQ("round_over CP 8.17.3", refusal(hand.ask(second)));
    hand.hand().phase = poker::Phase::showdown;
    EXPECT_EQ("not_now CP 8.17.3", refusal(hand.ask(second)));
}

}  // namespace
}  // namespace baize::coach
