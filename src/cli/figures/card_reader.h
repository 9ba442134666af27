// Reads cards from command-line options; each card may occur only once.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/figures/analysis_refusal.h"
#include "engine/core/card.h"

namespace baize {

// Cards in the order of the input, for printing.
using GivenCards = std::vector<Card>;

// Remembers for each card the option that named it first.
class CardReader {
  public:
    // Reads "Qs 6d 4h", "Qs,6d,4h" or "Qs6d4h", or returns the error.
    [[nodiscard]] std::optional<AnalysisRefusal> read(std::string_view option,
                                                      std::string_view text,
                                                      GivenCards& cards);

  private:
    [[nodiscard]] std::optional<AnalysisRefusal> add(std::string_view option,
                                                     Card card,
                                                     GivenCards& cards);

    std::array<std::string_view, card_count> seen_in_{};
};

}  // namespace baize
