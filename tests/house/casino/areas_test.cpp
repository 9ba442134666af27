// The owners of betting areas at Melbourne's tables, and the use of a second area.
#include <gtest/gtest.h>

#include "melbourne_table.h"

namespace baize::house {
namespace {

Command ante(TableId table, std::uint8_t box, Money amount, PersonId player = 0) {
    return ActInRound{table, PlaceWager{box, Wager::ante, amount, Tender::chips}, player};
}

// Two tables of a game on one list, both open; Ann sits at area 3 of the first, Ben at area 1, both
// with chips.
class TwoTables : public House {
  public:
    explicit TwoTables(std::string_view game, DealtBy dealt_by = DealtBy::house)
        : TwoTables(game, plain_sign(game, dealt_by), dealt_by) {}

    TwoTables(std::string_view game, const Sign& other_sign, DealtBy dealt_by)
        : first(open(plain_sign(game, dealt_by), dealt_by)), other(open(other_sign, dealt_by)) {
        ann = seat_with_chips("Ann", 2);
        ben = seat_with_chips("Ben", 0);
    }

    PersonId seat_with_chips(std::string_view name, SeatNumber seat) {
        const PersonId person = player(name, dollars(2'000));
        must(person, TakeSeat{first, seat, person});
        must(person, BuyChips{first, dollars(1'000)});
        return person;
    }

    // The cards that were committed to when the round began stay until the next one.
    void next_round() {
        if (round(first).phase == Phase::betting) {
            must(ann, ante(first, 2, dollars(5)));
            act({CloseBetting{}, Shuffle{}, Cut{20}, DealHands{}, AnnounceDecisions{}});
            for (std::uint8_t box = 0; box < 7; ++box) {
                if (round(first).boxes[box].standing != Standing::active) continue;
                must(hand_owner(round(first).boxes[box]),
                     ActInRound{first, Decide{box, Decision::fold, {}}, 0});
            }
            act({Settle{}});
        }
        must(dealer, OpenRound{first});
    }

    void act(const std::vector<Action>& actions) {
        for (const Action& action : actions)
            must(dealer, ActInRound{first, action, 0});
    }

    TableId first = 0;
    TableId other = 0;
    PersonId ann = 0;
    PersonId ben = 0;

  private:
    TableId open(const Sign& sign, DealtBy dealt_by) {
        must(area_manager, MakeTable{dealt_by, Chips::money});
        const auto made = static_cast<TableId>(casino.state().tables.size());
        must(area_manager, PutUpSign{made, sign, 1});
        if (dealt_by == DealtBy::dealer) bring_cards(made);
        must(dealer, OpenTable{made, at(made).board.version});
        return made;
    }
};

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, AreaOfASeatedPlayerIsClosedToOthers) {
    for (const MelbourneGame& each : melbourne_games) {
        const std::string_view game = each.game;
        const std::string_view clause = each.second_area;
        TwoTables house(game, DealtBy::dealer);
        house.next_round();
        const std::string taken = "area_taken " + std::string(clause);
        for (const Wager wager : banked_game(house.at(house.first)).hooks->facts().opening) {
            const PlaceWager place{2, wager, dollars(5), Tender::chips};
            if (wager == Wager::jackpot) continue;
            EXPECT_EQ(taken, words(house.refused(house.ben, ActInRound{house.first, place, 0})));
        }
        for (std::uint8_t box = 0; box < 7; ++box) {
            if (box != 2) house.must(house.ben, ante(house.first, box, dollars(5)));
        }
        EXPECT_EQ(taken, words(house.refused(house.ben, ante(house.first, 2, dollars(5)))));
        // A dealer's record of such a wager is refused too.
        EXPECT_EQ(taken,
                  words(house.refused(house.dealer, ante(house.first, 2, dollars(5), house.ben))));
        house.must(house.ann, ante(house.first, 2, dollars(5)));
        expect_read_back(house);
    }
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, AreaOfAHeldSeatIsClosedToOthers) {
    for (const MelbourneGame& each : melbourne_games) {
        const std::string_view game = each.game;
        const std::string_view clause = each.second_area;
        TwoTables house(game, DealtBy::dealer);
        house.next_round();
        house.must(house.ben, ante(house.first, 0, dollars(5)));
        const PersonId cleo = house.player("Cleo", dollars(100));
        house.must(house.supervisor, HoldSeat{house.first, 4, cleo});
        EXPECT_EQ("area_taken " + std::string(clause),
                  words(house.refused(house.ben, ante(house.first, 4, dollars(5)))));
        house.must(house.ben, ante(house.first, 5, dollars(5)));
    }
}

// [I-96]
TEST(BettingAreas, PlayerWithoutASeatMayNotWager) {
    for (const std::string_view game : {"caribbean_stud", "wild_aruba", "three_card"}) {
        House house;
        const TableId table = house.table(game);
        const PersonId ann = house.player("Ann", dollars(100));
        house.must(ann, BuyChips{table, dollars(50)});
        EXPECT_EQ("must_be_seated I-96", words(house.refused(ann, ante(table, 1, dollars(5)))));
        house.must(ann, TakeSeat{table, 1, ann});
        house.must(ann, ante(table, 1, dollars(5)));
        expect_read_back(house);
    }
}

// Perth allows players without a seat. [UTH 3.7(c)] [CH 3.5(c)]
TEST(BettingAreas, AtPerthOneMayWagerWithoutASeat) {
    for (const std::string_view game : {"ultimate_holdem", "crown_holdem"}) {
        House house;
        const TableId table = house.table(game);
        const PersonId ann = house.player("Ann", dollars(100));
        house.must(ann, BuyChips{table, dollars(50)});
        house.must(ann, ante(table, 1, dollars(5)));
    }
}

// A player with wagers on two areas looks at the hand on the area without a seated player. The
// dealer calls a supervisor, who rules. [CS 11.10] [CS 5.10.2]
TEST(BettingAreas, AForbiddenLookAtAnExtraHandIsForASupervisor) {
    TwoTables house("caribbean_stud", DealtBy::dealer);
    house.next_round();
    house.must(house.ann, ante(house.first, 2, dollars(5)));
    house.must(house.ben, ante(house.first, 0, dollars(5)));
    house.must(house.ben, ante(house.first, 1, dollars(5)));
    house.act({CloseBetting{}, Shuffle{}, Cut{20}, DealHands{}, AnnounceDecisions{}});
    Report report;
    report.what = Irregularity::hand_viewed;
    report.place = 1;
    report.count = 1;
    const ActInRound viewed{house.first, report, 0};
    EXPECT_EQ("rank_too_low CS 11.10", words(house.refused(house.dealer, viewed)));
    EXPECT_FALSE(house.round(house.first).boxes[1].deemed_seat);
    house.must(house.supervisor, viewed);
    EXPECT_TRUE(house.round(house.first).boxes[1].deemed_seat);
    expect_read_back(house);
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, ASeatAtATableOfOtherLimitsOpensNoSecondArea) {
    for (const MelbourneGame& each : melbourne_games) {
        const std::string_view game = each.game;
        const std::string_view clause = each.second_area;
        Sign dear = plain_sign(game, DealtBy::dealer);
        std::get<HouseTerms>(dear.terms).limits.min = dollars(1'000);
        std::get<HouseTerms>(dear.terms).limits.max = dollars(10'000);
        TwoTables house(game, dear, DealtBy::dealer);
        house.next_round();
        house.must(house.ben, ante(house.first, 0, dollars(5)));
        EXPECT_EQ("second_area_unavailable " + std::string(clause),
                  words(house.refused(house.ben, ante(house.first, 4, dollars(5)))));
    }
}

// [CS 5.10.1] [TCP 5.9.1]
TEST(BettingAreas, ASeatAtATableThatIsClosedOpensNoSecondArea) {
    for (const MelbourneGame& each : melbourne_games) {
        const std::string_view game = each.game;
        const std::string_view clause = each.second_area;
        TwoTables house(game, DealtBy::dealer);
        house.must(house.area_manager, AnnounceClosing{house.other, house.now});
        house.must(house.area_manager, CloseTable{house.other});
        house.next_round();
        house.must(house.ben, ante(house.first, 0, dollars(5)));
        EXPECT_EQ("second_area_unavailable " + std::string(clause),
                  words(house.refused(house.ben, ante(house.first, 4, dollars(5)))));
    }
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, NoFurtherAreaIsOpenWhileAPersonWaits) {
    for (const MelbourneGame& each : melbourne_games) {
        const std::string unavailable = "second_area_unavailable " + std::string(each.second_area);
        TwoTables house(each.game, DealtBy::dealer);
        house.must(house.ben, ante(house.first, 0, dollars(5)));
        house.must(house.ben, ante(house.first, 4, dollars(5)));
        const PersonId cleo = house.player("Cleo", dollars(100));
        house.must(cleo, JoinList{1, cleo});
        EXPECT_EQ(unavailable, words(house.refused(house.ben, ante(house.first, 5, dollars(5)))));
        house.must(house.ben, ante(house.first, 4, dollars(10)));  // it is his for the round
        house.next_round();
        house.must(house.ben, ante(house.first, 0, dollars(5)));
        EXPECT_EQ(unavailable, words(house.refused(house.ben, ante(house.first, 4, dollars(5)))));
        house.must(cleo, LeaveList{1, cleo});
        house.must(house.ben, ante(house.first, 4, dollars(5)));
        expect_read_back(house);
    }
}

// The seated player has priority on an area, even over a player whose only wager is there. [CS
// 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, FirstWagerOutsideTheOwnSeatIsOnAFurtherArea) {
    for (const MelbourneGame& each : melbourne_games) {
        House house;
        const TableId table = house.table(each.game);
        const PersonId ann = house.player("Ann", dollars(1'000));
        house.must(ann, TakeSeat{table, 1, ann});
        house.must(ann, BuyChips{table, dollars(500)});
        EXPECT_EQ("second_area_unavailable " + std::string(each.second_area),
                  words(house.refused(ann, ante(table, 3, dollars(5)))));
        house.must(ann, ante(table, 1, dollars(5)));
    }
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, SittingDownReturnsTheWagersOfOthersOnTheArea) {
    for (const MelbourneGame& each : melbourne_games) {
        TwoTables house(each.game, DealtBy::dealer);
        house.must(house.ben, ante(house.first, 4, dollars(50)));
        house.must(house.ben, ante(house.first, 0, dollars(5)));
        const ledger::Account stack = stack_of(house.first, house.ben);
        EXPECT_EQ(dollars(945), house.casino.balances().of(stack));
        const PersonId cleo = house.seat_with_chips("Cleo", 4);
        EXPECT_EQ(dollars(995), house.casino.balances().of(stack));
        EXPECT_EQ(Money{}, house.round(house.first).boxes[4][Wager::ante]);
        house.must(cleo, ante(house.first, 4, dollars(5)));
        house.must(house.ben, ante(house.first, 5, dollars(5)));
        house.must(cleo, LeaveTable{house.first, cleo});
        house.must(house.ann, ChangeSeat{house.first, 5, house.ann});
        EXPECT_EQ(dollars(995), house.casino.balances().of(stack));
        house.must(house.ann, ante(house.first, 5, dollars(5)));
        expect_read_back(house);
    }
}

// [CS 5.10.1] [TCP 5.9.1] [I-96]
TEST(BettingAreas, TablesOfTheSameLimitsCountOnAnyList) {
    for (const MelbourneGame& each : melbourne_games) {
        House house;
        const TableId first = house.table(each.game);
        const TableId other = house.table(each.game);
        ASSERT_NE(table_of(house.casino.state().seating, first)->list,
                  table_of(house.casino.state().seating, other)->list);
        const PersonId ben = house.player("Ben", dollars(1'000));
        house.must(ben, TakeSeat{first, 0, ben});
        house.must(ben, BuyChips{first, dollars(500)});
        house.must(ben, ante(first, 0, dollars(5)));
        house.must(ben, ante(first, 4, dollars(5)));
        const PersonId cleo = house.player("Cleo", dollars(100));
        const auto list = table_of(house.casino.state().seating, other)->list;
        house.must(cleo, JoinList{list, cleo});
        EXPECT_EQ("second_area_unavailable " + std::string(each.second_area),
                  words(house.refused(ben, ante(first, 5, dollars(5)))));
    }
}

}  // namespace
}  // namespace baize::house
