// The conditions under which the books allow a ruling on a dispute.
#pragma once

#include <optional>

#include "house/cases/cases.h"

namespace baize::house {

// Returns the clause that requires the notice to be shown to this person, a complainant whose
// dispute is unresolved; unset if the book requires none. [CP 13.9] [CS 14.9] [TCP 11.9]
[[nodiscard]] Clause notice_clause(const Dispute& dispute, PersonId person);

// Returns the reason why no rank can rule on the dispute now: it has been ruled on already, or the
// notice is missing.
[[nodiscard]] std::optional<Rejection> why_not_ruled(const Dispute& dispute);

}  // namespace baize::house
