// The sign of a poker table as given by command-line options.
#pragma once

#include <optional>
#include <string>

#include "cli/terminal/poker_session.h"

namespace baize {

struct PokerOptions {
    std::string limit = "no";    // no, pot, half-pot, fixed, spread
    std::string blinds = "1/2";  // first to last
    std::string buy_in{};        // default: 100 times the last blind
    unsigned seats = 6;
    double commission = 0;  // percent
    std::string cap = "10";
    bool flop_chase = false;
};

// Returns an error message, or nullopt if the setup is valid.
[[nodiscard]] std::optional<std::string> read_poker_options(const PokerOptions& options,
                                                            poker::Variant variant,
                                                            poker::PokerSetup& setup);

}  // namespace baize
