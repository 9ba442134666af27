// Writes the rounds of a hand in the form of Open Hand History: posts and deals come first, each
// action has the amount that it added, and shown hands form a round at the end.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "formats/histories/betting_tally.h"
#include "formats/histories/record.h"

namespace baize::histories {

// Writes the whole list of rounds. `ids` holds the ids of the players in dealing order.
void write_ohh_rounds(std::string& out, const Record& record, std::span<const std::int64_t> ids);

// Writes the single pot of the hand if the record says how the hand ended; otherwise an empty list.
void write_ohh_pots(std::string& out, const Record& record, std::span<const std::int64_t> ids);

}  // namespace baize::histories
