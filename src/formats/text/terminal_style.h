// The appearance of a table on a terminal: with or without colours, with suits as symbols or as
// letters.
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

    // Uses colours on a terminal unless NO_COLOR is set, and symbols if the terminal's locale
    // supports them.
    [[nodiscard]] static TerminalStyle for_terminal(bool is_terminal, bool plain);

    [[nodiscard]] bool has_signs() const { return signs_; }

    [[nodiscard]] std::string in(Ink ink, std::string_view text) const;

    // Returns three columns: " A" or "10", and the suit.
    [[nodiscard]] std::string face(Card card) const;

    [[nodiscard]] std::string rule() const;  // a horizontal line

    // Moves the cursor home and clears the screen if the table is redrawn in place; otherwise
    // prints a blank line.
    [[nodiscard]] std::string new_page() const;

  private:
    bool colours_;
    bool signs_;
};

// Returns a text such as "1,234.50".
[[nodiscard]] std::string grouped(Money amount);
// Returns the amount with its sign: "+5.00", "-12.50", "0.00".
[[nodiscard]] std::string signed_amount(Money amount);

// Parses "12", "12.5" or "$1,200.50". Returns nullopt if the text is not an amount, or is too
// large.
[[nodiscard]] std::optional<Money> parse_amount(std::string_view text);

// Returns the name that the layout gives to the spot: "Pair Plus", "Flop Wager".
[[nodiscard]] std::string_view title(Wager wager);

}  // namespace baize
