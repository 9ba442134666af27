#include "house/meters/engine_values.h"

#include <algorithm>
#include <string>

namespace baize::house {

namespace {

bool is_number(std::string_view text) {
    return !text.empty() &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
           (text.size() == 1 || text.front() != '0');
}

}  // namespace

std::optional<Fraction> fraction_of(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    std::string_view above = text.substr(0, slash);
    const std::string_view below = text.substr(slash + 1);
    const bool negative = above.starts_with('-');
    if (negative) above.remove_prefix(1);
    if (!is_number(above) || !is_number(below) || below == "0") return std::nullopt;
    Fraction::Integer numerator{std::string(above)};
    if (negative) numerator = -numerator;
    const Fraction fraction(numerator, Fraction::Integer{std::string(below)});
    if (to_string(fraction) != text) return std::nullopt;  // Not in lowest terms, or "-0".
    return fraction;
}

std::vector<Fraction> pools_of(const MeterValue& value) {
    if (const auto* meter = std::get_if<jackpots::PrizeMeter>(&value)) return {meter->value};
    const auto& pools = std::get<jackpots::LevelPools>(value).pool;
    return {pools.begin(), pools.end()};
}

jackpots::ResetCounts resets_of(const MeterValue& value) {
    if (const auto* meter = std::get_if<jackpots::PrizeMeter>(&value)) return {meter->resets, 0, 0};
    return std::get<jackpots::LevelPools>(value).resets;
}

}  // namespace baize::house
