// Defines which fields may be omitted. A command must have all of its fields. For values that are
// mostly defaults (the terms of a sign, the details of an act), only the given number of leading
// fields is required; the others keep the defaults of the struct. A std::optional field may always
// be omitted.
#pragma once

#include <cstddef>
#include <limits>

#include "house/commands/command.h"

namespace baize::codec {

template <typename Struct>
inline constexpr std::size_t fields_required = std::numeric_limits<std::size_t>::max();

// Acts require the person and the act; amounts, cards and findings only if the act has them.
template <>
inline constexpr std::size_t fields_required<house::ActInRound> = 2;
template <>
inline constexpr std::size_t fields_required<house::PlaceWagers> = 2;
template <>
inline constexpr std::size_t fields_required<house::ReportInHand> = 2;
template <>
inline constexpr std::size_t fields_required<house::ReportReason> = 1;
template <>
inline constexpr std::size_t fields_required<house::OpenHand> = 1;
template <>
inline constexpr std::size_t fields_required<house::WishForHand> = 2;
template <>
inline constexpr std::size_t fields_required<house::TableHand> = 2;
template <>
inline constexpr std::size_t fields_required<house::FileIncident> = 4;
template <>
inline constexpr std::size_t fields_required<house::MakeTable> = 1;
template <>
inline constexpr std::size_t fields_required<house::Enrol> = 1;
template <>
inline constexpr std::size_t fields_required<house::Appoint> = 2;
template <>
inline constexpr std::size_t fields_required<PlaceWager> = 3;
template <>
inline constexpr std::size_t fields_required<Decide> = 2;
template <>
inline constexpr std::size_t fields_required<Shuffle> = 0;
template <>
inline constexpr std::size_t fields_required<RevealDealer> = 0;
template <>
inline constexpr std::size_t fields_required<DealHands> = 0;
template <>
inline constexpr std::size_t fields_required<DealCommunity> = 0;
template <>
inline constexpr std::size_t fields_required<Report> = 1;
template <>
inline constexpr std::size_t fields_required<Answer> = 3;
template <>
inline constexpr std::size_t fields_required<poker::Action> = 1;
template <>
inline constexpr std::size_t fields_required<poker::Pushed> = 2;
template <>
inline constexpr std::size_t fields_required<poker::Report> = 1;
template <>
inline constexpr std::size_t fields_required<Actor> = 1;
template <>
inline constexpr std::size_t fields_required<poker::SideWager> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Arrival> = 3;
template <>
inline constexpr std::size_t fields_required<house::Device> = 0;
template <>
inline constexpr std::size_t fields_required<house::DeckFound> = 1;

// Terms that a sign does not mention are as in the book, or do not apply.
template <>
inline constexpr std::size_t fields_required<house::Sign> = 3;
template <>
inline constexpr std::size_t fields_required<house::HouseTerms> = 0;
template <>
inline constexpr std::size_t fields_required<house::PokerTerms> = 0;
template <>
inline constexpr std::size_t fields_required<house::BonusPrize> = 3;
template <>
inline constexpr std::size_t fields_required<Limits> = 0;
template <>
inline constexpr std::size_t fields_required<Settings> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Betting> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Forced> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Straddle> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Commission> = 0;
template <>
inline constexpr std::size_t fields_required<poker::FlopChase> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Clock> = 0;
template <>
inline constexpr std::size_t fields_required<poker::TimeCharge> = 0;
template <>
inline constexpr std::size_t fields_required<poker::Stakes> = 0;
template <>
inline constexpr std::size_t fields_required<house::MeterTerms> = 1;
template <>
inline constexpr std::size_t fields_required<house::PoolTerms> = 1;

}  // namespace baize::codec
