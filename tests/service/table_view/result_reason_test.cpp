// The words beside a settled wager: what it was won or lost with.
#include <gtest/gtest.h>

#include "house/casino/jackpot_kit.h"
#include "service/table_view/show_banked.h"

namespace baize::views {
namespace {

using house::JackpotHouse;
using house::TableId;

std::map<std::string, std::string> reasons(const JackpotHouse& house, TableId table, int box) {
    std::map<std::string, std::string> words;
    for (const BoxResult& found : results_of(house.at(table))) {
        if (found.box == box) words[found.result.wager] = found.result.sum;
    }
    return words;
}

class ResultReason : public JackpotHouse, public ::testing::Test {
  protected:
    TableId stud = jackpot_table("caribbean_stud");
    house::PersonId rosa = guest("Rosa", {stud});
    house::PersonId noor = guest("Noor", {stud});

    void play_round(const house::Laid& laid) {
        seal(stud, laid);
        bet(stud, 0, rosa, baize::dollars(1));
        bet(stud, 1, noor, baize::dollars(1));
        play(stud);
    }
};

TEST_F(ResultReason, SaysWhichHandBeatsWhich) {
    play_round({{{0, "Ts Td 4s Ks As"}, {1, "2c 4d 6h 9s Jc"}}, "Ad Kd 3h 8h 7c", {}});
    EXPECT_TRUE(reasons(*this, stud, 0)["bet"].starts_with("Pair of tens beats the dealer's ace"))
        << reasons(*this, stud, 0)["bet"];
    EXPECT_TRUE(reasons(*this, stud, 0)["bet"].ends_with(" at 1 to 1"));
    const std::string lost = reasons(*this, stud, 1)["ante"];
    EXPECT_TRUE(lost.starts_with("Dealer's ace")) << lost;
    EXPECT_TRUE(lost.find(" beats jack") != std::string::npos) << lost;
}

TEST_F(ResultReason, SaysThatTheDealerDoesNotQualify) {
    play_round({{{0, "Ts Td 4s Ks As"}, {1, "2c 4d 6h 9s Jc"}}, "2d 3d 5h 8h Tc", {}});
    const std::string won = reasons(*this, stud, 0)["ante"];
    EXPECT_TRUE(won.find("against the dealer's ten") != std::string::npos) << won;
    EXPECT_TRUE(won.find("which does not qualify") != std::string::npos) << won;
    EXPECT_EQ(std::string::npos, won.find("beats")) << won;
}

}  // namespace
}  // namespace baize::views
