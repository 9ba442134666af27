// In which order a dealer settles the boxes.
#include "jackpot_kit.h"

namespace baize::house {
namespace {

std::vector<int> boxes_settled(std::string_view game, const char* first, const char* second) {
    JackpotHouse house;
    const TableId table = house.table(game, DealtBy::house);
    house.must(house.area_manager, ChangeFloat{table, dollars(20'000)});
    const PersonId rosa = house.guest("Rosa", {table});
    const PersonId otto = house.guest("Otto", {table});
    const bool is_stud = game == "caribbean_stud";
    house.seal(table, {{{1, first}, {4, second}}, is_stud ? "Ad Kd 5h 8h Tc" : "Qd 3d 5h", {}});
    house.bet(table, 1, rosa, {});
    house.bet(table, 4, otto, {});
    house.play(table);
    std::vector<int> boxes;
    for (const BookedWager& wager : find_round_record(house.at(table).books, 1)->wagers) {
        if (boxes.empty() || boxes.back() != wager.box) boxes.push_back(wager.box);
    }
    return boxes;
}

// [CS 7.6.3 by result]
TEST(SettlementOrder, CaribbeanStudComparesFromTheDealersRight) {
    EXPECT_EQ((std::vector{4, 1}),
              boxes_settled("caribbean_stud", "2c 4d 6h 9s Jc", "2h 4c 6s 9d Js"));
}

// [TCP 5.10.2 by result]
TEST(SettlementOrder, ThreeCardPokerComparesFromTheDealersRight) {
    EXPECT_EQ((std::vector{4, 1}), boxes_settled("three_card", "2c 4d 6h", "2h 4c 6s"));
}

}  // namespace
}  // namespace baize::house
