// Jackpot wagers and outcomes at the tables of the systems, in the order of the ledger. [I-50]
//
// The engine decides which wagers a round adds, returns or carries
// (workflows/jackpots/jackpot_steps.h), and which hands win; the caller passes both in. Every round
// of a table in a system is recorded, even without a Jackpot wager, because the system stores the
// settlement time of each. [CS 9.5.2]
#pragma once

#include <vector>

#include "house/meters/events.h"

namespace baize::house {

// Returns the reason why no Jackpot wager may be accepted at the table now. [CS 2.4] [CS 9.2.1] [CS
// 9.1.1(k)]
[[nodiscard]] std::optional<Rejection> wagers_refused(const Meters& meters,
                                                      TableId table,
                                                      Moment now);

struct PlacedWager {
    std::uint32_t box = 0;
    PersonId person = 0;
    std::uint8_t level = 1;
};

// The jackpot game starts: wagers not registered before go into the meter. The list may be empty if
// all wagers were carried or the game was cancelled. [CS 9.3.2] [UTH 4.2] [CH 4.2] [I-15]
[[nodiscard]] Result<WagersRegistered> decide_register(const Meters& meters,
                                                       const Issuer& by,
                                                       TableId table,
                                                       std::uint64_t round,
                                                       const std::vector<PlacedWager>& wagers);

// A game started by mistake: a supervisor reopens betting. [CS 11.15]
[[nodiscard]] Result<GameCancelled> decide_cancel_game(const Meters& meters,
                                                       const Issuer& by,
                                                       TableId table);

// Returned wagers take their increments out of the meter. [CS 11.14.1] [CS 14.4] [I-48]
[[nodiscard]] Result<WagersReturned> decide_return(const Meters& meters,
                                                   const Issuer& by,
                                                   TableId table,
                                                   const std::vector<std::uint32_t>& boxes);

struct WinningHand {
    std::uint32_t box = 0;
    JackpotHand hand{};
};

struct Outcome {
    std::uint64_t round = 0;
    std::vector<WinningHand> winners{};
    std::vector<std::uint32_t> carried{};  // Boxes whose wagers stay. [CS 11.14]
};

// The Dealer records the outcome: prizes are computed on the meter at this moment and leave it, so
// that the next outcome at any table uses the remaining value. [CS 10.2.2] [CS 10.2.4] [UTH 4.22]
// [CH 4.20]
[[nodiscard]] Result<OutcomeRecorded> decide_record(const Meters& meters,
                                                    const Issuer& by,
                                                    TableId table,
                                                    const Outcome& outcome);

}  // namespace baize::house
