// The notice of an open dispute, shown on every page of the complainant.
#pragma once

#include <cstdint>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "service/protocol/player_commands.h"

namespace baize::views {

// Shown to a complainant for as long as the dispute is unresolved: an inspector may be consulted.
// [CP 13.9] [CS 14.9] [TCP 11.9]
struct RightView {
    std::uint32_t dispute = 0;
    std::uint32_t table = 0;
    std::uint64_t round = 0;  // 0: the dispute is not about a round
    std::string text{};
    Clause clause{};
    bool is_read = false;     // on record: the complainant has read it, or staff have said it
    PlayerCommand command{};  // puts on record that it has been read
    friend bool operator==(const RightView&, const RightView&) = default;
};
BOOST_DESCRIBE_STRUCT(RightView, (), (dispute, table, round, text, clause, is_read, command))

}  // namespace baize::views
