// The numbers of the room's events in records.
#pragma once

#include "house/people/events.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::PeopleEvent> : Tags<Tag<0, house::PersonEnrolled>,
                                         Tag<1, house::PersonAppointed>,
                                         Tag<2, house::CashTaken>,
                                         Tag<3, house::CashPaid>,
                                         Tag<4, house::RunnerSupplied>,
                                         Tag<5, house::RunnerReturned>,
                                         Tag<6, house::RunnerSold>,
                                         Tag<7, house::PersonRenamed>,
                                         Tag<8, house::ChipLimitSet>,
                                         Tag<9, house::TimeLimitSet>,
                                         Tag<10, house::LimitChangeWithdrawn>,
                                         Tag<11, house::BreakTaken>,
                                         Tag<12, house::SelfExcluded>,
                                         Tag<13, house::RealityCheckChosen>> {};

}  // namespace baize::ledger
