// The picture of a table: cards, chips and what became of them, as text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/round.h"
#include "engine/banked/wagers/settlement.h"
#include "formats/text/terminal_style.h"

namespace baize {

inline constexpr PlayerId terminal_player = 1;

struct TableHeading {
    std::string title{};
    std::string tables{};                     // pay tables in use
    std::string jackpot{};                    // what its sign shows; empty: none
    std::optional<std::uint64_t> practice{};  // cards come from this seed
    Money chips{};                            // off the table
    std::uint64_t rounds = 0;
};

[[nodiscard]] std::string heading_text(const TerminalStyle& style, const TableHeading& heading);

// Dealer, communal cards and the player's hand as the player sees them, with their names, and the
// chips on the layout. Nothing of it before a card is dealt but the chips.
[[nodiscard]] std::string table_text(const TerminalStyle& style,
                                     const GameHooks& game,
                                     const Rules& rules,
                                     const Round& round);

// One numbered line a settled wager, with its clause.
[[nodiscard]] std::string settlement_text(const TerminalStyle& style,
                                          const std::vector<SettledWager>& lines);

// The clause in our words.
[[nodiscard]] std::string clause_text(const TerminalStyle& style, Clause clause);

}  // namespace baize
