// The numbers of the room's commands and events in records.
#pragma once

#include "house/tables/poker/commands.h"
#include "house/tables/poker/events.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::PokerCommand> : Tags<Tag<0, house::SitDown>,
                                          Tag<1, house::StandUp>,
                                          Tag<2, house::AddChips>,
                                          Tag<3, house::SitOut>,
                                          Tag<4, house::ComeBack>,
                                          Tag<5, house::MoveSeat>,
                                          Tag<6, house::OpenHand>,
                                          Tag<7, house::ActInHand>,
                                          Tag<8, house::ReportInHand>,
                                          Tag<9, house::ReshuffleStub>,
                                          Tag<10, house::AssessTime>,
                                          Tag<11, house::CollectTime>,
                                          Tag<12, house::DropTime>,
                                          Tag<13, house::WishForHand>,
                                          Tag<14, house::PushChips>,
                                          Tag<15, house::AnswerShortBet>,
                                          Tag<16, house::TableHand>,
                                          Tag<17, house::VerifyBonus>,
                                          Tag<18, house::PayBonus>,
                                          Tag<19, house::DeliverBonus>,
                                          Tag<20, house::InspectHand>,
                                          Tag<21, house::SetPlayOptions>> {};

template <>
struct TagsOf<house::PokerEvent> : Tags<Tag<0, house::PlayerSat>,
                                        Tag<1, house::PlayerStoodUp>,
                                        Tag<2, house::ChipsAdded>,
                                        Tag<3, house::PlayerSatOut>,
                                        Tag<4, house::ReturnChosen>,
                                        Tag<5, house::PlayerMoved>,
                                        Tag<6, house::HandOpened>,
                                        Tag<7, house::HandActed>,
                                        Tag<8, house::HandReported>,
                                        Tag<9, house::StubReshuffled>,
                                        Tag<10, house::TimeAssessed>,
                                        Tag<11, house::TimeCollected>,
                                        Tag<12, house::TimeDropped>,
                                        Tag<13, house::PlayerTakenUp>,
                                        Tag<14, house::ChipsPushed>,
                                        Tag<15, house::ShortBetSurrendered>,
                                        Tag<16, house::HandInspected>,
                                        Tag<17, house::PlayOptionsSet>> {};

template <>
struct TagsOf<house::BonusEvent> : Tags<Tag<0, house::BonusQualified>,
                                        Tag<1, house::BonusVerified>,
                                        Tag<2, house::BonusPaid>,
                                        Tag<3, house::BonusDelivered>,
                                        Tag<4, house::BonusFell>> {};

}  // namespace baize::ledger
