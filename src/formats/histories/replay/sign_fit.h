// Decides whether a sign of a given percentage can have charged what the hands of a table paid.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "formats/histories/replay/believed_sign.h"

namespace baize::histories {

// The hands of a table that differ in the size of their pots alone. A sign that charges the
// smallest and the largest of them the same charges all of them the same.
struct ChargeGroup {
    HandCharge least{};
    HandCharge most{};
};

// All groups of a table. A search is quickest if it begins with a group that no sign explains.
struct ChargeGroups {
    std::span<const ChargeGroup> all{};
    std::size_t first = 0;
};

// Returns a sign with this percentage that charges what every hand of the groups paid, or nullopt.
[[nodiscard]] std::optional<BelievedSign> sign_with(const Percentage& percentage,
                                                    const ChargeGroups& groups);

// Returns such a sign with any rate of 2 to 10 per cent.
[[nodiscard]] std::optional<BelievedSign> sign_with_any_rate(Percentage percentage,
                                                             const ChargeGroups& groups);

}  // namespace baize::histories
