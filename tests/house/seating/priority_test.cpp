#include "house/seating/priority.h"

#include "house/seating/room.h"

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

void open_betting(TestRoom& room) {
    room.run(decide_open_claims(room.state, room.staff(Role::dealer), table_1));
}

void no_more_bets(TestRoom& room, const std::vector<AntePlayer>& antes) {
    room.run(decide_close_claims(room.state, room.staff(Role::dealer), table_1, antes));
}

// Betting is open; 13 had the Ante of area 2 in the last round.
TestRoom after_a_round(std::string_view game) {
    TestRoom room;
    room.put(game, 7);
    room.sit(13, 2);
    room.sit(14, 3);
    open_betting(room);
    no_more_bets(room, {{2, 13}});
    open_betting(room);
    return room;
}

constexpr ClaimedArea ante_of_2{.table = table_1, .area = 2};
constexpr ClaimedArea extra_of_2{
    .table = table_1, .area = 2, .wager = ClaimedWager::dealer_poker_extra};

ClaimedArea with_ante_by(ClaimedArea area, PersonId person) {
    area.ante_now = person;
    return area;
}

std::optional<Rejection> asks(const TestRoom& room, const ClaimedArea& area, PersonId person) {
    return wager_refused(room.state, room.settings, area, person, room.now);
}

void decline(TestRoom& room, const ClaimedArea& area) {
    room.run(decide_decline_claim(room.state, room.settings, room.staff(Role::dealer), area));
}

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(SeatingPriority, TheLastAntePlayerIsFirstOnThatAreaUntilNoMoreBets) {
    for (const PerthCase& book : perth_books()) {
        TestRoom room = after_a_round(book.game);
        EXPECT_EQ((Rejection{Reason::first_claim, book.ante}), asks(room, ante_of_2, 14));
        EXPECT_FALSE(asks(room, ante_of_2, 13).has_value());
        EXPECT_FALSE(asks(room, {.table = table_1, .area = 3}, 14).has_value());
        room.now = seven_pm + Span::of_hours(1);  // by default the claim lasts for the whole time
        EXPECT_TRUE(asks(room, ante_of_2, 14).has_value());
        no_more_bets(room, {});
        EXPECT_FALSE(asks(room, ante_of_2, 14).has_value());
        // No player had the Ante there, so in the next round anyone may wager.
        open_betting(room);
        EXPECT_FALSE(asks(room, ante_of_2, 14).has_value());
    }
}

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(SeatingPriority, AfterTheDealerWasRefusedTheAreaIsFreeForThatRoundOnly) {
    for (const PerthCase& book : perth_books()) {
        TestRoom room = after_a_round(book.game);
        room.now = seven_pm + Span::of_seconds(5);
        expect_rank(Role::dealer, book.ante, room.now, [&](const Issuer& by) {
            return decide_decline_claim(room.state, room.settings, by, ante_of_2);
        });
        decline(room, ante_of_2);
        EXPECT_FALSE(asks(room, ante_of_2, 14).has_value());
        EXPECT_EQ((Rejection{Reason::no_offer, book.ante}),
                  refusal(decide_decline_claim(
                      room.state, room.settings, room.staff(Role::dealer), ante_of_2)));
        no_more_bets(room, {{2, 14}});
        open_betting(room);
        EXPECT_EQ((Rejection{Reason::first_claim, book.ante}), asks(room, ante_of_2, 13));
        EXPECT_FALSE(asks(room, ante_of_2, 14).has_value());
        // A person who declined once is asked again after the next Ante.
        no_more_bets(room, {{2, 13}});
        open_betting(room);
        EXPECT_TRUE(asks(room, ante_of_2, 14).has_value());
    }
}

// [UTH 3.7(b)] [CH 3.5(b)] [I-118]
TEST(SeatingPriority, ASetTimeEndsThePriorityAfterItsLastMoment) {
    for (const PerthCase& book : perth_books()) {
        TestRoom room = after_a_round(book.game);
        room.settings.priority = Span::of_seconds(10);
        room.now = seven_pm + Span::of_microseconds(9'999'999);
        EXPECT_TRUE(asks(room, ante_of_2, 14).has_value());
        room.now = seven_pm + Span::of_seconds(10);
        EXPECT_TRUE(asks(room, ante_of_2, 14).has_value());
        room.now = room.now + a_microsecond;
        EXPECT_FALSE(asks(room, ante_of_2, 14).has_value());
    }
}

// [CH 3.25] [I-118]
TEST(SeatingPriority, TheAntePlayerIsFirstOnTheDealerPokerExtra) {
    TestRoom room = after_a_round("crown_holdem");
    const Rejection first{Reason::first_claim, "CH 3.25"_clause};
    // Before an Ante is placed in this round, the person who may place it has the choice.
    EXPECT_EQ(first, asks(room, extra_of_2, 14));
    EXPECT_FALSE(asks(room, extra_of_2, 13).has_value());
    decline(room, ante_of_2);
    EXPECT_FALSE(asks(room, extra_of_2, 14).has_value());
    // After 14 placed the Ante, 14 has the choice until 14 declines.
    EXPECT_EQ(first, asks(room, with_ante_by(extra_of_2, 14), 13));
    EXPECT_FALSE(asks(room, with_ante_by(extra_of_2, 14), 14).has_value());
    decline(room, with_ante_by(extra_of_2, 14));
    EXPECT_FALSE(asks(room, with_ante_by(extra_of_2, 14), 13).has_value());
    no_more_bets(room, {{2, 14}});
    EXPECT_FALSE(asks(room, extra_of_2, 13).has_value());
    open_betting(room);
    EXPECT_EQ(first, asks(room, extra_of_2, 13));
}

// [CH 3.25]
TEST(SeatingPriority, DecliningTheExtraKeepsTheAnte) {
    TestRoom room = after_a_round("crown_holdem");
    decline(room, extra_of_2);
    EXPECT_FALSE(asks(room, extra_of_2, 14).has_value());
    EXPECT_TRUE(asks(room, ante_of_2, 14).has_value());
}

TEST(SeatingPriority, UltimateTexasHoldemHasNoDealerPokerExtra) {
    const TestRoom room = after_a_round("ultimate_holdem");
    const Rejection none{Reason::no_such_wager, "UTH 3.7(b)"_clause};
    EXPECT_EQ(none, asks(room, extra_of_2, 13));
    EXPECT_EQ(none,
              refusal(decide_decline_claim(
                  room.state, room.settings, room.staff(Role::dealer), extra_of_2)));
}

// [UTH 3.7(c)] [CH 3.5(c)] [I-118] [I-112]
TEST(SeatingPriority, TheOperatorMayOrderAntePlayersToBeSeated) {
    for (const PerthCase& book : perth_books()) {
        TestRoom room = after_a_round(book.game);
        const ClaimedArea free_area{.table = table_1, .area = 5};
        EXPECT_FALSE(asks(room, free_area, 70).has_value());  // 70 stands
        const auto order = [&](bool required) {
            return decide_order_seated(
                room.state, room.staff(Role::area_manager), table_1, required);
        };
        expect_rank(Role::area_manager, book.seated, room.now, [&](const Issuer& by) {
            return decide_order_seated(room.state, by, table_1, true);
        });
        EXPECT_EQ((Rejection{Reason::already_done, book.seated}), refusal(order(false)));
        room.run(order(true));
        EXPECT_EQ((Rejection{Reason::must_be_seated, book.seated}), asks(room, free_area, 70));
        EXPECT_FALSE(asks(room, ante_of_2, 13).has_value());
        room.sit(70, 5);
        EXPECT_FALSE(asks(room, free_area, 70).has_value());
        room.leave(70);
        EXPECT_TRUE(asks(room, free_area, 70).has_value());
        room.run(order(false));
        EXPECT_FALSE(asks(room, free_area, 70).has_value());
    }
}

// [I-118]
TEST(SeatingPriority, TheWindowIsOpenedAndClosedByTheDealerOfAPerthGame) {
    TestRoom room = after_a_round("crown_holdem");
    const Issuer dealer = room.staff(Role::dealer);
    const Clause clause = "CH 3.5(b)"_clause;
    EXPECT_EQ((Rejection{Reason::betting_open, clause}),
              refusal(decide_open_claims(room.state, dealer, table_1)));
    const auto close = [&](const std::vector<AntePlayer>& antes) {
        return decide_close_claims(room.state, dealer, table_1, antes);
    };
    EXPECT_EQ((Rejection{Reason::no_such_box, clause}), refusal(close({{7, 13}})));
    EXPECT_EQ((Rejection{Reason::not_a_player, clause}), refusal(close({{2, 0}})));
    expect_rank(Role::dealer, clause, room.now, [&](const Issuer& by) {
        return decide_close_claims(room.state, by, table_1, {});
    });
    room.run(close({}));
    EXPECT_EQ((Rejection{Reason::betting_closed, clause}), refusal(close({})));
    expect_rank(Role::dealer, clause, room.now, [&](const Issuer& by) {
        return decide_open_claims(room.state, by, table_1);
    });
    room.put("three_card", 7, 2);
    EXPECT_EQ((Rejection{Reason::not_at_this_game, "I-118"_clause}),
              refusal(decide_open_claims(room.state, dealer, 2)));
}

}  // namespace
}  // namespace baize::house
