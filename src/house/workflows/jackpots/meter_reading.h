// Past values of a jackpot meter, for managers. [CS 9.5.3] [UTH 5.15] [CH 5.12]
#pragma once

#include <cstdint>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/context.h"
#include "house/meters/meters.h"

namespace baize::house {

struct MeterReading {
    SystemId system = 0;
    std::uint64_t event = 0;  // The ledger event that wrote it.
    Moment at{};
    TableId table = 0;              // For a settlement; otherwise 0.
    std::uint64_t round = 0;        // The round at that table.
    std::vector<Money> amounts{};   // Whole cents: the meter, or the three pools of Perth.
    std::vector<Fraction> exact{};  // The same amounts in cents, exactly.
    friend bool operator==(const MeterReading&, const MeterReading&) = default;
};
BOOST_DESCRIBE_STRUCT(MeterReading, (), (system, event, at, table, round, amounts, exact))

// Returns the value at the last settlement at or before the time. [CS 9.5.3]
[[nodiscard]] Result<MeterReading> meter_as_at(const Context& now, SystemId system, Moment at);

// Returns the last amounts recorded before the time, which are paid if a display has failed. [I-88]
[[nodiscard]] Result<MeterReading> verified_meter(const Context& now,
                                                  SystemId system,
                                                  Moment before);

}  // namespace baize::house
