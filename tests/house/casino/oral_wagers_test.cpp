// Tests wagers declared aloud, with cash on the table, at tables that people deal. [CS 5.3] [TCP
// 5.3]
#include <gtest/gtest.h>

#include "melbourne_table.h"

namespace baize::house {
namespace {

Command declared(const MelbourneTable& house, Money amount, Tender tender, PersonId player) {
    return house.act(PlaceWager{MelbourneTable::anns_area, Wager::ante, amount, tender}, player);
}

// "Ten on Ante" with a fifty: fifty in chips, ten of them on the Ante. [CS 5.3] [TCP 5.3] [I-116]
TEST(OralWagers, AreAnnouncedByTheDealerAndPaidWithConvertedCash) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        const PersonId cleo = house.player("Cleo", Money{});
        house.must(cleo, TakeSeat{house.table_number, 4, cleo});
        const Money in_cage = house.balance(ledger::the_cage);
        house.must(house.dealer, ConvertCash{house.table_number, cleo, dollars(50)});
        EXPECT_EQ(dollars(50), house.chips(cleo));
        EXPECT_EQ(in_cage - dollars(50), house.balance(ledger::the_cage));
        const PlaceWager ten{4, Wager::ante, dollars(10), Tender::oral_with_chips};
        house.must(house.dealer, house.act(ten, cleo));
        EXPECT_EQ(dollars(40), house.chips(cleo));
        EXPECT_EQ(dollars(10), house.round(house.table_number).boxes[4][Wager::ante]);
        EXPECT_EQ(cleo, house.round(house.table_number).boxes[4].owner[index(Wager::ante)]);
        expect_read_back(house);
    }
}

// [CS 5.1] [CS 5.3] [TCP 5.1] [TCP 5.3] [I-116]
TEST(OralWagers, AreRefusedWithoutMoneyOrWithoutADealer) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        const std::string clause(game.oral);
        EXPECT_EQ("no_oral_wagers " + clause,
                  words(house.refused(house.ann,
                                      declared(house, dollars(10), Tender::oral_with_chips, 0))));
        EXPECT_EQ("oral_without_chips " + clause,
                  words(house.refused(
                      house.dealer, declared(house, dollars(10), Tender::oral_alone, house.ann))));
        EXPECT_EQ(Reason::not_chips,
                  house.refused(house.dealer, declared(house, dollars(10), Tender::cash, house.ann))
                      .reason);
        house.must(house.dealer, declared(house, dollars(10), Tender::oral_with_chips, house.ann));
        house.deal({CloseBetting{}});
        EXPECT_EQ("betting_closed " + clause,
                  words(house.refused(house.dealer,
                                      ConvertCash{house.table_number, house.ben, dollars(50)})));
    }
}

// [I-116]
TEST(OralWagers, AreRefusedInPerthAndAtTablesOfTheHouse) {
    House house;
    for (const DealtBy dealt_by : {DealtBy::house, DealtBy::dealer}) {
        const TableId perth = house.table("ultimate_holdem", dealt_by);
        const PersonId ann =
            house.player(dealt_by == DealtBy::house ? "Ann" : "Anna", dollars(100));
        house.must(ann, TakeSeat{perth, 0, ann});
        EXPECT_EQ("no_oral_wagers UTH 3.2",
                  words(house.refused(house.dealer, ConvertCash{perth, ann, dollars(50)})));
        if (dealt_by == DealtBy::house) continue;
        house.must(ann, BuyChips{perth, dollars(50)});
        const PlaceWager ten{0, Wager::ante, dollars(10), Tender::oral_with_chips};
        EXPECT_EQ("no_oral_wagers UTH 3.2",
                  words(house.refused(house.dealer, ActInRound{perth, ten, ann})));
    }
    MelbourneTable melbourne(melbourne_games[0], DealtBy::house);
    EXPECT_EQ(
        "no_oral_wagers CS 5.3",
        words(melbourne.refused(melbourne.dealer,
                                ConvertCash{melbourne.table_number, melbourne.ann, dollars(50)})));
    EXPECT_EQ("rank_too_low CS 5.3",
              words(melbourne.refused(
                  melbourne.ann, ConvertCash{melbourne.table_number, melbourne.ann, dollars(50)})));
}

}  // namespace
}  // namespace baize::house
