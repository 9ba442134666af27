// Finds the golden files of tests/rounds and names them for the test library.
#pragma once

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "kit/golden_round.h"
#include "kit/source_folder.h"

namespace baize::kit {

[[nodiscard]] inline std::vector<GoldenRound> read_all_golden(std::string_view extension) {
    std::vector<std::string> files;
    const std::filesystem::path folder = source_folder() / "tests/rounds";
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == extension) files.push_back(entry.path().string());
    }
    std::sort(files.begin(), files.end());
    std::vector<GoldenRound> rounds;
    for (const std::string& file : files) {
        for (GoldenRound& round : read_golden_rounds(file))
            rounds.push_back(std::move(round));
    }
    return rounds;
}

// Returns every round, or hand, of the files with this extension, read once. They are returned by
// address, because the test library copies parameters many times before every test.
[[nodiscard]] inline std::vector<const GoldenRound*> all_golden(const std::string& extension) {
    static std::map<std::string, std::vector<GoldenRound>> read;
    const auto [found, is_new] = read.try_emplace(extension);
    if (is_new) found->second = read_all_golden(extension);
    std::vector<const GoldenRound*> rounds;
    for (const GoldenRound& round : found->second)
        rounds.push_back(&round);
    return rounds;
}

// Makes the name of a test from folder, file and title. The test library refuses two equal names.
[[nodiscard]] inline std::string golden_test_name(
    const testing::TestParamInfo<const GoldenRound*>& info) {
    const std::filesystem::path file(info.param->file);
    const std::string text = file.parent_path().filename().string() + " " + file.stem().string() +
                             " " + info.param->name;
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
    return clean;
}

}  // namespace baize::kit
