#include "engine/core/money.h"

namespace baize {

std::string to_string(Money amount) {
    const bool negative = amount.cents() < 0;
    // The magnitude of the smallest value does not fit in int64.
    const std::uint64_t magnitude = negative ? 0 - static_cast<std::uint64_t>(amount.cents())
                                             : static_cast<std::uint64_t>(amount.cents());
    const std::uint64_t cents = magnitude % 100;
    std::string text = negative ? "-" : "";
    text += std::to_string(magnitude / 100) + (cents < 10 ? ".0" : ".") + std::to_string(cents);
    return text;
}

}  // namespace baize
