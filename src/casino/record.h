// The body of an event in the ledger: what happened, and before the first event of a command, what
// was asked. So an audit can decide every command again and compare.
#pragma once

#include <optional>

#include <boost/describe.hpp>

#include "casino/command.h"
#include "casino/happening.h"

namespace baize::casino {

struct Record {
    std::optional<Command> asked{};
    Happening happened{};
    friend bool operator==(const Record&, const Record&) = default;
};
BOOST_DESCRIBE_STRUCT(Record, (), (asked, happened))

// Of the rules as this program knows them. A program that decides something else gets the next
// number; an audit decides again only what was decided under its own.
inline constexpr std::uint32_t rules_version = 1;

}  // namespace baize::casino
