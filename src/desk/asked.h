// What can be asked of the house without giving a command: it is answered from what is, changes
// nothing and is not recorded.
#pragma once

#include <variant>

#include <boost/describe.hpp>

#include "house/by.h"

namespace baize::desk {

namespace ask {

// What my choices are worth, at a practice table. [I-139]
struct Coach {
    house::TableId table = 0;
    friend bool operator==(const Coach&, const Coach&) = default;
};
BOOST_DESCRIBE_STRUCT(Coach, (), (table))

// What my mistakes have cost so far.
struct CoachSummary {
    friend bool operator==(const CoachSummary&, const CoachSummary&) = default;
};
BOOST_DESCRIBE_STRUCT(CoachSummary, (), ())

}  // namespace ask

using Asked = std::variant<ask::Coach, ask::CoachSummary>;

}  // namespace baize::desk
