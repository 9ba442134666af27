#include "formats/histories/replay/table_charges.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "engine/poker/random_hands.h"
#include "engine/random/seeded_source.h"
#include "formats/histories/replay/recording.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {
namespace {

// A hand that saw the flop, with amounts in cents.
TableCharge paid(std::int64_t taken, std::int64_t pots, std::uint8_t players = 6) {
    return {.table = 1,
            .hand = {.pots = Money::of_cents(pots),
                     .unequal = Money::of_cents(pots),
                     .taken = Money::of_cents(taken),
                     .players = players}};
}

// One letter for each hand: "t" if it fits.
std::string judged(const std::vector<TableCharge>& charges) {
    TableCharges table;
    for (const TableCharge& charge : charges)
        table.add(charge);
    std::string text;
    for (const ChargeVerdict& verdict : table.judge())
        text += verdict.fits ? 't' : 'f';
    return text;
}

// Ten per cent and a fee of 4.80 explain 15 of 102, and a fee of 1 explains 1 of 100, but nothing
// explains both. [CP 7.1]
TEST(TableCharges, CommissionsOfUnequalPotsThatNoSignChargesAreDifferences) {
    EXPECT_EQ(judged({paid(100, 10'000), paid(1500, 10'200)}), "tf");
    EXPECT_EQ(
        judged({paid(100, 10'000), paid(1500, 10'200), paid(100, 10'000), paid(1500, 10'200)}),
        "tftf");
    EXPECT_EQ(judged({paid(500, 10'000), paid(500, 10'000), paid(490, 10'100)}), "ttf");
    EXPECT_EQ(judged({paid(100, 2'000),
                      paid(105, 2'100),
                      paid(500, 10'000),
                      paid(600, 12'000),
                      paid(620, 12'100)}),
              "ttttf");
}

TEST(TableCharges, EqualPotsPayTheSame) {
    EXPECT_EQ(judged({paid(500, 10'000), paid(500, 10'000), paid(501, 10'000)}), "ttf");
    EXPECT_EQ(judged({paid(0, 10'000), paid(500, 10'000), paid(500, 10'000)}), "ftt");
}

// A pot pays nothing beside smaller ones that pay, unless rounding explains it.
TEST(TableCharges, HandWithoutCommissionAmongHandsThatPaidIsADifference) {
    EXPECT_EQ(judged({paid(200, 4'000), paid(0, 10'000), paid(300, 6'000)}), "tft");
    EXPECT_EQ(judged({paid(100, 2'000), paid(200, 4'000), paid(300, 6'000), paid(0, 3'000)}),
              "tttf");
    EXPECT_EQ(judged({paid(0, 1'900), paid(100, 2'000), paid(100, 3'900), paid(200, 4'000)}),
              "tttt");
    EXPECT_EQ(judged({paid(0, 1'900), paid(0, 10'000), paid(0, 100)}), "ttt");
}

// 5 % in steps of a quarter. [I-6]
TEST(TableCharges, PercentageIsRoundedDownToAUnit) {
    std::vector<TableCharge> hands{
        paid(25, 999), paid(50, 1'000), paid(50, 1'499), paid(75, 1'500), paid(200, 4'000)};
    EXPECT_EQ(judged(hands), "ttttt");
    hands.push_back(paid(100, 1'900));
    EXPECT_EQ(judged(hands), "tttttf");
}

// [CP 7.7]
TEST(TableCharges, CapRisesWithTheNumberOfPlayers) {
    const std::vector<TableCharge> hands{paid(100, 2'000),
                                         paid(150, 3'000),
                                         paid(300, 6'000),
                                         paid(300, 50'000),
                                         paid(200, 50'000, 4),
                                         paid(200, 4'000, 4),
                                         paid(150, 3'000, 4),
                                         paid(50, 50'000, 2)};
    EXPECT_EQ(judged(hands), "tttttttt");
    std::vector<TableCharge> more = hands;
    more.push_back(paid(250, 50'000, 7));
    EXPECT_EQ(judged(more), "ttttttttf");
    more.back() = paid(400, 50'000, 7);
    EXPECT_EQ(judged(more), "ttttttttt");
    more.back() = paid(250, 60'000, 4);
    EXPECT_EQ(judged(more), "ttttttttf");
}

// Half a dollar for four players or more. [CP 7.2.3]
TEST(TableCharges, FeeRisesWithTheNumberOfPlayers) {
    std::vector<TableCharge> hands{paid(55, 100),
                                   paid(100, 1'000),
                                   paid(50, 1'000, 3),
                                   paid(60, 1'200, 3),
                                   paid(110, 1'200, 5),
                                   paid(65, 300, 5)};
    EXPECT_EQ(judged(hands), "tttttt");
    hands.push_back(paid(80, 600, 2));
    EXPECT_EQ(judged(hands), "ttttttf");
    hands.back() = paid(30, 600, 4);
    EXPECT_EQ(judged(hands), "ttttttt");
    hands.back() = paid(30, 600);
    EXPECT_EQ(judged(hands), "ttttttf");
    hands.back() = paid(20, 475);
    EXPECT_EQ(judged(hands), "ttttttf");
}

// [CP 7.1]
TEST(TableCharges, MinimumIsTheLeastAmountPaid) {
    const std::vector<TableCharge> hands{
        paid(100, 500), paid(100, 1'500), paid(125, 2'500), paid(250, 5'000), paid(300, 6'000)};
    EXPECT_EQ(judged(hands), "ttttt");
    std::vector<TableCharge> more = hands;
    more.push_back(paid(100, 2'600));
    EXPECT_EQ(judged(more), "tttttf");
    more.back() = paid(90, 1'500);
    EXPECT_EQ(judged(more), "tttttf");
}

TableCharge before_the_flop(std::int64_t taken, std::int64_t pots) {
    TableCharge charge = paid(taken, pots);
    charge.hand.is_before_flop = true;
    return charge;
}

// [I-8]
TEST(TableCharges, AreTheSameForAllHandsWithoutAFlop) {
    EXPECT_EQ(judged({paid(100, 2'000), paid(200, 4'000), before_the_flop(0, 4'000)}), "ttt");
    EXPECT_EQ(judged({paid(100, 2'000), paid(200, 4'000), before_the_flop(200, 4'000)}), "ttt");
    EXPECT_EQ(judged({paid(100, 2'000),
                      before_the_flop(0, 4'000),
                      before_the_flop(150, 3'000),
                      before_the_flop(0, 5'000),
                      paid(200, 4'000)}),
              "ttftt");
}

// Two players share a pot of 40, or all three pots of a hand but the last. [CP 7.8]
TEST(TableCharges, EqualHandsPayAllOrAreAllExempt) {
    TableCharge equal = paid(0, 4'000);
    equal.hand.unequal = Money{};
    TableCharge partly = paid(100, 6'000);
    partly.hand.unequal = Money::of_cents(2'000);
    partly.hand.pot_count = 2;
    const TableCharge other = paid(200, 4'000);
    const TableCharge more = paid(150, 3'000);
    EXPECT_EQ(judged({other, more, equal, partly}), "tttt");
    equal.hand.taken = Money::of_cents(200);
    EXPECT_EQ(judged({other, more, equal, partly}), "tttf");
    partly.hand.taken = Money::of_cents(300);
    EXPECT_EQ(judged({other, more, equal, partly}), "tttt");
}

// Wrong commissions at the beginning of a file do not make the right ones wrong.
TEST(TableCharges, MostHandsOfATableAreRight) {
    std::vector<TableCharge> hands{paid(340, 3'000), paid(445, 5'100), paid(500, 16'500)};
    for (const std::int64_t pots : {2'700, 5'100, 10'800, 15'900, 5'100, 23'400, 2'000})
        hands.push_back(paid(std::min<std::int64_t>(pots / 20 + 50, 350), pots));
    EXPECT_EQ(judged(hands), "fffttttttt");
}

TEST(TableCharges, TablesAreJudgedApart) {
    TableCharge other = paid(1000, 10'000);
    other.table = 2;
    EXPECT_EQ(judged({paid(500, 10'000), other, paid(500, 10'000), other}), "tttt");
}

// Earlier judgements bind the later hands of the table, until another file begins.
TEST(TableCharges, LaterHandsAreJudgedByEarlierOnes) {
    TableCharges table;
    table.add(paid(500, 10'000));
    table.add(paid(250, 5'000));
    EXPECT_EQ(table.judge().size(), 2U);
    table.add(paid(1000, 10'000));
    table.add(paid(500, 10'000));
    std::vector<ChargeVerdict> verdicts = table.judge();
    ASSERT_EQ(verdicts.size(), 2U);
    EXPECT_FALSE(verdicts[0].fits);
    EXPECT_EQ(verdicts[0].due, Money::of_cents(500));
    EXPECT_TRUE(verdicts[1].fits);
    table.clear();
    table.add(paid(1000, 10'000));
    EXPECT_TRUE(table.judge()[0].fits);
}

poker::Commission random_sign(SeededSource& source) {
    constexpr std::array<std::int64_t, 7> units{1, 5, 10, 25, 50, 100, 250};
    poker::Commission sign;
    if (source.below(8) != 0) sign.rate = static_cast<std::uint16_t>(200 + source.below(801));
    if (source.below(3) == 0) sign.rate = static_cast<std::uint16_t>(sign.rate / 50 * 50);
    sign.unit = Money::of_cents(units[source.below(units.size())]);
    if (source.below(2) == 0) sign.cap = Money::of_cents(300 + 50 * source.below(20));
    if (source.below(3) == 0) sign.minimum = Money::of_cents(10 * source.below(20));
    if (source.below(3) == 0 || sign.rate == 0) {
        Money fee = Money::of_cents(5 * source.below(10));
        for (Money& each : sign.per_hand) {
            each = fee;
            if (source.below(4) == 0) fee += Money::of_cents(5 * source.below(6));
        }
    }
    sign.no_flop_no_drop = source.below(2) == 0;
    return sign;
}

// Returns the commissions of random hands of every game at a table with this sign, from records
// without the sign.
std::vector<TableCharge> charges_of(const poker::Commission& sign, std::uint64_t first) {
    std::vector<TableCharge> charges;
    Replayer replayer;
    TextStore store;
    Record record;
    poker::EventList events;
    for (std::uint64_t number = first; number < first + 60; ++number) {
        poker::RandomHand random(number, poker::few_checks);
        EXPECT_EQ(random.play(), "");
        poker::Rules rules = random.table().rules;
        rules.commission = sign;
        rules.betting.pot_before_rake = true;
        events.clear();
        auto hand = poker::open_hand(rules, random.table().opening, events);
        if (!hand) continue;
        const bool played = std::all_of(
            random.actions().begin(), random.actions().end(), [&](const poker::Action& action) {
                return bool(poker::apply(rules, *hand, action, events));
            });
        if (!played || hand->phase != poker::Phase::over) continue;
        store.clear();
        record_hand(
            {rules, random.table().opening, *hand, events}, Clauses::left_out, store, record);
        std::erase_if(record.user_fields,
                      [](const UserField& field) { return field.name == "_baize_sign"; });
        std::optional<TableCharge> charge = charge_of(record, replayer.play(record));
        if (!charge) continue;
        EXPECT_EQ(charge->hand.taken, hand->commission);
        charge->table = 1;
        charges.push_back(*charge);
    }
    return charges;
}

// [CP 7.1] [CP 7.2] [CP 7.6] [CP 7.7] [CP 7.8]
TEST(TableCharges, HandsThatOneSignChargesFit) {
    SeededSource source(3);
    std::size_t judged_hands = 0;
    std::size_t side_pots = 0;
    std::size_t equal = 0;
    for (std::uint64_t table = 0; table < 150; ++table) {
        const poker::Commission sign = random_sign(source);
        const std::vector<TableCharge> charges = charges_of(sign, table * 60);
        judged_hands += charges.size();
        for (const TableCharge& charge : charges) {
            side_pots += charge.hand.pot_count > 1 ? 1U : 0U;
            equal += charge.hand.unequal != charge.hand.pots ? 1U : 0U;
        }
        EXPECT_EQ(judged(charges), std::string(charges.size(), 't')) << table;
    }
    EXPECT_GT(judged_hands, 3000U);
    EXPECT_GT(side_pots, 300U);
    EXPECT_GT(equal, 50U);
}

// Three equal hands cannot pay two different amounts, whatever the sign.
TEST(TableCharges, OneChangedCommissionOfThreeEqualHandsIsADifference) {
    SeededSource source(5);
    int tables = 0;
    for (std::uint64_t table = 0; table < 150; ++table) {
        std::vector<TableCharge> charges = charges_of(random_sign(source), table * 60);
        const auto known = std::find_if(charges.begin(), charges.end(), [](const auto& charge) {
            return charge.hand.pot_count == 1 && charge.hand.taken.is_positive();
        });
        if (known == charges.end()) continue;
        const TableCharge right = *known;
        TableCharge wrong = right;
        const auto more = static_cast<std::int64_t>(1 + source.below(40));
        wrong.hand.taken += Money::of_cents(source.below(2) == 0 ? more : -more);
        if (wrong.hand.taken < Money{}) continue;
        const auto place = [&] {
            return charges.begin() + static_cast<std::ptrdiff_t>(source.below(
                                         static_cast<std::uint32_t>(charges.size() + 1)));
        };
        charges.insert(place(), right);
        charges.insert(place(), right);
        const auto changed = charges.insert(place(), wrong);
        const auto at = static_cast<std::size_t>(changed - charges.begin());
        EXPECT_EQ(judged(charges)[at], 'f') << table;
        ++tables;
    }
    EXPECT_GT(tables, 80);
}

}  // namespace
}  // namespace baize::histories
