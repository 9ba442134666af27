#include <gtest/gtest.h>

#include "house/casino/table_view.h"
#include "house/workflows/bots/bot_runner.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

class Bots : public testing::Test {
  protected:
    PersonId bot(Money money) {
        house_.must(
            house_.area_manager,
            Enrol{"Program " + std::to_string(house_.casino.state().people.persons.size()), true});
        const auto person = static_cast<PersonId>(house_.casino.state().people.persons.size());
        if (money.is_positive()) house_.must(house_.cage, CashIn{person, money});
        return person;
    }

    void sit(TableId table, PersonId person, std::uint8_t seat, Money chips) {
        if (banked_state(house_.at(table)) != nullptr)
            return house_.must(person, SeatingCommand(TakeSeat{table, seat, person}));
        house_.must(person, sit_down(table, person, seat, chips, poker::Choice::wait));
    }

    // Runs the auto-dealer and the bots once.
    void run(BotRunner& players, TableId table) {
        dealer_.run(house_, table);
        players.run(house_.casino,
                    table,
                    house_.now,
                    random_source_,
                    [&](PersonId person, const Command& command) {
                        ++given_;
                        const bool is_accepted = house_.submit(person, command).has_value();
                        if (!is_accepted) ++refused_;
                        return is_accepted;
                    });
    }

    [[nodiscard]] bool is_seated(TableId table, PersonId person) const {
        const auto seated = bots_at(house_.casino.state(), house_.at(table));
        return std::find(seated.begin(), seated.end(), person) != seated.end();
    }

    House house_;
    HouseDealer dealer_{5};
    SeededSource random_source_{9};
    int given_ = 0;
    int refused_ = 0;
};

TEST_F(Bots, PlayEveryGame) {
    for (const std::string_view game : twelve_games()) {
        const TableId table = house_.table(game);
        for (std::uint8_t seat = 0; seat < 4; ++seat)
            sit(table, bot(dollars(2'000)), seat, dollars(100));
        BotRunner players{Span{}};
        for (int i = 0; i < 2'000 && house_.at(table).completed < 5; ++i)
            run(players, table);
        EXPECT_EQ(5U, house_.at(table).completed) << game;
    }
    EXPECT_EQ(0, refused_);
    expect_read_back(house_);
}

// [I-151]
TEST_F(Bots, OneLeavesAFullTableSoThatANewcomerFindsASeat) {
    for (const std::string_view game : {"three_card", "holdem"}) {
        Sign sign = plain_sign(game, DealtBy::house);
        sign.seats = 3;
        const TableId table = house_.table(sign, DealtBy::house);
        for (std::uint8_t seat = 0; seat < 3; ++seat)
            sit(table, bot(dollars(2'000)), seat, dollars(100));
        BotRunner players{Span{}};
        for (int i = 0; i < 200; ++i)
            run(players, table);
        EXPECT_EQ(2U, bots_at(house_.casino.state(), house_.at(table)).size()) << game;
        const PersonId ann = house_.player(std::string("Ann at ") += game, dollars(200));
        const SeatedTable& seats = *table_of(house_.casino.state().seating, table);
        const auto free = std::find_if(seats.places.begin(), seats.places.end(), is_open);
        ASSERT_NE(free, seats.places.end()) << game;
        sit(table, ann, static_cast<std::uint8_t>(free - seats.places.begin()), dollars(100));
    }
    expect_read_back(house_);
}

// [I-151]
TEST_F(Bots, OneLeavesForEachPersonWhoWaits) {
    Sign sign = plain_sign("holdem", DealtBy::house);
    sign.seats = 4;
    const TableId table = house_.table(sign, DealtBy::house);
    const PersonId rosa = house_.player("Rosa", dollars(200));
    sit(table, rosa, 0, dollars(100));
    house_.must(rosa, PokerCommand(SitOut{table, 0}));
    for (std::uint8_t seat = 1; seat < 4; ++seat)
        sit(table, bot(dollars(2'000)), seat, dollars(100));
    const ListId list = table_of(house_.casino.state().seating, table)->list;
    for (const char* const name : {"Uma", "Vera"}) {
        const PersonId waiting = house_.player(name, dollars(200));
        house_.must(waiting, SeatingCommand(JoinList{list, waiting}));
    }
    BotRunner players{Span{}};
    for (int i = 0; i < 200; ++i)
        run(players, table);
    EXPECT_EQ(1U, bots_at(house_.casino.state(), house_.at(table)).size());
    expect_read_back(house_);
}

// [I-138]
TEST_F(Bots, AreMarkedAtEveryTable) {
    for (const std::string_view game : {"crown_holdem", "holdem"}) {
        const TableId table = house_.table(game);
        sit(table, bot(dollars(100)), 1, dollars(100));
        sit(table, house_.player(std::string("Rosa at ") += game, dollars(100)), 2, dollars(100));
        const TableView seen =
            view_of(house_.casino.state(), house_.casino.balances(), house_.at(table), Viewer{});
        EXPECT_TRUE(seen.seats.at(1).is_program);
        EXPECT_NE(0U, seen.seats.at(2).person);
        EXPECT_FALSE(seen.seats.at(2).is_program);
    }
    expect_read_back(house_);
}

TEST_F(Bots, WaitBeforeTheyAct) {
    const TableId table = house_.table("three_card");
    sit(table, bot(dollars(2'000)), 0, {});
    BotRunner players{Span::of_seconds(2)};
    run(players, table);
    EXPECT_EQ(0, given_);
    EXPECT_EQ(house_.now + Span::of_seconds(2), players.wakes_at());
    house_.pass(Span::of_microseconds(1'999'999));
    run(players, table);
    EXPECT_EQ(0, given_);
    house_.pass(Span::of_microseconds(1));
    run(players, table);
    EXPECT_EQ(1, given_);  // chips; it decides on wagers at the next run
    EXPECT_EQ(house_.now + Span::of_seconds(2), players.wakes_at());
    expect_read_back(house_);
}

TEST_F(Bots, WaitAtTheSameTime) {
    const TableId table = house_.table("three_card");
    for (std::uint8_t seat = 0; seat < 5; ++seat)
        sit(table, bot(dollars(2'000)), seat, {});
    BotRunner players{Span::of_seconds(20)};
    run(players, table);
    house_.pass(Span::of_seconds(20));
    run(players, table);
    EXPECT_EQ(5, given_);
    expect_read_back(house_);
}

TEST_F(Bots, StartToWaitWhenTheirTurnBegins) {
    const TableId table = house_.table("holdem");
    for (std::uint8_t seat = 0; seat < 3; ++seat)
        sit(table, bot(dollars(2'000)), seat, dollars(100));
    BotRunner players{Span::of_seconds(2)};
    run(players, table);
    for (int i = 1; i <= 4; ++i) {
        house_.pass(Span::of_seconds(2));
        run(players, table);
        run(players, table);  // no bot has waited long enough
        EXPECT_EQ(i, given_);
    }
    expect_read_back(house_);
}

TEST_F(Bots, RetryOnlyAfterAChange) {
    const TableId table = house_.table("three_card");
    const PersonId barred = bot(dollars(2'000));
    sit(table, barred, 0, {});
    // With chips, so that the house does not release the seat in the meantime. [I-144]
    house_.must(barred, BankedCommand(BuyChips{table, dollars(100)}));
    house_.must(house_.supervisor,
                CaseCommand(FileIncident{
                    table, Offence::other_breach, {barred}, "seen", {}, false, "TCP 11.1"_clause}));
    house_.must(
        house_.area_manager,
        CaseCommand(BarPlayer{
            house_.casino.state().cases.last, barred, "out of the game", Reach::every_table}));
    BotRunner players{Span{}};
    for (int i = 0; i < 50; ++i)
        run(players, table);
    EXPECT_EQ(2, refused_);  // the bot gives two commands at each attempt
    EXPECT_EQ(house_.now + Span::of_minutes(1), players.wakes_at());
    const PersonId other = house_.player("Olga", dollars(50));
    house_.must(other, BankedCommand(BuyChips{table, dollars(50)}));
    for (int i = 0; i < 50; ++i)
        run(players, table);
    EXPECT_EQ(4, refused_);
    house_.pass(Span::of_minutes(1));
    for (int i = 0; i < 50; ++i)
        run(players, table);
    EXPECT_EQ(6, refused_);
    expect_read_back(house_);
}

TEST_F(Bots, LeaveWithoutMoney) {
    const TableId round = house_.table("ultimate_holdem");
    const TableId hand = house_.table("omaha");
    const PersonId poor = bot(dollars(25));
    sit(round, poor, 0, {});
    const PersonId rich = bot(dollars(2'000));
    sit(round, rich, 1, {});
    std::vector<PersonId> at_poker;
    for (std::uint8_t seat = 0; seat < 3; ++seat) {
        at_poker.push_back(bot(dollars(40)));
        sit(hand, at_poker.back(), seat, dollars(40));
    }
    BotRunner players{Span{}};
    for (int i = 0; i < 20'000; ++i) {
        run(players, round);
        run(players, hand);
        if (bots_at(house_.casino.state(), house_.at(hand)).size() == 1) break;
    }
    EXPECT_FALSE(is_seated(round, poor));
    EXPECT_EQ(dollars(25),
              house_.wallet(poor));  // too little for a hand, so the bot got its own money back
    EXPECT_TRUE(is_seated(round, rich));
    EXPECT_GT(house_.at(round).completed, 1U);
    EXPECT_EQ(1U, bots_at(house_.casino.state(), house_.at(hand)).size());
    EXPECT_EQ(0, refused_);
    expect_read_back(house_);
}

}  // namespace
}  // namespace baize::house
