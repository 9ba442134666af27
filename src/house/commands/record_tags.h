// The numbers of the groups of commands in records, and of the commands that no room owns.
#pragma once

#include "house/commands/command.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::PeopleCommand> : Tags<Tag<0, house::Enrol>,
                                           Tag<1, house::Appoint>,
                                           Tag<2, house::CashIn>,
                                           Tag<3, house::CashOut>,
                                           Tag<4, house::TakePlayChips>,
                                           Tag<5, house::ChangeFloat>,
                                           Tag<6, house::EmptyChipBox>,
                                           Tag<7, house::SupplyRunner>,
                                           Tag<8, house::TakeBackFromRunner>,
                                           Tag<9, house::SellChips>,
                                           Tag<10, house::TakeName>,
                                           Tag<11, house::ChangeSettings>,
                                           Tag<12, house::LimitChips>,
                                           Tag<13, house::LimitTime>,
                                           Tag<14, house::WithdrawLimitChange>,
                                           Tag<15, house::TakeBreak>,
                                           Tag<16, house::ExcludeSelf>,
                                           Tag<17, house::ChooseRealityCheck>> {};

template <>
struct TagsOf<house::Command> : Tags<Tag<0, house::PeopleCommand>,
                                     Tag<1, house::SignCommand>,
                                     Tag<2, house::SeatingCommand>,
                                     Tag<3, house::CardCommand>,
                                     Tag<4, house::CaseCommand>,
                                     Tag<5, house::MeterCommand>,
                                     Tag<6, house::BankedCommand>,
                                     Tag<7, house::PokerCommand>> {};

}  // namespace baize::ledger
