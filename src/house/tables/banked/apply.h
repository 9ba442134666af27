// Applies an event to a table of a house game by running the engine, and makes its postings.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/jackpot_claim.h"
#include "engine/banked/wagers/settlement.h"
#include "engine/core/result.h"
#include "house/issuer.h"
#include "house/tables/banked/banked_table.h"
#include "house/tables/banked/events.h"
#include "ledger/journal/balances.h"
#include "ledger/record/posting.h"

namespace baize::house {

// The result of a wager, its player, and its place.
struct SettledLine {
    std::uint8_t box = 0;
    PersonId owner = 0;
    SettledWager wager{};
    friend bool operator==(const SettledLine&, const SettledLine&) = default;
};

// The effect of a command on a table: the event for the record, the table after it, the engine's
// ruling, and, once the round is over, the result of every wager.
struct RoundTransition {
    BankedEvent event{};
    BankedTable after{};
    std::optional<Ruling> ruling{};
    std::vector<SettledLine> settled{};
};

// Runs the engine for an event, which it may refuse. Only this function changes a table: commands
// are decided with it, and recorded events are replayed with it. `now` is the time of the command.
[[nodiscard]] Result<RoundTransition> transition(const BankedTable& before,
                                                 const BankedGame& game,
                                                 BankedEvent event,
                                                 Moment now);

// Returns the postings of a transition.
// REQUIRES: the transition starts at `before`.
[[nodiscard]] std::vector<ledger::Posting> postings(const BankedTable& before,
                                                    const BankedGame& game,
                                                    const RoundTransition& transition,
                                                    const ledger::Balances& balances);

// Returns the results of the finished round in the order in which the dealer compares the boxes: in
// Melbourne from the dealer's right [CS 7.6.3] [TCP 5.10.2]. Jackpot wagers are not included.
// REQUIRES: Phase::over.
[[nodiscard]] std::vector<SettledLine> settled_lines(const BankedGame& game, const Round& round);

// A Jackpot wager of the finished round, for the jackpot system to settle.
struct JackpotStake {
    std::uint8_t box = 0;
    PersonId owner = 0;
    Money amount{};
    JackpotClaim claim{};
    friend bool operator==(const JackpotStake&, const JackpotStake&) = default;
};

[[nodiscard]] std::vector<JackpotStake> jackpot_stakes(const BankedGame& game, const Round& round);

}  // namespace baize::house
