// Properties of every hand, tested on millions: all combinations of game, structure and number of
// players (350) in turn, everything else random. A failing number can be played alone.
#include <cstdint>

#include <gtest/gtest.h>

#include "engine/poker/live_hands.h"
#include "engine/poker/random_hands.h"

namespace baize::poker {
namespace {

// [CP 6.6] [CP 6.7] [CP 6.8] [CP 6.9] [CP 6.16.1] [CP 6.16.2(a)] [CP 6.16.2(b)] [CP 6.16.3]
// [CP 7.2.1] [CP 7.2.3(b)] [CP 7.5] [CP 7.6] [CP 7.7] [CP 7.8] [CP 8.5] [CP 8.5.1] [CP 8.5.2]
// [CP 10.2.2] [I-6] [I-7] [I-8] [I-18] [I-20] [I-21] [I-22] [I-24] [I-25] [I-26] [I-37] [I-38]
// [I-39] [I-69] [I-72] [I-79] [I-80]
TEST(RandomPokerHands, AgreeWithTheSlowImplementation) {
    for (std::uint64_t number = 100'000; number < 200'000; ++number)
        ASSERT_EQ(RandomHand(number, Checks{}).play(), "") << "number " << number;
}

TEST(RandomPokerHands, LoseNoChipAndNoCard) {
    for (std::uint64_t number = 1'000'000; number < 3'000'000; ++number)
        ASSERT_EQ(RandomHand(number, few_checks).play(), "") << "number " << number;
}

TEST(RandomPokerHands, EndTheSameAtALiveTable) {
    for (std::uint64_t number = 5'000'000; number < 5'100'000; ++number) {
        RandomHand hand(number, few_checks);
        ASSERT_EQ(hand.play(), "") << "number " << number;
        ASSERT_EQ(LiveHand(hand, DeckIs::known).play(), "") << "number " << number;
        ASSERT_EQ(LiveHand(hand, DeckIs::unseen).play(), "") << "number " << number;
    }
}

}  // namespace
}  // namespace baize::poker
