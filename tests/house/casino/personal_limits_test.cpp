// Tests limits agreed with one player: they apply only to her, while she sits at the table. [CS
// 6.3] [TCP 6.3]
#include <gtest/gtest.h>

#include "house/casino/table_view.h"
#include "melbourne_table.h"

namespace baize::house {
namespace {

constexpr std::uint8_t anns_area = MelbourneTable::anns_area;

void agree(MelbourneTable& house, std::uint8_t box = anns_area) {
    house.must(house.area_manager,
               AgreeLimits{house.table_number,
                           {.box = box, .player = house.ann, .maximum = dollars(5'000)}});
}

std::vector<bool> markers(const MelbourneTable& house) {
    const TableView seen = view_of(house.casino.state(),
                                   house.casino.balances(),
                                   house.at(house.table_number),
                                   viewer_of(house.casino.state(), house.ben));
    std::vector<bool> shown;
    for (const SeatView& seat : seen.seats)
        shown.push_back(seat.has_own_limits);
    return shown;
}

std::vector<bool> marker_at(std::uint8_t box) {
    std::vector<bool> all(7, false);
    all[box] = true;
    return all;
}

// [CS 6.3] [TCP 6.3] [I-117]
TEST(OwnLimits, BelongToThePlayerAndEndWhenSheLeaves) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        agree(house);
        house.next_round();
        EXPECT_EQ(marker_at(anns_area), markers(house));
        house.must(house.ann, house.ante(anns_area, dollars(5'000)));
        house.must(house.ann, house.ante(anns_area, Money{}));
        house.must(house.ann, LeaveTable{house.table_number, house.ann});
        EXPECT_EQ(std::vector<bool>(7, false), markers(house));
        // Ben takes her seat in the same round.
        house.must(house.ben, ChangeSeat{house.table_number, anns_area, house.ben});
        EXPECT_EQ(Reason::above_maximum,
                  house.refused(house.ben, house.ante(anns_area, dollars(5'000))).reason);
        house.must(house.ben, house.ante(anns_area, dollars(500)));
        // When she comes back, her limits are gone.
        house.must(house.ann, TakeSeat{house.table_number, 5, house.ann});
        house.must(house.ann, BuyChips{house.table_number, dollars(6'000)});
        EXPECT_EQ(Reason::above_maximum,
                  house.refused(house.ann, house.ante(5, dollars(5'000))).reason);
        expect_read_back(house);
    }
}

// [CS 6.3] [TCP 6.3] [I-117]
TEST(OwnLimits, GoWithThePlayerToAnotherSeat) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        agree(house);
        house.must(house.ann, ChangeSeat{house.table_number, 4, house.ann});
        EXPECT_EQ(marker_at(4), markers(house));
        house.must(house.ben, ChangeSeat{house.table_number, anns_area, house.ben});
        house.must(house.ann, house.ante(4, dollars(5)));
        house.to_decisions();
        house.fold_everybody();
        house.deal({Settle{}});
        house.must(house.dealer, OpenRound{house.table_number});
        house.must(house.ann, house.ante(4, dollars(5'000)));
        EXPECT_EQ(Reason::above_maximum,
                  house.refused(house.ben, house.ante(anns_area, dollars(5'000))).reason);
        expect_read_back(house);
    }
}

// They apply at her new seat, even if other players have wagers on the same area. [CS 6.3] [TCP
// 6.3] [I-117]
TEST(OwnLimits, GoAlongInTheMiddleOfTheBetting) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        agree(house);
        house.must(house.ben, house.ante(MelbourneTable::bens_area, dollars(5)));
        house.must(house.ann, ChangeSeat{house.table_number, 4, house.ann});
        EXPECT_EQ(marker_at(4), markers(house));
        house.must(house.ann, house.ante(4, dollars(5'000)));
        house.must(house.ann, house.ante(4, Money{}));
        house.must(house.ben, house.ante(MelbourneTable::bens_area, Money{}));
        house.must(house.ben, ChangeSeat{house.table_number, anns_area, house.ben});
        EXPECT_EQ(Reason::above_maximum,
                  house.refused(house.ben, house.ante(anns_area, dollars(5'000))).reason);
        expect_read_back(house);
    }
}

// [CS 6.3] [TCP 6.3] [I-117]
TEST(OwnLimits, ApplyAtOnceIfTheAreaHasNoWager) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        MelbourneTable house(game, DealtBy::dealer);
        agree(house);
        house.must(house.ann, house.ante(anns_area, dollars(5'000)));
        house.must(house.ann, house.ante(anns_area, Money{}));
        house.must(house.ann, ChangeSeat{house.table_number, 4, house.ann});
        house.must(house.ann, house.ante(4, dollars(5'000)));
        house.must(house.ann, house.ante(4, Money{}));
        house.must(house.dealer, EndLimits{house.table_number, 4});
        EXPECT_EQ(Reason::above_maximum,
                  house.refused(house.ann, house.ante(4, dollars(5'000))).reason);
        // If another player has a wager on the area, they begin with the next round.
        house.must(house.ben, house.ante(MelbourneTable::bens_area, dollars(5)));
        agree(house, 4);
        EXPECT_EQ(Reason::above_maximum,
                  house.refused(house.ann, house.ante(4, dollars(5'000))).reason);
        expect_read_back(house);
    }
}

// [I-117]
TEST(OwnLimits, AreAgreedForTheSeatThePlayerHas) {
    MelbourneTable house(melbourne_games[0], DealtBy::dealer);
    const PersonalLimits elsewhere{.box = 4, .player = house.ann, .maximum = dollars(5'000)};
    EXPECT_EQ("not_seated I-117",
              words(house.refused(house.area_manager, AgreeLimits{house.table_number, elsewhere})));
}

}  // namespace
}  // namespace baize::house
