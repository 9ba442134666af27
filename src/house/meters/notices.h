// Signs and letters, and the waiting times they require.
#pragma once

#include "house/meters/meters.h"

namespace baize::house {

struct NoticeTime {
    Span least{};
    Clause clause{};
};

// Returns a rejection if the notice is not up, or not for long enough.
[[nodiscard]] std::optional<Rejection> too_early(const Meters& meters,
                                                 const Notice& notice,
                                                 const NoticeTime& waiting,
                                                 Moment now);

// Returns a rejection if the table has Jackpot wagers in play or an unpaid claim.
[[nodiscard]] std::optional<Rejection> busy(const Meters& meters, const JackpotTable& fitted);

}  // namespace baize::house
