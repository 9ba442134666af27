// What the meter of a jackpot system stood at, for managers who ask.
// [CS 9.5.3] [UTH 5.15] [CH 5.12]
#pragma once

#include <cstdint>
#include <vector>

#include <boost/describe.hpp>

#include "house/casino/decide.h"

namespace baize::casino {

struct MeterReading {
    house::SystemId system = 0;
    std::uint64_t event = 0;  // of the ledger, that wrote it
    Moment at{};
    TableId table = 0;              // of a settlement; 0: it was no settlement
    std::uint64_t round = 0;        // of that table
    std::vector<Money> amounts{};   // whole cents: the meter, or the three pools of Perth
    std::vector<Fraction> exact{};  // the same in cents, exactly
    friend bool operator==(const MeterReading&, const MeterReading&) = default;
};
BOOST_DESCRIBE_STRUCT(MeterReading, (), (system, event, at, table, round, amounts, exact))

// As at the last settlement at or before the time. [CS 9.5.3]
[[nodiscard]] Result<MeterReading> meter_as_at(const Situation& now,
                                               house::SystemId system,
                                               Moment at);

// The last amounts recorded before the time: what is paid when a display has failed. [I-88]
[[nodiscard]] Result<MeterReading> verified_meter(const Situation& now,
                                                  house::SystemId system,
                                                  Moment before);

}  // namespace baize::casino
