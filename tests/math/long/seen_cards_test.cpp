// Tests two and three seen cards besides the up card: 2,000 million and 20,000 million situations
// for each game. Run on request (docs/TESTING.md).
#include "math/known_cards/seen_stud_count.h"

namespace baize::exact {
namespace {

template <std::size_t seen>
void expect_seen_cards(const StudRoom& room, const Rules& rules) {
    SeenStud counted(room, rules);
    counted.count<seen>();
    expect_seen_the_same(room, rules, seen, counted);
}

TEST(OneSeenCardOrAll, CaribbeanStudWithUsualOddsIsCountedTheSame) {
    expect_one_and_all_cards(caribbean, usual_caribbean_rules());
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(a)] [CS 5.7.2(b)] [CS 5.9.1] [CS 8.1]
TEST(TwoSeenCards, CaribbeanStudIsCountedTheSame) {
    expect_seen_cards<2>(caribbean, caribbean_stud::CaribbeanStud::published());
}

TEST(TwoSeenCards, CaribbeanStudWithUsualOddsIsCountedTheSame) {
    expect_seen_cards<2>(caribbean, usual_caribbean_rules());
}

// [CS 12.2.1] [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.7.1] [CS 12.8.1]
TEST(TwoSeenCards, WildArubaIsCountedTheSame) {
    expect_seen_cards<2>(aruba, wild_aruba::WildAruba::published());
}

// [CS 5.7.1(a)] [CS 5.7.1(b)] [CS 5.7.2(a)] [CS 5.7.2(b)] [CS 5.9.1] [CS 8.1]
TEST(ThreeSeenCards, CaribbeanStudIsCountedTheSame) {
    expect_seen_cards<3>(caribbean, caribbean_stud::CaribbeanStud::published());
}

TEST(ThreeSeenCards, CaribbeanStudWithUsualOddsIsCountedTheSame) {
    expect_seen_cards<3>(caribbean, usual_caribbean_rules());
}

// [CS 12.2.1] [CS 12.6.1] [CS 12.6.2(a)] [CS 12.6.2(b)] [CS 12.7.1] [CS 12.8.1]
TEST(ThreeSeenCards, WildArubaIsCountedTheSame) {
    expect_seen_cards<3>(aruba, wild_aruba::WildAruba::published());
}

}  // namespace
}  // namespace baize::exact
