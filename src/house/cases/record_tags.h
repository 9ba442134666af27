// The numbers of the room's commands and events in records.
#pragma once

#include "house/cases/cases.h"
#include "house/cases/commands.h"
#include "house/cases/events.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::CaseCommand> : Tags<Tag<0, house::FileIncident>,
                                         Tag<1, house::WithdrawIncident>,
                                         Tag<2, house::VoidWager>,
                                         Tag<3, house::ForfeitWager>,
                                         Tag<4, house::BarPlayer>,
                                         Tag<5, house::HoldWinnings>,
                                         Tag<6, house::ConfiscateDevice>,
                                         Tag<7, house::DetainPerson>,
                                         Tag<8, house::ReverseSanction>,
                                         Tag<9, house::CloseHold>,
                                         Tag<10, house::EndDetention>,
                                         Tag<11, house::LetGo>,
                                         Tag<12, house::InvalidateOutcome>,
                                         Tag<13, house::OpenDispute>,
                                         Tag<14, house::AdviseComplainant>,
                                         Tag<15, house::RuleOnDispute>,
                                         Tag<16, house::RequestReview>,
                                         Tag<17, house::EscalateComplaint>,
                                         Tag<18, house::RecordAnswer>,
                                         Tag<19, house::HoldPayment>,
                                         Tag<20, house::EndPaymentHold>> {};

template <>
struct TagsOf<house::CaseEvent> : Tags<Tag<0, house::IncidentFiled>,
                                       Tag<1, house::IncidentWithdrawn>,
                                       Tag<2, house::SanctionImposed>,
                                       Tag<3, house::SanctionEnded>,
                                       Tag<4, house::OutcomeInvalidated>,
                                       Tag<5, house::DisputeOpened>,
                                       Tag<6, house::ComplainantAdvised>,
                                       Tag<7, house::DisputeRuled>,
                                       Tag<8, house::ReviewRequested>,
                                       Tag<9, house::ReviewAnswered>,
                                       Tag<10, house::PaymentHeld>,
                                       Tag<11, house::PaymentHoldEnded>> {};

}  // namespace baize::ledger
