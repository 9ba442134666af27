// Wild Aruba Stud: Caribbean Stud with every 2 wild, against a dealer who needs a pair of eights,
// and with the Instant Winner. The interface of the room; see README.md for the phases.
#pragma once

#include "engine/banked/machine/game.h"

namespace baize::wild_aruba {

struct WildAruba {
    [[nodiscard]] static const GameFacts& facts();
    [[nodiscard]] static Rules published();
    [[nodiscard]] static Result<StakeRange> stake_range(const Rules& rules,
                                                        const Round& round,
                                                        const PlaceWager& wager,
                                                        Actor by);
    [[nodiscard]] static bool earns_cards(const Round& round, std::size_t box);
    [[nodiscard]] static DecisionOffers decisions(const Rules& rules,
                                                  const Round& round,
                                                  std::size_t box);
    [[nodiscard]] static bool needs_community(const Round& round);
    [[nodiscard]] static bool needs_dealer(const Round& round);
    [[nodiscard]] static bool needs_cards(const Round& round, std::size_t box);
    [[nodiscard]] static Result<Ruling> rule(const Rules& rules,
                                             Round& round,
                                             const Report& report,
                                             Actor by);
    [[nodiscard]] static Result<Ruling> answer(const Rules& rules,
                                               Round& round,
                                               const Question& question,
                                               const Answer& answer);
    static void settle_box(const Rules& rules,
                           const Round& round,
                           std::size_t box,
                           BoxSettlement& lines);
    [[nodiscard]] static JackpotClaim jackpot_claim(const Rules& rules,
                                                    const Round& round,
                                                    std::size_t box);
    [[nodiscard]] static std::string describe_hand(const Round& round, std::size_t box);
    [[nodiscard]] static DealerCall dealer_call(const Rules& rules, const Round& round);
};

static_assert(Game<WildAruba>);

}  // namespace baize::wild_aruba
