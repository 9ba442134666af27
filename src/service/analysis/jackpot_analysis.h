// `baize analyse jackpot`: what a Jackpot wager gives back, for each configuration line of `baize
// jackpot` that is read.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/json/json_line.h"

namespace baize {

class JackpotAnalysis {
  public:
    explicit JackpotAnalysis(bool json) : json_(json) {}

    // One line in, its figures out (appended to `out`). Returns the complaint, or nothing.
    [[nodiscard]] std::optional<std::string> answer(std::string_view text, std::string& out);

  private:
    bool json_;
    std::uint64_t number_ = 0;
    JsonLine line_{};
};

}  // namespace baize
