#include "engine/jackpots/printed_tables.h"

#include <array>
#include <cstddef>

namespace baize::jackpots {

namespace {

constexpr std::int64_t royals_printed = 4;
constexpr std::int64_t straight_flushes_printed = 7;
constexpr std::int64_t scale = 100'000;  // thousandths of a percent

// clang-format off
// Rows: straight flushes 0 to 7; columns: royals 1 to 4.
constexpr std::array<std::array<std::int64_t, 4>, 8> royal_shares{{
    {100'000, 50'000, 33'333, 25'000},
    { 90'909, 47'619, 32'258, 24'390},
    { 83'333, 45'455, 31'250, 23'810},
    { 76'923, 43'478, 30'303, 23'256},
    { 71'429, 41'667, 29'412, 22'727},
    { 66'667, 40'000, 28'571, 22'222},
    { 62'500, 38'462, 27'778, 21'739},
    { 58'824, 37'037, 27'027, 21'277}}};

// Rows: straight flushes 1 to 7; columns: royals 1 to 4.
constexpr std::array<std::array<std::int64_t, 4>, 7> straight_flush_shares{{
    {9'091, 4'762, 3'226, 2'439},
    {8'333, 4'545, 3'125, 2'381},
    {7'692, 4'348, 3'030, 2'326},
    {7'143, 4'167, 2'941, 2'273},
    {6'667, 4'000, 2'857, 2'222},
    {6'250, 3'846, 2'778, 2'174},
    {5'882, 3'704, 2'703, 2'128}}};

// Rows: straight flushes 1 to 7; columns: the part of j and the part of r. Row 4 adds up to 10.001%.
constexpr std::array<std::array<std::int64_t, 2>, 7> straight_flush_parts{{
    {10'000,     0},
    { 9'500,   500},
    { 9'033,   967},
    { 8'598, 1'403},
    { 8'190, 1'810},
    { 7'809, 2'191},
    { 7'453, 2'547}}};

// clang-format on

bool royals_in_print(std::int64_t royals) {
    return royals >= 1 && royals <= royals_printed;
}

}  // namespace

std::optional<Fraction> printed_royal_share(Simultaneous hands) {
    if (!royals_in_print(hands.royals) || hands.straight_flushes < 0 ||
        hands.straight_flushes > straight_flushes_printed) {
        return std::nullopt;
    }
    const auto& row = royal_shares[static_cast<std::size_t>(hands.straight_flushes)];
    return Fraction(row[static_cast<std::size_t>(hands.royals - 1)], scale);
}

std::optional<Fraction> printed_straight_flush_share(Simultaneous hands) {
    if (!royals_in_print(hands.royals) || hands.straight_flushes < 1 ||
        hands.straight_flushes > straight_flushes_printed) {
        return std::nullopt;
    }
    const auto& row = straight_flush_shares[static_cast<std::size_t>(hands.straight_flushes - 1)];
    return Fraction(row[static_cast<std::size_t>(hands.royals - 1)], scale);
}

std::optional<PrintedParts> printed_straight_flush_parts(std::int64_t straight_flushes) {
    if (straight_flushes < 1 || straight_flushes > straight_flushes_printed) return std::nullopt;
    const auto& row = straight_flush_parts[static_cast<std::size_t>(straight_flushes - 1)];
    return PrintedParts{Fraction(row[0], scale), Fraction(row[1], scale)};
}

}  // namespace baize::jackpots
