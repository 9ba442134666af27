// The pots of a finished hand without the wagers of some players. [CP 13.2.1] [I-99]
#include "engine/poker/money/settle_again.h"

#include <numeric>

#include <gtest/gtest.h>

#include "engine/poker/poker_table.h"
#include "engine/poker/random_hands.h"

namespace baize::poker {
namespace {

[[nodiscard]] Money sum_of(const Amounts& amounts) {
    return std::accumulate(amounts.begin(), amounts.end(), Money{});
}

[[nodiscard]] PotResult result(std::initializer_list<std::int64_t> back,
                               std::int64_t commission = 0) {
    PotResult wanted{.commission = dollars(commission)};
    Seat seat = 0;
    for (const std::int64_t amount : back)
        wanted.back[seat++] = dollars(amount);
    return wanted;
}

// Aces in seat 1, kings in 2, queens in 3, and a board that improves no hand.
[[nodiscard]] PokerTable three_pairs(std::initializer_list<std::int64_t> stacks) {
    PokerTable table(Structure::no_limit, stacks);
    table.stack_deck("As Ks Qs Ad Kd Qd 2c 7h 8d 3c 4c 9s 5c Jh");
    return table;
}

[[nodiscard]] PotResult without(const PokerTable& table, SeatSet out) {
    return settle_without(table.rules, table.hand, out);
}

// Without any player taken out, the result is the settlement itself; with any players taken out, no
// chip is lost and their wagers are returned unchanged. [CP 13.2.1]
TEST(SettleAgain, EqualsTheSettlementWithoutTheWagers) {
    std::size_t compared = 0;
    for (std::uint64_t number = 0; number < 3'000; ++number) {
        RandomHand played(number, few_checks);
        ASSERT_EQ(played.play(), "");
        const Rules& rules = played.table().rules;
        const Hand& hand = played.hand();
        const PotResult as_it_was = settle_without(rules, hand, {});
        ASSERT_EQ(as_it_was.commission, hand.commission) << "number " << number;
        const bool is_pots_only =
            !rules.flop_chase.offered && hand.fees.is_zero() && hand.time_fees.is_zero();
        for (const Seat seat : hand.dealt_in) {
            if (is_pots_only) {
                ASSERT_EQ(hand.starting[seat] - wagered(hand, seat) + as_it_was.back[seat],
                          hand.stacks[seat])
                    << "number " << number;
                ++compared;
            }
            const PotResult again = settle_without(rules, hand, {seat});
            ASSERT_EQ(again.back[seat], wagered(hand, seat)) << "number " << number;
            ASSERT_EQ(sum_of(again.back) + again.commission, pot_total(hand));
            for (const Seat other : hand.dealt_in)
                ASSERT_GE(again.back[other], Money{}) << "number " << number;
        }
        ASSERT_EQ(settle_without(rules, hand, hand.dealt_in).commission, Money{});
    }
    EXPECT_GT(compared, 1'000U);
}

// The house mucked the kings and the queens, since the aces lay there. [CP 13.2.1] [CP 8.20.4]
TEST(SettleAgain, ComparesHandsThatTheHouseMucked) {
    PokerTable table = three_pairs({100, 100, 100});
    table.open().bets(3, 100).calls(1).calls(2);
    ASSERT_EQ(without(table, {}), result({300, 0, 0}));
    EXPECT_EQ(without(table, {0}), result({100, 200, 0}));
    EXPECT_EQ(without(table, {1}), result({200, 100, 0}));
    EXPECT_EQ(without(table, {0, 1}), result({100, 100, 100}));
}

// The short stack wins the main pot alone. The third player's chips beyond it were for the side
// pot, which no remaining player can claim. [CP 13.2.1] [I-18]
TEST(SettleAgain, ReturnsAPotWithoutAClaimant) {
    PokerTable table = three_pairs({20, 100, 100});
    table.open().bets(3, 40).calls(1).calls(2);
    table.bets(2, 30).folds(3);
    ASSERT_EQ(table.hand.phase, Phase::over);
    ASSERT_EQ(without(table, {}), result({60, 40, 0}));
    EXPECT_EQ(without(table, {1}), result({40, 40, 20}));
    EXPECT_EQ(without(table, {0}), result({20, 80, 0}));
    EXPECT_EQ(without(table, {2}), result({40, 20, 40}));
}

// [CP 13.2.1]
TEST(SettleAgain, ReturnsEverythingIfTheWinnerWasTheLastPlayer) {
    PokerTable table = three_pairs({100, 100, 100});
    table.rules.commission.rate = 1000;
    table.open().bets(3, 20).calls(1).folds(2);
    table.bets(1, 40).folds(3);
    ASSERT_EQ(without(table, {}), result({38, 0, 0}, 4));
    EXPECT_EQ(without(table, {0}), result({20, 2, 20}));
    // Only the blind remains against the winner: the rest of the bet was not called.
    EXPECT_EQ(without(table, {2}), result({22, 0, 20}));
}

// The part of a bet that no player matches any more bears no commission. [CP 13.2.1] [CP 7.5]
TEST(SettleAgain, TakesCommissionFromTheCalledPart) {
    PokerTable table = three_pairs({100, 100, 100});
    table.rules.commission.rate = 1000;
    table.open().bets(3, 100).calls(1).folds(2);
    ASSERT_EQ(without(table, {}), result({182, 0, 0}, 20));
    EXPECT_EQ(without(table, {2}), result({102, 0, 100}));
    EXPECT_EQ(without(table, {1}), result({180, 2, 0}, 20));
}

// At a live table a player mucks for himself, and has given up. [CP 13.2.1] [CP 8.20.4]
TEST(SettleAgain, LeavesAHandDeadThatItsPlayerMucked) {
    PokerTable table = three_pairs({100, 100, 100});
    table.rules.dealing = Dealing::live;
    table.open().bets(3, 10).calls(1).calls(2);
    const auto checked_round = [&] {
        table.does({.does = Does::deal});
        table.checks(1).checks(2).checks(3);
    };
    checked_round();
    checked_round();
    checked_round();
    table.does({.does = Does::show, .seat = 0});
    table.does({.does = Does::muck, .seat = 1});
    table.does({.does = Does::show, .seat = 2});
    table.does({.does = Does::push});
    ASSERT_EQ(table.hand.phase, Phase::over);
    ASSERT_EQ(without(table, {}), result({30, 0, 0}));
    EXPECT_EQ(without(table, {0}), result({10, 0, 20}));      // the queens lay open
    EXPECT_EQ(without(table, {0, 2}), result({10, 10, 10}));  // the last one left takes his own
}

// Two hands went into the muck unseen: neither has a claim, whichever went last.
// [CP 13.2.1] [I-99]
TEST(SettleAgain, ReturnsThePotIfAllOthersHaveMucked) {
    PokerTable table = three_pairs({100, 100, 100});
    table.rules.dealing = Dealing::live;
    table.open().bets(3, 10).calls(1).calls(2);
    for (int street = 0; street < 3; ++street) {
        table.does({.does = Does::deal});
        table.checks(1).checks(2).checks(3);
    }
    table.does({.does = Does::show, .seat = 0});
    for (int i = 0; i < 2; ++i)
        table.does({.does = Does::muck, .seat = table.hand.actor});
    table.does({.does = Does::push});
    ASSERT_EQ(without(table, {}), result({30, 0, 0}));
    EXPECT_EQ(without(table, {0}), result({10, 10, 10}));
}

// [CP 13.2.1] [CP 8.5]
TEST(SettleAgain, LeavesASharedPotToTheOtherHalf) {
    PokerTable table(Structure::no_limit, {100, 100, 100});
    table.stack_deck("As Ac Qs Kd Kh Qd 2c 7h 8d 3c 4c 9s 5c Jh");
    table.open().bets(3, 10).calls(1).calls(2);
    table.bets(1, 20).calls(2).folds(3);
    table.checks(1).checks(2).checks(1).checks(2);
    ASSERT_EQ(table.hand.phase, Phase::over);
    ASSERT_EQ(without(table, {}), result({35, 35, 0}));
    EXPECT_EQ(without(table, {0}), result({30, 40, 0}));
    EXPECT_EQ(without(table, {2}), result({30, 30, 10}));
}

}  // namespace
}  // namespace baize::poker
