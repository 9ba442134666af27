// The register of interpretations: where the books are silent, at odds or damaged by the scan, the
// reading adopted here. Edited in rulebooks/interpretations.md, never in code.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/core/clause.h"

namespace baize {

struct Interpretation {
    Clause id{};
    std::string_view title{};
    std::string_view area{};
    std::vector<Clause> clauses{};
    std::string_view problem{};
    std::string_view reading{};
    std::string_view why{};
    std::string_view configurable{};
    std::string_view example{};
};

// In the order of the register: how much they matter for money, then those found later.
[[nodiscard]] std::span<const Interpretation> interpretations();

// Nothing for a clause of a book.
[[nodiscard]] const Interpretation* find_interpretation(Clause id);

// Those whose list of clauses names this one.
[[nodiscard]] std::vector<const Interpretation*> interpretations_of(Clause clause);

}  // namespace baize
