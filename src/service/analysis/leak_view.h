// What a player knows beyond the rules, and what that costs the house: for `baize analyse --known`,
// `--dealer` and `--seen`.
#pragma once

#include <string>

#include "formats/json/json_text.h"
#include "math/figures/figures.h"
#include "math/known_cards/informed.h"

namespace baize {

struct Leak {
    exact::Information information{};
    exact::GameFigures ordinary{};  // the same game without it
};

// "the dealer holds Kd, the player sees 1 of the dealer's cards"; empty where nothing leaks.
[[nodiscard]] std::string leak_words(const exact::Information& information);

// "known", "dealer" and "seen", those that were given, inside an object.
void write_information(JsonText& json, const exact::Information& information);

// Edges with and without it, for each wager; empty where nothing leaks.
[[nodiscard]] std::string leak_text(const Leak& leak, const exact::GameFigures& figures);
void write_leak(JsonText& json, const Leak& leak, const exact::GameFigures& figures);

}  // namespace baize
