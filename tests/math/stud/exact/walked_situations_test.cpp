// Compares the advice for random situations with a walk over all 163,185 dealer's hands with the up
// card through the room's judge, for every offered decision; and the advice for all hands of a
// class with the solution's value of the class. A few situations are enough: every_hand_test.cpp
// proves the counts of all hands; here the judge settles every single deal. Compiled for speed and
// without sanitizers (tests/CMakeLists.txt).
#include <array>
#include <random>

#include <gtest/gtest.h>

#include "math/advice/plain_advice.h"
#include "math/stud/stud_class_worth.h"
#include "math/stud/stud_rooms.h"

namespace baize::exact {
namespace {

// `first` is the number of cards that are in the hand already.
void walk_some(const StudRoom& room, const Rules& rules, unsigned situations, CardSet first) {
    std::mt19937 chance(7);  // the same situations each time
    const auto draw = [&](CardSet taken) {
        Card card = Card::of_index(chance() % card_count);
        while (taken.contains(card))
            card = Card::of_index(chance() % card_count);
        return card;
    };
    for (unsigned i = 0; i < situations; ++i) {
        CardSet cards = first;
        while (cards.size() < 5)
            cards.insert(draw(cards));
        expect_plain(
            room.game, rules, {.hand = cards, .dealer = CardSet::of(std::array{draw(cards)})});
    }
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(b)] [CS 5.7.3] [CS 5.9.1] [CS 5.9.2] [CS 5.9.3] [CS 5.9.4]
TEST(WalkedStudSituations, AgreeWithTheAdviceAtCaribbeanStud) {
    const Rules rules = caribbean_stud::CaribbeanStud::published();
    walk_some(caribbean, rules, 8, {});
    walk_some(caribbean, rules, 4, hand("As Kd"));
    walk_some(caribbean, rules, 4, hand("9h 7h 5h 2h"));
}

// [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.6.2(c)] [CS 12.7.1] [CS 12.8.1] [CS 12.8.3]
TEST(WalkedStudSituations, AgreeWithTheAdviceAtWildAruba) {
    const Rules rules = wild_aruba::WildAruba::published();
    walk_some(aruba, rules, 6, {});
    walk_some(aruba, rules, 4, hand("2s"));
    walk_some(aruba, rules, 3, hand("2s 2d"));
    walk_some(aruba, rules, 3, hand("2s 2d 2h"));
    walk_some(aruba, rules, 4, hand("2h 9h 8h 7h"));
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(b)] [CS 5.7.3] [CS 5.9.3]
TEST(StudClasses, AgreeWithTheAdviceAtCaribbeanStud) {
    const Rules rules = caribbean_stud::CaribbeanStud::published();
    expect_class_worth(caribbean, rules, hand("As Kd Qh 9s 3s"), Rank::queen);
    expect_class_worth(caribbean, rules, hand("Ts Td 8h 7c 6s"), Rank::ten);
    expect_class_worth(caribbean, rules, hand("9s 9d 4h 4c Ks"), Rank::two);
    expect_class_worth(caribbean, rules, hand("Qh Jh 8h 5h 2h"), Rank::jack);
}

// [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.6.2(c)] [CS 12.8.3]
TEST(StudClasses, AgreeWithTheAdviceAtWildAruba) {
    const Rules rules = wild_aruba::WildAruba::published();
    expect_class_worth(aruba, rules, hand("2s Kd Qh 9s 3s"), Rank::queen);
    expect_class_worth(aruba, rules, hand("2s 2d Qh 9s 3s"), Rank::two);
    expect_class_worth(aruba, rules, hand("Ts Td 8h 7c 6s"), Rank::two);
    expect_class_worth(aruba, rules, hand("2s Jh 8h 5h 4h"), Rank::jack);
}

}  // namespace
}  // namespace baize::exact
