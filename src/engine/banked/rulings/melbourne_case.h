// One irregularity at a Melbourne table, and what several of its rulings need. The books' words are
// in melbourne.h; rulings on cards, on wagers and on answers have a file each.
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

// After "Bet or Fold" or "Play or Fold" has been announced.
[[nodiscard]] inline bool is_announced(const Round& round) {
    return round.phase >= Phase::deciding && round.phase <= Phase::showdown;
}

// A misdeal; at Caribbean Stud the Jackpot wagers stay for the next round. [CS 11.14]
Ruling misdeal(const MelbourneBook& book, Round& round, Clause clause);

// The deck is not what it should be: the next round waits until it has been checked again.
Ruling bad_deck(const MelbourneBook& book, Round& round, Clause clause);

// What Bet or Play must be.
[[nodiscard]] Money exact_second_wager(const MelbourneBook& book, const Box& box);

// The first time the hand is void, from then on the Ante is forfeited. [I-57]
Ruling cannot_match(const MelbourneBook& book, Round& round, std::size_t place);

// A Jackpot wager that is not its whole cost goes back as it was found. [CS 9.2.3] [I-86]
Ruling short_jackpot_returned(Box& box, Money found);

[[nodiscard]] Result<Ruling> amount_found(const Case& c);
[[nodiscard]] Result<Ruling> cannot_match_reported(const Case& c);
[[nodiscard]] Result<Ruling> player_absent(const Case& c);
[[nodiscard]] Result<Ruling> late_wager(const Case& c);

}  // namespace baize::melbourne
