// The numbers of the room's commands and events in records.
#pragma once

#include "house/tables/banked/commands.h"
#include "house/tables/banked/events.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::BankedCommand> : Tags<Tag<0, house::BuyChips>,
                                           Tag<1, house::ActInRound>,
                                           Tag<2, house::OpenRound>,
                                           Tag<3, house::SealDeck>,
                                           Tag<4, house::FinishWagers>,
                                           Tag<5, house::ConvertCash>,
                                           Tag<6, house::PlaceWagers>,
                                           Tag<7, house::ShowHand>,
                                           Tag<8, house::DiscloseKey>> {};

template <>
struct TagsOf<house::BankedEvent> : Tags<Tag<0, house::RoundActed>,
                                         Tag<1, house::NextRoundOpened>,
                                         Tag<2, house::PlayerLeftTable>,
                                         Tag<3, house::BettingReopened>> {};

template <>
struct TagsOf<Action> : Tags<Tag<0, PlaceWager>,
                             Tag<1, CloseBetting>,
                             Tag<2, VerifyDeck>,
                             Tag<3, Shuffle>,
                             Tag<4, Cut>,
                             Tag<5, StartJackpot>,
                             Tag<6, CloseJackpot>,
                             Tag<7, DealHands>,
                             Tag<8, AnnounceDecisions>,
                             Tag<9, Decide>,
                             Tag<10, DealCommunity>,
                             Tag<11, RevealDealer>,
                             Tag<12, RecordHand>,
                             Tag<13, DeclineExposure>,
                             Tag<14, Settle>,
                             Tag<15, Report>,
                             Tag<16, Answer>> {};

}  // namespace baize::ledger
