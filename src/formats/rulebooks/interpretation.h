// The register of interpretations: the reading that Baize adopts where the books are silent,
// contradict each other or are damaged by the scan. The register is edited in
// rulebooks/interpretations.md, never in code.
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

// In the order of the register: by their importance for money, then those found later.
[[nodiscard]] std::span<const Interpretation> interpretations();

// Returns nullptr for a clause of a book.
[[nodiscard]] const Interpretation* find_interpretation(Clause id);

// Returns the interpretations whose list of clauses contains this one.
[[nodiscard]] std::vector<const Interpretation*> interpretations_of(Clause clause);

}  // namespace baize
