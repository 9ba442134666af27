// Runs golden rounds: plain text that a dealer can read and that the engine must reproduce word for
// word. The language is described in docs/formats/golden-rounds.md.
#pragma once

#include <string>
#include <vector>

namespace baize::kit {

struct GoldenRound {
    std::string file{};
    std::string name{};
    int first_line = 1;
    std::vector<std::string>
        lines{};  // includes header and comments, so that line numbers are right
};

// Returns the rounds of one file, split at their "# name:" headers.
[[nodiscard]] std::vector<GoldenRound> read_golden_rounds(const std::string& path);

// Returns "" if the engine agrees, otherwise "file:line: what differs".
[[nodiscard]] std::string run_golden_round(const GoldenRound& round);

}  // namespace baize::kit
