// Published figures about these games, with their rules, for comparison with the figures of Baize.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/banked/machine/rules.h"
#include "engine/core/game_id.h"
#include "math/figures/figures.h"

namespace baize {

enum class PrintedFigure : std::uint8_t { house_edge, element_of_risk, standard_deviation };

struct PublishedFigure {
    GameId game{};
    std::string_view wager{};
    PrintedFigure figure{};
    std::string_view printed{};  // for example "5.224", in per cent except for a deviation
    std::string_view tables{};   // the value for `--tables`; empty: the first tables of the book
    std::string_view differently{};  // other differences from the book, in words
    void (*set)(Rules& rules) = nullptr;
    std::string_view source{};
};

[[nodiscard]] std::span<const PublishedFigure> published_figures();

// Returns the rules of the figure. REQUIRES: one of the figures above.
[[nodiscard]] Rules rules_of(const PublishedFigure& published);

// Returns a text such as "House edge of ante, royal flush at 100 to 1".
[[nodiscard]] std::string words_for(const PublishedFigure& published);

// Return the published figure as "5.224 %", and the figure of Baize with as many decimals.
// REQUIRES: figures of rules_of(published).
[[nodiscard]] std::string as_printed(const PublishedFigure& published);
[[nodiscard]] std::string ours_for(const PublishedFigure& published,
                                   const exact::GameFigures& figures);

}  // namespace baize
