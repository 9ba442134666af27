// What the displays show, and what the meter stood at.
#pragma once

#include <string_view>
#include <vector>

#include "house/meters/meters.h"

namespace baize::house {

struct JackpotDisplay {
    SystemId system = 0;
    std::vector<Money> amounts{};  // the meter, or Levels 1 to 3; none where staff keep them
    bool by_hand = false;          // a manual arrangement stands in for it [CS 9.1.1(k)]
    std::string_view warning{};    // shown beside the amounts [UTH 4.21] [CH 4.19]
    Clause clause{};
    friend bool operator==(const JackpotDisplay&, const JackpotDisplay&) = default;
};

// At every table of the system, on pages and on promotional displays alike. Melbourne shows the
// meter cut to the cent. When a table's own display failed, these are the amounts a prize is paid
// from all the same: the last ones recorded.
// [CS 9.1.1(k)] [CS 9.1.1(l)] [UTH 3.31] [UTH 3.35] [CH 3.18] [CH 3.22] [I-88]
[[nodiscard]] JackpotDisplay display_of(const System& system);

// The last settlement at or before a time: when, where, and what the meter stood at. Refused where
// it is older than the values kept (kept_values): `baize meter` reads the whole ledger. [CS 9.5.3]
[[nodiscard]] Result<Written> read_meter(const Meters& meters,
                                         const By& by,
                                         SystemId system,
                                         Moment at);

// The last value written before a fault began. [UTH 5.15] [CH 5.12] [I-88]
[[nodiscard]] Result<Written> last_verified(const Meters& meters,
                                            const By& by,
                                            SystemId system,
                                            Moment fault_began);

}  // namespace baize::house
