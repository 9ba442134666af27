// What the house has chosen where the books leave the floor a choice. An executive changes it by a
// command, and every change is on record. The keys of the register stand beside the members.
#pragma once

#include <boost/describe.hpp>

#include "house/cases/powers.h"
#include "house/meters/systems.h"
#include "house/seating/seating.h"

namespace baize::house {

struct FloorSettings {
    SeatingSettings seating{};
    MeterSettings meters{};
    Regulators regulators{};  // [I-120] [I-121]
    friend bool operator==(const FloorSettings&, const FloorSettings&) = default;
};
BOOST_DESCRIBE_STRUCT(FloorSettings, (), (seating, meters, regulators))

}  // namespace baize::house
