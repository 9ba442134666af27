// Rounds and hands at tables that the house deals itself.
#include <gtest/gtest.h>

#include "engine/banked/machine/menu.h"
#include "engine/poker/hand/play.h"
#include "house_dealer.h"

namespace baize::house {
namespace {

Command wager(TableId table, std::uint8_t box, Wager on, Money amount) {
    return BankedCommand(ActInRound{table, PlaceWager{box, on, amount, Tender::chips}, 0});
}

// Submits the first offered decision of the first hand that must decide.
bool decide_something(House& house, TableId table) {
    const BankedGame& game = banked_game(house.at(table));
    const Round& round = house.round(table);
    if (round.phase != Phase::deciding) return false;
    for (std::size_t box = 0; box < boxes_max; ++box) {
        const DecisionOffers offers = game.hooks->decisions(game.rules, round, box);
        if (offers.empty() || round.boxes[box].acted) continue;
        const Decide choice{static_cast<std::uint8_t>(box), offers[0].decision, offers[0].amount};
        house.must(hand_owner(round.boxes[box]), BankedCommand(ActInRound{table, choice, 0}));
        return true;
    }
    return false;
}

TEST(HouseDealtRounds, ARoundOfEveryHouseGameIsPlayedToItsEnd) {
    for (const GameHooks& game : house_games()) {
        House house;
        HouseDealer dealer(7);
        const TableId table = house.table(game.facts().name);
        const PersonId ann = house.player("Ann", dollars(1'000));
        house.must(ann, SeatingCommand(TakeSeat{table, 2, ann}));
        house.must(ann, BankedCommand(BuyChips{table, dollars(600)}));
        for (int i = 0; i < 20; ++i) {
            dealer.run(house, table);
            ASSERT_EQ(Phase::betting, house.round(table).phase);
            ASSERT_TRUE(house.at(table).sealed.has_value());
            house.must(ann, wager(table, 2, Wager::ante, dollars(5)));
            if (game.facts().name == "ultimate_holdem")
                house.must(ann, wager(table, 2, Wager::blind, dollars(5)));
            dealer.run(house, table);
            ASSERT_EQ(Phase::betting, house.round(table).phase);  // Ann may want more
            house.must(ann, BankedCommand(FinishWagers{table}));
            dealer.run(house, table);
            const std::uint64_t number = round_number(house.at(table));
            while (round_number(house.at(table)) == number) {
                ASSERT_TRUE(decide_something(house, table)) << game.facts().name;
                dealer.run(house, table);
            }
        }
        EXPECT_EQ(20U, house.at(table).completed);
        house.must(ann, SeatingCommand(LeaveTable{table, ann}));
        EXPECT_EQ(Money{}, house.stack(table, ann));
        EXPECT_EQ(Money{}, house.balance({ledger::AccountKind::pot, table, 0}));
        const Money won = house.wallet(ann) - dollars(1'000);
        const Money of_house = house.balance(ledger::the_house) +
                               house.balance({ledger::AccountKind::table_float, table, 0});
        EXPECT_EQ(Money{}, won + of_house);
        expect_read_back(house);
    }
}

// [I-42]
TEST(HouseDealtRounds, BettingClosesWhenAllHaveFinishedOrTheTimeIsOver) {
    House house;
    HouseDealer dealer(5);
    const TableId table = house.table("three_card");
    const PersonId ann = house.player("Ann", dollars(1'000));
    const PersonId ben = house.player("Ben", dollars(1'000));
    for (const PersonId person : {ann, ben}) {
        house.must(person, BankedCommand(BuyChips{table, dollars(100)}));
        house.seat(table, person == ann ? 0 : 1, person);
    }
    dealer.run(house, table);
    EXPECT_EQ(Reason::not_now, house.refused(ann, BankedCommand(FinishWagers{table})).reason);
    house.must(ann, wager(table, 0, Wager::ante, dollars(5)));
    house.must(ben, wager(table, 1, Wager::ante, dollars(5)));
    house.must(ann, BankedCommand(FinishWagers{table}));
    EXPECT_EQ(Reason::already_done, house.refused(ann, BankedCommand(FinishWagers{table})).reason);
    EXPECT_FALSE(dealer.step(house, table));                         // Ben may want more
    house.must(ann, wager(table, 0, Wager::pair_plus, dollars(5)));  // and Ann, after all
    house.must(ben, BankedCommand(FinishWagers{table}));
    EXPECT_FALSE(dealer.step(house, table));
    house.pass(Span::of_microseconds(29'999'999));
    EXPECT_FALSE(dealer.step(house, table));
    house.pass(Span::of_microseconds(1));
    dealer.run(house, table);
    EXPECT_EQ(Phase::deciding, house.round(table).phase);
    expect_read_back(house);
}

// [I-42]
TEST(HouseDealtRounds, PlayerOutOfTimeIsTreatedAsTheBookSays) {
    for (const GameHooks& game : house_games()) {
        House house;
        HouseDealer dealer(7);
        const TableId table = house.table(game.facts().name);
        const PersonId ann = house.player("Ann", dollars(1'000));
        house.must(ann, BankedCommand(BuyChips{table, dollars(100)}));
        house.seat(table, 2, ann);
        dealer.run(house, table);
        house.must(ann, wager(table, 2, Wager::ante, dollars(5)));
        if (game.facts().name == "ultimate_holdem")
            house.must(ann, wager(table, 2, Wager::blind, dollars(5)));
        house.must(ann, BankedCommand(FinishWagers{table}));
        dealer.run(house, table);
        for (int street = 0; street < 4 && house.at(table).completed == 0; ++street) {
            ASSERT_EQ(Phase::deciding, house.round(table).phase) << game.facts().name;
            house.pass(Span::of_microseconds(29'999'999));
            EXPECT_FALSE(dealer.step(house, table));
            house.pass(Span::of_microseconds(1));
            dealer.run(house, table);
        }
        EXPECT_EQ(1U, house.at(table).completed) << game.facts().name;
        const Money lost = game.facts().name == "ultimate_holdem" ? dollars(10) : dollars(5);
        EXPECT_EQ(dollars(100) - lost, house.stack(table, ann)) << game.facts().name;
        expect_read_back(house);
    }
}

// [I-42]
TEST(HouseDealtRounds, AbsentPlayerDoesNotDelayTheOthers) {
    for (const GameHooks& game : house_games()) {
        House house;
        HouseDealer dealer(11);
        const TableId table = house.table(game.facts().name);
        const PersonId ann = house.player("Ann", dollars(1'000));
        const PersonId ben = house.player("Ben", dollars(1'000));
        dealer.run(house, table);
        for (const PersonId person : {ann, ben}) {
            house.must(person, BankedCommand(BuyChips{table, dollars(100)}));
            const std::uint8_t box = person == ann ? 0 : 1;
            house.seat(table, box, person);
            house.must(person, wager(table, box, Wager::ante, dollars(5)));
            if (game.facts().name == "ultimate_holdem")
                house.must(person, wager(table, box, Wager::blind, dollars(5)));
            house.must(person, BankedCommand(FinishWagers{table}));
        }
        dealer.run(house, table);
        for (int i = 0; i < 8 && house.at(table).completed == 0; ++i) {
            if (!house.round(table).boxes[0].acted) {
                ASSERT_TRUE(decide_something(house, table));  // Ann
            }
            dealer.run(house, table);
            house.pass(Span::of_seconds(30));  // Ben is away
            dealer.run(house, table);
        }
        EXPECT_EQ(1U, house.at(table).completed) << game.facts().name;
        expect_read_back(house);
    }
}

TEST(HouseDealtRounds, HandsOfEveryPokerGameArePlayedToTheirEnd) {
    for (const poker::VariantFacts& variant : poker::variants) {
        const std::string_view game = variant.name;
        House house;
        HouseDealer dealer(3);
        Sign sign = plain_sign(game, DealtBy::house);
        std::get<PokerTerms>(sign.terms).clock.seconds = 20;
        std::get<PokerTerms>(sign.terms).clock.discard_last_on_expiry = true;
        const TableId table = house.table(sign, DealtBy::house);
        std::vector<PersonId> players;
        for (std::uint8_t seat = 0; seat < 4; ++seat) {
            const PersonId person = house.player(
                "Player " + std::string(1, static_cast<char>('A' + seat)), dollars(500));
            players.push_back(person);
            house.must(person, sit_down(table, person, seat, dollars(200), poker::Choice::wait));
        }
        for (int i = 0; i < 1'000 && house.at(table).completed < 10; ++i) {
            dealer.run(house, table);
            if (house.hand(table).phase == poker::Phase::over) break;
            const poker::Offers may = offers(poker_game(house.at(table)).rules, house.hand(table));
            const PersonId player = poker_state(house.at(table))->orbit.seats[may.seat].player;
            if (may.discard || i % 7 == 0) {
                house.pass(Span::of_seconds(20));  // the clock decides
                continue;
            }
            const poker::Action action = may.check ? poker::check(may.seat) : poker::call(may.seat);
            house.must(player, PokerCommand(ActInHand{table, action}));
        }
        EXPECT_GE(house.at(table).completed, 1U) << game;
        Money all = house.balance({ledger::AccountKind::pot, table, 0}) +
                    house.balance({ledger::AccountKind::chip_box, table, 0});
        for (const PersonId person : players)
            all += house.wallet(person) + house.stack(table, person);
        EXPECT_EQ(dollars(2'000), all) << game;
        expect_read_back(house);
    }
}

}  // namespace
}  // namespace baize::house
