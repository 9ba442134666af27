// The numbers of the casino's events in records, which are also the kinds of the ledger's events.
#pragma once

#include "house/casino/casino_event.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::CasinoEvent> : Tags<Tag<0, house::PeopleEvent>,
                                         Tag<1, house::SignHappened>,
                                         Tag<2, house::SeatingEvent>,
                                         Tag<3, house::CardEvent>,
                                         Tag<4, house::CaseEvent>,
                                         Tag<5, house::MeterEvent>,
                                         Tag<6, house::RoundHappened>,
                                         Tag<7, house::HandHappened>,
                                         Tag<8, house::TableMade>,
                                         Tag<9, house::ChipsBought>,
                                         Tag<10, house::ChipsReturned>,
                                         Tag<11, house::DeckCommitted>,
                                         Tag<12, house::FloatChanged>,
                                         Tag<13, house::BoxEmptied>,
                                         Tag<14, house::PlayChipsGiven>,
                                         Tag<15, house::HandRequested>,
                                         Tag<16, house::JackpotStakesRefunded>,
                                         Tag<17, house::JackpotStakesReturned>,
                                         Tag<18, house::WagersFinished>,
                                         Tag<19, house::DealerChanged>,
                                         Tag<20, house::BonusHappened>,
                                         Tag<21, house::CashConverted>,
                                         Tag<22, house::HandShown>,
                                         Tag<23, house::ReasonGiven>,
                                         Tag<24, house::SettingsChanged>,
                                         Tag<25, house::KeyDisclosed>,
                                         Tag<26, house::WinningsOwed>> {};

}  // namespace baize::ledger
