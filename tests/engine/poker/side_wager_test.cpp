// Flop Chase: who may wager, what wins, and when the money moves.
#include "engine/poker/poker_table.h"

namespace baize::poker {
namespace {

class ChaseTable : public PokerTable {
  public:
    ChaseTable() : PokerTable(Structure::no_limit, {100, 100, 100}) {
        rules.flop_chase = {.offered = true, .minimum = dollars(5), .maximum = dollars(50)};
    }

    ChaseTable& wagers(int seat, Colour colour, std::int64_t amount) {
        opening.side_wagers[at(seat)] = {dollars(amount), colour};
        return *this;
    }

    // Six hole cards and the burn come first.
    ChaseTable& flops(std::string_view cards) {
        stack_deck(std::string("8c 9d 8s 9h 8d 9s 8h ") + std::string(cards));
        return *this;
    }

    [[nodiscard]] Rejection not_opened() {
        const Result<Hand> opened = open_hand(rules, opening, events);
        EXPECT_FALSE(opened);
        EXPECT_TRUE(events.empty());
        return opened ? Rejection{} : opened.error();
    }
};

struct Flop {
    std::string_view cards{};
    bool red = false;
    bool black = false;
};

// [CP 10.1.1(a)] [CP 10.1.1(b)] [CP 10.1.1(c)] [CP 10.1.1(d)] [CP 10.2.2]
TEST(FlopChase, WinsSevenToOneOnThreeCardsOfTheColour) {
    for (const Flop& flop : {Flop{"Ah Kd Qh", true, false},
                             Flop{"Ad Kd Qd", true, false},
                             Flop{"As Kc Qs", false, true},
                             Flop{"Ac Kc Qc", false, true},
                             Flop{"As Kd Qh", false, false},
                             Flop{"Ah Ks Qd", false, false},
                             Flop{"Ah Kd Qc", false, false},
                             Flop{"Ac Ks Qh", false, false}}) {
        ChaseTable table;
        table.flops(flop.cards).wagers(1, Colour::red, 5).wagers(2, Colour::black, 10);
        table.open().calls(3).calls(1).checks(2).bets(1, 2).folds(2).folds(3);
        // Seat 1 wins the pot of six; seat 2 has lost two chips in it.
        const std::int64_t red = flop.red ? 5 * 7 : -5;
        const std::int64_t black = flop.black ? 10 * 7 : -10;
        EXPECT_EQ(table.stack(1), dollars(104 + red)) << flop.cards;
        EXPECT_EQ(table.stack(2), dollars(98 + black)) << flop.cards;
        const Clause red_clause = flop.red ? "CP 10.1.1(c)"_clause : "CP 10.1.1(d)"_clause;
        const Clause black_clause = flop.black ? "CP 10.1.1(a)"_clause : "CP 10.1.1(b)"_clause;
        for (const Event& event : table.events) {
            if (event.what != EventKind::side_wager_won && event.what != EventKind::side_wager_lost)
                continue;
            EXPECT_EQ(event.clause, event.seat == 0 ? red_clause : black_clause) << flop.cards;
        }
    }
}

// [CP 10.2.1] [CP 6.11.1(b)] [I-73]
TEST(FlopChase, IsSettledWithTheFirstActionAndPaidAfterTheHand) {
    ChaseTable table;
    table.flops("As Kc Qs").wagers(2, Colour::black, 5);
    table.open().calls(3).calls(1).checks(2);
    EXPECT_TRUE(table.hand.side_wagers_open);
    EXPECT_EQ(table.count(EventKind::side_wager_won), 0U);
    table.checks(1);
    EXPECT_FALSE(table.hand.side_wagers_open);
    EXPECT_EQ(table.last(EventKind::side_wager_won).amount, dollars(35));
    EXPECT_EQ(table.stack(2), dollars(93));
    EXPECT_EQ(table.may().raise_to.most, dollars(93));
    table.bets(2, 2).folds(3).folds(1);
    EXPECT_EQ(table.stack(2), dollars(93 + 6 + 40));
}

// [CP 8.17.3(a)(i) by result] [I-73]
TEST(FlopChase, GetsItsFlopIfAllPlayersFold) {
    ChaseTable table;
    table.rules.commission.rate = 1000;
    table.flops("Ah Kd Qh").wagers(1, Colour::red, 5);
    table.open().bets(3, 10).folds(1).folds(2);
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.hand.cards.board_count, 3);
    EXPECT_EQ(table.stack(1), dollars(99 + 35));
    // For the pot there was no flop: only blinds, and won before it.
    EXPECT_TRUE(table.hand.commission.is_zero());
    EXPECT_EQ(table.last(EventKind::pot_won).clause, "CP 8.17.3(a)"_clause);
}

// [CP 8.17.3(a)(i)]
TEST(FlopChase, IsNotSettledAgainByAnotherFlop) {
    ChaseTable table;
    table.flops("Ah Kd Qh").wagers(1, Colour::red, 5);
    table.open().calls(3).calls(1).checks(2).bets(1, 5).folds(2).folds(3);
    EXPECT_EQ(table.hand.cards.board_count, 3);
    EXPECT_EQ(table.count(EventKind::side_wager_won), 1U);
}

// [I-73]
TEST(FlopChase, IsSettledAtOnceIfNoPlayerCanBet) {
    ChaseTable table;
    table.flops("Ah Kd Qh").wagers(1, Colour::red, 5);
    table.open().bets(3, 100).calls(1).folds(2);
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.count(EventKind::side_wager_won), 1U);
}

// [I-74] [CP 8.17.3(a)(i)]
TEST(FlopChase, SurvivesAHandThatEndsWithADiscard) {
    ChaseTable table;
    table.rules.variant = Variant::pineapple;
    table.stack_deck("8c 9d 8s 9h 8d 9s 2c 3c 4c 8h Ah Kd Qh");
    table.wagers(3, Colour::red, 5);
    table.open().calls(3).calls(1).checks(2);
    table.does({.does = Does::time_out, .seat = 0}).does({.does = Does::time_out, .seat = 1});
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.stack(3), dollars(98 - 5 + 40 + 6));
}

// [CP 8.15.1] [I-73]
TEST(FlopChase, IsOpenToASeatedPlayerWithoutCards) {
    ChaseTable table;
    table.opening.stacks[3] = dollars(5);
    table.flops("Ah Kd Qh").wagers(4, Colour::red, 5);
    table.open().folds(3).folds(1);
    EXPECT_EQ(table.stack(4), dollars(40));
}

// [CP 8.15.2 by result] [CP 6.11.1(a)]
TEST(FlopChase, ComesFromTheTableStakeBeforeTheFirstCard) {
    ChaseTable table;
    table.wagers(3, Colour::red, 10).open();
    EXPECT_EQ(table.stack(3), dollars(90));
    const Event placed = table.last(EventKind::side_wager_placed);
    EXPECT_EQ(placed.clause, "CP 6.11.1(a)"_clause);
    for (const Event& event : table.events) {
        if (event.what == EventKind::side_wager_placed) break;
        EXPECT_NE(event.what, EventKind::dealt);
    }
}

// [CP 2.3]
TEST(FlopChase, IsRefusedWhereItIsNotOffered) {
    ChaseTable table;
    table.rules.flop_chase = {};
    EXPECT_EQ(table.wagers(1, Colour::red, 5).not_opened(),
              (Rejection{Reason::not_offered, "CP 2.3"_clause}));
}

// [CP 6.1] [CP 6.11.1(a)] [I-73]
TEST(FlopChase, IsLimitedBySignAndStake) {
    const auto refusal = [](int seat, Colour colour, std::int64_t amount) {
        ChaseTable table;
        table.rules.flop_chase.maximum = dollars(1000);
        table.opening.stacks[PokerTable::at(3)] = dollars(60);
        return table.wagers(seat, colour, amount).not_opened();
    };
    EXPECT_EQ(refusal(1, Colour::red, 4), (Rejection{Reason::below_minimum, "CP 6.1"_clause}));
    EXPECT_EQ(refusal(1, Colour::red, 1001), (Rejection{Reason::above_maximum, "CP 6.1"_clause}));
    EXPECT_EQ(refusal(1, Colour::both, 5), (Rejection{Reason::one_colour_only, "I-73"_clause}));
    // The big blind needs two, the small blind one, and each player one to be dealt in at all.
    EXPECT_EQ(refusal(2, Colour::red, 99), (Rejection{Reason::too_few_chips, "I-73"_clause}));
    EXPECT_EQ(refusal(1, Colour::red, 100), (Rejection{Reason::too_few_chips, "I-73"_clause}));
    EXPECT_EQ(refusal(3, Colour::red, 60), (Rejection{Reason::too_few_chips, "I-73"_clause}));
    ChaseTable table;
    table.rules.flop_chase.maximum = Money{};
    table.wagers(2, Colour::red, 98).wagers(3, Colour::black, 99).open();
    EXPECT_TRUE(is_all_in(table.hand, PokerTable::at(2)));
    EXPECT_EQ(table.stack(3), dollars(1));
}

// [I-73]
TEST(FlopChase, CountsBothColoursAsTwoWagers) {
    ChaseTable table;
    table.rules.flop_chase.both_colours = true;
    table.flops("Ah Kd Qh").wagers(1, Colour::both, 5);
    table.open().folds(3).folds(1);
    EXPECT_EQ(table.count(EventKind::side_wager_won), 1U);
    EXPECT_EQ(table.count(EventKind::side_wager_lost), 1U);
    EXPECT_EQ(table.stack(1), dollars(99 - 10 + 40));
}

}  // namespace
}  // namespace baize::poker
