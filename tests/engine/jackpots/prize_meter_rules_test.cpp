#include "engine/jackpots/prize_meter_rules.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

#include "engine/jackpots/make.h"

namespace baize::jackpots {

namespace {

using enum JackpotHand;

// [CS 9.3.1] [CS 9.3.2 by result] [CS 9.3.3]
TEST(PrizeMeterRules, PairEverySeedWithItsIncrementRate) {
    const std::array<std::string, 7> option1{
        "34.06", "32.51", "30.94", "29.36", "27.76", "26.12", "23.50"};
    const std::array<std::string, 7> option2{
        "31.02", "29.47", "27.90", "26.32", "24.70", "23.02", "20.28"};
    const std::array<std::int64_t, 7> printed{
        10'000, 20'000, 30'000, 40'000, 50'000, 60'000, 75'000};
    const Fraction percent = Fraction::whole(100);
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const PrizeMeterRules first = stud_rules(1, printed[i], dollars(2));
        const PrizeMeterRules second = stud_rules(2, printed[i], dollars(2));
        EXPECT_EQ(decimal(first.increment_rate() * percent, 2), option1[i]);
        EXPECT_EQ(decimal(second.increment_rate() * percent, 2), option2[i]);
        EXPECT_EQ(first.seed_value(), dollars(2 * printed[i]));
        EXPECT_EQ(open(second).value, exactly(dollars(2 * printed[i])));
    }
}

// [CS 9.3.1] [CS 9.2.3] [CS 9.4.2] [I-14]
TEST(PrizeMeterRules, RefuseSeedsAndOptionsThatTheBookDoesNotList) {
    const auto why = [](PrizeMeterSettings settings) {
        const auto rules = PrizeMeterRules::of(settings);
        return rules ? Rejection{} : rules.error();
    };
    EXPECT_EQ(why({.seed = 70'000, .wager = dollars(1)}),
              (Rejection{Reason::no_such_seed, "CS 9.3.1"_clause}));
    EXPECT_EQ(why({.option = 3, .wager = dollars(1)}),
              (Rejection{Reason::no_such_option, "CS 10.1.2"_clause}));
    EXPECT_EQ(why({.game = GameId::wild_aruba, .option = 2, .wager = dollars(1)}),
              (Rejection{Reason::no_such_option, "CS 10.1.2"_clause}));
    EXPECT_EQ(why({.wager = Money{}}), (Rejection{Reason::no_such_amount, "CS 9.2.3"_clause}));
    EXPECT_EQ(why({.wager = dollars(-1)}).reason, Reason::no_such_amount);
    EXPECT_EQ(why({.wager = Money::max()}),
              (Rejection{Reason::amount_too_large, "CS 9.3.1"_clause}));
    EXPECT_EQ(why({.wager = dollars(1), .reset_value = dollars(9'999, 99)}),
              (Rejection{Reason::below_reset_value, "CS 9.4.2"_clause}));
    EXPECT_EQ(why({.wager = dollars(1), .payment_unit = Money{}}).reason, Reason::no_such_amount);
    EXPECT_TRUE(PrizeMeterRules::of({.wager = dollars(1), .reset_value = dollars(12'000)}));
}

// [CS 10.1.2] [CS 12.10.1]
TEST(PrizeMeterRules, PayTheBonusesOfTheTableInUse) {
    const PrizeMeterRules first = stud_rules(1);
    const PrizeMeterRules second = stud_rules(2);
    const PrizeMeterRules wild = aruba_rules();
    EXPECT_EQ(first.bonus_odds(four_of_a_kind), 500);
    EXPECT_EQ(first.bonus_odds(full_house), 150);
    EXPECT_EQ(first.bonus_odds(flush), 100);
    EXPECT_FALSE(first.pays(straight));
    EXPECT_EQ(second.bonus_odds(four_of_a_kind), 600);
    EXPECT_EQ(second.bonus_odds(full_house), 100);
    EXPECT_EQ(second.bonus_odds(flush), 60);
    EXPECT_EQ(second.bonus_odds(straight), 40);
    EXPECT_FALSE(second.pays(five_of_a_kind));
    EXPECT_EQ(wild.bonus_odds(wild_royal_flush), 250);
    EXPECT_EQ(wild.bonus_odds(five_of_a_kind), 100);
    EXPECT_EQ(wild.bonus_odds(wild_straight_flush), 50);
    EXPECT_EQ(wild.bonus_odds(four_of_a_kind), 25);
    for (const JackpotHand hand : {full_house, flush, straight})
        EXPECT_FALSE(wild.pays(hand));
    for (const PrizeMeterRules& rules : {first, second, wild}) {
        EXPECT_TRUE(rules.pays(royal_flush));
        EXPECT_TRUE(rules.pays(straight_flush));
        EXPECT_FALSE(rules.bonus_odds(royal_flush));
        EXPECT_FALSE(rules.bonus_odds(straight_flush));
    }
}

// [CS 12.9.1] [CS 12.9.1(a) by result] [I-51]
TEST(PrizeMeterRules, WildArubaKeepsTheSeedsAndTakesAFlat53Percent) {
    for (const std::int64_t seed : seeds) {
        EXPECT_EQ(aruba_rules(seed).increment_rate(), Fraction(53, 100));
        EXPECT_EQ(aruba_rules(seed, dollars(5)).seed_value(), dollars(5 * seed));
    }
    const auto added = [](const PrizeMeterRules& rules) {
        return register_wagers(rules, open(rules), 100).value().value - open(rules).value;
    };
    EXPECT_EQ(added(stud_rules(1)), exactly(dollars(34, 6)));
    EXPECT_EQ(added(stud_rules(2)), exactly(dollars(31, 2)));
    EXPECT_EQ(added(aruba_rules()), exactly(dollars(53)));
    EXPECT_FALSE(
        PrizeMeterRules::of({.game = GameId::wild_aruba, .seed = 15'000, .wager = dollars(1)}));
}

TEST(JackpotHand, NamesRoundTrip) {
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        const auto hand = static_cast<JackpotHand>(i);
        EXPECT_EQ(parse_jackpot_hand(name(hand)), hand);
    }
    EXPECT_EQ(name(wild_straight_flush), "wild_straight_flush");
    EXPECT_FALSE(parse_jackpot_hand("Royal Flush"));
    EXPECT_FALSE(parse_jackpot_hand(""));
}

}  // namespace

}  // namespace baize::jackpots
