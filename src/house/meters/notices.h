// Signs and letters, and what they must wait for.
#pragma once

#include "house/meters/meters.h"

namespace baize::house {

struct Waiting {
    Span least{};
    Clause clause{};
};

// Why what the notice announces may not happen yet: there is none, or not for long enough.
[[nodiscard]] std::optional<Rejection> too_early(const Meters& meters,
                                                 const Notice& notice,
                                                 const Waiting& waiting,
                                                 Moment now);

// Why a table must be left as it is: Jackpot wagers in play, or a claim of it unpaid.
[[nodiscard]] std::optional<Rejection> busy(const Meters& meters, const JackpotTable& fitted);

}  // namespace baize::house
