// The numbers of the room's commands and events in records.
#pragma once

#include "house/seating/commands.h"
#include "house/seating/events.h"
#include "house/seating/seating.h"
#include "ledger/record/tags.h"

namespace baize::ledger {

template <>
struct TagsOf<house::SeatingCommand> : Tags<Tag<0, house::TakeSeat>,
                                            Tag<1, house::LeaveTable>,
                                            Tag<2, house::ChangeSeat>,
                                            Tag<3, house::AskForSeat>,
                                            Tag<4, house::WithdrawAsk>,
                                            Tag<5, house::DrawForSeat>,
                                            Tag<6, house::CallForSeat>,
                                            Tag<7, house::PassOffer>,
                                            Tag<8, house::LapseOffer>,
                                            Tag<9, house::HoldSeat>,
                                            Tag<10, house::OpenSeat>,
                                            Tag<11, house::JoinList>,
                                            Tag<12, house::LeaveList>,
                                            Tag<13, house::MarkAbsent>,
                                            Tag<14, house::MarkBack>,
                                            Tag<15, house::PickUpPlayer>,
                                            Tag<16, house::HandBackSealed>,
                                            Tag<17, house::FreeSeat>,
                                            Tag<18, house::DeclineClaim>,
                                            Tag<19, house::OrderSeated>,
                                            Tag<20, house::ReleaseSeat>> {};

template <>
struct TagsOf<house::SeatingEvent> : Tags<Tag<0, house::SeatsPut>,
                                          Tag<1, house::SeatsCleared>,
                                          Tag<2, house::SeatTaken>,
                                          Tag<3, house::SeatLeft>,
                                          Tag<4, house::SeatChanged>,
                                          Tag<5, house::SeatAsked>,
                                          Tag<6, house::SeatAskWithdrawn>,
                                          Tag<7, house::SeatDrawn>,
                                          Tag<8, house::SeatOffered>,
                                          Tag<9, house::OfferPassed>,
                                          Tag<10, house::OfferLapsed>,
                                          Tag<11, house::SeatHeld>,
                                          Tag<12, house::SeatOpened>,
                                          Tag<13, house::ListJoined>,
                                          Tag<14, house::ListLeft>,
                                          Tag<15, house::PlayerAbsent>,
                                          Tag<16, house::PlayerBack>,
                                          Tag<17, house::PlayerPickedUp>,
                                          Tag<18, house::SealedHandedBack>,
                                          Tag<19, house::AbstentionsCounted>,
                                          Tag<20, house::SeatFreed>,
                                          Tag<21, house::ClaimsOpened>,
                                          Tag<22, house::ClaimsClosed>,
                                          Tag<23, house::ClaimDeclined>,
                                          Tag<24, house::SeatedOrdered>,
                                          Tag<25, house::SeatReleased>> {};

}  // namespace baize::ledger
