// Side wagers wait for the flop that counts. [CP 9.16] [I-73]
#include <algorithm>

#include "engine/poker/irregular_table.h"

namespace baize::poker {
namespace {

// Seat 1 has 5 on red; the flop in the deck is all red and the last cards of the deck are mixed.
class WithSideWager : public IrregularTable {
  public:
    explicit WithSideWager(Colour colour = Colour::red) {
        rules.flop_chase = {.offered = true};
        opening.side_wagers[0] = {dollars(5), colour};
        stack_deck("2c 3c 4c 5c 6c 7c 8c 9h 9d Th");
        open();
    }

    // The chips that each player owns or has on the table, without the house's part, stay the same.
    [[nodiscard]] Ruling rules_on(const Report& what) {
        const Result<Ruling> ruling = report(rules, hand, what, events);
        EXPECT_TRUE(ruling) << (ruling ? "" : name(ruling.error().reason));
        return ruling.value_or(Ruling{});
    }
};

// [CP 9.16 by result] [CP 9.10] [I-73]
// Red, an all-red flop before the betting ended, a mixed flop after it: lost.
TEST(SideWager, IsSettledOnTheFlopThatIsDealtAgain) {
    WithSideWager table;
    table.calls(3);
    EXPECT_EQ(table.rules_on(found(Irregularity::board_too_early)).clause, "CP 9.10"_clause);
    table.calls_round();
    table.shuffles().deals();
    EXPECT_TRUE(table.hand.side_wagers_open);
    table.checks(1).checks(2).checks(3);
    EXPECT_EQ(table.count(EventKind::side_wager_won), 0U);
    EXPECT_EQ(table.last(EventKind::side_wager_lost).amount, dollars(5));
    EXPECT_EQ(table.hand.side_payments[0], Money{});
}

// [CP 9.16] [CP 10.2.1] [I-132] Action has begun on the wrong flop and the wager was settled on it.
TEST(SideWager, SettledOnAFlopThatGoesBackIsOpenAgain) {
    for (const Irregularity what : {Irregularity::burn_missed, Irregularity::board_too_many}) {
        WithSideWager table;
        table.calls_round().deals().checks(1);
        EXPECT_EQ(table.hand.side_payments[0], dollars(40));
        Report report = found(what);
        report.count = 4;
        EXPECT_EQ(table.rules_on(report).outcome, Outcome::taken_back);
        EXPECT_TRUE(table.hand.side_wagers_open);
        EXPECT_EQ(table.hand.side_payments[0], Money{});
        table.shuffles().deals().checks(1);
        EXPECT_EQ(table.count(EventKind::side_wager_lost), 1U);
        EXPECT_EQ(table.hand.side_payments[0], Money{});
    }
}

// [CP 9.16] [CP 8.17.3(a)(i)] The flop that only side wagers wait for.
TEST(SideWager, GetsACorrectFlopAlsoIfAllPlayersFolded) {
    WithSideWager table(Colour::black);
    table.folds(3).folds(1);
    ASSERT_EQ(table.hand.phase, Phase::dealing);
    table.deals();
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    EXPECT_EQ(table.rules_on(found(Irregularity::burn_missed)).clause, "CP 9.8"_clause);
    EXPECT_EQ(table.hand.phase, Phase::dealing);
    const std::vector<Card> order = [&] {
        CardList<card_count> cards = cards_to_shuffle(table.hand);
        std::vector<Card> sorted(cards.begin(), cards.end());
        std::stable_partition(
            sorted.begin(), sorted.end(), [](Card each) { return each.suit() == Suit::spades; });
        return sorted;
    }();
    ASSERT_TRUE(reshuffle(table.rules, table.hand, order, table.events));
    table.deals().does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(100 - 1 + 35));
}

// [CP 9.16] All players folded on the flop that had too many cards.
TEST(SideWager, GetsACorrectFlopAlsoWhenThePotIsDecided) {
    WithSideWager table;
    table.calls_round().deals().bets(1, 10).folds(2).folds(3);
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    Report report = found(Irregularity::board_too_many);
    report.count = 4;
    EXPECT_EQ(table.rules_on(report).clause, "CP 9.9"_clause);
    table.shuffles().deals();
    ASSERT_EQ(table.hand.phase, Phase::pushing);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(100 - 5 + 4));
}

// [CP 8.17.3(a)(i)] [I-74] The last opponents let the clock run out on their discards.
TEST(SideWager, GetsItsFlopWhenMissedDiscardsEndTheHand) {
    IrregularTable table({100, 100, 100}, Variant::pineapple);
    table.rules.flop_chase = {.offered = true};
    table.opening.side_wagers[0] = {dollars(5), Colour::red};
    table.open();
    table.calls_round();
    table.does({.does = Does::time_out, .seat = 0}).does({.does = Does::time_out, .seat = 1});
    EXPECT_EQ(table.hand.phase, Phase::dealing);
    table.deals();
    EXPECT_EQ(table.count(EventKind::side_wager_lost), 1U);
    EXPECT_EQ(table.hand.phase, Phase::pushing);
}

// [I-73] [CP 9.1.1]
TEST(SideWager, StaysForTheDealThatFollowsAMisdeal) {
    WithSideWager table;
    table.calls(3);
    EXPECT_EQ(table.rules_on(found(Irregularity::not_cut)).outcome, Outcome::misdeal);
    EXPECT_EQ(table.stack(1), dollars(95));
    EXPECT_TRUE(table.hand.side_wagers_open);
    Opening again = opening_again(table.opening, table.hand);
    EXPECT_EQ(again.side_wagers, table.opening.side_wagers);
    again.deck = table.opening.deck;
    const Result<Hand> second = open_hand(table.rules, again, table.events);
    ASSERT_TRUE(second);
    EXPECT_EQ(second->stacks[0], dollars(94));  // the same 5, and the blind
}

// [I-73] [I-66] [CP 9.1.1(h)] [CP 13.6]
TEST(SideWager, GoesBackWithADefectiveDeckOrAnInvalidHand) {
    for (const Irregularity what : {Irregularity::defective_deck, Irregularity::disruption}) {
        WithSideWager table;
        table.calls(3);
        EXPECT_EQ(table.rules_on(found(what)).outcome, Outcome::all_returned);
        EXPECT_EQ(table.hand.stacks, table.hand.starting);
        EXPECT_FALSE(table.hand.side_wagers_open);
    }
}

// [I-66] [I-73] [CP 13.6]
TEST(SideWager, SettledOnAValidFlopStandsWhenTheHandDoesNot) {
    for (const bool pushed : {false, true}) {
        for (const bool valid : {true, false}) {
            WithSideWager table;
            table.calls_round().deals().bets(1, 10).folds(2).folds(3);
            if (pushed) table.does({.does = Does::push});
            Report report = found(Irregularity::fraud);
            report.flop_valid = valid;
            EXPECT_EQ(table.rules_on(report).clause, "CP 13.6"_clause);
            EXPECT_EQ(table.stack(1), dollars(valid ? 135 : 100));
            EXPECT_EQ(table.stack(2), dollars(100));
            EXPECT_EQ(table.stack(3), dollars(100));
        }
    }
}

// [I-73] [CP 9.1.1(a)] Only the final valid flop counts.
TEST(SideWager, SettledBeforeAMisdealIsOpenForTheNextDeal) {
    WithSideWager table;
    table.calls_round().deals().checks(1);
    EXPECT_EQ(table.rules_on(found(Irregularity::cut_exposed)).outcome, Outcome::misdeal);
    EXPECT_EQ(table.stack(1), dollars(95));
    EXPECT_EQ(opening_again(table.opening, table.hand).stacks[0], dollars(100));
}

// [I-73] [CP 13.14] The flop is out, no player has acted, and one hand is left.
TEST(SideWager, IsSettledAtOnceWhenARulingEndsTheHand) {
    WithSideWager table;
    table.calls_round().deals();
    static_cast<void>(table.rules_on(found(Irregularity::information_exchanged, 2)));
    static_cast<void>(table.rules_on(found(Irregularity::information_exchanged, 3)));
    EXPECT_EQ(table.hand.phase, Phase::pushing);
    table.does({.does = Does::push});
    EXPECT_EQ(table.stack(1), dollars(95 + 4 + 40));
}

}  // namespace
}  // namespace baize::poker
