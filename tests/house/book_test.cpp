#include "house/book.h"

#include <gtest/gtest.h>

#include "house/issuer.h"

namespace baize::house {
namespace {

TEST(HouseBooks, EveryGameHasItsBook) {
    EXPECT_EQ(Book::tcp, book_of(GameId::three_card));
    EXPECT_EQ(Book::cs, book_of(GameId::caribbean_stud));
    EXPECT_EQ(Book::cs, book_of(GameId::wild_aruba));
    EXPECT_EQ(Book::uth, book_of(GameId::ultimate_holdem));
    EXPECT_EQ(Book::ch, book_of(GameId::crown_holdem));
    for (const GameId game : all_games)
        EXPECT_EQ(!is_house_game(game), book_of(game) == Book::cp) << name(game);
}

// [CP 1.2] [CS 1.2] [I-112]
TEST(HouseBooks, HigherRanksMayDoEverythingADealerMay) {
    const Clause clause = "CP 1.2"_clause;
    for (const Role rank : {Role::dealer,
                            Role::supervisor,
                            Role::area_manager,
                            Role::assistant_casino_manager,
                            Role::executive})
        EXPECT_FALSE(needs({.rank = rank}, Role::dealer, clause).has_value());
    for (const Role rank : {Role::player, Role::chip_runner}) {
        EXPECT_EQ((Rejection{Reason::rank_too_low, clause}),
                  needs({.rank = rank}, Role::dealer, clause));
    }
}

// [I-112]
TEST(HouseBooks, OfficesHaveNoPowersOfRanks) {
    for (const Office office : {Office::cage, Office::tournament_director, Office::inspector}) {
        const Issuer by{.rank = Role::executive, .office = office};
        EXPECT_TRUE(needs(by, Role::dealer, "CP 1.2"_clause).has_value());
    }
}

}  // namespace
}  // namespace baize::house
