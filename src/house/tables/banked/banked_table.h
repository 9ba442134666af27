// A table of one of the five house games: its rounds, and where the chips are. Every act is the
// engine's; here is who may give it, whether the chips are there, and what it moves.
//
// Chips lie in three places: a player's stack at the table, the layout (`pot`), and the float. A
// wager moves them from stack to layout, taking it back moves them back, settling clears the
// layout. A float that cannot pay is filled by the house in the same event.
//
// Jackpot wagers are taken from the layout by the jackpot system when its game starts, and put back
// there where they are returned: the caller writes its event before this one. What it pays goes to
// the stack by its own events.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/machine/game.h"
#include "engine/banked/machine/play.h"
#include "house/chips.h"
#include "house/issuer.h"
#include "house/tables/banked/described_round.h"
#include "ledger/journal/balances.h"
#include "ledger/record/posting.h"

namespace baize::house {

struct BankedTable {
    std::uint64_t number = 1;  // of the round, counted from the opening of the table
    Round round = opening_round();
    friend bool operator==(const BankedTable&, const BankedTable&) = default;
};
BOOST_DESCRIBE_STRUCT(BankedTable, (), (number, round))

// What the sign says of it; the caller's, and the same for every function until the sign changes.
struct BankedGame {
    TableId table = 0;
    const GameHooks* hooks = nullptr;
    Rules rules{};
    Chips chips = Chips::money;
};

struct RoundActed {
    Act act{};
    friend bool operator==(const RoundActed&, const RoundActed&) = default;
};
BOOST_DESCRIBE_STRUCT(RoundActed, (), (act))

struct NextRoundOpened {
    friend bool operator==(const NextRoundOpened&, const NextRoundOpened&) = default;
};
BOOST_DESCRIBE_STRUCT(NextRoundOpened, (), ())

struct PlayerLeftTable {
    PersonId player = 0;
    friend bool operator==(const PlayerLeftTable&, const PlayerLeftTable&) = default;
};
BOOST_DESCRIBE_STRUCT(PlayerLeftTable, (), (player))

// A jackpot game was started by mistake: bets are open again. [CS 11.15]
struct BettingReopened {
    friend bool operator==(const BettingReopened&, const BettingReopened&) = default;
};
BOOST_DESCRIBE_STRUCT(BettingReopened, (), ())

// Their numbers in records are in record_tags.h.
using BankedEvent = std::variant<RoundActed, NextRoundOpened, PlayerLeftTable, BettingReopened>;

// What became of a wager, whose it was, and where it lay.
struct SettledLine {
    std::uint8_t box = 0;
    PersonId owner = 0;
    SettledWager wager{};
    friend bool operator==(const SettledLine&, const SettledLine&) = default;
};

// What a command does to a table: the event for the record, the table after it, what the engine
// ruled, and, once the round is over, what became of every wager.
struct RoundTransition {
    BankedEvent event{};
    BankedTable after{};
    std::optional<Ruling> ruling{};
    std::vector<SettledLine> settled{};
};

// Asks the engine what an event does to the table, or why it cannot be. This is the only place that
// changes a table: commands are decided by it, and a recorded event is played again by it. `now` is
// the moment of the command.
[[nodiscard]] Result<RoundTransition> transition(const BankedTable& before,
                                                 const BankedGame& game,
                                                 BankedEvent event,
                                                 Moment now);

// Anything the engine knows: wagers, cards, decisions, reports, answers. Players act for
// themselves, staff in their rank. Wagers are made of chips that lie in the player's stack.
// `announced_by`: staff of this rank announce what the player has declared aloud. [CS 5.1]
// [TCP 5.1] [CS 5.3] [TCP 5.3]
[[nodiscard]] Result<RoundTransition> decide_act(const BankedTable& table,
                                                 const BankedGame& game,
                                                 const Issuer& by,
                                                 const Action& action,
                                                 const ledger::Balances& balances,
                                                 Role announced_by = Role::player);

// One of several acts of one command, which stand or fall together: `began` is the round before the
// first of them. Chips are counted from there, because none of them has been moved yet.
[[nodiscard]] Result<RoundTransition> decide_act_since(const Round& began,
                                                       const BankedTable& table,
                                                       const BankedGame& game,
                                                       const Issuer& by,
                                                       const Action& action,
                                                       const ledger::Balances& balances,
                                                       Role announced_by = Role::player);

[[nodiscard]] Result<RoundTransition> decide_next_round(const BankedTable& table,
                                                        const BankedGame& game,
                                                        const Issuer& by);

// While bets are open the player's wagers go along; once they are not, a player stays until the
// round is settled. The stack is the caller's to cash out.
[[nodiscard]] Result<RoundTransition> decide_leaving(const BankedTable& table,
                                                     const BankedGame& game,
                                                     const Issuer& by,
                                                     PersonId player);

// Before the deal: everybody may place a Jackpot wager again. The caller cancels the jackpot
// system's game. [CS 11.15]
[[nodiscard]] Result<RoundTransition> decide_reopen_betting(const BankedTable& table,
                                                            const BankedGame& game,
                                                            const Issuer& by);

// The money that a transition moves. REQUIRES: the transition starts at `before`.
[[nodiscard]] std::vector<ledger::Posting> postings(const BankedTable& before,
                                                    const BankedGame& game,
                                                    const RoundTransition& transition,
                                                    const ledger::Balances& balances);

// Of the round that is over, box by box as the dealer compares them: in Melbourne from the dealer's
// right [CS 7.6.3] [TCP 5.10.2]. Jackpot wagers are not among them. REQUIRES: Phase::over.
[[nodiscard]] std::vector<SettledLine> settled_lines(const BankedGame& game, const Round& round);

// A Jackpot wager of the round that is over, for the jackpot system to settle.
struct JackpotStake {
    std::uint8_t box = 0;
    PersonId owner = 0;
    Money amount{};
    JackpotClaim claim{};
    friend bool operator==(const JackpotStake&, const JackpotStake&) = default;
};

[[nodiscard]] std::vector<JackpotStake> jackpot_stakes(const BankedGame& game, const Round& round);

}  // namespace baize::house
