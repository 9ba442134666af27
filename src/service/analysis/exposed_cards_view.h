// Information that a player has beyond the rules and its cost to the house, for `baize analyse
// --known`, `--dealer` and `--seen`.
#pragma once

#include <string>

#include "formats/json/json_text.h"
#include "math/figures/figures.h"
#include "math/known_cards/known_cards.h"

namespace baize {

struct ExposedCards {
    exact::Information information{};
    exact::GameFigures ordinary{};  // the same game without this information
};

// Returns "the dealer holds Kd, the player sees 1 of the dealer's cards"; empty if nothing leaks.
[[nodiscard]] std::string exposed_cards_words(const exact::Information& information);

// Writes "known", "dealer" and "seen", as far as they were given, inside an object.
void write_information(JsonText& json, const exact::Information& information);

// Writes the edges with and without the information for each wager; empty if nothing leaks.
[[nodiscard]] std::string exposed_cards_text(const ExposedCards& exposed_cards,
                                             const exact::GameFigures& figures);
void write_exposed_cards(JsonText& json,
                         const ExposedCards& exposed_cards,
                         const exact::GameFigures& figures);

}  // namespace baize
