// The settings for which the books leave the house a choice. An executive changes them by a
// command, and every change is recorded. Each member names its key in the register.
#pragma once

#include <boost/describe.hpp>

#include "house/cases/powers.h"
#include "house/meters/meters.h"
#include "house/seating/seating.h"

namespace baize::house {

// The settings of the house.
struct FloorSettings {
    SeatingSettings seating{};
    MeterSettings meters{};
    Regulators regulators{};  // [I-120] [I-121]
    friend bool operator==(const FloorSettings&, const FloorSettings&) = default;
};
BOOST_DESCRIBE_STRUCT(FloorSettings, (), (seating, meters, regulators))

}  // namespace baize::house
