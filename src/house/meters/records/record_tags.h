// The numbers of the room's commands and events in records.
#pragma once

#include "house/meters/commands.h"
#include "house/meters/events.h"
#include "house/meters/meters.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::MeterCommand> : Tags<Tag<0, house::FitEquipment>,
                                          Tag<1, house::OpenSystem>,
                                          Tag<2, house::ShowNotice>,
                                          Tag<3, house::TakeDownNotice>,
                                          Tag<4, house::MoveTable>,
                                          Tag<5, house::SwitchOption>,
                                          Tag<6, house::CloseSystem>,
                                          Tag<7, house::ChangeLevelValues>,
                                          Tag<8, house::ReportHealth>,
                                          Tag<9, house::ReportDisplay>,
                                          Tag<10, house::ArrangeManually>,
                                          Tag<11, house::CancelJackpotGame>,
                                          Tag<12, house::ConfirmClaim>,
                                          Tag<13, house::HoldClaim>,
                                          Tag<14, house::ReleaseClaim>,
                                          Tag<15, house::VoidClaim>,
                                          Tag<16, house::PayClaim>,
                                          Tag<17, house::SuspendTables>,
                                          Tag<18, house::ContinueTables>,
                                          Tag<19, house::ConfirmFault>> {};

template <>
struct TagsOf<house::MeterEvent> : Tags<Tag<0, house::EquipmentFitted>,
                                        Tag<1, house::SystemOpened>,
                                        Tag<2, house::NoticeShown>,
                                        Tag<3, house::NoticeTakenDown>,
                                        Tag<4, house::TableMoved>,
                                        Tag<5, house::OptionSwitched>,
                                        Tag<6, house::SystemClosed>,
                                        Tag<7, house::LevelValuesChanged>,
                                        Tag<8, house::HealthReported>,
                                        Tag<9, house::DisplayReported>,
                                        Tag<10, house::ManualArranged>,
                                        Tag<11, house::WagersRegistered>,
                                        Tag<12, house::GameCancelled>,
                                        Tag<13, house::WagersReturned>,
                                        Tag<14, house::OutcomeRecorded>,
                                        Tag<15, house::ClaimConfirmed>,
                                        Tag<16, house::ClaimHeld>,
                                        Tag<17, house::ClaimReleased>,
                                        Tag<18, house::ClaimVoided>,
                                        Tag<19, house::ClaimPaid>,
                                        Tag<20, house::TablesSuspended>,
                                        Tag<21, house::TablesContinued>,
                                        Tag<22, house::FaultConfirmed>,
                                        Tag<23, house::RoundUndone>,
                                        Tag<24, house::OutcomeFell>> {};

template <>
struct TagsOf<house::Terms> : Tags<Tag<0, house::MeterTerms>, Tag<1, house::PoolTerms>> {};

template <>
struct TagsOf<house::MeterValue>
    : Tags<Tag<0, jackpots::PrizeMeter>, Tag<1, jackpots::LevelPools>> {};

}  // namespace baize::ledger
