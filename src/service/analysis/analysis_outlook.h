// What the exact figures of a wager mean to a house: how long until it is ahead, how many simulated
// rounds a figure takes, what an hour holds. Only made when asked for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "engine/core/fraction.h"
#include "engine/core/money.h"
#include "formats/json/json_text.h"
#include "math/figures/figures.h"

namespace baize {

struct OutlookQuestion {
    std::optional<double> confidence{};  // from 0.5 to 1, both excluded
    double half_width = 0.001;           // of the interval around a simulated expectation, in units
    std::uint64_t pace = 0;              // rounds an hour; 0: not asked
    Money stake{};                       // of the first wager
};

// By the normal approximation, with the exact mean and deviation of one round.
struct ConfidenceFigures {
    // After so many rounds the house is ahead with that probability; nothing when it never will be.
    std::optional<double> rounds_until_ahead{};
    // So many simulated rounds give the expectation to within the half width, either side.
    double rounds_to_measure = 0;
};

// REQUIRES: there are deals; a confidence is given.
[[nodiscard]] ConfidenceFigures confidence_figures(const exact::Distribution& results,
                                                   const OutlookQuestion& question);

// What an hour holds for the house, in cents: exactly the house edge x stake x pace.
[[nodiscard]] Fraction hold_per_hour(const exact::Distribution& results,
                                     const OutlookQuestion& question);

// So many standard deviations from the middle lies that share of a normal distribution, one-sided.
// REQUIRES: above 0.5, below 1.
[[nodiscard]] double normal_quantile(double share);

[[nodiscard]] std::string outlook_text(const exact::GameFigures& figures,
                                       const OutlookQuestion& question);

// The same as columns of a table with many answers: what was asked, as a line above it; the names
// of the columns; and those of one wager. Empty where nothing was asked.
[[nodiscard]] std::string outlook_caption(const OutlookQuestion& question);
[[nodiscard]] std::string outlook_heads(const OutlookQuestion& question);
[[nodiscard]] std::string outlook_columns(const exact::WagerFigures& wager,
                                          const OutlookQuestion& question);

// "confidence" and "hold", inside the object of a wager.
void write_outlook(JsonText& json,
                   const exact::WagerFigures& wager,
                   const OutlookQuestion& question);

}  // namespace baize
