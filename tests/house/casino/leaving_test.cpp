// Tests which parts of a hand still belong to a player who leaves a poker table.
#include <gtest/gtest.h>

#include "engine/poker/hand/play.h"
#include "house/casino/table_view.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

// Three at a table of Holdem that the house deals; Ann, Ben and Cleo in seats 0, 1 and 2.
class HoldemTable : public testing::Test {
  protected:
    void SetUp() override {
        table_ = house_.table("holdem");
        for (std::uint8_t seat = 0; seat < 3; ++seat) {
            players_.push_back(house_.player(names_[seat], dollars(1'000)));
            house_.must(players_.back(), sit_down(table_, players_.back(), seat, dollars(200)));
        }
        dealer_.run(house_, table_);
    }

    // Ann leaves, the house frees her seat, and Dora takes it. [CP 8.3]
    PersonId replace_ann() {
        house_.must(players_[0], PokerCommand(StandUp{table_, 0}));
        EXPECT_TRUE(dealer_.step(house_, table_));  // discloses the key of the hand
        EXPECT_TRUE(dealer_.step(house_, table_));  // opens the seat
        const PersonId dora = house_.player("Dora", dollars(1'000));
        house_.must(dora, sit_down(table_, dora, 0, dollars(200)));
        return dora;
    }

    [[nodiscard]] poker::Seat in_turn() const { return house_.hand(table_).actor; }

    void fold() {
        const poker::Seat seat = in_turn();
        house_.must(players_[seat], PokerCommand(ActInHand{table_, poker::fold(seat)}));
    }

    [[nodiscard]] bool is_over() const { return house_.hand(table_).phase == poker::Phase::over; }

    static constexpr std::array<std::string_view, 3> names_{"Ann", "Ben", "Cleo"};
    House house_{};
    HouseDealer dealer_{9};
    TableId table_ = 0;
    std::vector<PersonId> players_{};
};

TEST_F(HoldemTable, FoldedPlayerStaysUntilTheHandIsOver) {
    const poker::Seat seat = in_turn();
    fold();
    const Command up = PokerCommand(StandUp{table_, seat});
    EXPECT_EQ(Reason::in_a_hand, house_.refused(players_[seat], up).reason);
    while (!is_over())
        fold();
    house_.must(players_[seat], up);
    EXPECT_EQ(dollars(1'000), house_.wallet(players_[seat]));
    expect_read_back(house_);
}

// [I-98]
TEST_F(HoldemTable, HandIsNotVoidedByAReportAfterPlayersHaveLeft) {
    while (!is_over())
        fold();
    poker::Report fraud;
    fraud.what = poker::Irregularity::fraud;
    const Command report = PokerCommand(ReportInHand{table_, fraud, {"seen on the film", true}});
    const PersonId dora = replace_ann();
    const Money before = house_.stack(table_, dora);
    EXPECT_EQ(Reason::not_seated, house_.refused(house_.supervisor, report).reason);
    EXPECT_EQ(before, house_.stack(table_, dora));
    expect_read_back(house_);
}

TEST_F(HoldemTable, NewcomerDoesNotSeeCardsOfTheEarlierPlayer) {
    while (!is_over())
        fold();
    const PersonId dora = replace_ann();
    const auto hole_seen = [&](PersonId viewer) {
        const TableView seen = view_of(house_.casino.state(),
                                       house_.casino.balances(),
                                       house_.at(table_),
                                       viewer_of(house_.casino.state(), viewer));
        return std::get<PokerTable>(seen.game_state).hand.cards.hole[0][0].is_seen();
    };
    EXPECT_FALSE(hole_seen(dora));
    EXPECT_TRUE(hole_seen(players_[0]));  // Ann's cards
    EXPECT_TRUE(hole_seen(house_.inspector));
}

// [CP 13.2.2]
TEST_F(HoldemTable, BarredPlayerIsStoodUpSoThatTheOthersPlayOn) {
    house_.must(house_.supervisor,
                CaseCommand(FileIncident{table_,
                                         Offence::other_breach,
                                         {players_[1]},
                                         "swore at the dealer",
                                         {},
                                         false,
                                         "CP 13.1"_clause}));
    house_.must(
        house_.assistant,
        CaseCommand(BarPlayer{
            house_.casino.state().cases.last, players_[1], "for the night", Reach::every_table}));
    while (!is_over())
        fold();
    const std::uint64_t number = round_number(house_.at(table_));
    dealer_.run(house_, table_);
    EXPECT_EQ(0U, poker_state(house_.at(table_))->orbit.seats[1].player);
    EXPECT_EQ(Money{}, house_.stack(table_, players_[1]));
    EXPECT_EQ(number + 1, round_number(house_.at(table_)));
    expect_read_back(house_);
}

// [I-138]
TEST_F(HoldemTable, PlayersMayNotEnrolOthers) {
    EXPECT_EQ(Reason::rank_too_low,
              house_.refused(players_[0], PeopleCommand(Enrol{"Another Ann", false})).reason);
    house_.must(house_.dealer, PeopleCommand(Enrol{"A guest", false}));
}

}  // namespace
}  // namespace baize::house
