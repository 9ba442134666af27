// Tests which shares of a commission are believed where no sign is known.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/histories/replay/replaying.h"

namespace baize::histories {
namespace {

constexpr std::string_view uneven =
    "no commission taken from the pots before they were shared leaves these shares: ";
constexpr std::string_view side_pot =
    "a side pot pays more commission than a larger pot before it: ";

// Two straights share a pot of 100.
constexpr std::string_view tie =
    R"(variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
actions = ['d dh p1 AcKd', 'd dh p2 QdQh', 'p2 cbr 50', 'p1 cc', 'd db TsJsQs', 'p1 cc', 'p2 cc',
 'd db Ks', 'p1 cc', 'p2 cc', 'd db As', 'p1 cc', 'p2 cc', 'p1 sm AcKd', 'p2 sm QdQh']
)";

std::string said(std::string_view hand, std::string_view finishes) {
    const std::string all = replay(fmt::format("{}finishing_stacks = {}\n", hand, finishes));
    const std::size_t at = all.find_first_of("yn");
    return all.substr(at);
}

// The commission leaves the pot before it is shared, so no winner pays it alone. [CP 7.2] [CP 8.5]
TEST(PotShares, WinnersOfOnePotPayAlike) {
    EXPECT_EQ(said(tie, "[95, 95]"), "yes, commission 1000");
    EXPECT_EQ(said(tie, "[97, 96]"), "yes, commission 700");
    EXPECT_EQ(said(tie, "[96, 97]"), "yes, commission 700");
    EXPECT_EQ(said(tie, "[96.5, 96.5]"), "yes, commission 700");
    EXPECT_EQ(said(tie, "[100, 93]"), fmt::format("no: {}p1 gets 0 less, p2 gets 7 less", uneven));
    EXPECT_EQ(said(tie, "[93, 100]"), fmt::format("no: {}p1 gets 7 less, p2 gets 0 less", uneven));
    for (const char* const finishes : {"[99, 94]", "[92.5, 100]", "[98, 95]", "[99, 97]"}) {
        EXPECT_THAT(said(tie, finishes), testing::StartsWith(fmt::format("no: {}", uneven)))
            << finishes;
    }
}

TEST(PotShares, StatedCommissionsAndWinningsAreSharedToo) {
    EXPECT_THAT(said(fmt::format("{}_baize_commission = 7\n", tie), "[100, 93]"),
                testing::StartsWith(fmt::format("no: {}", uneven)));
    EXPECT_EQ(said(fmt::format("{}_baize_commission = 7\n", tie), "[97, 96]"),
              "yes, commission 700");
    const std::string even = replay(fmt::format("{}winnings = [47, 46]\n", tie));
    EXPECT_THAT(even, testing::HasSubstr("yes, commission 700"));
    const std::string alone = replay(fmt::format("{}winnings = [50, 43]\n", tie));
    EXPECT_THAT(alone, testing::HasSubstr(uneven));
}

// Sevens win the main pot of 150, queens the side pot of 60.
constexpr std::string_view two_winners =
    R"(variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 80, 50]
actions = ['d dh p1 AsKs', 'd dh p2 QdQh', 'd dh p3 7c7d', 'p3 cbr 50', 'p1 cc', 'p2 cc',
 'd db 7h3c4d', 'p1 cbr 30', 'p2 cc', 'd db Jh', 'd db 9s', 'p1 sm AsKs', 'p2 sm QdQh',
 'p3 sm 7c7d']
)";

// A cap or rounding may spare the side pot, but nothing spares a larger main pot. [CP 7.2] [I-6]
TEST(PotShares, ASidePotDoesNotPayMoreThanALargerMainPot) {
    EXPECT_EQ(said(two_winners, "[20, 60, 150]"), "yes");
    EXPECT_EQ(said(two_winners, "[20, 57, 143]"), "yes, commission 1000");
    EXPECT_EQ(said(two_winners, "[20, 60, 138]"), "yes, commission 1200");
    EXPECT_EQ(said(two_winners, "[20, 54, 150]"),
              fmt::format("no: {}p2 gets 6 less, p3 gets 0 less", side_pot));
    EXPECT_EQ(said(two_winners, "[20, 54, 145]"),
              fmt::format("no: {}p2 gets 6 less, p3 gets 5 less", side_pot));
}

// The straight on the board shares the main pot of 150 among all and the side pot of 60 between p1
// and p2.
constexpr std::string_view three_winners =
    R"(variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 80, 50]
actions = ['d dh p1 2s3s', 'd dh p2 2d3d', 'd dh p3 2c3c', 'p3 cbr 50', 'p1 cc', 'p2 cc',
 'd db AhKdQc', 'p1 cbr 30', 'p2 cc', 'd db Jh', 'd db Ts', 'p1 sm 2s3s', 'p2 sm 2d3d',
 'p3 sm 2c3c']
)";

// The share of the player who is in the main pot only tells its commission. [CP 7.2]
TEST(PotShares, SidePotsAreJudgedByWhatTheMainPotPaid) {
    EXPECT_EQ(said(three_winners, "[100, 80, 50]"), "yes");
    EXPECT_EQ(said(three_winners, "[92, 72, 45]"), "yes, commission 2100");
    EXPECT_THAT(said(three_winners, "[97, 71, 45]"),
                testing::StartsWith(fmt::format("no: {}", uneven)));
    EXPECT_THAT(said(three_winners, "[97, 77, 50]"),
                testing::StartsWith(fmt::format("no: {}", side_pot)));
}

// Two lows and a high share a pot of 42: the high half pays like the low half. [CP 7.2]
TEST(PotShares, HalvesOfAPotPayAlike) {
    constexpr std::string_view halves =
        R"(variant = 'FO/8'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
small_bet = 2
big_bet = 4
starting_stacks = [100, 100, 100]
actions = ['d dh p1 As2sTcTd', 'd dh p2 Ad2dJcJd', 'd dh p3 KsKhQcQd', 'p3 cbr 4', 'p1 cc',
 'p2 cc', 'd db 3c4h8s', 'p1 cbr 2', 'p2 cc', 'p3 cc', 'd db Kd', 'p1 cbr 4', 'p2 cc', 'p3 cc',
 'd db 9h', 'p1 cbr 4', 'p2 cc', 'p3 cc', 'p1 sm As2sTcTd', 'p2 sm Ad2dJcJd', 'p3 sm KsKhQcQd']
)";
    EXPECT_EQ(said(halves, "[97, 96, 107]"), "yes");
    EXPECT_EQ(said(halves, "[95, 95, 104]"), "yes, commission 600");
    EXPECT_THAT(said(halves, "[97, 96, 103]"), testing::StartsWith(fmt::format("no: {}", uneven)));
}

}  // namespace
}  // namespace baize::histories
