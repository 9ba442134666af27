// Deciding the commands about the own play. Only players themselves give them, and none of them can
// be given for another person. [I-152] [I-153]
#pragma once

#include "engine/core/result.h"
#include "house/people/commands.h"
#include "house/people/events.h"
#include "house/people/people.h"

namespace baize::house {

inline constexpr std::uint32_t break_hours_min = 24;
inline constexpr std::uint32_t break_hours_max = 42 * 24;
inline constexpr std::uint32_t exclusion_days_min = 183;  // six months

[[nodiscard]] Result<PeopleEvent> decide_chip_limit(const People& people,
                                                    const Issuer& by,
                                                    const LimitChips& wanted);
[[nodiscard]] Result<PeopleEvent> decide_time_limit(const People& people,
                                                    const Issuer& by,
                                                    const LimitTime& wanted);
[[nodiscard]] Result<PeopleEvent> decide_withdrawal(const People& people,
                                                    const Issuer& by,
                                                    const WithdrawLimitChange& wanted);
[[nodiscard]] Result<PeopleEvent> decide_break(const People& people,
                                               const Issuer& by,
                                               const TakeBreak& wanted);
[[nodiscard]] Result<PeopleEvent> decide_self_exclusion(const People& people,
                                                        const Issuer& by,
                                                        const ExcludeSelf& wanted);
[[nodiscard]] Result<PeopleEvent> decide_reality_check(const People& people,
                                                       const Issuer& by,
                                                       const ChooseRealityCheck& wanted);

}  // namespace baize::house
