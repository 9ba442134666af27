// Figures that others have printed about these games, with the rules they are for, so that ours can
// be held against them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/banked/machine/rules.h"
#include "math/figures/figures.h"

namespace baize {

enum class PrintedFigure : std::uint8_t { house_edge, element_of_risk, standard_deviation };

struct PublishedFigure {
    std::string_view game{};
    std::string_view wager{};
    PrintedFigure figure{};
    std::string_view printed{};      // "5.224": per cent, but for a deviation
    std::string_view tables{};       // as `--tables` takes them; empty: the book's first
    std::string_view differently{};  // what else is not as in the book, in words
    void (*set)(Rules& rules) = nullptr;
    std::string_view source{};
};

[[nodiscard]] std::span<const PublishedFigure> published_figures();

// What the figure is for. REQUIRES: one of those above.
[[nodiscard]] Rules rules_of(const PublishedFigure& published);

// "House edge of ante, royal flush at 100 to 1".
[[nodiscard]] std::string words_for(const PublishedFigure& published);

// "5.224 %": printed, and ours with as many decimals. REQUIRES: figures of rules_of(published).
[[nodiscard]] std::string as_printed(const PublishedFigure& published);
[[nodiscard]] std::string ours_for(const PublishedFigure& published,
                                   const exact::GameFigures& figures);

}  // namespace baize
