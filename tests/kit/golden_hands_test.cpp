// Every golden hand of tests/rounds is a test of its own, named after its file and its title.
#include <gtest/gtest.h>

#include "kit/golden_files.h"
#include "kit/golden_hand.h"

namespace baize::kit {
namespace {

class GoldenHands : public testing::TestWithParam<const GoldenRound*> {};

TEST_P(GoldenHands, TheEngineFollowsTheText) {
    const std::string difference = run_golden_hand(*GetParam());
    EXPECT_TRUE(difference.empty()) << difference;
}

INSTANTIATE_TEST_SUITE_P(All,
                         GoldenHands,
                         testing::ValuesIn(all_golden(".hand")),
                         golden_test_name);

}  // namespace
}  // namespace baize::kit
