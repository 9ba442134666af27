// The jackpot systems of the floor.
#pragma once

#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "casino/floor.h"
#include "house/meters/events.h"

namespace baize::casino {

struct FitEquipment {
    TableId table = 0;
    house::Terms terms{};
    friend bool operator==(const FitEquipment&, const FitEquipment&) = default;
};
BOOST_DESCRIBE_STRUCT(FitEquipment, (), (table, terms))

// Alternatives go into records by their place: add at the end.
using MeterCommand = std::variant<FitEquipment>;

}  // namespace baize::casino
