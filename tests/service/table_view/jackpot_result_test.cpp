// The view of a Jackpot wager when the round is over.
#include <gtest/gtest.h>

#include "house/casino/jackpot_kit.h"
#include "service/table_view/show_banked.h"

namespace baize::views {
namespace {

using house::JackpotHouse;
using house::TableId;

std::vector<std::string> jackpot_results(const JackpotHouse& house, TableId table) {
    std::vector<std::string> results;
    for (const BoxResult& found : results_of(house.at(table))) {
        if (found.result.wager != "jackpot") continue;
        results.push_back(std::to_string(found.box + 1) + " " + found.result.result + " " +
                          to_string(found.result.back));
    }
    return results;
}

// The winner's box is the winner's, in both houses. [CS 10.1.2] [UTH 3.26]
TEST(JackpotResults, AreShownAtTheBoxThatWon) {
    JackpotHouse house;
    const TableId stud = house.jackpot_table("caribbean_stud");
    const TableId holdem = house.jackpot_table("ultimate_holdem");
    const house::PersonId rosa = house.guest("Rosa", {stud, holdem});
    const house::PersonId noor = house.guest("Noor", {stud, holdem});
    house.seal(stud, {{{0, "Ts Js Qs Ks As"}, {1, "2c 4d 6h 9s Jc"}}, "2d 3d 5h 8h Tc", {}});
    house.seal(holdem, {{{0, "As Ks"}, {1, "2c 7d"}}, "3h 8c", "Qs Js Ts 4d 5h"});
    for (const TableId table : {stud, holdem}) {
        house.bet(table, 0, rosa, baize::dollars(1));
        house.bet(table, 1, noor, baize::dollars(1));
        house.play(table);
        const Money prize = house.claim().prizes.at(0).amount;
        EXPECT_EQ((std::vector<std::string>{"1 win " + to_string(prize), "2 lose 0.00"}),
                  jackpot_results(house, table));
    }
}

}  // namespace
}  // namespace baize::views
