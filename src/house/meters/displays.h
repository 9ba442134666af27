// The amounts on the displays, and past values of the meter.
#pragma once

#include <string_view>
#include <vector>

#include "house/meters/meters.h"

namespace baize::house {

struct JackpotDisplay {
    SystemId system = 0;
    std::vector<Money> amounts{};  // The meter, or Levels 1 to 3; empty if staff keep them by hand.
    bool by_hand = false;          // A manual arrangement replaces the display. [CS 9.1.1(k)]
    std::string_view warning{};    // Shown beside the amounts. [UTH 4.21] [CH 4.19]
    Clause clause{};
    friend bool operator==(const JackpotDisplay&, const JackpotDisplay&) = default;
};

// Returns the display for every table of the system, for pages and for promotional displays alike.
// Melbourne shows the meter truncated to the cent. If a table's own display failed, prizes are
// still paid from these amounts: the last ones recorded. [CS 9.1.1(k)] [CS 9.1.1(l)] [UTH 3.31]
// [UTH 3.35] [CH 3.18] [CH 3.22] [I-88]
[[nodiscard]] JackpotDisplay display_of(const System& system);

// Returns the last settlement at or before a time: when, where, and the value of the meter. Rejects
// times older than the values kept (kept_values); `baize meter` reads the whole ledger instead. [CS
// 9.5.3]
[[nodiscard]] Result<Written> read_meter(const Meters& meters,
                                         const Issuer& by,
                                         SystemId system,
                                         Moment at);

// Returns the last value written before a fault began. [UTH 5.15] [CH 5.12] [I-88]
[[nodiscard]] Result<Written> last_verified(const Meters& meters,
                                            const Issuer& by,
                                            SystemId system,
                                            Moment fault_began);

}  // namespace baize::house
