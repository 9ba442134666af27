#include "house/issuer.h"

#include <gtest/gtest.h>

namespace baize::house {
namespace {

// [I-112]
TEST(ActingFor, PeopleActForThemselvesAndStaffForThem) {
    constexpr PersonId anna = 7;
    constexpr PersonId boris = 8;
    for (const Role rank : {Role::player, Role::chip_runner, Role::dealer, Role::executive}) {
        const Issuer by{.person = anna, .rank = rank};
        EXPECT_TRUE(acts_for(by, anna));
        EXPECT_EQ(acts_for(by, boris), rank >= Role::dealer);
        EXPECT_FALSE(acts_for(by, 0)) << "nobody";
    }
    EXPECT_FALSE(acts_for(Issuer{.rank = Role::player}, 0));
}

// [I-112]
TEST(ActingFor, HoldersOfAnOfficeActForNoPlayer) {
    for (const Office office : {Office::cage, Office::tournament_director, Office::inspector}) {
        const Issuer by{.person = 7, .rank = Role::executive, .office = office};
        EXPECT_FALSE(acts_for(by, 7));
        EXPECT_FALSE(acts_for(by, 8));
    }
}

}  // namespace
}  // namespace baize::house
