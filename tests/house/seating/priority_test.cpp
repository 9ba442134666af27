#include "house/seating/priority.h"

#include "house/seating/floor.h"

namespace baize::house {
namespace {

struct PerthCase {
    std::string_view game{};
    Clause ante{};
    Clause seated{};
};

const std::vector<PerthCase>& perth_books() {
    static const std::vector<PerthCase> books{
        {"ultimate_holdem", "UTH 3.7(b)"_clause, "UTH 3.7(c)"_clause},
        {"crown_holdem", "CH 3.5(b)"_clause, "CH 3.5(c)"_clause}};
    return books;
}

void open_betting(TestFloor& floor) {
    floor.run(decide_open_claims(floor.state, floor.staff(Role::dealer), table_1));
}

void no_more_bets(TestFloor& floor, const std::vector<AntePlayer>& antes) {
    floor.run(decide_close_claims(floor.state, floor.staff(Role::dealer), table_1, antes));
}

// Betting is open; 13 had the Ante of area 2 in the last round.
TestFloor after_a_round(std::string_view game) {
    TestFloor floor;
    floor.put(game, 7);
    floor.sit(13, 2);
    floor.sit(14, 3);
    open_betting(floor);
    no_more_bets(floor, {{2, 13}});
    open_betting(floor);
    return floor;
}

constexpr ClaimedArea ante_of_2{.table = table_1, .area = 2};
constexpr ClaimedArea extra_of_2{
    .table = table_1, .area = 2, .wager = ClaimedWager::dealer_poker_extra};

ClaimedArea with_ante_by(ClaimedArea area, PersonId person) {
    area.ante_now = person;
    return area;
}

std::optional<Rejection> asks(const TestFloor& floor, const ClaimedArea& area, PersonId person) {
    return wager_refused(floor.state, floor.settings, area, person, floor.now);
}

void decline(TestFloor& floor, const ClaimedArea& area) {
    floor.run(decide_decline_claim(floor.state, floor.settings, floor.staff(Role::dealer), area));
}

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(SeatingPriority, TheLastAntePlayerIsFirstOnThatAreaUntilNoMoreBets) {
    for (const PerthCase& book : perth_books()) {
        TestFloor floor = after_a_round(book.game);
        EXPECT_EQ((Rejection{Reason::first_claim, book.ante}), asks(floor, ante_of_2, 14));
        EXPECT_FALSE(asks(floor, ante_of_2, 13).has_value());
        EXPECT_FALSE(asks(floor, {.table = table_1, .area = 3}, 14).has_value());
        floor.now = seven_pm + Span::of_hours(1);  // by default the claim lasts for the whole time
        EXPECT_TRUE(asks(floor, ante_of_2, 14).has_value());
        no_more_bets(floor, {});
        EXPECT_FALSE(asks(floor, ante_of_2, 14).has_value());
        // No player had the Ante there, so in the next round anyone may wager.
        open_betting(floor);
        EXPECT_FALSE(asks(floor, ante_of_2, 14).has_value());
    }
}

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(SeatingPriority, AfterTheDealerWasRefusedTheAreaIsFreeForThatRoundOnly) {
    for (const PerthCase& book : perth_books()) {
        TestFloor floor = after_a_round(book.game);
        floor.now = seven_pm + Span::of_seconds(5);
        expect_rank(Role::dealer, book.ante, floor.now, [&](const Issuer& by) {
            return decide_decline_claim(floor.state, floor.settings, by, ante_of_2);
        });
        decline(floor, ante_of_2);
        EXPECT_FALSE(asks(floor, ante_of_2, 14).has_value());
        EXPECT_EQ((Rejection{Reason::no_offer, book.ante}),
                  refusal(decide_decline_claim(
                      floor.state, floor.settings, floor.staff(Role::dealer), ante_of_2)));
        no_more_bets(floor, {{2, 14}});
        open_betting(floor);
        EXPECT_EQ((Rejection{Reason::first_claim, book.ante}), asks(floor, ante_of_2, 13));
        EXPECT_FALSE(asks(floor, ante_of_2, 14).has_value());
        // A person who declined once is asked again after the next Ante.
        no_more_bets(floor, {{2, 13}});
        open_betting(floor);
        EXPECT_TRUE(asks(floor, ante_of_2, 14).has_value());
    }
}

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(SeatingPriority, ASetTimeEndsThePriorityAfterItsLastMoment) {
    for (const PerthCase& book : perth_books()) {
        TestFloor floor = after_a_round(book.game);
        floor.settings.priority = Span::of_seconds(10);
        floor.now = seven_pm + Span::of_microseconds(9'999'999);
        EXPECT_TRUE(asks(floor, ante_of_2, 14).has_value());
        floor.now = seven_pm + Span::of_seconds(10);
        EXPECT_TRUE(asks(floor, ante_of_2, 14).has_value());
        floor.now = floor.now + a_microsecond;
        EXPECT_FALSE(asks(floor, ante_of_2, 14).has_value());
    }
}

// [CH 3.25] [I-118]
TEST(SeatingPriority, TheAntePlayerIsFirstOnTheDealerPokerExtra) {
    TestFloor floor = after_a_round("crown_holdem");
    const Rejection first{Reason::first_claim, "CH 3.25"_clause};
    // Before an Ante is placed in this round, the person who may place it has the choice.
    EXPECT_EQ(first, asks(floor, extra_of_2, 14));
    EXPECT_FALSE(asks(floor, extra_of_2, 13).has_value());
    decline(floor, ante_of_2);
    EXPECT_FALSE(asks(floor, extra_of_2, 14).has_value());
    // After 14 placed the Ante, 14 has the choice until 14 declines.
    EXPECT_EQ(first, asks(floor, with_ante_by(extra_of_2, 14), 13));
    EXPECT_FALSE(asks(floor, with_ante_by(extra_of_2, 14), 14).has_value());
    decline(floor, with_ante_by(extra_of_2, 14));
    EXPECT_FALSE(asks(floor, with_ante_by(extra_of_2, 14), 13).has_value());
    no_more_bets(floor, {{2, 14}});
    EXPECT_FALSE(asks(floor, extra_of_2, 13).has_value());
    open_betting(floor);
    EXPECT_EQ(first, asks(floor, extra_of_2, 13));
}

// [CH 3.25]
TEST(SeatingPriority, DecliningTheExtraKeepsTheAnte) {
    TestFloor floor = after_a_round("crown_holdem");
    decline(floor, extra_of_2);
    EXPECT_FALSE(asks(floor, extra_of_2, 14).has_value());
    EXPECT_TRUE(asks(floor, ante_of_2, 14).has_value());
}

TEST(SeatingPriority, UltimateTexasHoldemHasNoDealerPokerExtra) {
    const TestFloor floor = after_a_round("ultimate_holdem");
    const Rejection none{Reason::no_such_wager, "UTH 3.7(b)"_clause};
    EXPECT_EQ(none, asks(floor, extra_of_2, 13));
    EXPECT_EQ(none,
              refusal(decide_decline_claim(
                  floor.state, floor.settings, floor.staff(Role::dealer), extra_of_2)));
}

// [UTH 3.7(c)] [CH 3.5(c)] [I-118] [I-112]
TEST(SeatingPriority, TheOperatorMayOrderAntePlayersToBeSeated) {
    for (const PerthCase& book : perth_books()) {
        TestFloor floor = after_a_round(book.game);
        const ClaimedArea free_area{.table = table_1, .area = 5};
        EXPECT_FALSE(asks(floor, free_area, 70).has_value());  // 70 stands
        const auto order = [&](bool required) {
            return decide_order_seated(
                floor.state, floor.staff(Role::area_manager), table_1, required);
        };
        expect_rank(Role::area_manager, book.seated, floor.now, [&](const Issuer& by) {
            return decide_order_seated(floor.state, by, table_1, true);
        });
        EXPECT_EQ((Rejection{Reason::already_done, book.seated}), refusal(order(false)));
        floor.run(order(true));
        EXPECT_EQ((Rejection{Reason::must_be_seated, book.seated}), asks(floor, free_area, 70));
        EXPECT_FALSE(asks(floor, ante_of_2, 13).has_value());
        floor.sit(70, 5);
        EXPECT_FALSE(asks(floor, free_area, 70).has_value());
        floor.leave(70);
        EXPECT_TRUE(asks(floor, free_area, 70).has_value());
        floor.run(order(false));
        EXPECT_FALSE(asks(floor, free_area, 70).has_value());
    }
}

// [I-118]
TEST(SeatingPriority, TheWindowIsOpenedAndClosedByTheDealerOfAPerthGame) {
    TestFloor floor = after_a_round("crown_holdem");
    const Issuer dealer = floor.staff(Role::dealer);
    const Clause clause = "CH 3.5(b)"_clause;
    EXPECT_EQ((Rejection{Reason::betting_open, clause}),
              refusal(decide_open_claims(floor.state, dealer, table_1)));
    const auto close = [&](const std::vector<AntePlayer>& antes) {
        return decide_close_claims(floor.state, dealer, table_1, antes);
    };
    EXPECT_EQ((Rejection{Reason::no_such_box, clause}), refusal(close({{7, 13}})));
    EXPECT_EQ((Rejection{Reason::not_a_player, clause}), refusal(close({{2, 0}})));
    expect_rank(Role::dealer, clause, floor.now, [&](const Issuer& by) {
        return decide_close_claims(floor.state, by, table_1, {});
    });
    floor.run(close({}));
    EXPECT_EQ((Rejection{Reason::betting_closed, clause}), refusal(close({})));
    expect_rank(Role::dealer, clause, floor.now, [&](const Issuer& by) {
        return decide_open_claims(floor.state, by, table_1);
    });
    floor.put("three_card", 7, 2);
    EXPECT_EQ((Rejection{Reason::not_at_this_game, "I-118"_clause}),
              refusal(decide_open_claims(floor.state, dealer, 2)));
}

}  // namespace
}  // namespace baize::house
