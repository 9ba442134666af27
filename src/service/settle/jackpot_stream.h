// `baize jackpot`: runs one jackpot through a stream of events. The first line configures it and
// gets no response; an invalid event gets an error and leaves the state unchanged.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "service/settle/jackpot_state.h"

namespace baize {

class JackpotStream {
  public:
    // Reads one line and appends at most one line to `out`. Returns an error message, or nullopt.
    [[nodiscard]] std::optional<std::string> answer(std::string_view text, std::string& out);

  private:
    std::uint64_t number_ = 0;
    std::optional<JackpotState> state_{};
    bool is_configured_ = false;
    JsonLine line_{};
};

}  // namespace baize
