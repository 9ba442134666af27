// Formats numbers for a report.
#pragma once

#include <string>
#include <string_view>

namespace baize::report {

// Returns "19,933,230,517,200": digits in groups of three. A sign, a point and the fraction stay
// unchanged.
[[nodiscard]] std::string grouped(std::string_view digits);

// Returns a text such as "3.37298 %".
[[nodiscard]] std::string percent(double part, int places);

// Returns "-3", "+1.5" or "0": a net result with its sign.
[[nodiscard]] std::string with_sign(double value);

// Turns "royal_flush" into "Royal flush", and "play_4x" into "Play 4x".
[[nodiscard]] std::string in_words(std::string_view name);

}  // namespace baize::report
