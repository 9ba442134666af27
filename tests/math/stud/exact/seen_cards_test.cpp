// The result of a player who sees one card beside the up card, or the whole of the dealer's hand,
// compared with the count of seen_stud.h. Two and three cards, and other odds: tests/math/long.
#include "math/known_cards/seen_stud_count.h"

namespace baize::exact {
namespace {

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(a)] [CS 5.7.2(b)] [CS 5.9.1] [CS 8.1]
TEST(SeenCards, CaribbeanStudIsCountedTheSame) {
    expect_one_and_all_cards(caribbean, caribbean_stud::CaribbeanStud::published());
}

// [CS 12.2.1] [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.7.1] [CS 12.8.1]
TEST(SeenCards, WildArubaIsCountedTheSame) {
    expect_one_and_all_cards(aruba, wild_aruba::WildAruba::published());
}

}  // namespace
}  // namespace baize::exact
