// One line of a table's activity log, with the clause it follows from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "engine/core/clause.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"

namespace baize::views {

// The subject of a line of the activity log.
enum class LineKind : std::uint8_t {
    round,   // a new round or hand
    street,  // community cards
    act,     // an action of a player
    deal,    // an action of the dealer
    money,   // money paid, collected or returned
    ruling,
    seat,  // people who come, leave or move
    house  // signs, jackpots
};
BOOST_DESCRIBE_ENUM(LineKind, round, street, act, deal, money, ruling, seat, house)

// One line of the activity log.
struct LogLine {
    std::uint64_t event = 0;  // its sequence number in the ledger
    Moment at{};
    LineKind kind = LineKind::act;
    std::uint32_t person = 0;   // the person it is about
    std::string text{};         // with names: "Kit raises to $40"
    std::vector<Card> cards{};  // shown beside the text; this audience may see all of them
    Money amount{};             // of a street: the pot; of money: the amount, negative if lost
    Clause clause{};
    friend bool operator==(const LogLine&, const LogLine&) = default;
};
BOOST_DESCRIBE_STRUCT(LogLine, (), (event, at, kind, person, text, cards, amount, clause))

}  // namespace baize::views
