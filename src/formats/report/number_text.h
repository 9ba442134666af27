// Numbers as a report prints them.
#pragma once

#include <string>
#include <string_view>

namespace baize::report {

// "19,933,230,517,200": digits in threes. A sign, a point and what follows it stay as they are.
[[nodiscard]] std::string grouped(std::string_view digits);

// "3.37298 %".
[[nodiscard]] std::string percent(double part, int places);

// "-3", "+1.5", "0": a net result with the sign before the amount.
[[nodiscard]] std::string with_sign(double value);

// "royal_flush" to "Royal flush", "play_4x" to "Play 4x".
[[nodiscard]] std::string in_words(std::string_view name);

}  // namespace baize::report
