// The sign of a poker table as the command line gives it.
#pragma once

#include <optional>
#include <string>

#include "cli/terminal/poker_session.h"

namespace baize {

struct PokerOptions {
    std::string limit = "no";    // no, pot, half-pot, fixed, spread
    std::string blinds = "1/2";  // first to last
    std::string buy_in{};        // 100 times the last blind when left out
    unsigned seats = 6;
    double commission = 0;  // per cent
    std::string cap = "10";
    bool flop_chase = false;
};

// What is wrong with them; nothing when the setup is good.
[[nodiscard]] std::optional<std::string> read_poker_options(const PokerOptions& options,
                                                            poker::Variant variant,
                                                            poker::PokerSetup& setup);

}  // namespace baize
