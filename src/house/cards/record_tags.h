// The numbers of the room's commands and events in records.
#pragma once

#include "house/cards/cards.h"
#include "house/cards/commands.h"
#include "house/cards/events.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::CardCommand> : Tags<Tag<0, house::IntroduceDecks>,
                                         Tag<1, house::OrderCount>,
                                         Tag<2, house::CountCards>,
                                         Tag<3, house::BeginGaming>,
                                         Tag<4, house::EndGaming>,
                                         Tag<5, house::ChangeCards>,
                                         Tag<6, house::OrderShuffle>,
                                         Tag<7, house::ConfirmShuffle>,
                                         Tag<8, house::ConfirmCut>,
                                         Tag<9, house::RequestInspection>,
                                         Tag<10, house::ShowCards>,
                                         Tag<11, house::DirectPacket>> {};

template <>
struct TagsOf<house::CardEvent> : Tags<Tag<0, house::DecksIntroduced>,
                                       Tag<1, house::CountOrdered>,
                                       Tag<2, house::CardsCounted>,
                                       Tag<3, house::GamingBegun>,
                                       Tag<4, house::GamingEnded>,
                                       Tag<5, house::CardsChanged>,
                                       Tag<6, house::ShuffleOrdered>,
                                       Tag<7, house::CardsShuffled>,
                                       Tag<8, house::CardsCut>,
                                       Tag<9, house::InspectionRequested>,
                                       Tag<10, house::InspectionGiven>,
                                       Tag<11, house::PacketDirected>> {};

}  // namespace baize::ledger
