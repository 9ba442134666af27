// Tables 7 to 9 of the Caribbean Stud book as printed: the results of the formulas as percentages
// with three decimals. They are shown for information, and prizes follow them only if the house
// chooses so. [I-11] [I-12]
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/fraction.h"

namespace baize::jackpots {

struct Simultaneous {
    std::int64_t royals = 0;
    std::int64_t straight_flushes = 0;
};

// Table 7: the share of the prize pool for each royal; printed for 1 to 4 royals and up to 7
// straight flushes. [CS 10.3.2(a)]
[[nodiscard]] std::optional<Fraction> printed_royal_share(Simultaneous hands);

// Table 8: the share of the prize pool for each straight flush beside a royal. [CS 10.3.2(b)]
[[nodiscard]] std::optional<Fraction> printed_straight_flush_share(Simultaneous hands);

// Table 9: the parts of j and of r that each of several straight flushes takes. [CS 10.3.3(a)]
struct PrintedParts {
    Fraction of_meter;
    Fraction of_reseed;
};

[[nodiscard]] std::optional<PrintedParts> printed_straight_flush_parts(
    std::int64_t straight_flushes);

}  // namespace baize::jackpots
