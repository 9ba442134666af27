#include "house/workflows/table_setup/dealers.h"

#include <gtest/gtest.h>

#include "house/casino/casino_kit.h"
#include "house/casino/table_view.h"
#include "house/people/apply.h"

namespace baize::house {
namespace {

class Dealers : public ::testing::Test {
  protected:
    House house;
    PersonId dan = house.dealer;
    PersonId dora = house.staff("Dora", Role::dealer);
    PersonId anna = house.player("Anna", Money::of_cents(100'000));
    TableId table = house.table("three_card", DealtBy::dealer);

    void sit() {
        house.must(anna, SeatingCommand(TakeSeat{table, 0, anna}));
        house.must(anna, BankedCommand(BuyChips{table, Money::of_cents(50'000)}));
    }

    [[nodiscard]] Command wager() const {
        const PlaceWager ante{0, Wager::ante, Money::of_cents(1'000), Tender::chips};
        return BankedCommand(ActInRound{table, ante, anna});
    }

    [[nodiscard]] Command put(PersonId dealer) const {
        return SignCommand(PutDealer{table, dealer});
    }

    [[nodiscard]] PersonId in_charge() const { return house.at(table).dealer; }
};

// [I-142]
TEST_F(Dealers, WhileOneIsInChargeNoOtherDealerActsThere) {
    sit();
    house.must(dan, put(dan));
    EXPECT_EQ(dan, in_charge());
    EXPECT_EQ(dan,
              view_of(house.casino.state(), house.casino.balances(), house.at(table), {}).dealer);
    EXPECT_EQ((Rejection{Reason::another_deals, "I-142"_clause}), house.refused(dora, wager()));
    house.must(dan, wager());
    house.must(house.supervisor, BankedCommand(ActInRound{table, CloseBetting{}, 0}));
    expect_read_back(house);
}

// [I-142]
TEST_F(Dealers, ChangeBetweenHands) {
    sit();
    house.must(dan, put(dan));
    house.must(dora, put(dora));
    EXPECT_EQ(dora, in_charge());
    house.must(dora, wager());
    EXPECT_EQ((Rejection{Reason::not_now, "I-142"_clause}), house.refused(dan, put(dan)));
    EXPECT_EQ((Rejection{Reason::not_now, "I-142"_clause}), house.refused(dora, put(0)));
    house.must(house.supervisor, put(dan));  // Dora has fallen ill
    EXPECT_EQ(dan, in_charge());
    EXPECT_EQ((Rejection{Reason::already_done, "I-142"_clause}),
              house.refused(house.supervisor, put(dan)));
    expect_read_back(house);
}

// [I-142]
TEST_F(Dealers, ADealerIsInChargeOfOneTable) {
    const TableId other = house.table("holdem", DealtBy::dealer);
    house.must(dan, put(dan));
    EXPECT_EQ((Rejection{Reason::deals_elsewhere, "I-142"_clause}),
              house.refused(dan, SignCommand(PutDealer{other, dan})));
    house.must(dan, put(0));
    house.must(dan, SignCommand(PutDealer{other, dan}));
    EXPECT_EQ(0U, in_charge());
    expect_read_back(house);
}

// [I-142] [I-114]
TEST_F(Dealers, AreAssignedByHigherRanksOrAssignThemselves) {
    EXPECT_EQ((Rejection{Reason::rank_too_low, "I-142"_clause}), house.refused(dan, put(dora)));
    EXPECT_EQ((Rejection{Reason::rank_too_low, "I-142"_clause}), house.refused(anna, put(anna)));
    EXPECT_EQ((Rejection{Reason::rank_too_low, "I-142"_clause}),
              house.refused(house.supervisor, put(anna)));
    EXPECT_EQ((Rejection{Reason::no_such_person, "I-142"_clause}),
              house.refused(house.supervisor, put(9'999)));
    house.must(house.supervisor, put(dora));
    EXPECT_EQ((Rejection{Reason::rank_too_low, "I-142"_clause}), house.refused(dan, put(0)));
    const TableId own = house.table("three_card");
    EXPECT_EQ((Rejection{Reason::another_deals, "I-114"_clause}),
              house.refused(dan, SignCommand(PutDealer{own, dan})));
    expect_read_back(house);
}

// [I-142]
TEST_F(Dealers, ClosedTableHasNoDealer) {
    house.must(dan, put(dan));
    house.must(house.area_manager, SignCommand(CloseTable{table}));
    EXPECT_EQ(0U, in_charge());
    expect_read_back(house);
}

class Runners : public ::testing::Test {
  protected:
    House house;
    PersonId rob = house.staff("Rob", Role::chip_runner);
    PersonId anna = house.player("Anna", Money{});

    [[nodiscard]] Money carried() const { return house.balance(mobile_bank_of(rob)); }

    [[nodiscard]] static Command supply(PersonId runner, std::int64_t cents) {
        return PeopleCommand(SupplyRunner{runner, Money::of_cents(cents)});
    }

    [[nodiscard]] static Command sell(PersonId person, std::int64_t cents) {
        return PeopleCommand(SellChips{person, Money::of_cents(cents)});
    }

    [[nodiscard]] Command take_back(std::int64_t cents) const {
        return PeopleCommand(TakeBackFromRunner{rob, Money::of_cents(cents)});
    }
};

// Every cent is accounted for: chips lent by the house come back as chips or as cash. [CP 1.1]
// [I-141]
TEST_F(Runners, SellCarriedChipsAndReturnTheRest) {
    const Money house_before = house.balance(ledger::the_house);
    house.must(house.cage, supply(rob, 100'000));
    EXPECT_EQ(Money::of_cents(100'000), carried());
    house.must(rob, sell(anna, 30'000));
    EXPECT_EQ(Money::of_cents(30'000), house.wallet(anna));
    EXPECT_EQ(Money::of_cents(70'000), carried());
    EXPECT_EQ(Money::of_cents(-30'000), house.balance(ledger::the_cage));
    house.must(house.cage, take_back(69'900));
    EXPECT_EQ(Money::of_cents(100), carried());  // is missing, and charged to Rob's account
    EXPECT_EQ(house_before - Money::of_cents(100), house.balance(ledger::the_house));
    expect_read_back(house);
}

// [I-141]
TEST_F(Runners, MaySellOnlyCarriedChipsAndNotToThemselves) {
    const auto refused = [](Reason reason) { return Rejection{reason, "I-141"_clause}; };
    EXPECT_EQ(refused(Reason::too_few_chips), house.refused(rob, sell(anna, 100)));
    house.must(house.cage, supply(rob, 1'000));
    EXPECT_EQ(refused(Reason::too_few_chips), house.refused(rob, sell(anna, 1'001)));
    EXPECT_EQ(refused(Reason::wrong_amount), house.refused(rob, sell(anna, 0)));
    EXPECT_EQ(refused(Reason::wrong_amount), house.refused(rob, sell(anna, -5)));
    EXPECT_EQ(refused(Reason::not_a_player), house.refused(rob, sell(rob, 100)));
    EXPECT_EQ(refused(Reason::no_such_person), house.refused(rob, sell(9'999, 100)));
    EXPECT_EQ(refused(Reason::rank_too_low), house.refused(anna, sell(rob, 100)));
    EXPECT_EQ(refused(Reason::rank_too_low), house.refused(house.cage, sell(anna, 100)));
    EXPECT_EQ(Money::of_cents(1'000), carried());
    expect_read_back(house);
}

// [I-141] [I-138]
TEST_F(Runners, AreSuppliedByTheCageOnly) {
    const auto refused = [](Reason reason) { return Rejection{reason, "I-141"_clause}; };
    EXPECT_EQ(refused(Reason::cage_only), house.refused(rob, supply(rob, 1'000)));
    EXPECT_EQ(refused(Reason::cage_only), house.refused(house.executive, supply(rob, 1'000)));
    EXPECT_EQ(refused(Reason::rank_too_low), house.refused(house.cage, supply(anna, 1'000)));
    EXPECT_EQ(refused(Reason::no_such_person), house.refused(house.cage, supply(9'999, 1'000)));
    EXPECT_EQ(refused(Reason::wrong_amount), house.refused(house.cage, supply(rob, -1)));
    EXPECT_EQ(refused(Reason::amount_too_large), house.refused(house.cage, take_back(1)));
    EXPECT_EQ(refused(Reason::cage_only), house.refused(rob, take_back(1)));
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
