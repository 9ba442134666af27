// From a recorded win to its payment: who must confirm it, what may stop it.
#pragma once

#include "house/meters/events.h"

namespace baize::house {

// [CS 10.1.1] [UTH 4.16(b)] [UTH 4.17] [CH 4.14(b)] [CH 4.15]
[[nodiscard]] Result<ClaimConfirmed> decide_confirm(const Meters& meters,
                                                    const By& by,
                                                    std::uint64_t claim,
                                                    ClaimStep step);

// Perth: the payment waits for up to 72 hours from now, once. [UTH 5.17] [CH 5.14] [I-88]
[[nodiscard]] Result<ClaimHeld> decide_hold(const Meters& meters,
                                            const By& by,
                                            std::uint64_t claim);
// Before the 72 hours are over; afterwards nobody needs to.
[[nodiscard]] Result<ClaimReleased> decide_release(const Meters& meters,
                                                   const By& by,
                                                   std::uint64_t claim);

// The prizes go back into the meter. With another cause than a wrong record the whole round is
// void: its increments leave the meter and its Jackpot stakes lie in pot:table, to be returned.
[[nodiscard]] Result<ClaimVoided> decide_void(const Meters& meters,
                                              const By& by,
                                              std::uint64_t claim,
                                              VoidCause cause);

// To the winners' stacks at the table. [UTH 4.22] [CH 4.20]
[[nodiscard]] Result<ClaimPaid> decide_pay(const Meters& meters, const By& by, std::uint64_t claim);

// The last round settled at a table is void after all, before the next one begins: also where
// nobody won, or the prizes were paid. Whether it is void the game's room has decided. [CS 14.4]
// [UTH 6.4] [CH 6.4] [I-98]
[[nodiscard]] Result<RoundUndone> decide_undo(const Meters& meters,
                                              const By& by,
                                              TableId table,
                                              std::uint64_t round);

// What of that round is settled: an open claim, or what was paid or lost; null where neither is at
// hand.
[[nodiscard]] const Claim* find_settled(const Meters& meters, TableId table, std::uint64_t round);

// A round that was settled, and its claim paid if it had one, falls as a whole: who may decide that
// is not this room's business. `round` is the claim as it was recorded, without prizes where
// nothing was won; the house gets what it has paid the players back. [I-98]
[[nodiscard]] Result<OutcomeFell> decide_fall(const Meters& meters,
                                              const Claim& round,
                                              Money to_house);

// What is still to be confirmed before a payment; none when nothing is.
[[nodiscard]] std::optional<ClaimStep> next_step(const Meters& meters, const Claim& claim);

}  // namespace baize::house
