// One irregularity at a Melbourne table, and functions shared by several rulings. The clauses are
// in melbourne.h; rulings on cards, on wagers and on answers each have a source file.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/banked/rulings/melbourne.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/core/result.h"

namespace baize::melbourne {

struct Case {
    const MelbourneBook& book;
    const Rules& rules;
    Round& round;
    const Report& report;
    Actor by;
};

// True if "Bet or Fold" or "Play or Fold" has been announced.
[[nodiscard]] inline bool is_announced(const Round& round) {
    return round.phase >= Phase::deciding && round.phase <= Phase::showdown;
}

// Declares a misdeal. At Caribbean Stud the Jackpot wagers stay for the next round. [CS 11.14]
Ruling misdeal(const MelbourneBook& book, Round& round, Clause clause);

// Declares a misdeal because the deck is wrong; the next round waits until it has been checked
// again.
Ruling bad_deck(const MelbourneBook& book, Round& round, Clause clause);

// The amount that Bet or Play must have.
[[nodiscard]] Money exact_second_wager(const MelbourneBook& book, const Box& box);

// The first time, the hand is void; after that warning the Ante is forfeited. [I-57]
Ruling cannot_match(const MelbourneBook& book, Round& round, std::size_t place);

// Returns a Jackpot wager of less than its full cost, in the amount found. [CS 9.2.3] [I-86]
Ruling short_jackpot_returned(Box& box, Money found);

[[nodiscard]] Result<Ruling> amount_found(const Case& c);
[[nodiscard]] Result<Ruling> cannot_match_reported(const Case& c);
[[nodiscard]] Result<Ruling> player_absent(const Case& c);
[[nodiscard]] Result<Ruling> late_wager(const Case& c);

}  // namespace baize::melbourne
