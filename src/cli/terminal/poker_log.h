// The events of a poker hand as text, one short line per event.
#pragma once

#include <array>
#include <string>

#include "engine/poker/hand/event.h"
#include "engine/poker/rules/rules.h"
#include "formats/text/terminal_style.h"

namespace baize {

// The name of the seat of the person who reads the log.
inline constexpr const char* reader_name = "You";

using SeatNames = std::array<std::string, poker::seats_max>;

// Returns "" for events without text: burned cards, hole cards, the end. `event` is the view of the
// reader.
[[nodiscard]] std::string event_line(const TerminalStyle& style,
                                     const SeatNames& names,
                                     const poker::Event& event);

}  // namespace baize
