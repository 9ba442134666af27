#include "house/book.h"

#include <gtest/gtest.h>

#include "house/by.h"

namespace baize::house {
namespace {

TEST(HouseBooks, EveryGameHasItsBook) {
    EXPECT_EQ(Book::tcp, book_of("three_card"));
    EXPECT_EQ(Book::cs, book_of("caribbean_stud"));
    EXPECT_EQ(Book::cs, book_of("wild_aruba"));
    EXPECT_EQ(Book::uth, book_of("ultimate_holdem"));
    EXPECT_EQ(Book::ch, book_of("crown_holdem"));
    for (const char* const variant : {"holdem",
                                      "pineapple",
                                      "crazy_pineapple",
                                      "crazy_pineapple_hilo",
                                      "holdem_hilo",
                                      "omaha",
                                      "omaha_hilo"})
        EXPECT_EQ(Book::cp, book_of(variant)) << variant;
    EXPECT_FALSE(book_of("roulette").has_value());
}

// [CP 1.2] [CS 1.2] [I-112]
TEST(HouseBooks, WhatADealerMayDoEveryHigherRankMay) {
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
TEST(HouseBooks, OfficesBesideTheLadderHaveNoneOfItsPowers) {
    for (const Office office : {Office::cage, Office::tournament_director, Office::inspector}) {
        const By by{.rank = Role::executive, .office = office};
        EXPECT_TRUE(needs(by, Role::dealer, "CP 1.2"_clause).has_value());
    }
}

}  // namespace
}  // namespace baize::house
