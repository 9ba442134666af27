// A table as text: cards, chips and results.
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
    std::string jackpot{};                    // as shown on its sign; empty: none
    std::optional<std::uint64_t> practice{};  // seed of the cards
    Money chips{};                            // not on the table
    std::uint64_t rounds = 0;
};

[[nodiscard]] std::string heading_text(const TerminalStyle& style, const TableHeading& heading);

// Returns the dealer's, the community and the player's cards as the player sees them, with the
// names of the hands, and the chips on the layout. Before the deal, only the chips.
[[nodiscard]] std::string table_text(const TerminalStyle& style,
                                     const GameHooks& game,
                                     const Rules& rules,
                                     const Round& round);

// Returns one numbered line per settled wager, with its clause.
[[nodiscard]] std::string settlement_text(const TerminalStyle& style,
                                          const std::vector<SettledWager>& lines);

// Returns the duty of the clause in our words.
[[nodiscard]] std::string clause_text(const TerminalStyle& style, Clause clause);

}  // namespace baize
