#include "formats/json/nearest_decimal.h"

#include <charconv>
#include <string>

namespace baize {

namespace {

// Enough places: a double holds 17 digits, and the rarest hand of five cards begins at the sixth
// place.
constexpr unsigned working_places = 40;

}  // namespace

double nearest_decimal(const Fraction& fraction) {
    const std::string digits = decimal(fraction, working_places);
    double value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

}  // namespace baize
