// Writes the rounds of a hand as Open Hand History does: posts and deals first, what each action
// added, hands shown in a round of their own at the end.
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "formats/histories/betting_tally.h"
#include "formats/histories/record.h"

namespace baize::histories {

// The whole list of rounds. `ids` are the players' in dealing order.
void write_ohh_rounds(std::string& out, const Record& record, std::span<const std::int64_t> ids);

// The single pot of the hand, when the record says how it ended; else an empty list.
void write_ohh_pots(std::string& out, const Record& record, std::span<const std::int64_t> ids);

}  // namespace baize::histories
