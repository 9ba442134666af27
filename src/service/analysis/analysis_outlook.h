// The consequences of a wager's exact figures for a house: how long until it is ahead, how many
// simulated rounds a figure needs, and the hold of an hour. Computed only on request.
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
    std::optional<double> confidence{};  // strictly between 0.5 and 1
    double half_width = 0.001;           // of the interval around a simulated expectation, in units
    std::uint64_t pace = 0;              // rounds in an hour; 0: not requested
    Money stake{};                       // stake of the first wager
};

// Computed by the normal approximation from the exact mean and deviation of one round.
struct ConfidenceFigures {
    // Rounds after which the house is ahead with that probability; nullopt if that never happens.
    std::optional<double> rounds_until_ahead{};
    // Simulated rounds that give the expectation to within the half width on either side.
    double rounds_to_measure = 0;
};

// REQUIRES: the distribution has deals, and a confidence is given.
[[nodiscard]] ConfidenceFigures confidence_figures(const exact::Distribution& results,
                                                   const OutlookQuestion& question);

// The hold of the house in one hour, in cents: exactly house edge x stake x pace.
[[nodiscard]] Fraction hold_per_hour(const exact::Distribution& results,
                                     const OutlookQuestion& question);

// Returns the distance from the mean, in standard deviations, below which this share of a normal
// distribution lies.
// REQUIRES: above 0.5, below 1.
[[nodiscard]] double normal_quantile(double share);

[[nodiscard]] std::string outlook_text(const exact::GameFigures& figures,
                                       const OutlookQuestion& question);

// Return the outlook as columns of a table with many answers: a caption with the question, the
// column heads, and the columns of one wager. Empty if nothing was requested.
[[nodiscard]] std::string outlook_caption(const OutlookQuestion& question);
[[nodiscard]] std::string outlook_heads(const OutlookQuestion& question);
[[nodiscard]] std::string outlook_columns(const exact::WagerFigures& wager,
                                          const OutlookQuestion& question);

// Writes "confidence" and "hold" inside the object of a wager.
void write_outlook(JsonText& json,
                   const exact::WagerFigures& wager,
                   const OutlookQuestion& question);

}  // namespace baize
