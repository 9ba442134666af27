// Properties of every hand, tested under sanitizers; tests/engine/poker/exact/properties_test.cpp
// plays millions.
#include <cstdint>

#include <gtest/gtest.h>

#include "engine/poker/live_hands.h"
#include "engine/poker/random_hands.h"

namespace baize::poker {
namespace {

// [CP 6.6] [CP 6.7] [CP 6.8] [CP 6.9] [CP 6.16.1] [CP 7.2.1] [CP 7.5] [CP 7.7] [CP 8.5] [I-18]
TEST(RandomPokerHands, KeepAllInvariants) {
    for (std::uint64_t number = 0; number < 10'000; ++number)
        ASSERT_EQ(RandomHand(number, Checks{}).play(), "") << "number " << number;
}

TEST(RandomPokerHands, EndTheSameAtALiveTable) {
    for (std::uint64_t number = 0; number < 5'000; ++number) {
        RandomHand hand(number, few_checks);
        ASSERT_EQ(hand.play(), "") << "number " << number;
        ASSERT_EQ(LiveHand(hand, DeckIs::known).play(), "") << "number " << number;
        ASSERT_EQ(LiveHand(hand, DeckIs::unseen).play(), "") << "number " << number;
    }
}

}  // namespace
}  // namespace baize::poker
