// Descriptions (Boost.Describe) of the engine's rule types, so that the house can write them into
// records. They are in one place because a type can be described only once and several rooms store
// the same types.
//
// The order of members is a storage format: a struct that has been written never changes, and new
// rules of the engine are added as new alternatives of the events that hold them. Settings alone
// may grow at its end. The signs' records_test.cpp checks the number of members.
#pragma once

#include <cstddef>

#include <boost/describe.hpp>

#include "engine/banked/machine/rules.h"
#include "engine/banked/wagers/limits.h"
#include "engine/hands/five_card_hand.h"
#include "engine/poker/money/prize.h"
#include "engine/poker/money/time_charge.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/stakes.h"
#include "ledger/record/grown.h"

namespace baize {

// The numbers of these enumerators are stored in records: never renumber.
BOOST_DESCRIBE_ENUM(ShoeKind, hand_held, machine)
BOOST_DESCRIBE_ENUM(PayoutScope, wager, player, table)
BOOST_DESCRIBE_ENUM(WarningScope, seat_session, day)
BOOST_DESCRIBE_ENUM(TopUpDeadline, flop, settlement)
BOOST_DESCRIBE_ENUM(
    Rank, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace)
BOOST_DESCRIBE_ENUM(FiveCardHand,
                    odd_cards,
                    one_pair,
                    two_pair,
                    three_of_a_kind,
                    straight,
                    flush,
                    full_house,
                    four_of_a_kind,
                    straight_flush,
                    royal_flush)
BOOST_DESCRIBE_STRUCT(Limits, (), (min, max, step, max_payout, chip))
BOOST_DESCRIBE_STRUCT(Settings,
                      (),
                      (uth_blind_loses_to_unqualified_dealer,
                       uth_absent_keeps_trips,
                       retract_includes_folded,
                       ch_allow_multiple_hands,
                       wa_jackpot_quads_natural_only,
                       tcp_online_fold_keeps_pair_plus,
                       cs_max_payout_scope,
                       short_wager_warning_scope,
                       jackpot_topup_deadline,
                       burn))

}  // namespace baize

// A game adds a setting at the end of Settings. The first ten are in every record, the later ones
// in those of the tables that chose them.
template <>
inline constexpr std::size_t baize::ledger::members_at_first<baize::Settings> = 10;

namespace baize::poker {

BOOST_DESCRIBE_ENUM(Variant,
                    holdem,
                    pineapple,
                    crazy_pineapple,
                    crazy_pineapple_hilo,
                    holdem_hilo,
                    omaha,
                    omaha_hilo)
BOOST_DESCRIBE_ENUM(Structure, fixed, spread, half_pot, pot, no_limit)
BOOST_DESCRIBE_ENUM(AnteBy, everyone, last_blind, button)
BOOST_DESCRIBE_ENUM(Scope, hand, pot)
BOOST_DESCRIBE_ENUM(Dealing, automatic, live)
BOOST_DESCRIBE_ENUM(Prize, cash, goods, services)
BOOST_DESCRIBE_ENUM(PaidIn, chips, cash, cash_equivalent)
BOOST_DESCRIBE_ENUM(Substantial, book, tda)
BOOST_DESCRIBE_STRUCT(Betting,
                      (),
                      (structure,
                       minimum,
                       maximum,
                       high_from_round,
                       raises_max,
                       uncap_after_fold,
                       short_all_ins_add_up,
                       pot_before_rake,
                       oot_binding))
BOOST_DESCRIBE_STRUCT(Straddle, (), (count_max, full_min_raise))
BOOST_DESCRIBE_STRUCT(
    Forced,
    (),
    (blinds, ante, ante_by, straddle, heads_up_button_small, missed_small_dead, penalty_dead))
BOOST_DESCRIBE_STRUCT(Commission,
                      (),
                      (rate,
                       cap,
                       minimum,
                       unit,
                       cap_scope,
                       equal_hands,
                       no_flop_no_drop,
                       per_hand,
                       per_person,
                       stand_alone))
BOOST_DESCRIBE_STRUCT(FlopChase, (), (offered, both_colours, minimum, maximum))
BOOST_DESCRIBE_STRUCT(Clock,
                      (),
                      (seconds, extra_seconds, extensions_max, fee, discard_last_on_expiry))
// Used in snapshots only. Events store the parts of these rules in their signs instead.
BOOST_DESCRIBE_STRUCT(Rules,
                      (),
                      (variant,
                       betting,
                       forced,
                       commission,
                       flop_chase,
                       clock,
                       chip,
                       dealing,
                       substantial,
                       expose_all_in))
BOOST_DESCRIBE_STRUCT(TimeCharge, (), (hourly, period_minutes, prorate))
BOOST_DESCRIBE_STRUCT(Stakes, (), (buy_in_min, buy_in_max, return_window_minutes))

}  // namespace baize::poker
