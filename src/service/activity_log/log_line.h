// What happened at a table, told in a line, with the clause that made it so.
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

enum class LineKind : std::uint8_t {
    round,   // a new round or hand
    street,  // community cards
    act,     // what a player did
    deal,    // what the dealer did
    money,   // what was paid, collected or returned
    ruling,
    seat,  // came, left, moved
    house  // signs, jackpots
};
BOOST_DESCRIBE_ENUM(LineKind, round, street, act, deal, money, ruling, seat, house)

struct LogLine {
    std::uint64_t event = 0;  // its number in the ledger
    Moment at{};
    LineKind kind = LineKind::act;
    std::uint32_t person = 0;   // whom it is about
    std::string text{};         // with names: "Kit raises to $40"
    std::vector<Card> cards{};  // beside the text, all of them open to this audience
    Money amount{};             // of a street: the pot; of money: what moved, below zero: lost
    Clause clause{};
    friend bool operator==(const LogLine&, const LogLine&) = default;
};
BOOST_DESCRIBE_STRUCT(LogLine, (), (event, at, kind, person, text, cards, amount, clause))

}  // namespace baize::views
