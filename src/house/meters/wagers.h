// Jackpot wagers and outcomes at the tables of the systems, in the one order of the ledger. [I-50]
//
// Which wagers a round adds, returns or carries is jackpots::JackpotGame's word (its GameStep), and
// which hands win is the game room's; the caller brings both here. Every round of a table that is
// part of a system is recorded, also one without a Jackpot wager: the system stores the time for
// settlement of each. [CS 9.5.2]
#pragma once

#include <vector>

#include "house/meters/events.h"

namespace baize::house {

// Why no Jackpot wager may be accepted at the table now. [CS 2.4] [CS 9.2.1] [CS 9.1.1(k)]
[[nodiscard]] std::optional<Rejection> wagers_refused(const Meters& meters,
                                                      TableId table,
                                                      Moment now);

struct PlacedWager {
    std::uint32_t box = 0;
    PersonId person = 0;
    std::uint8_t level = 1;
};

// The jackpot game starts: wagers not registered before go into the meter. May be empty, when all
// of them were carried or the game was cancelled. [CS 9.3.2] [UTH 4.2] [CH 4.2] [I-15]
[[nodiscard]] Result<WagersRegistered> decide_register(const Meters& meters,
                                                       const By& by,
                                                       TableId table,
                                                       std::uint64_t round,
                                                       const std::vector<PlacedWager>& wagers);

// A game started by mistake: a supervisor lets everybody place a wager again. [CS 11.15]
[[nodiscard]] Result<GameCancelled> decide_cancel_game(const Meters& meters,
                                                       const By& by,
                                                       TableId table);

// Wagers handed back take their increments with them. [CS 11.14.1] [CS 14.4] [I-48]
[[nodiscard]] Result<WagersReturned> decide_return(const Meters& meters,
                                                   const By& by,
                                                   TableId table,
                                                   const std::vector<std::uint32_t>& boxes);

struct WinningHand {
    std::uint32_t box = 0;
    JackpotHand hand{};
};

struct Outcome {
    std::uint64_t round = 0;
    std::vector<WinningHand> winners{};
    std::vector<std::uint32_t> carried{};  // boxes whose wagers stay [CS 11.14]
};

// The Dealer records the outcome: prizes are computed on the meter at this moment and leave it, so
// that the next outcome anywhere finds what they left. [CS 10.2.2] [CS 10.2.4] [UTH 4.22] [CH 4.20]
[[nodiscard]] Result<OutcomeRecorded> decide_record(const Meters& meters,
                                                    const By& by,
                                                    TableId table,
                                                    const Outcome& outcome);

}  // namespace baize::house
