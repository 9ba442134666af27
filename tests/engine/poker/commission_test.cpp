// Commission: the worked examples of the register, and cases near their limits.
#include "engine/poker/money/commission.h"

#include "engine/poker/hand/settle.h"
#include "engine/poker/poker_table.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"

namespace baize::poker {
namespace {

[[nodiscard]] Rules charging(std::uint16_t rate, std::int64_t cap = 0) {
    Rules rules;
    rules.betting.minimum = dollars(2);
    rules.chip = dollars(1);
    rules.commission.rate = rate;
    rules.commission.cap = dollars(cap);
    return rules;
}

// A hand after its last betting round, in which all players put in chips voluntarily.
[[nodiscard]] Hand played(SeatSet live) {
    Hand hand;
    hand.street = Street::river;
    hand.cards.board_count = 5;
    hand.dealt_in = SeatSet::first(4);
    hand.voluntary = hand.dealt_in;
    hand.live = live;
    hand.shown = live;
    return hand;
}

[[nodiscard]] Strengths all_different() {
    Strengths strengths{};
    for (std::size_t seat = 0; seat < seats_max; ++seat)
        strengths[seat].high = {FiveCardHand::one_pair, static_cast<unsigned>(seat)};
    return strengths;
}

[[nodiscard]] std::vector<std::int64_t> charges(const Rules& rules,
                                                const Hand& hand,
                                                const Pots& pots,
                                                const Strengths& strengths) {
    std::vector<std::int64_t> amounts;
    for (const PotCharge& charge : commission_of(rules, hand, pots, strengths))
        amounts.push_back(total(charge).cents());
    return amounts;
}

using Charges = std::vector<std::int64_t>;  // in cents

// [CP 7.2.1] [I-6]
TEST(PercentageCommission, IsRoundedDownToTheSmallestChip) {
    const Hand hand = played({0, 1});
    const Pots pots{{dollars(137), {0, 1}, {0, 1}}};
    EXPECT_EQ(charges(charging(500, 15), hand, pots, all_different()), Charges{600});
    Rules cents = charging(500, 15);
    cents.chip = Money::of_cents(5);
    EXPECT_EQ(charges(cents, hand, pots, all_different()), Charges{685});
    cents.commission.unit = Money::of_cents(50);
    EXPECT_EQ(charges(cents, hand, pots, all_different()), Charges{650});
}

// [CP 7.2.1] [CP 7.7] [I-6]
TEST(PercentageCommission, TakesTheMainPotFirstAndOneCapAHand) {
    const Hand hand = played({0, 1, 2});
    const Pots small{{dollars(90), {0, 1, 2}, {0, 1, 2}}, {dollars(60), {1, 2}, {1, 2}}};
    EXPECT_EQ(charges(charging(500, 15), hand, small, all_different()), (Charges{400, 300}));
    const Pots large{{dollars(240), {0, 1, 2}, {0, 1, 2}}, {dollars(150), {1, 2}, {1, 2}}};
    EXPECT_EQ(charges(charging(500, 15), hand, large, all_different()), (Charges{1200, 300}));
    Rules by_pot = charging(500, 10);
    by_pot.commission.cap_scope = Scope::pot;
    EXPECT_EQ(charges(by_pot, hand, large, all_different()), (Charges{1000, 700}));
    EXPECT_EQ(charges(charging(500), hand, large, all_different()), (Charges{1200, 700}));
}

// [I-6]
TEST(PercentageCommission, IsAtLeastTheMinimumWhenAnythingIsDue) {
    Rules rules = charging(500, 15);
    rules.commission.minimum = dollars(4);
    const Hand hand = played({0, 1, 2});
    EXPECT_EQ(charges(rules, hand, {{dollars(50), {0, 1}, {0, 1}}}, all_different()), Charges{400});
    // The side pot pays the part that the main pot cannot.
    const Pots thin{{dollars(3), {0, 1, 2}, {0, 1, 2}}, {dollars(30), {1, 2}, {1, 2}}};
    EXPECT_EQ(charges(rules, hand, thin, all_different()), (Charges{300, 100}));
    EXPECT_EQ(charges(rules, hand, {{dollars(10), {0, 1}, {0, 1}}}, all_different()), Charges{0});
}

// [CP 7.2.1]
TEST(PercentageCommission, IsBetweenTwoAndTenPerCent) {
    for (const std::uint16_t rate : {std::uint16_t{200}, std::uint16_t{1000}, std::uint16_t{0}})
        EXPECT_TRUE(verify(charging(rate))) << rate;
    for (const std::uint16_t rate : {std::uint16_t{1}, std::uint16_t{199}, std::uint16_t{1001}}) {
        const auto good = verify(charging(rate));
        ASSERT_FALSE(good) << rate;
        EXPECT_EQ(good.error(), (Rejection{Reason::no_such_rate, "CP 7.2.1"_clause}));
    }
}

// [CP 7.8 by result] [I-7]
TEST(EqualHands, AreFreeIfNoOtherPlayerPutInAChip) {
    Strengths equal = all_different();
    equal[1] = equal[0];
    const Rules rules = charging(500);
    EXPECT_EQ(charges(rules, played({0, 1}), {{dollars(40), {0, 1}, {0, 1}}}, equal), Charges{0});
    // A third player put in two and folded.
    EXPECT_EQ(charges(rules, played({0, 1}), {{dollars(42), {0, 1}, {0, 1, 2}}}, equal),
              Charges{200});
    // One player alone has no equal.
    EXPECT_EQ(charges(rules, played({0}), {{dollars(40), {0}, {0}}}, equal), Charges{200});
}

// [CP 7.8] [I-7]
TEST(EqualHands, AreComparedPotByPot) {
    Strengths equal = all_different();
    equal[2] = equal[1];
    const Pots pots{{dollars(90), {0, 1, 2}, {0, 1, 2}}, {dollars(60), {1, 2}, {1, 2}}};
    Rules rules = charging(500);
    EXPECT_EQ(charges(rules, played({0, 1, 2}), pots, equal), (Charges{400, 0}));
    rules.commission.equal_hands = Scope::hand;
    EXPECT_EQ(charges(rules, played({0, 1, 2}), pots, equal), (Charges{400, 300}));
}

// [CP 7.8] [I-7]
TEST(EqualHands, HaveTheSameLowToo) {
    Strengths equal = all_different();
    equal[1] = equal[0];
    equal[1].low = LowRank::of_ranks(0b11111U);
    const Pots pots{{dollars(40), {0, 1}, {0, 1}}};
    EXPECT_EQ(charges(charging(500), played({0, 1}), pots, equal), Charges{200});
}

// [CP 7.8]
TEST(EqualHands, MustHaveBeenShown) {
    Strengths equal = all_different();
    equal[1] = equal[0];
    Hand hand = played({0, 1});
    hand.shown.erase(1);
    EXPECT_EQ(charges(charging(500), hand, {{dollars(40), {0, 1}, {0, 1}}}, equal), Charges{200});
}

// [CP 7.8] [CP 7.2.3(a)] [I-7]
TEST(EqualHands, StillPayAFixedFee) {
    Strengths equal = all_different();
    equal[1] = equal[0];
    Rules rules = charging(500);
    rules.commission.per_hand.fill(dollars(3));
    EXPECT_EQ(charges(rules, played({0, 1}), {{dollars(40), {0, 1}, {0, 1}}}, equal), Charges{300});
}

// [CP 7.6] [I-8]
TEST(OnlyBlinds, PayNoCommissionForAnyCall) {
    Hand hand;
    hand.dealt_in = SeatSet::first(4);
    hand.live = {2};
    EXPECT_TRUE(is_only_blinds(hand));
    hand.voluntary = {2};  // an uncalled raise
    EXPECT_TRUE(is_only_blinds(hand));
    hand.voluntary = {2, 3};  // a player limped or called before folding
    EXPECT_FALSE(is_only_blinds(hand));
    hand.voluntary = {3};
    EXPECT_FALSE(is_only_blinds(hand));
    hand.voluntary = {2};
    hand.live = {1, 2};  // called by an all-in blind: there is a showdown
    EXPECT_FALSE(is_only_blinds(hand));
    hand.live = {2};
    hand.street = Street::flop;
    EXPECT_FALSE(is_only_blinds(hand));
    hand.board_for_side_wagers = true;
    EXPECT_TRUE(is_only_blinds(hand));
}

// [CP 7.6 by result] [CP 7.5] [I-8]
TEST(OnlyBlinds, PayNoCommissionForTheMatchedPartOfARaise) {
    PokerTable table;
    table.rules.commission.rate = 1000;
    table.open().bets(3, 10).folds(1).folds(2);
    EXPECT_TRUE(table.hand.commission.is_zero());
    EXPECT_EQ(table.stack(3), dollars(103));
}

// [CP 7.6] [I-8]
TEST(OnlyBlinds, PayCommissionIfAPlayerLimped) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.rules.commission.rate = 1000;
    table.open().calls(3).bets(4, 12).folds(1).folds(2).calls(3);
    table.checks(3).bets(4, 10).folds(3);
    EXPECT_EQ(table.hand.commission, dollars(2));
    EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(25));
}

// [CP 7.6] [I-8]
TEST(OnlyBlinds, PayCommissionIfAPlayerOnlyCalled) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.rules.commission.rate = 1000;
    table.rules.chip = Money::of_cents(50);
    table.open().calls(3).folds(1).checks(2);
    for (int street = 0; street < 3; ++street)
        table.checks(2).checks(3);
    EXPECT_EQ(table.hand.commission, Money::of_cents(50));
}

// [I-8]
TEST(NoFlopNoDrop, IsASetting) {
    PokerTable table;
    table.rules.commission.rate = 1000;
    PokerTable without = table;
    table.open().bets(3, 12).folds(1).bets(2, 30).folds(3);
    EXPECT_EQ(table.hand.commission, dollars(2));
    without.rules.commission.no_flop_no_drop = true;
    without.open().bets(3, 12).folds(1).bets(2, 30).folds(3);
    EXPECT_TRUE(without.hand.commission.is_zero());
    EXPECT_EQ(without.stack(2), dollars(113));
}

// [CP 7.8 by result] [I-6]
TEST(MinimumCommission, IsNotToppedUpFromAnExemptPot) {
    Strengths equal = all_different();
    equal[2] = equal[1];
    Rules rules = charging(500, 30);
    rules.commission.minimum = dollars(20);
    const Pots pots{{dollars(20), {0, 1, 2}, {0, 1, 2}}, {dollars(60), {1, 2}, {1, 2}}};
    EXPECT_EQ(charges(rules, played({0, 1, 2}), pots, equal), (Charges{2000, 0}));
    rules.commission.minimum = dollars(25);
    EXPECT_EQ(charges(rules, played({0, 1, 2}), pots, equal), (Charges{2000, 0}));
    EXPECT_EQ(charges(rules, played({0, 1, 2}), pots, all_different()), (Charges{2000, 500}));
}

// [CP 7.7 by result] [I-6]
TEST(Cap, BindsTheFixedFeeAndCountsFeesPerPerson) {
    const Pots pots{{dollars(200), {0, 1}, {0, 1}}};
    Rules rules = charging(500, 4);
    rules.commission.per_hand.fill(dollars(1));
    EXPECT_EQ(commission_of(rules, played({0, 1}), pots, all_different())[0],
              (PotCharge{.percentage = dollars(3), .fixed = dollars(1)}));
    rules.commission.per_person = Money::of_cents(50);  // of four players
    EXPECT_EQ(commission_of(rules, played({0, 1}), pots, all_different())[0],
              (PotCharge{.percentage = dollars(1), .fixed = dollars(1)}));
    rules.commission.per_person = dollars(2);
    EXPECT_EQ(charges(rules, played({0, 1}), pots, all_different()), Charges{0});
}

// [CP 7.2.1(a)] [I-6]
TEST(DropSlide, HoldsThePercentageWhileTheHandGoesOn) {
    PokerTable table;
    table.rules.commission.rate = 500;
    table.rules.commission.cap = dollars(3);
    table.open().bets(3, 20).folds(1).calls(2);
    EXPECT_EQ(table.hand.drop_slide, dollars(2));
    EXPECT_EQ(table.last(EventKind::commission_taken).clause, "CP 7.2.1(a)"_clause);
    table.bets(2, 20).calls(3);
    EXPECT_EQ(table.hand.drop_slide, dollars(3));
    EXPECT_EQ(table.last(EventKind::commission_taken).amount, dollars(1));
    EXPECT_EQ(table.last(EventKind::commission_taken).clause, "CP 7.7"_clause);
    EXPECT_TRUE(table.hand.commission.is_zero());
    table.bets(2, 10).folds(3);
    // Nothing is left on the slide when the hand is over.
    EXPECT_TRUE(table.hand.drop_slide.is_zero());
    EXPECT_EQ(table.hand.commission, dollars(3));
    EXPECT_EQ(table.last(EventKind::commission_taken).clause, "CP 7.2.1"_clause);
}

// [CP 7.8] [I-7]
TEST(DropSlide, GoesBackToEqualHands) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.rules.commission.rate = 500;
    table.stack_deck("As Ad Kd Kh 2c 3c 8d 9h 4h Tc 5h 4s");
    table.open().bets(2, 20).calls(1);
    EXPECT_EQ(table.hand.drop_slide, dollars(2));
    table.checks(1).checks(2).checks(1).checks(2).checks(1).checks(2);
    EXPECT_TRUE(table.hand.commission.is_zero());
    EXPECT_EQ(table.stack(1), dollars(100));
    EXPECT_EQ(table.stack(2), dollars(100));
}

// [CP 7.2.3(a)] [CP 7.2.3(b)] [I-78]
TEST(FixedFee, IsByPlayersDealtInAndFromTheMainPotFirst) {
    Rules rules = charging(0);
    rules.commission.per_hand[4] = dollars(5);
    rules.commission.per_hand[2] = dollars(1);
    const Pots pots{{dollars(3), {0, 1, 2}, {0, 1, 2}}, {dollars(30), {1, 2}, {1, 2}}};
    EXPECT_EQ(charges(rules, played({0, 1, 2}), pots, all_different()), (Charges{300, 200}));
    Hand two = played({0, 1});
    two.dealt_in = SeatSet::first(2);
    EXPECT_EQ(charges(rules, two, {{dollars(30), {0, 1}, {0, 1}}}, all_different()), Charges{100});
}

// [CP 7.2.3(a)] [CP 7.2.3(c)] [CP 7.6]
TEST(FixedFee, CitesItsClauseAndSparesBlinds) {
    PokerTable table;
    table.rules.commission.per_hand.fill(dollars(3));
    PokerTable blinds = table;
    table.open().calls(3).folds(1).checks(2);
    EXPECT_EQ(table.last(EventKind::commission_taken).clause, "CP 7.2.3(a)"_clause);
    EXPECT_EQ(table.hand.drop_slide, dollars(3));
    table.bets(2, 5).folds(3);
    EXPECT_EQ(table.last(EventKind::commission_taken).clause, "CP 7.2.3(c)"_clause);
    EXPECT_EQ(table.hand.commission, dollars(3));
    blinds.open().folds(3).folds(1);
    EXPECT_TRUE(blinds.hand.commission.is_zero());
}

// [CP 7.2.4(b)] [I-78]
TEST(PersonalFee, IsTakenBeforeTheCards) {
    PokerTable table(Structure::no_limit, {100, 3, 100});
    table.rules.commission.per_person = dollars(2);
    table.open();
    EXPECT_EQ(table.events[0].what, EventKind::fee_paid);
    EXPECT_EQ(table.events[0].clause, "CP 7.2.4(b)"_clause);
    EXPECT_EQ(table.count(EventKind::fee_paid), 3U);
    EXPECT_EQ(table.hand.fees, dollars(6));
    // One chip is left for the blind of two.
    EXPECT_TRUE(is_all_in(table.hand, PokerTable::at(2)));
    EXPECT_EQ(table.hand.bets[PokerTable::at(2)], dollars(1));
}

// [CP 7.2.4(b)] [I-78]
TEST(PersonalFee, LeavesAtLeastAChip) {
    PokerTable table(Structure::no_limit, {100, 2, 100});
    table.rules.commission.per_person = dollars(2);
    const Result<Hand> opened = open_hand(table.rules, table.opening, table.events);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error(), (Rejection{Reason::too_few_chips, "CP 7.2.4(b)"_clause}));
}

// [CP 7.4]
TEST(NilCommission, TakesNothing) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.open().bets(2, 100).calls(1);
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.stack(1) + table.stack(2), dollars(200));
    EXPECT_EQ(table.count(EventKind::commission_taken), 0U);
}

// [CP 7.2.1] [CP 7.5] [CP 7.7]
TEST(Commission, IsNeverMoreThanTheRateTheCapOrThePot) {
    SeededSource source(7);
    for (int round = 0; round < 5000; ++round) {
        Rules rules = charging(static_cast<std::uint16_t>(200 + source.below(801)),
                               static_cast<std::int64_t>(source.below(20)));
        rules.chip = Money::of_cents(1 + source.below(300));
        rules.commission.per_hand.fill(Money::of_cents(source.below(500)));
        Pots pots;
        Money wagered;
        SeatSet in = SeatSet::first(4);
        for (std::uint32_t i = 0; i < 1 + source.below(3); ++i) {
            pots.push_back({Money::of_cents(1 + source.below(50'000)), in, in});
            wagered += pots.back().amount;
            in = in.without_lowest();
        }
        const PotCharges taken =
            commission_of(rules, played(SeatSet::first(4)), pots, all_different());
        Money sum;
        for (std::size_t i = 0; i < pots.size(); ++i) {
            EXPECT_LE(total(taken[i]), pots[i].amount);
            sum += total(taken[i]);
        }
        const Money fee = std::min(rules.commission.per_hand[4], wagered);
        EXPECT_LE(sum.cents() - fee.cents(), wagered.cents() * rules.commission.rate / 10'000);
        if (rules.commission.cap.is_positive()) {
            EXPECT_LE(sum, rules.commission.cap);
        }
    }
}

}  // namespace
}  // namespace baize::poker
