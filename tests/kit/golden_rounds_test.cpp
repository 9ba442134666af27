// Every golden round of tests/rounds is a test of its own, named after its file and its title.
#include <gtest/gtest.h>

#include "kit/golden_files.h"
#include "kit/golden_round.h"

namespace baize::kit {
namespace {

class GoldenRounds : public testing::TestWithParam<const GoldenRound*> {};

TEST_P(GoldenRounds, TheEngineFollowsTheText) {
    const std::string difference = run_golden_round(*GetParam());
    EXPECT_TRUE(difference.empty()) << difference;
}

INSTANTIATE_TEST_SUITE_P(All,
                         GoldenRounds,
                         testing::ValuesIn(all_golden(".round")),
                         golden_test_name);

}  // namespace
}  // namespace baize::kit
