// Counts the main game with the best decisions over every deal of player and dealer, through the
// room's judge. Hands that are equal up to the names of suits are counted once, so 1,755 hands
// against 18,424 represent the 407,170,400 deals. Compiled for speed and without sanitizers
// (tests/CMakeLists.txt).
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>

#include <gtest/gtest.h>

#include "engine/core/fraction.h"
#include "engine/games/three_card/hand_built.h"
#include "engine/hands/cards.h"
#include "engine/hands/three_card.h"

namespace baize::three_card {
namespace {

constexpr std::int64_t dealer_hands = 18'424;

// Returns the hand with its suits renamed so that its bits are the smallest number.
CardSet with_suits_renamed(CardSet hand) {
    std::array<unsigned, 4> suits{0, 1, 2, 3};
    std::uint64_t least = ~std::uint64_t{0};
    do {
        std::uint64_t bits = 0;
        for (CardSet left = hand; !left.empty(); left.erase(left.lowest())) {
            const auto index = static_cast<unsigned>(left.lowest().index());
            bits |= std::uint64_t{1} << (index / 4 * 4 + suits[index % 4]);
        }
        least = std::min(least, bits);
    } while (std::next_permutation(suits.begin(), suits.end()));
    return CardSet::of_bits(least);
}

std::map<std::uint64_t, std::int64_t> hands_up_to_suits() {
    std::map<std::uint64_t, std::int64_t> weights;
    for_each_set(3, [&](CardSet hand) { ++weights[with_suits_renamed(hand).bits()]; });
    return weights;
}

CardList<5> list_of(CardSet hand) {
    CardList<5> list;
    for (; !hand.empty(); hand.erase(hand.lowest()))
        list.push_back(hand.lowest());
    return list;
}

// Returns the total winnings, in cents, of an Ante of one dollar that is played against all
// dealer's hands.
std::int64_t worth_of_playing(CardSet hand, const std::vector<CardSet>& all) {
    const Rules rules = ThreeCard::published();
    Round round;
    Box& box = round.boxes[0];
    box.cards = list_of(hand);
    box.standing = Standing::played;
    box[Wager::ante] = box[Wager::play] = dollars(1);
    BoxSettlement lines;
    std::int64_t cents = 0;
    std::int64_t dealt = 0;
    for (const CardSet dealer : all) {
        if (!(dealer & hand).empty()) continue;
        round.dealer = list_of(dealer);
        lines.start();
        ThreeCard::settle_box(rules, round, 0, lines);
        cents += lines.net()->cents();
        ++dealt;
    }
    EXPECT_EQ(dealt, dealer_hands);
    return cents;
}

// The published figure of the game with Ante Bonus A, and the published strategy: play queen six
// four or better.
// [TCP 5.6.1(a)] [TCP 5.6.1(b)] [TCP 5.6.2(a)] [TCP 5.6.2(b)] [TCP 5.6.3] [TCP 5.8.1] [TCP 5.8.2]
// [TCP 5.8.3] [TCP 5.8.4] [TCP 5.10.1(b)(ii)] [TCP 5.10.2(d)] [TCP 8.1]
TEST(AntePlayExact, TheBestStrategyLosesItsExactFraction) {
    std::vector<CardSet> all;
    for_each_set(3, [&](CardSet hand) { all.push_back(hand); });
    const ThreeCardRank least_played = rank_three(cards("Qh 6d 4c").set());
    const std::int64_t folding = -100 * dealer_hands;
    std::int64_t cents = 0;
    std::int64_t hands = 0;
    std::int64_t played = 0;
    const auto classes = hands_up_to_suits();
    EXPECT_EQ(classes.size(), 1'755U);
    for (const auto& [bits, weight] : classes) {
        const CardSet hand = CardSet::of_bits(bits);
        const std::int64_t playing = worth_of_playing(hand, all);
        EXPECT_EQ(playing > folding, rank_three(hand) >= least_played) << to_string(list_of(hand));
        cents += weight * std::max(playing, folding);
        hands += weight;
        if (playing > folding) played += weight;
    }
    EXPECT_EQ(hands, 22'100);
    EXPECT_EQ(played, 14'900);
    EXPECT_EQ(to_string(Fraction(cents, hands * dealer_hands * 100)), "-686689/20358520");
}

}  // namespace
}  // namespace baize::three_card
