// Tests the commission of a poker table, from the sign to the Chip Box.
#include <gtest/gtest.h>

#include "case_kit.h"
#include "live_poker.h"

namespace baize::house {
namespace {

[[nodiscard]] Sign sign_with(const poker::Commission& commission) {
    Sign sign = plain_sign("holdem", DealtBy::dealer);
    auto& terms = std::get<PokerTerms>(sign.terms);
    terms.commission = commission;
    terms.stakes.buy_in_min = dollars(4);
    return sign;
}

[[nodiscard]] poker::Commission percentage(Money cap) {
    poker::Commission commission;
    commission.rate = 500;
    commission.minimum = Money::of_cents(1);
    commission.cap = cap;
    return commission;
}

class RakedTable : public LivePoker {
  public:
    explicit RakedTable(const poker::Commission& commission) : LivePoker(sign_with(commission)) {}

    [[nodiscard]] Money on_slide() const {
        return balance({ledger::AccountKind::drop_slide, live, 0});
    }

    [[nodiscard]] Money in_pot() const { return balance(pot_of(live)); }

    [[nodiscard]] Money in_box() const { return balance({ledger::AccountKind::chip_box, live, 0}); }

    [[nodiscard]] Money in_float() const {
        return balance({ledger::AccountKind::table_float, live, 0});
    }

    // The first player bets this amount, and the others call.
    void bet_called(Money amount) {
        act(poker::bet(hand(live).actor, amount));
        all_stay_in();
    }

    void check_to_showdown() {
        deal({"Kh", "7d", "2c"});
        all_stay_in();
        deal({"8s"});
        all_stay_in();
        deal({"9s"});
        all_stay_in();
    }

    // All remaining players show, the first of `hands` in the lowest seat.
    void show_all(const std::array<std::array<const char*, 2>, 3>& hands) {
        while (hand(live).phase == poker::Phase::showdown) {
            const poker::Seat seat = hand(live).actor;
            show(seat, {hands[seat][0], hands[seat][1]});
        }
        act({.does = poker::Does::push});
    }
};

// [CP 7.7 by result] [I-6]
TEST(PokerCommission, CapBindsFixedFeeAndPercentageTogether) {
    poker::Commission commission = percentage(dollars(4));
    commission.per_hand.fill(dollars(1));
    RakedTable house(commission);
    house.open();
    house.bet_called(dollars(50));
    EXPECT_EQ(dollars(4), house.on_slide());
    EXPECT_EQ(dollars(146), house.in_pot());
    EXPECT_EQ(Money{}, house.in_box());
    house.check_to_showdown();
    house.show_all({{{"As", "Ad"}, {"Qs", "Qd"}, {"Js", "Jd"}}});
    EXPECT_EQ(dollars(4), house.in_box());
    EXPECT_EQ(Money{}, house.on_slide());
    EXPECT_EQ(dollars(296), house.chips_of(0));
    expect_read_back(house);
}

// [CP 7.2.3(a) by result] [CP 7.2.3(c) by result]
TEST(PokerCommission, FixedFeeLiesOnTheDropSlideUntilTheHandIsOver) {
    for (const bool stand_alone : {false, true}) {
        poker::Commission commission;
        commission.per_hand.fill(dollars(3));
        commission.stand_alone = stand_alone;
        RakedTable house(commission);
        house.open();
        EXPECT_EQ(Money{}, house.on_slide());
        house.bet_called(dollars(10));
        EXPECT_EQ(dollars(3), house.on_slide());
        EXPECT_EQ(dollars(27), house.in_pot());
        house.check_to_showdown();
        EXPECT_EQ(dollars(3), house.on_slide());
        house.show_all({{{"As", "Ad"}, {"Qs", "Qd"}, {"Js", "Jd"}}});
        EXPECT_EQ(Money{}, house.on_slide());
        EXPECT_EQ(dollars(3), stand_alone ? house.in_float() : house.in_box());
        EXPECT_EQ(Money{}, stand_alone ? house.in_box() : house.in_float());
    }
}

// [CP 7.2.1(a) by result] [CP 7.2.1(b) by result] [CP 7.2.1(c) by result]
TEST(PokerCommission, PercentageEndsInTheChipBoxOrTheFloatOfAStandAloneTable) {
    for (const bool stand_alone : {false, true}) {
        poker::Commission commission = percentage(dollars(10));
        commission.stand_alone = stand_alone;
        RakedTable house(commission);
        house.open();
        house.bet_called(dollars(20));
        EXPECT_EQ(dollars(3), house.on_slide());
        EXPECT_EQ(Money{}, house.in_box() + house.in_float());
        house.check_to_showdown();
        house.show_all({{{"As", "Ad"}, {"Qs", "Qd"}, {"Js", "Jd"}}});
        EXPECT_EQ(dollars(3), stand_alone ? house.in_float() : house.in_box());
        EXPECT_EQ(Money{}, stand_alone ? house.in_box() : house.in_float());
    }
}

// [CP 9.1.1] [I-66]
TEST(PokerCommission, GoesBackFromTheDropSlideAfterAMisdeal) {
    poker::Commission commission = percentage(dollars(10));
    commission.per_hand.fill(dollars(3));
    RakedTable house(commission);
    house.open();
    house.bet_called(dollars(20));
    EXPECT_EQ(dollars(6), house.on_slide());
    poker::Report report;
    report.what = poker::Irregularity::cut_exposed;
    house.must(house.dealer, ReportInHand{house.live, report});
    EXPECT_EQ(Money{}, house.on_slide() + house.in_pot() + house.in_box());
    EXPECT_EQ(dollars(200), house.chips_of(0));
    expect_read_back(house);
}

// [CP 7.8 by result] [I-6]
TEST(PokerCommission, MinimumIsNotToppedUpFromAPotOfEqualHands) {
    poker::Commission commission = percentage(dollars(20));
    commission.minimum = dollars(20);
    RakedTable house(commission);
    house.must(house.in_seat(0), StandUp{house.live, 0});
    house.must(house.supervisor, SeatingCommand(OpenSeat{house.live, 0}));
    const PersonId short_stack = house.player("Dora", dollars(100));
    house.must(short_stack, sit_down(house.live, short_stack, 0, dollars(4)));
    house.open();
    ASSERT_EQ(3U, house.hand(house.live).dealt_in.size());
    house.bet_called(dollars(40));
    house.check_to_showdown();
    house.show_all({{{"3s", "4d"}, {"As", "Qd"}, {"Ad", "Qh"}}});
    EXPECT_EQ(dollars(12), house.in_box());  // commission is taken from the main pot only
    EXPECT_EQ(dollars(196), house.chips_of(1));
    EXPECT_EQ(dollars(196), house.chips_of(2));
    expect_read_back(house);
}

// [CP 7.1]
TEST(PokerCommission, SignWithAPercentageNeedsMinimumAndCap) {
    House house;
    house.must(house.area_manager, SignCommand(MakeTable{DealtBy::dealer, Chips::money}));
    poker::Commission commission = percentage(dollars(10));
    const auto put_up = [&] {
        return refusal(
            house, house.area_manager, SignCommand(PutUpSign{1, sign_with(commission), 1}));
    };
    commission.minimum = Money{};
    EXPECT_EQ("sign_incomplete CP 7.1", put_up());
    commission = percentage(Money{});
    EXPECT_EQ("sign_incomplete CP 7.1", put_up());
    commission = percentage(dollars(10));
    EXPECT_EQ("done", put_up());
}

// [CP 7.1] [CP 7.3]
TEST(PokerCommission, ChangeToAPercentageNeedsMinimumAndCap) {
    RakedTable house(percentage(dollars(10)));
    const AnnounceChange change{house.live, sign_with(percentage(Money{})), {}};
    EXPECT_EQ("sign_incomplete CP 7.1", refusal(house, house.area_manager, SignCommand(change)));
}

// [CP 7.3] [CP 7.4]
TEST(PokerCommission, ChangesBetweenHandsOnceTheSignShowsIt) {
    RakedTable house(percentage(dollars(10)));
    poker::Commission fee;
    fee.per_hand.fill(dollars(2));
    const Command change = SignCommand(AnnounceChange{house.live, sign_with(fee), house.now});
    EXPECT_EQ("rank_too_low CP 7.3", refusal(house, house.supervisor, change));
    house.open();
    house.must(house.area_manager, change);
    EXPECT_EQ("not_now CP 7.3",
              refusal(house, house.dealer, SignCommand(MakeChange{house.live, 1})));
    house.bet_called(dollars(20));
    house.check_to_showdown();
    house.show_all({{{"As", "Ad"}, {"Qs", "Qd"}, {"Js", "Jd"}}});
    EXPECT_EQ(dollars(3), house.in_box());  // the sign at the beginning of the hand applies
    house.must(house.dealer, SignCommand(MakeChange{house.live, 1}));
    house.open();
    house.bet_called(dollars(20));
    EXPECT_EQ(dollars(2), house.on_slide());
    const Command nil = SignCommand(AnnounceChange{house.live, sign_with({}), house.now});
    EXPECT_EQ("rank_too_low CP 7.4", refusal(house, house.supervisor, nil));
    house.must(house.area_manager, nil);
    expect_read_back(house);
}

}  // namespace
}  // namespace baize::house
