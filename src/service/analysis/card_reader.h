// Cards as people write them after an option, each of them once.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/card.h"
#include "service/analysis/analysis_setup.h"

namespace baize {

// Cards in the order they were given, for printing.
using GivenCards = std::vector<Card>;

// Knows where every card was seen first.
class CardReader {
  public:
    // "Qs 6d 4h", "Qs,6d,4h" or "Qs6d4h"; or what is wrong with them.
    [[nodiscard]] std::optional<AnalysisRefusal> read(std::string_view option,
                                                      std::string_view text,
                                                      GivenCards& cards);

  private:
    [[nodiscard]] std::optional<AnalysisRefusal> add(std::string_view option,
                                                     Card card,
                                                     GivenCards& cards);

    std::array<std::string_view, card_count> seen_in_{};
};

// "no cards", "1 card", "2 cards"
[[nodiscard]] std::string counted_cards(std::size_t count);

}  // namespace baize
