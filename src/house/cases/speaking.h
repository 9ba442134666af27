// For whom a person may complain.
#pragma once

#include <optional>

#include "house/issuer.h"

namespace baize::house {

// People may complain for themselves, and staff also for others. Returns nullopt if allowed.
[[nodiscard]] inline std::optional<Rejection> why_not_for(const Issuer& by,
                                                          PersonId person,
                                                          Clause clause) {
    if (person == 0) return Rejection{Reason::persons_missing, clause};
    if (acts_for(by, person)) return std::nullopt;
    if (by.office == Office::none && by.rank == Role::player)
        return Rejection{Reason::not_the_complainant, clause};
    return Rejection{Reason::rank_too_low, clause};
}

}  // namespace baize::house
