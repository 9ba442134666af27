#include "engine/core/static_vector.h"

#include <string>

#include <gtest/gtest.h>

namespace baize {
namespace {

TEST(StaticVector, GrowsUpToItsBound) {
    StaticVector<std::string, 3> words{"ante", "play"};
    words.push_back("fold");
    EXPECT_EQ(words.size(), words.capacity());
    EXPECT_EQ(words.back(), "fold");
    words[0] = "blind";
    EXPECT_EQ(*words.begin(), "blind");
}

TEST(StaticVector, EraseClosesTheGap) {
    StaticVector<std::string, 3> words{"ante", "play", "fold"};
    words.erase(1);
    EXPECT_EQ(words, (StaticVector<std::string, 3>{"ante", "fold"}));
    words.erase(1);
    words.erase(0);
    EXPECT_TRUE(words.empty());
}

TEST(StaticVector, EqualityIgnoresUnusedElements) {
    StaticVector<int, 3> used{1, 2, 3};
    used.clear();
    EXPECT_EQ(used, (StaticVector<int, 3>()));
    used.push_back(1);
    EXPECT_NE(used, (StaticVector<int, 3>()));
    EXPECT_NE(used, (StaticVector<int, 3>{2}));
}

TEST(StaticVector, ResizeKeepsTheElements) {
    StaticVector<int, 3> list{7, 8};
    list.resize(3);
    list[2] = 9;
    EXPECT_EQ(list, (StaticVector<int, 3>{7, 8, 9}));
    list.resize(1);
    EXPECT_EQ(list, (StaticVector<int, 3>{7}));
}

TEST(StaticVectorDeathTest, StopsRatherThanOverflow) {
    StaticVector<int, 1> one{1};
    EXPECT_DEATH(one.push_back(2), "check failed");
    EXPECT_DEATH(static_cast<void>(one[1]), "check failed");
    EXPECT_DEATH(one.erase(1), "check failed");
    one.clear();
    EXPECT_DEATH(static_cast<void>(one.back()), "check failed");
}

}  // namespace
}  // namespace baize
