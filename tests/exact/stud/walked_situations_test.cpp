// Situations picked by chance, each walked: all 163,185 dealer's hands with the up card through the
// room's judge, for every decision that the room offers. A few do: that all hands are counted right
// is proved in every_hand_test.cpp; here the judge sees each deal himself, and not one for a class.
// Compiled for speed and without sanitizers (tests/CMakeLists.txt).
#include <random>

#include <gtest/gtest.h>

#include "exact/stud_rooms.h"

namespace baize::exact {
namespace {

// `first` lie in the hand already.
void walk_some(const StudRoom& room, const Rules& rules, unsigned situations, CardSet first) {
    const StudSolution solution = room.solution(rules);
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
        expect_walked(room, solution, rules, cards, draw(cards));
    }
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(b)] [CS 5.7.3] [CS 5.9.1] [CS 5.9.2] [CS 5.9.3] [CS 5.9.4]
TEST(WalkedStudSituations, OfCaribbeanStud) {
    const Rules rules = caribbean_stud::CaribbeanStud::published();
    walk_some(caribbean, rules, 8, {});
    walk_some(caribbean, rules, 4, hand("As Kd"));
    walk_some(caribbean, rules, 4, hand("9h 7h 5h 2h"));
}

// [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.6.2(c)] [CS 12.7.1] [CS 12.8.1] [CS 12.8.3]
TEST(WalkedStudSituations, OfWildAruba) {
    const Rules rules = wild_aruba::WildAruba::published();
    walk_some(aruba, rules, 6, {});
    walk_some(aruba, rules, 4, hand("2s"));
    walk_some(aruba, rules, 3, hand("2s 2d"));
    walk_some(aruba, rules, 3, hand("2s 2d 2h"));
    walk_some(aruba, rules, 4, hand("2h 9h 8h 7h"));
}

}  // namespace
}  // namespace baize::exact
