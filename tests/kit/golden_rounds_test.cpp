// Every golden round of tests/rounds is a test of its own, named after its file and its title.
#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kit/golden_round.h"

namespace baize::kit {
namespace {

std::vector<GoldenRound> all_rounds() {
    std::vector<std::string> files;
    const std::filesystem::path folder = std::filesystem::path(BAIZE_SOURCE_DIR) / "tests/rounds";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == ".round") files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    std::vector<GoldenRound> rounds;
    for (const std::string& file : files) {
        for (GoldenRound& round : read_golden_rounds(file))
            rounds.push_back(std::move(round));
    }
    return rounds;
}

class GoldenRounds : public testing::TestWithParam<GoldenRound> {};

TEST_P(GoldenRounds, TheEngineFollowsTheText) {
    const std::string difference = run_golden_round(GetParam());
    EXPECT_TRUE(difference.empty()) << difference;
}

std::string test_name(const testing::TestParamInfo<GoldenRound>& info) {
    const std::filesystem::path file(info.param.file);
    std::string text =
        file.parent_path().filename().string() + " " + file.stem().string() + " " + info.param.name;
    std::string clean;
    bool upper = true;
    for (const char c : text) {
        if (std::isalnum(static_cast<unsigned char>(c)) == 0) {
            upper = true;
            continue;
        }
        clean += upper ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        upper = false;
    }
    return clean;  // two rounds of one name in a file are refused by the test library
}

INSTANTIATE_TEST_SUITE_P(All, GoldenRounds, testing::ValuesIn(all_rounds()), test_name);

}  // namespace
}  // namespace baize::kit
