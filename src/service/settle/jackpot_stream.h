// `baize jackpot`: one jackpot through a stream of events. The first line configures it and is not
// answered; a bad event is answered with an error and leaves the state as it was.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "service/settle/jackpot_state.h"

namespace baize {

class JackpotStream {
  public:
    // One line in, at most one line out (appended to `out`). Returns the complaint, or nothing.
    [[nodiscard]] std::optional<std::string> answer(std::string_view text, std::string& out);

  private:
    std::uint64_t number_ = 0;
    std::optional<JackpotState> state_{};
    bool is_configured_ = false;
    JsonLine line_{};
};

}  // namespace baize
