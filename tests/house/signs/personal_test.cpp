#include "house/signs/personal.h"

#include <gtest/gtest.h>

#include "room.h"

namespace baize::house {
namespace {

std::optional<Rejection> agreed(Room& room, Role rank, const PersonalLimits& limits) {
    return room.write(decide_personal_limits(room.board, room.by(rank), limits, room.facts));
}

// [CS 6.3] [TCP 6.3] [I-117]
TEST(PersonalLimits, AreAgreedForOnePlayerAtOneAreaByAnAreaManagerOrAbove) {
    for (const char* const game : {"caribbean_stud", "wild_aruba", "three_card"}) {
        Room room(game);
        const PersonalLimits own{.box = 3, .player = anna, .maximum = dollars(5'000)};
        for (const Role rank : {Role::player, Role::chip_runner, Role::dealer, Role::supervisor})
            EXPECT_EQ((Rejection{Reason::rank_too_low, "I-117"_clause}), agreed(room, rank, own));
        EXPECT_FALSE(agreed(room, Role::area_manager, own)) << game;
        const Limits expected{.max = dollars(5'000)};
        EXPECT_EQ(expected, limits_of(room.board, 3, anna));
        EXPECT_FALSE(limits_of(room.board, 3, boris).has_value()) << "another player there";
        EXPECT_FALSE(limits_of(room.board, 2, anna).has_value()) << "another area";

        const PersonalLimits next{.box = 3, .player = anna, .minimum = dollars(50)};
        EXPECT_FALSE(agreed(room, Role::executive, next));
        EXPECT_EQ(std::vector<PersonalLimits>{next}, room.board.personal) << "replaced";
        EXPECT_EQ(Reason::rank_too_low,
                  room.write(decide_end_personal_limits(room.board, room.player(anna), 3))->reason);
        EXPECT_FALSE(room.write(decide_end_personal_limits(room.board, room.by(Role::dealer), 3)));
        EXPECT_TRUE(room.board.personal.empty());
        EXPECT_EQ((Rejection{Reason::no_such_box, "I-117"_clause}),
                  room.write(decide_end_personal_limits(room.board, room.by(Role::dealer), 3)));
    }
}

// [CS 6.3] [TCP 6.3] [I-117] [I-33]
TEST(PersonalLimits, MustBePlayableAtTheTable) {
    Room room("three_card");
    const auto refused = [&](const PersonalLimits& own) {
        return agreed(room, Role::area_manager, own).value_or(Rejection{});
    };
    const Clause clause = "TCP 6.3"_clause;
    EXPECT_EQ((Rejection{Reason::not_a_player, clause}),
              refused({.box = 0, .player = dora, .minimum = dollars(5)}));
    EXPECT_EQ((Rejection{Reason::no_such_box, seats_clause(*room.board.sign)}),
              refused({.box = 7, .player = anna, .minimum = dollars(5)}));
    EXPECT_EQ((Rejection{Reason::no_such_amount, clause}), refused({.box = 0, .player = anna}));
    EXPECT_EQ((Rejection{Reason::no_such_amount, clause}),
              refused({.box = 0, .player = anna, .minimum = Money{}}));
    EXPECT_EQ((Rejection{Reason::sign_contradicts, clause}),
              refused({.box = 0, .player = anna, .minimum = dollars(501)}));
    EXPECT_EQ(
        (Rejection{Reason::sign_contradicts, "I-33"_clause}),
        refused({.box = 0, .player = anna, .minimum = dollars(5), .max_payout = dollars(1000)}));
    Room stud("caribbean_stud");
    EXPECT_FALSE(agreed(
        stud,
        Role::area_manager,
        {.box = 0, .player = anna, .maximum = dollars(1000), .max_payout = dollars(90'000)}));
    EXPECT_EQ(dollars(90'000), limits_of(stud.board, 0, anna)->max_payout);
}

// [CS 6.3] [TCP 6.3]
TEST(PersonalLimits, AreRefusedUnderTheOtherBooks) {
    for (const char* const game : {"holdem", "ultimate_holdem", "crown_holdem"}) {
        Room room(game);
        EXPECT_EQ(
            (Rejection{Reason::personal_limits_barred, display_clause(book_of(*room.board.sign))}),
            agreed(room, Role::executive, {.box = 0, .player = anna, .minimum = dollars(5)}))
            << game;
    }
}

// [CS 6.3] [TCP 6.3]
TEST(PersonalLimits, DoNotGoAboveTheLargestAmountOnASign) {
    Room room("caribbean_stud");
    const Clause clause = "CS 6.3"_clause;
    const PersonalLimits largest{
        .box = 0, .player = anna, .maximum = largest_posted, .max_payout = largest_posted};
    EXPECT_FALSE(agreed(room, Role::area_manager, largest));
    for (const auto amount :
         {&PersonalLimits::minimum, &PersonalLimits::maximum, &PersonalLimits::max_payout}) {
        for (const Money above : {largest_posted + Money::of_cents(1), Money::max()}) {
            PersonalLimits own = largest;
            own.*amount = above;
            EXPECT_EQ((Rejection{Reason::amount_too_large, clause}),
                      agreed(room, Role::area_manager, own));
        }
    }
}

}  // namespace
}  // namespace baize::house
