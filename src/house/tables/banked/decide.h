// Deciding the commands of this room: each function returns what the command does to the table, or
// the rejection with its clause, and changes nothing.
#pragma once

#include "engine/banked/machine/action.h"
#include "engine/core/result.h"
#include "house/issuer.h"
#include "house/tables/banked/apply.h"
#include "ledger/journal/balances.h"

namespace baize::house {

// Decides any action of the engine: wagers, cards, decisions, reports, answers. Players act for
// themselves, staff in their rank. Wagers are made with chips from the player's stack.
// `announced_by`: the rank of the staff member who announces a wager that the player has declared
// aloud. [CS 5.1] [TCP 5.1] [CS 5.3] [TCP 5.3]
[[nodiscard]] Result<RoundTransition> decide_act(const BankedTable& table,
                                                 const BankedGame& game,
                                                 const Issuer& by,
                                                 const Action& action,
                                                 const ledger::Balances& balances,
                                                 Role announced_by = Role::player);

// Decides one of several actions of one command, of which all succeed or none does. `began` is the
// round before the first of them: the chips are checked against it, since no chips have moved yet.
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

// While betting is open the player's wagers are taken back; later the player stays until the round
// is settled. The caller cashes out the stack.
[[nodiscard]] Result<RoundTransition> decide_leaving(const BankedTable& table,
                                                     const BankedGame& game,
                                                     const Issuer& by,
                                                     PersonId player);

// Before the deal: every player may place a Jackpot wager again. The caller cancels the game of the
// jackpot system. [CS 11.15]
[[nodiscard]] Result<RoundTransition> decide_reopen_betting(const BankedTable& table,
                                                            const BankedGame& game,
                                                            const Issuer& by);

}  // namespace baize::house
