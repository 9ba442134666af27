// The commissions of the hands of one file, table by table. One sign hangs at a table: of two hands
// with the same number of players the one with the larger pots pays at least as much, and no higher
// rate than smaller pots do. A commission that more of the earlier hands contradict than confirm is
// a difference, and so is a hand without one when two smaller pots of its table paid. [CP 7.1]
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "engine/core/money.h"
#include "formats/histories/record.h"
#include "formats/histories/replay/replay.h"

namespace baize::histories {

// A commission that was believed for its hand alone.
struct Charge {
    std::uint64_t table = 0;  // stands for the table's name, its game, its stakes, how many played
    Money pots{};
    Money taken{};
    std::uint8_t decimals = 2;
};

// Nothing where there is nothing to compare: a hand that ended before the flop, a commission that a
// known sign charges, or side pots, each of which is rounded.
[[nodiscard]] std::optional<Charge> charge_of(const Record& record, const Replayed& replayed);

class TableCharges {
  public:
    // Another file begins.
    void clear() { tables_.clear(); }

    // Does the commission fit the hands before it? A commission is remembered either way; a hand
    // without one is judged, but has no vote.
    [[nodiscard]] bool fits(const Charge& charge);

  private:
    static constexpr std::size_t hands_max = 32;     // the latest of a table are remembered
    static constexpr std::size_t tables_max = 4096;  // when there are more, all are forgotten

    struct Seen {
        Money pots{};
        Money taken{};
        bool fitted = false;
    };

    struct Table {
        std::array<Seen, hands_max> hands{};
        std::size_t count = 0;  // of all hands, the forgotten too
    };

    [[nodiscard]] bool fits_without(const Charge& charge) const;

    std::unordered_map<std::uint64_t, Table> tables_{};
};

}  // namespace baize::histories
