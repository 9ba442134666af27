// `baize analyse jackpot`: computes the return of a Jackpot wager for each configuration line in
// the format of `baize jackpot`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/json/json_line.h"

namespace baize {

class JackpotAnalysis {
  public:
    explicit JackpotAnalysis(bool json) : json_(json) {}

    // Reads one line and appends its figures to `out`. Returns an error message, or nullopt.
    [[nodiscard]] std::optional<std::string> answer(std::string_view text, std::string& out);

  private:
    bool json_;
    std::uint64_t number_ = 0;
    JsonLine line_{};
};

}  // namespace baize
