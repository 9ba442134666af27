// The sections of the page; each is empty if it has no content.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formats/report/report.h"

namespace baize::report {

// Returns a "<section>" with a heading around `inner`, or nothing if `inner` is empty.
[[nodiscard]] std::string section(std::string_view heading, std::string_view inner);

// Writes shares of all rounds in per cent, as "one in" and as a fraction.
[[nodiscard]] std::string part_table(std::string_view heading, const std::vector<Part>& parts);

[[nodiscard]] std::string summary_band(const WagerReport& main);
[[nodiscard]] std::string rules_section(const Report& report);
[[nodiscard]] std::string figures_section(const Report& report);
[[nodiscard]] std::string outcome_section(const Report& report);
[[nodiscard]] std::string strategy_section(const Report& report);
[[nodiscard]] std::string jackpot_section(const Report& report);
[[nodiscard]] std::string published_section(const Report& report);
[[nodiscard]] std::string simulation_section(const Report& report);
[[nodiscard]] std::string derivation_section(const Report& report);
[[nodiscard]] std::string clause_section(const Report& report);

}  // namespace baize::report
