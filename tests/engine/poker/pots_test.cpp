// Side pots by layers, and the return of uncalled chips.
#include "engine/poker/hand/pots.h"

#include <array>
#include <vector>

#include "engine/poker/poker_table.h"
#include "engine/random/seeded_source.h"

namespace baize::poker {
namespace {

// A hand whose betting is over: what each seat put in, and who is still in.
[[nodiscard]] Hand after_betting(std::initializer_list<std::int64_t> put_in, SeatSet live) {
    Hand hand;
    Seat seat = 0;
    for (const std::int64_t amount : put_in) {
        hand.put_in[seat] = dollars(amount);
        hand.dealt_in.insert(seat++);
    }
    hand.live = live;
    return hand;
}

[[nodiscard]] Pot pot(std::int64_t amount, SeatSet contenders, SeatSet contributors) {
    return {dollars(amount), contenders, contributors};
}

// [CP 1.1] [I-18]
TEST(PokerPots, AreLayersOfTheAllIns) {
    const Pots pots = build_pots(after_betting({30, 80, 80, 20}, {0, 1, 2}));
    ASSERT_EQ(pots.size(), 2U);
    EXPECT_EQ(pots[0], pot(110, {0, 1, 2}, {0, 1, 2, 3}));
    EXPECT_EQ(pots[1], pot(100, {1, 2}, {1, 2}));
}

// [I-18]
TEST(PokerPots, AreOneIfAllBetsAreEqual) {
    const Pots pots = build_pots(after_betting({20, 20, 5, 20}, {0, 1, 3}));
    ASSERT_EQ(pots.size(), 1U);
    EXPECT_EQ(pots[0], pot(65, {0, 1, 3}, {0, 1, 2, 3}));
}

// [I-18]
TEST(PokerPots, IncludeChipsOfFoldedPlayersAboveEveryContender) {
    const Pots pots = build_pots(after_betting({30, 100, 60}, {0, 2}));
    ASSERT_EQ(pots.size(), 2U);
    EXPECT_EQ(pots[0], pot(90, {0, 2}, {0, 1, 2}));
    EXPECT_EQ(pots[1], pot(100, {2}, {1, 2}));
}

// [I-18]
TEST(PokerPots, HoldDeadChipsInTheMainPot) {
    Hand hand = after_betting({30, 80, 80}, {0, 1, 2});
    hand.dead[1] = dollars(5);
    const Pots pots = build_pots(hand);
    ASSERT_EQ(pots.size(), 2U);
    EXPECT_EQ(pots[0], pot(95, {0, 1, 2}, {0, 1, 2}));
    EXPECT_EQ(pots[1], pot(100, {1, 2}, {1, 2}));
}

// [I-18]
TEST(PokerPots, HoldDeadChipsAlsoWhenThereIsOnlyOne) {
    Hand hand = after_betting({80, 80, 2}, {0, 1});
    hand.dead[2] = dollars(5);
    const Pots pots = build_pots(hand);
    ASSERT_EQ(pots.size(), 1U);
    EXPECT_EQ(pots[0], pot(167, {0, 1}, {0, 1, 2}));
}

// A player whose last chips were a dead post: these are all there is to win.
TEST(PokerPots, OfDeadChipsComeFirst) {
    Hand hand = after_betting({0, 80, 80}, {0, 1, 2});
    hand.dead[0] = dollars(3);
    const Pots pots = build_pots(hand);
    ASSERT_EQ(pots.size(), 2U);
    EXPECT_EQ(pots[0], pot(3, {0, 1, 2}, {0}));
    EXPECT_EQ(pots[1], pot(160, {1, 2}, {1, 2}));
}

// All other players have folded to a player who has only dead chips in the pot.
TEST(PokerPots, OfDeadChipsTakeAllBetsIfAllOthersFold) {
    Hand hand = after_betting({0, 2, 1}, {0});
    hand.dead[0] = dollars(3);
    const Pots pots = build_pots(hand);
    ASSERT_EQ(pots.size(), 1U);
    EXPECT_EQ(pots[0], pot(6, {0}, {0, 1, 2}));
}

// [I-76]
TEST(PokerPots, KeepTheLayerOfAHandMuckedAtTheShowdown) {
    Hand hand = after_betting({30, 80, 80}, {0, 1});
    hand.mucked = {2};
    const Pots pots = build_pots(hand);
    ASSERT_EQ(pots.size(), 2U);
    EXPECT_EQ(pots[1], pot(100, {1, 2}, {1, 2}));
}

// Chip by chip: the k-th chip of every stack lies in the layer of those who have a k-th chip.
[[nodiscard]] std::vector<Pot> chip_by_chip(const Hand& hand) {
    std::vector<Pot> pots;
    for (int k = 1; k <= 12; ++k) {
        Pot layer;
        for (const Seat seat : hand.dealt_in) {
            if (hand.put_in[seat] < dollars(k)) continue;
            layer.amount += dollars(1);
            layer.contributors.insert(seat);
            if (hand.live.contains(seat)) layer.contenders.insert(seat);
        }
        if (layer.amount.is_zero()) break;
        const bool same = !pots.empty() &&
                          (layer.contenders.empty() || layer.contenders == pots.back().contenders);
        if (!same) {
            pots.push_back(layer);
            continue;
        }
        pots.back().amount += layer.amount;
        pots.back().contributors = pots.back().contributors | layer.contributors;
    }
    return pots;
}

// [CP 1.1] [I-18]
TEST(PokerPots, EqualACountChipByChip) {
    SeededSource source(18);
    for (int round = 0; round < 20'000; ++round) {
        const Seat players = static_cast<Seat>(2 + source.below(5));
        Hand hand;
        for (Seat seat = 0; seat < players; ++seat) {
            hand.dealt_in.insert(seat);
            hand.put_in[seat] = dollars(source.below(12));
            if (source.below(3) != 0 && hand.put_in[seat].is_positive()) hand.live.insert(seat);
        }
        if (hand.live.empty()) continue;
        const std::vector<Pot> expected = chip_by_chip(hand);
        const Pots pots = build_pots(hand);
        ASSERT_EQ(std::vector<Pot>(pots.begin(), pots.end()), expected) << "round " << round;
    }
}

// [I-18]
TEST(UncalledBet, GoesBackBeforeTheNextCard) {
    PokerTable table(Structure::no_limit, {30, 80, 200, 100});
    table.open().bets(3, 20).calls(4).bets(1, 30).bets(2, 80).bets(3, 200).folds(4);
    const Event back = table.last(EventKind::uncalled_returned);
    EXPECT_EQ(back.seat, PokerTable::at(3));
    EXPECT_EQ(back.amount, dollars(120));
    EXPECT_EQ(back.clause, "CP 7.5"_clause);
}

// [I-8]
TEST(UncalledBet, IsThePartOfARaiseAboveTheBigBlind) {
    PokerTable table;
    table.open().bets(3, 10).folds(1).folds(2);
    EXPECT_EQ(table.last(EventKind::uncalled_returned).amount, dollars(8));
    EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(5));
    EXPECT_EQ(table.stack(3), dollars(103));
}

// [CP 8.17.3(a)] [I-84]
TEST(UncalledBet, IsNotTheBigBlindItself) {
    PokerTable table;
    table.open().folds(3).folds(1);
    EXPECT_EQ(table.count(EventKind::uncalled_returned), 0U);
    EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(3));
    EXPECT_EQ(table.last(EventKind::pot_won).clause, "CP 8.17.3(a)"_clause);
    EXPECT_EQ(table.stack(2), dollars(101));
}

// [I-18] [I-72]
TEST(UncalledBet, IsPartOfABlindThatAShorterOneCannotMatch) {
    PokerTable table(Structure::no_limit, {1, 100});
    table.rules.betting.minimum = dollars(5);
    table.rules.forced.blinds = {dollars(2), dollars(5)};
    table.blinds({2, 5});
    // Seat 2 has the button and the small blind, seat 1 is all-in for 1 of 5.
    table.open();
    EXPECT_EQ(table.last(EventKind::uncalled_returned).seat, PokerTable::at(2));
    EXPECT_EQ(table.last(EventKind::uncalled_returned).amount, dollars(1));
}

// [I-18] [I-72]
TEST(ShortBlindAlone, LeavesNoDecisionToAPlayerWhoMatchesIt) {
    PokerTable table(Structure::no_limit, {100, 1, 100});
    // The big blind is all-in for 1 and the small blind has put up as much: no question is left.
    table.open().folds(3);
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.last(EventKind::board).clause, "CP 8.20.1"_clause);
    EXPECT_EQ(pot_total(table.hand), dollars(2));
}

// [CP 6.16.1] [I-18]
TEST(AllIn, PlaysToTheShowdownForTheMatchedChips) {
    PokerTable table(Structure::no_limit, {20, 100, 100});
    table.stack_deck("As Ks Qs Ad Kd Qd 2c 3c 8d 9h 4h Tc 5h 4s");
    table.open().bets(3, 20).calls(1).calls(2);
    EXPECT_EQ(table.last(EventKind::called).clause, "CP 8.2.1"_clause);
    EXPECT_TRUE(is_all_in(table.hand, PokerTable::at(1)));
    EXPECT_EQ(table.may().seat, PokerTable::at(2));
    table.bets(2, 30).calls(3).checks(2).checks(3).checks(2).checks(3);
    EXPECT_EQ(table.stack(1), dollars(60));
    EXPECT_EQ(table.stack(2), dollars(110));
    EXPECT_EQ(table.stack(3), dollars(50));
}

}  // namespace
}  // namespace baize::poker
