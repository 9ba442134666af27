// Tests that players need chips for the wager that must follow an Ante. [CS 11.12] [TCP 9.11]
// [I-57]
#include <gtest/gtest.h>

#include "house_dealer.h"
#include "melbourne_table.h"

namespace baize::house {
namespace {

Sign sign_with(const MelbourneGame& game, DealtBy dealt_by, std::optional<bool> cover) {
    Sign sign = plain_sign(game.game, dealt_by);
    std::get<HouseTerms>(sign.terms).require_cover_before_ante = cover;
    return sign;
}

// Cleo has chips for an Ante of 15 and for one cent less than the wager that follows it.
class ShortOfChips : public MelbourneTable {
  public:
    ShortOfChips(const MelbourneGame& game, DealtBy dealt_by, std::optional<bool> cover = {})
        : MelbourneTable(sign_with(game, dealt_by, cover), dealt_by),
          owned(dollars(15) + dollars(15) * game.multiple - Money::of_cents(1)) {
        cleo = seated("Cleo", 1, owned);
        dealer_.run(*this, table_number);
    }

    // Plays a round with Cleo alone, dealt by the house, up to the decisions.
    void play_to_decisions() {
        must(cleo, ante(1, dollars(15)));
        must(cleo, FinishWagers{table_number});
        pass(Span::of_seconds(30));
        dealer_.run(*this, table_number);
        ASSERT_EQ(Phase::deciding, round(table_number).phase);
    }

    void out_of_time() {
        pass(Span::of_seconds(30));
        dealer_.run(*this, table_number);
    }

    Money owned{};
    PersonId cleo = 0;

  private:
    HouseDealer dealer_{5};
};

// [CS 11.12] [TCP 9.11] [I-57]
TEST(CoverBeforeAnte, IsRequiredAtTablesOfTheHouse) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        ShortOfChips house(game, DealtBy::house);
        EXPECT_EQ("too_few_chips " + std::string(game.cannot_match),
                  words(house.refused(house.cleo, house.ante(1, dollars(15)))));
        house.must(house.cleo, house.ante(1, dollars(10)));
        // Chips that the Ante requires cannot be spent on another wager.
        if (game.game == "three_card") {
            const PlaceWager side{1, Wager::pair_plus, dollars(10), Tender::chips};
            EXPECT_EQ("too_few_chips TCP 9.11", words(house.refused(house.cleo, house.act(side))));
        }
        house.must(house.cleo, house.ante(1, Money{}));
        house.must(house.cage, CashIn{house.cleo, Money::of_cents(1)});
        house.must(house.cleo, BuyChips{house.table_number, Money::of_cents(1)});
        house.must(house.cleo, house.ante(1, dollars(15)));
        expect_read_back(house);
    }
}

// [I-57]
TEST(CoverBeforeAnte, IsRequiredAtALiveTableOnlyBySetting) {
    for (const MelbourneGame& game : melbourne_games) {
        ShortOfChips live(game, DealtBy::dealer);
        live.must(live.cleo, live.ante(1, dollars(15)));
        ShortOfChips strict(game, DealtBy::dealer, true);
        EXPECT_EQ("too_few_chips " + std::string(game.cannot_match),
                  words(strict.refused(strict.cleo, strict.ante(1, dollars(15)))));
    }
    EXPECT_EQ("sign_contradicts I-57", [] {
        House house;
        house.must(house.area_manager, MakeTable{DealtBy::house, Chips::money});
        Sign perth = plain_sign("ultimate_holdem", DealtBy::house);
        std::get<HouseTerms>(perth.terms).require_cover_before_ante = true;
        return words(house.refused(house.area_manager, PutUpSign{1, perth, 1}));
    }());
}

// The first time all her wagers are returned with a warning; the second time they are lost. [CS
// 11.12] [TCP 9.11] [I-57]
TEST(CannotMatch, TheClockOfTheHouseVoidsTheHandOnce) {
    for (const MelbourneGame& game : melbourne_games) {
        SCOPED_TRACE(game.game);
        ShortOfChips house(game, DealtBy::house, false);
        house.play_to_decisions();
        const Decide bet{1, game.decision, dollars(15) * game.multiple};
        EXPECT_EQ(Reason::too_few_chips, house.refused(house.cleo, house.act(bet)).reason);
        house.out_of_time();
        EXPECT_EQ(1U, house.at(house.table_number).completed);
        EXPECT_EQ(house.owned, house.chips(house.cleo));
        house.play_to_decisions();
        house.out_of_time();
        EXPECT_EQ(house.owned - dollars(15), house.chips(house.cleo));
        expect_read_back(house);
    }
}

// A player who has the chips and does not answer counts as absent. [I-42]
TEST(CannotMatch, DoesNotApplyToAPlayerWithMoneyInTheWallet) {
    for (const MelbourneGame& game : melbourne_games) {
        ShortOfChips house(game, DealtBy::house, false);
        house.must(house.cage, CashIn{house.cleo, Money::of_cents(1)});
        house.play_to_decisions();
        const Report cannot{.what = Irregularity::cannot_match, .place = 1};
        EXPECT_EQ("nothing_to_report I-114",
                  words(house.refused(house.supervisor, house.act(cannot))));
        house.out_of_time();
        EXPECT_EQ(house.owned - dollars(15), house.chips(house.cleo));
    }
}

// Chips that she took to another table after seeing her hand still count as hers. [I-57]
TEST(CannotMatch, DoesNotApplyToAPlayerWithChipsAtAnotherTable) {
    for (const MelbourneGame& game : melbourne_games) {
        ShortOfChips house(game, DealtBy::house, false);
        house.must(house.cage, CashIn{house.cleo, dollars(1)});
        const TableId other = house.table(game.game);
        house.must(house.cleo, SeatingCommand(TakeSeat{other, 0, house.cleo}));
        house.play_to_decisions();
        house.must(house.cleo, BankedCommand(BuyChips{other, dollars(1)}));
        house.out_of_time();
        EXPECT_EQ(house.owned - dollars(15), house.chips(house.cleo));
    }
}

// [CS 11.12] [TCP 9.11]
TEST(CannotMatch, MayBeReportedByStaffAtTablesOfTheHouse) {
    for (const MelbourneGame& game : melbourne_games) {
        ShortOfChips house(game, DealtBy::house, false);
        house.play_to_decisions();
        const Report cannot{.what = Irregularity::cannot_match, .place = 1};
        house.must(house.dealer, house.act(cannot));
        const Override& word =
            house.round(house.table_number).boxes[1].overrides[index(Wager::ante)];
        EXPECT_EQ(game.cannot_match, word.clause.id());
        EXPECT_EQ(Verdict::void_, word.verdict);
        house.out_of_time();
        EXPECT_EQ(house.owned, house.chips(house.cleo));
        expect_read_back(house);
    }
}

}  // namespace
}  // namespace baize::house
