// How a terminal table looks: with or without colours, with suits as signs or as letters.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/banked/machine/action.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/card.h"
#include "engine/core/money.h"

namespace baize {

enum class Ink : std::uint8_t { plain, bold, dim, red, green, yellow, cyan };

class TerminalStyle {
  public:
    TerminalStyle(bool colours, bool signs) : colours_(colours), signs_(signs) {}

    // Colours on a terminal unless NO_COLOR is set; signs where the terminal's locale has them.
    [[nodiscard]] static TerminalStyle for_terminal(bool is_terminal, bool plain);

    [[nodiscard]] bool has_signs() const { return signs_; }

    [[nodiscard]] std::string in(Ink ink, std::string_view text) const;

    // Three columns: " A" or "10" and the suit.
    [[nodiscard]] std::string face(Card card) const;

    [[nodiscard]] std::string rule() const;  // a line across

    // Home and clear where the table is redrawn in place; a blank line elsewhere.
    [[nodiscard]] std::string new_page() const;

  private:
    bool colours_;
    bool signs_;
};

// "1,234.50".
[[nodiscard]] std::string grouped(Money amount);
// The same with its sign: "+5.00", "-12.50", "0.00".
[[nodiscard]] std::string signed_amount(Money amount);

// "12", "12.5", "$1,200.50". Nothing when it is no amount, or more than a billion.
[[nodiscard]] std::optional<Money> parse_amount(std::string_view text);

// "Pair Plus", "Flop Wager": as the layout names the spots.
[[nodiscard]] std::string_view title(Wager wager);

}  // namespace baize
