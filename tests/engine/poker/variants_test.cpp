// The seven games: how many play, how many cards they get, how the streets go, what wins.
#include "engine/hands/describe.h"
#include "engine/poker/hand/strength.h"
#include "engine/poker/poker_table.h"
#include "engine/poker/rules/variant.h"

namespace baize::poker {
namespace {

struct Expected {
    Variant variant{};
    std::size_t players = 0;
    std::uint8_t hole = 0;
    Clause deal{};
};

constexpr std::array<Expected, variant_count> expected{{
    {Variant::holdem, 11, 2, "CP 8.16.1(a)"_clause},
    {Variant::pineapple, 11, 3, "CP 8.16.1(b)"_clause},
    {Variant::crazy_pineapple, 11, 3, "CP 8.16.1(b)"_clause},
    {Variant::crazy_pineapple_hilo, 11, 3, "CP 8.16.1(b)"_clause},
    {Variant::holdem_hilo, 11, 2, "CP 8.16.1(a)"_clause},
    {Variant::omaha, 10, 4, "CP 8.16.1(c)"_clause},
    {Variant::omaha_hilo, 10, 4, "CP 8.16.1(c)"_clause},
}};

// [CP 4.1]
TEST(Variants, HaveAMaximumOfPlayers) {
    for (const Expected& each : expected) {
        PokerTable table(Structure::no_limit, {9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9});
        table.rules.variant = each.variant;
        if (each.players == 11) {
            table.open();
            continue;
        }
        const Result<Hand> eleven = open_hand(table.rules, table.opening, table.events);
        ASSERT_FALSE(eleven);
        EXPECT_EQ(eleven.error(), (Rejection{Reason::too_many_players, "CP 4.1"_clause}));
        table.opening.dealt_in.erase(5);
        table.open();
        EXPECT_EQ(table.hand.dealt_in.size(), 10U);
    }
}

// [CP 8.16.1 by result] [CP 8.16.1(a) by result] [CP 8.16.1(b) by result] [CP 8.16.1(c) by result]
TEST(Variants, GetTheirNumberOfHoleCards) {
    for (const Expected& each : expected) {
        PokerTable table;
        table.rules.variant = each.variant;
        table.open();
        for (const Seat seat : table.hand.dealt_in)
            EXPECT_EQ(table.hand.cards.hole_count[seat], each.hole);
        EXPECT_EQ(table.hand.cards.next, 3 * each.hole);
        EXPECT_EQ(table.last(EventKind::dealt).clause, each.deal);
    }
}

// [CP 4.1]
TEST(Variants, NamesRoundTrip) {
    for (const VariantFacts& each : variants) {
        EXPECT_EQ(variant_of(game_named(each.name).value()), each.variant);
        EXPECT_EQ(facts(each.variant).title, each.title);
    }
    EXPECT_FALSE(variant_of(GameId::three_card));
}

// [CP 8.4]
TEST(Dealing, GoesOneCardAtATimeFromTheButtonsLeft) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.opening.button = PokerTable::at(2);
    table.blinds({1, 2});
    table.stack_deck("2c 3c 4c 5c 6c 7c 8c 9c");
    table.open();
    // First seat 3, then 4, 1 and the button; then round again.
    const auto hole = [&](int seat) { return table.hand.cards.hole[PokerTable::at(seat)]; };
    EXPECT_EQ(hole(3)[0], Face("2c"_card));
    EXPECT_EQ(hole(4)[0], Face("3c"_card));
    EXPECT_EQ(hole(1)[0], Face("4c"_card));
    EXPECT_EQ(hole(2)[0], Face("5c"_card));
    EXPECT_EQ(hole(3)[1], Face("6c"_card));
    EXPECT_EQ(hole(2)[1], Face("9c"_card));
}

// [CP 8.18.1] [CP 8.19.1] [CP 8.20.1]
TEST(Dealing, BurnsACardBeforeEachStreet) {
    PokerTable table(Structure::no_limit, {100, 100});
    table.stack_deck("2c 3c 4c 5c 6c 7c 8c 9c 2d 3d 4d 5d");
    table.open().calls(2).checks(1);
    EXPECT_EQ(table.last(EventKind::burned).cards[0], Face("6c"_card));
    EXPECT_EQ(table.last(EventKind::board).count, 3);
    EXPECT_EQ(table.last(EventKind::board).clause, "CP 8.18.1"_clause);
    table.checks(1).checks(2);
    EXPECT_EQ(table.last(EventKind::burned).cards[0], Face("2d"_card));
    EXPECT_EQ(table.last(EventKind::board).clause, "CP 8.19.1"_clause);
    table.checks(1).checks(2);
    EXPECT_EQ(table.last(EventKind::burned).cards[0], Face("4d"_card));
    EXPECT_EQ(table.last(EventKind::board).clause, "CP 8.20.1"_clause);
    EXPECT_EQ(table.hand.cards.board,
              (std::array<Face, 5>{"7c"_card, "8c"_card, "9c"_card, "3d"_card, "5d"_card}));
}

// [CP 3.1]
TEST(Dealing, NeedsFiftyTwoDifferentCards) {
    PokerTable table;
    table.opening.deck[7] = table.opening.deck[8];
    const Result<Hand> twice = open_hand(table.rules, table.opening, table.events);
    ASSERT_FALSE(twice);
    EXPECT_EQ(twice.error(), (Rejection{Reason::wrong_card_count, "CP 3.1"_clause}));
    table.rules.dealing = Dealing::live;
    const Result<Hand> live = open_hand(table.rules, table.opening, table.events);
    ASSERT_FALSE(live);
    EXPECT_EQ(live.error(), (Rejection{Reason::card_twice, "CP 3.1"_clause}));
    table.opening.deck[7] = Face{};
    EXPECT_TRUE(open_hand(table.rules, table.opening, table.events));
}

// [CP 8.17.1 by result] [CP 8.17.2 by result] [CP 8.17.3] [CP 8.17.3(b)]
TEST(FirstRound, StartsLeftOfTheLastBlindAndGoesClockwise) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100, 100});
    table.open();
    EXPECT_EQ(table.may().seat, PokerTable::at(3));
    EXPECT_FALSE(table.may().check);
    table.folds(3);
    EXPECT_EQ(table.may().seat, PokerTable::at(4));
    table.bets(4, 6).folds(5);
    EXPECT_EQ(table.may().seat, PokerTable::at(1));
    table.calls(1).calls(2);
    // All have matched: on to the flop.
    EXPECT_EQ(table.hand.street, Street::flop);
}

// [CP 8.18.2 by result] [CP 8.18.3] [CP 8.18.3(b)] [CP 8.19.2 by result] [CP 8.19.3] [CP 8.19.3(b)]
// [CP 8.20.2 by result]
// [CP 8.20.3] [CP 8.20.3(b)]
TEST(LaterRounds, StartLeftOfTheButtonAndGoRoundFromTheOpener) {
    PokerTable table(Structure::no_limit, {100, 100, 100, 100});
    table.open().calls(3).calls(4).folds(1).checks(2);
    const std::array<Clause, 3> clauses{"CP 8.18.3"_clause, "CP 8.19.3"_clause, "CP 8.20.3"_clause};
    for (std::size_t street = 0; street < clauses.size(); ++street) {
        EXPECT_EQ(table.hand.street, static_cast<Street>(street + 1));
        // Seat 1 has folded: the next to the left of the button is seat 2.
        EXPECT_EQ(table.may().seat, PokerTable::at(2));
        EXPECT_TRUE(table.may().check);
        EXPECT_TRUE(table.may().fold);
        table.checks(2).bets(3, 2);
        EXPECT_EQ(table.last(EventKind::bet).clause, clauses[street]);
        EXPECT_EQ(table.may().seat, PokerTable::at(4));
        EXPECT_EQ(table.refusal(check(3)), (Rejection{Reason::bet_to_answer, "CP 1.1"_clause}));
        EXPECT_EQ(table.refusal(call(1)), (Rejection{Reason::not_your_turn, clauses[street]}));
        table.calls(4).calls(2);
    }
    EXPECT_EQ(table.hand.phase, Phase::over);
    EXPECT_EQ(table.hand.shown.empty(), false);
}

// [CP 8.2.1] [CP 8.2.2] [CP 8.2.3] [CP 8.2.4]
TEST(Acts, AreRecordedWithTheirClause) {
    PokerTable table;
    table.open().calls(3);
    EXPECT_EQ(table.last(EventKind::called).clause, "CP 8.2.1"_clause);
    table.bets(1, 6);
    EXPECT_EQ(table.last(EventKind::raised).clause, "CP 8.2.2"_clause);
    table.folds(2);
    EXPECT_EQ(table.last(EventKind::folded).clause, "CP 8.2.3"_clause);
    EXPECT_EQ(table.last(EventKind::folded).count, 0);  // face down: no cards
    table.calls(3).checks(1);
    EXPECT_EQ(table.last(EventKind::checked).clause, "CP 8.2.4"_clause);
}

// [CP 8.17.4] [I-74]
TEST(Pineapple, DiscardsInOrderBeforeTheFlop) {
    PokerTable table;
    table.rules.variant = Variant::pineapple;
    table.open().calls(3).calls(1).checks(2);
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    EXPECT_EQ(table.hand.cards.board_count, 0);
    EXPECT_TRUE(table.may().discard);
    EXPECT_FALSE(table.may().fold);
    const auto hole = [&](int seat, std::size_t i) {
        return table.hand.cards.hole[PokerTable::at(seat)][i];
    };
    EXPECT_EQ(table.refusal(discard(1, hole(2, 0))).reason, Reason::not_your_turn);
    EXPECT_EQ(table.refusal(discard(0, hole(2, 0))),
              (Rejection{Reason::not_a_hole_card, "CP 8.17.4"_clause}));
    EXPECT_EQ(table.refusal(bet(0, dollars(4))).reason, Reason::not_now);
    const std::array<Face, 2> kept{hole(1, 0), hole(1, 2)};
    table.does(discard(0, hole(1, 1)));
    EXPECT_EQ(hole(1, 0), kept[0]);
    EXPECT_EQ(hole(1, 1), kept[1]);
    EXPECT_EQ(table.last(EventKind::discarded).clause, "CP 8.17.4"_clause);
    table.does(discard(1, hole(2, 2))).does(discard(2, hole(3, 0)));
    EXPECT_EQ(table.hand.street, Street::flop);
    EXPECT_EQ(table.hand.phase, Phase::betting);
}

// [CP 8.18.4] [I-74]
TEST(CrazyPineapple, DiscardsAfterTheBettingOnTheFlop) {
    for (const Variant variant : {Variant::crazy_pineapple, Variant::crazy_pineapple_hilo}) {
        PokerTable table;
        table.rules.variant = variant;
        table.open().calls(3).calls(1).checks(2);
        EXPECT_EQ(table.hand.street, Street::flop);
        EXPECT_EQ(table.hand.phase, Phase::betting);
        table.checks(1).bets(2, 4).folds(3).calls(1);
        EXPECT_EQ(table.hand.phase, Phase::discarding);
        EXPECT_EQ(table.hand.cards.board_count, 3);
        table.does(discard(0, table.hand.cards.hole[0][0]));
        EXPECT_EQ(table.last(EventKind::discarded).clause, "CP 8.18.4"_clause);
        table.does(discard(1, table.hand.cards.hole[1][0]));
        EXPECT_EQ(table.hand.street, Street::turn);
    }
}

// [I-74]
TEST(Pineapple, AllInPlayersDiscardToo) {
    PokerTable table(Structure::no_limit, {50, 50});
    table.rules.variant = Variant::pineapple;
    table.open().bets(2, 50).calls(1);
    EXPECT_EQ(table.hand.phase, Phase::discarding);
    table.does(discard(0, table.hand.cards.hole[0][0]));
    table.does(discard(1, table.hand.cards.hole[1][0]));
    EXPECT_EQ(table.hand.phase, Phase::over);
}

// Two cards, three at Pineapple before the discard, four at Omaha, on a board of five.
[[nodiscard]] Strength worth(Variant variant, std::string_view hole, std::string_view board) {
    Rules rules;
    rules.variant = variant;
    Cards cards;
    for (std::size_t i = 0; i + 1 < hole.size(); i += 3)
        cards.hole[0][cards.hole_count[0]++] = Card::parse(hole.substr(i, 2)).value();
    for (std::size_t i = 0; i + 1 < board.size(); i += 3)
        cards.board[cards.board_count++] = Card::parse(board.substr(i, 2)).value();
    return strength_of(rules, cards, 0);
}

// [CP 8.20.4(a)]
TEST(HighGames, UseAnyOfTheHoleCardsOrNone) {
    for (const Variant variant : {Variant::holdem, Variant::pineapple, Variant::crazy_pineapple}) {
        EXPECT_EQ(describe(worth(variant, "As Ad", "Ah Kd 7c 4s 2h").high),
                  "three of a kind, aces");
        EXPECT_EQ(describe(worth(variant, "As 2d", "Ks Qs Js 9s 2h").high), "flush, ace high");
        EXPECT_EQ(worth(variant, "2c 3c", "As Kd Qh Jc Ts").high,
                  worth(variant, "4c 4d", "As Kd Qh Jc Ts").high);
        EXPECT_FALSE(worth(variant, "As 2d", "3s 4s 5d 9s Kh").low.qualifies());
    }
}

// [CP 8.20.4(b)(i)] [CP 8.20.4(b)(ii)] [CP 8.20.4(b)(iii)] [CP 3.2.2(k)] [I-27]
TEST(HighLowGames, UseAnyMixForEachHalf) {
    for (const Variant variant : {Variant::holdem_hilo, Variant::crazy_pineapple_hilo}) {
        const Strength steel = worth(variant, "Ah 2h", "3h 4h 5h Kd Qc");
        EXPECT_EQ(describe(steel.high), "straight flush, five high");
        EXPECT_EQ(describe(steel.low), "5-4-3-2-A low");
        EXPECT_EQ(describe(worth(variant, "Kd Kc", "Ah 3c 5d 7s 8h").low), "8-7-5-3-A low");
        EXPECT_FALSE(worth(variant, "Ad 2c", "9s 9d Kc Qs 4d").low.qualifies());
        EXPECT_GT(worth(variant, "5d 4c", "Ac 3d 8s Ks Kd").low,
                  worth(variant, "6d 2c", "Ac 3d 8s Ks Kd").low);
        // A pair is no low.
        EXPECT_FALSE(worth(variant, "Ad Ac", "2s 3d 4c 9s 4d").low.qualifies());
    }
}

// [CP 8.20.4(c)]
TEST(Omaha, UsesExactlyTwoHoleCards) {
    EXPECT_EQ(describe(worth(Variant::omaha, "As 2d 3c 4h", "Ks Qs Js 9s 8d").high), "ace high");
    EXPECT_EQ(describe(worth(Variant::omaha, "Ah Ad Ac 4h", "As Kd 9c 8c 2h").high),
              "three of a kind, aces");
    EXPECT_FALSE(worth(Variant::omaha, "As 2d 3c 4h", "5s 6s 7d 9s 8d").low.qualifies());
}

// [CP 8.20.4(d)(i)] [CP 8.20.4(d)(ii) by result] [CP 8.20.4(d)(iii)] [I-27]
TEST(OmahaHighLow, UsesAnyTwoForHighAndAnyTwoForLow) {
    const Strength both = worth(Variant::omaha_hilo, "Ah Kh 2c 3d", "4h 7h 8s Qh 9d");
    EXPECT_EQ(describe(both.high), "flush, ace high");
    EXPECT_EQ(describe(both.low), "8-7-4-2-A low");
    // Two low cards on the board are one too few, and one in the hand too.
    EXPECT_FALSE(worth(Variant::omaha_hilo, "As 2d 3c 4h", "Ks Qs Jd 5s 8d").low.qualifies());
    EXPECT_FALSE(worth(Variant::omaha_hilo, "As Kd Qc Jh", "2s 3s 4d 5s 8d").low.qualifies());
}

struct NoLow {
    Variant variant{};
    std::string_view deck{};
    Clause clause{};
};

// [CP 8.20.4(b)(iv)] [CP 8.20.4(d)(iv)] [I-25]
TEST(HighLowGames, HighHandTakesThePotIfThereIsNoLow) {
    for (const NoLow& each : {NoLow{Variant::holdem_hilo,
                                    "As Ks Ad Kd 2c 9h 9d Qc 3h 7s 4h Js",
                                    "CP 8.20.4(b)(iv)"_clause},
                              NoLow{Variant::omaha_hilo,
                                    "As Ks Ad Kd 2c 7c 3c 8c 2d 9h 9d Qc 3h 7s 4h Js",
                                    "CP 8.20.4(d)(iv)"_clause}}) {
        PokerTable table(Structure::no_limit, {100, 100});
        table.rules.variant = each.variant;
        table.stack_deck(each.deck);
        table.open().calls(2).checks(1);
        for (int street = 0; street < 3; ++street)
            table.checks(1).checks(2);
        EXPECT_EQ(table.count(EventKind::low_won), 0U);
        EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(4));
        EXPECT_EQ(table.last(EventKind::pot_won).clause, each.clause);
        EXPECT_EQ(table.stack(1), dollars(102));
    }
}

// [CP 8.20.4(d)(v)] [CP 8.20.4(d)(iii) by result] [I-25]
TEST(OmahaHighLow, AScoopIsPaidInBothHalvesAndTheOddChipIsHigh) {
    PokerTable table;
    table.rules.variant = Variant::omaha_hilo;
    table.stack_deck("Kc Ah Qs Kd 2h Qd Jc 3d Js Jd Kh Jh 2c 4h 7h 8s 2d Qh 3c Td");
    table.open().bets(3, 7).folds(1).calls(2).checks(2).checks(3).checks(2).checks(3);
    table.checks(2).checks(3);
    // Seat 2: ace-high flush and eight-seven low; a pot of fifteen.
    EXPECT_EQ(table.last(EventKind::pot_won).amount, dollars(8));
    EXPECT_EQ(table.last(EventKind::pot_won).clause, "CP 8.20.4(d)(v)"_clause);
    EXPECT_EQ(table.last(EventKind::low_won).amount, dollars(7));
    EXPECT_EQ(table.last(EventKind::low_won).clause, "CP 8.20.4(d)(ii)"_clause);
    EXPECT_EQ(table.stack(2), dollars(108));
}

}  // namespace
}  // namespace baize::poker
