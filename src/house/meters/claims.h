// From a recorded win to its payment: who must confirm it, and what may stop it.
#pragma once

#include "house/meters/events.h"

namespace baize::house {

// [CS 10.1.1] [UTH 4.16(b)] [UTH 4.17] [CH 4.14(b)] [CH 4.15]
[[nodiscard]] Result<ClaimConfirmed> decide_confirm(const Meters& meters,
                                                    const Issuer& by,
                                                    std::uint64_t claim,
                                                    ClaimStep step);

// Perth: delays the payment for up to 72 hours from now, only once. [UTH 5.17] [CH 5.14] [I-88]
[[nodiscard]] Result<ClaimHeld> decide_hold(const Meters& meters,
                                            const Issuer& by,
                                            std::uint64_t claim);
// Ends the hold before the 72 hours are over; afterwards it ends automatically.
[[nodiscard]] Result<ClaimReleased> decide_release(const Meters& meters,
                                                   const Issuer& by,
                                                   std::uint64_t claim);

// The prizes go back into the meter. Unless the cause is a wrong record, the whole round is void:
// its increments leave the meter and its Jackpot stakes go to pot:table, to be returned.
[[nodiscard]] Result<ClaimVoided> decide_void(const Meters& meters,
                                              const Issuer& by,
                                              std::uint64_t claim,
                                              VoidCause cause);

// Pays the prizes to the winners' stacks at the table. [UTH 4.22] [CH 4.20]
[[nodiscard]] Result<ClaimPaid> decide_pay(const Meters& meters,
                                           const Issuer& by,
                                           std::uint64_t claim);

// Undoes the last settled round of a table because it is void, before the next one begins. It
// applies also to a round without a win or with paid prizes. The game decides whether the round is
// void. [CS 14.4] [UTH 6.4] [CH 6.4] [I-98]
[[nodiscard]] Result<RoundUndone> decide_undo(const Meters& meters,
                                              const Issuer& by,
                                              TableId table,
                                              std::uint64_t round);

// Returns the settlement of the round: an open claim, or one that was paid or won nothing; nullptr
// if it is not kept.
[[nodiscard]] const Claim* find_settled(const Meters& meters, TableId table, std::uint64_t round);

// Invalidates a whole settled round, with its paid claim if it had one. The cases room decides who
// may do that. `round` is the settled claim, without prizes if nothing was won. `to_house` is the
// amount that the system refunds to the house, because the house has returned it to the players.
// [I-98]
[[nodiscard]] Result<OutcomeFell> decide_invalidation(const Meters& meters,
                                                      const Claim& round,
                                                      Money to_house);

// Returns the next confirmation needed before payment, or nullopt.
[[nodiscard]] std::optional<ClaimStep> next_step(const Meters& meters, const Claim& claim);

}  // namespace baize::house
