// Which clauses the software keeps, and where that is proved. The facts are collected from the
// sources by tools/clauses at every build; nothing here is kept up by hand.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/clause.h"

namespace baize {

struct Citations {
    std::vector<std::string_view> code{};   // "src/core/deck.h:17"
    std::vector<std::string_view> tests{};  // "Deck.HasNoJoker", "rounds/three_card/ante.round"
};

enum class CoverageStatus : std::uint8_t {
    tested,    // a test cites the clause
    enforced,  // only code does
    shown,  // nothing to enforce: a heading, a definition or equipment, displayed by `baize rules`
    missing
};

[[nodiscard]] const Citations& citations_of(Clause clause);
[[nodiscard]] CoverageStatus coverage_status(Clause clause);
[[nodiscard]] std::string_view name(CoverageStatus status);

}  // namespace baize
