// Compares the commissions of the hands of one file, table by table. A table has one sign: of two
// hands with the same number of players, the one with the larger pots pays at least as much, and at
// no higher rate; equal pots pay the same. A commission that more earlier hands contradict than
// confirm is a difference; so is a hand without commission if two pots of its table that were no
// larger paid. [CP 7.1]
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

// A commission that was believed when its hand was judged alone.
struct Charge {
    std::uint64_t table = 0;  // hash of the table's name, game, stakes and number of players
    Money pots{};
    Money taken{};
    std::uint8_t decimals = 2;
};

// Returns nullopt if there is nothing to compare: the hand ended before the flop, a known sign
// charges the commission, or there are side pots, each of which is rounded.
[[nodiscard]] std::optional<Charge> charge_of(const Record& record, const Replayed& replayed);

class TableCharges {
  public:
    // Call this at the beginning of another file.
    void clear() { tables_.clear(); }

    // True if the commission fits the earlier hands of its table. A commission is remembered in
    // either case; a hand without one is judged but gets no vote.
    [[nodiscard]] bool fits(const Charge& charge);

  private:
    static constexpr std::size_t hands_max = 32;  // the latest hands of a table that are remembered
    static constexpr std::size_t tables_max = 4096;  // beyond this number all tables are forgotten

    struct Seen {
        Money pots{};
        Money taken{};
        bool fitted = false;
    };

    struct Table {
        std::array<Seen, hands_max> hands{};
        std::size_t count = 0;  // of all hands, including forgotten ones
    };

    [[nodiscard]] bool fits_without(const Charge& charge) const;

    std::unordered_map<std::uint64_t, Table> tables_{};
};

}  // namespace baize::histories
