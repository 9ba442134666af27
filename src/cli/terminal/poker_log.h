// What happened in a poker hand, told at the table: one short line an event.
#pragma once

#include <array>
#include <string>

#include "engine/poker/hand/event.h"
#include "engine/poker/rules/rules.h"
#include "formats/text/terminal_style.h"

namespace baize {

// The name of the seat whose person reads the story.
inline constexpr const char* reader_name = "You";

using SeatNames = std::array<std::string, poker::seats_max>;

// Empty for what needs no words: burned cards, hole cards, the end. `event` is the view of the
// person who reads it.
[[nodiscard]] std::string event_line(const TerminalStyle& style,
                                     const SeatNames& names,
                                     const poker::Event& event);

}  // namespace baize
