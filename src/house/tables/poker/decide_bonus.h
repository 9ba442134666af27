// Deciding about bonus prizes: each function returns the event, or the rejection with its clause,
// and changes nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/result.h"
#include "house/chips.h"
#include "house/issuer.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/events.h"
#include "house/tables/poker/poker_table.h"

namespace baize::house {

// Returns all shown hands of the finished hand that reach a line of the sign; nullopt if there are
// none.
// REQUIRES: it has not been called for this hand before.
[[nodiscard]] std::optional<BonusQualified> found_bonuses(const PokerBonuses& bonuses,
                                                          const PokerTable& table,
                                                          const PokerGame& game);

// A winner without showdown tables the cards at once. The command comes from the player if the
// house knows the cards; at a live table from the dealer, who names the cards. [CP 11.4] [I-100]
[[nodiscard]] Result<BonusEvent> decide_table_hand(const PokerBonuses& bonuses,
                                                   const PokerTable& table,
                                                   const PokerGame& game,
                                                   const Issuer& by,
                                                   poker::Seat seat,
                                                   const TabledCards& cards);

// Returns the seat of a winner without showdown who may still table the hand, or nullopt.
[[nodiscard]] std::optional<poker::Seat> may_table_hand(const PokerBonuses& bonuses,
                                                        const PokerTable& table,
                                                        const PokerGame& game);

// `good` lists the seats whose hands are verified. [CP 11.3]
[[nodiscard]] Result<BonusEvent> decide_verify_bonus(const PokerBonuses& bonuses,
                                                     const Issuer& by,
                                                     std::uint32_t prompt,
                                                     const std::vector<poker::Seat>& good);

// Paid in chips by the dealer, in cash at the cage (money leaves the house only there), or to the
// wallet. The caller knows the account. [CP 11.3.1] [I-138]
[[nodiscard]] Result<BonusEvent> decide_pay_bonus(const PokerBonuses& bonuses,
                                                  Chips chips,
                                                  const Issuer& by,
                                                  const BonusPaid& wanted);

// [CP 11.3.2]
[[nodiscard]] Result<BonusEvent> decide_deliver_bonus(const PokerBonuses& bonuses,
                                                      const Issuer& by,
                                                      std::uint32_t award);

// Returns nullopt if no prize of the hand is still owed.
[[nodiscard]] std::optional<BonusFell> fallen_bonuses(const PokerBonuses& bonuses,
                                                      std::uint64_t hand);

}  // namespace baize::house
