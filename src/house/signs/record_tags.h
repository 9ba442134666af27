// The numbers of the room's commands and events in records.
#pragma once

#include "house/signs/commands.h"
#include "house/signs/events.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::SignCommand> : Tags<Tag<0, house::MakeTable>,
                                         Tag<1, house::PutUpSign>,
                                         Tag<2, house::OpenTable>,
                                         Tag<3, house::AnnounceChange>,
                                         Tag<4, house::TellPlayers>,
                                         Tag<5, house::AgreeToChange>,
                                         Tag<6, house::MakeChange>,
                                         Tag<7, house::WithdrawChange>,
                                         Tag<8, house::AnnounceClosing>,
                                         Tag<9, house::AgreeToClosing>,
                                         Tag<10, house::WithdrawClosing>,
                                         Tag<11, house::CloseTable>,
                                         Tag<12, house::AgreeLimits>,
                                         Tag<13, house::EndLimits>,
                                         Tag<14, house::PutDealer>> {};

template <>
struct TagsOf<house::SignEvent> : Tags<Tag<0, house::SignPutUp>,
                                       Tag<1, house::TableOpened>,
                                       Tag<2, house::SignChangeAnnounced>,
                                       Tag<3, house::SignPlayersNotified>,
                                       Tag<4, house::SignAgreement>,
                                       Tag<5, house::SignChanged>,
                                       Tag<6, house::SignNoticeWithdrawn>,
                                       Tag<7, house::ClosingAnnounced>,
                                       Tag<8, house::ClosingAgreement>,
                                       Tag<9, house::ClosingWithdrawn>,
                                       Tag<10, house::TableClosed>,
                                       Tag<11, house::PersonalLimitsAgreed>,
                                       Tag<12, house::PersonalLimitsEnded>> {};

template <>
struct TagsOf<decltype(house::Sign::terms)>
    : Tags<Tag<0, house::HouseTerms>, Tag<1, house::PokerTerms>> {};

}  // namespace baize::ledger
