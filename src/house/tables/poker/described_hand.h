// The poker engine's actions, openings, hands and table state, described for records. The numbers
// of its enumerators are stored, as the engine's headers say.
#pragma once

#include <boost/describe.hpp>

#include "engine/poker/hand/action.h"
#include "engine/poker/hand/hand.h"
#include "engine/poker/live/pushed.h"
#include "engine/poker/live/report.h"
#include "engine/poker/money/prize.h"
#include "engine/poker/table/opening.h"
#include "engine/poker/table/orbit.h"
#include "engine/poker/table/seating.h"
#include "engine/poker/table/stakes.h"
#include "house/described_rules.h"
#include "house/issuer.h"

namespace baize::poker {

BOOST_DESCRIBE_ENUM(
    Does, fold, check, call, bet, discard, show, muck, ask_to_see, time_out, buy_time, deal, push)
BOOST_DESCRIBE_STRUCT(Action, (), (does, seat, other, count, cards, amount))

BOOST_DESCRIBE_ENUM(Says, nothing, fold, check, call, raise, raise_to, all_in)
BOOST_DESCRIBE_STRUCT(Pushed, (), (seat, says, said, chips, single_chip, later))
BOOST_DESCRIBE_STRUCT(Counted, (), (action, returned, missing, chooses, clause))

BOOST_DESCRIBE_ENUM(Irregularity,
                    cut_exposed,
                    not_shuffled,
                    not_cut,
                    dealt_out_of_order,
                    dealt_out,
                    extra_hand,
                    wrong_count,
                    exposed_by_dealer,
                    defective_deck,
                    boxed_card,
                    burn_missed,
                    board_too_early,
                    board_too_many,
                    exposed_by_player,
                    shown_to_one,
                    not_discarded,
                    mucked_by_dealer,
                    information_exchanged,
                    disruption,
                    fraud)
BOOST_DESCRIBE_STRUCT(
    Report, (), (what, by, seat, count, cards, can_be_put_right, burned, already_dealt, flop_valid))

BOOST_DESCRIBE_ENUM(Post, ante, blind, straddle, live, dead, table_ante)
BOOST_DESCRIBE_STRUCT(Posting, (), (seat, post, amount))
BOOST_DESCRIBE_ENUM(Colour, none, red, black, both)
BOOST_DESCRIBE_STRUCT(SideWager, (), (amount, colour))
BOOST_DESCRIBE_STRUCT(
    Opening, (), (stacks, dealt_in, button, button_in_use, fees_paid, postings, side_wagers, deck))

BOOST_DESCRIBE_ENUM(Choice, wait, post)
BOOST_DESCRIBE_STRUCT(Occupant,
                      (),
                      (player,
                       newcomer,
                       away,
                       penalty,
                       choice,
                       imposed,
                       missed,
                       paid,
                       buy_in_due,
                       bringing_back,
                       charge_due))
BOOST_DESCRIBE_STRUCT(Orbit, (), (seats, line, button, dealt_in, last_blind))
BOOST_DESCRIBE_STRUCT(Departure, (), (player, chips, minute, picked_up))
BOOST_DESCRIBE_ENUM(Origin, new_player, closed_game, moved)
BOOST_DESCRIBE_STRUCT(Arrival, (), (player, seat, chips, origin, choice, imposed, last, minute))

BOOST_DESCRIBE_STRUCT(BonusAward, (), (player, hand, kind, worth, verified_by, paid_in, delivered))

BOOST_DESCRIBE_ENUM(Street, preflop, flop, turn, river)
BOOST_DESCRIBE_ENUM(Phase, betting, discarding, dealing, showdown, pushing, over)
BOOST_DESCRIBE_STRUCT(BettingRound,
                      (),
                      (level,
                       full_level,
                       last_raise,
                       raises,
                       capped,
                       aggressor,
                       pending,
                       acted,
                       barred,
                       acted_level,
                       acted_full))
BOOST_DESCRIBE_ENUM(Waiting, nothing, fold, check, chips)
BOOST_DESCRIBE_STRUCT(OutOfTurn, (), (what, all_in, amount))
BOOST_DESCRIBE_STRUCT(Cards,
                      (),
                      (deck,
                       next,
                       stub_end,
                       seen,
                       hole,
                       hole_count,
                       board,
                       board_count,
                       burns,
                       burn_count,
                       burn_done,
                       must_reshuffle,
                       has_next_burn,
                       next_burn,
                       boxed,
                       exposed))
BOOST_DESCRIBE_STRUCT(Hand,
                      (),
                      (phase,
                       street,
                       actor,
                       button,
                       button_in_use,
                       is_void,
                       deal_again,
                       board_for_side_wagers,
                       side_wagers_open,
                       dealt_in,
                       live,
                       able,
                       shown,
                       mucked,
                       killed,
                       voided,
                       showed_one,
                       voluntary,
                       muck_order,
                       muck_count,
                       starting,
                       stacks,
                       bets,
                       put_in,
                       dead,
                       forced,
                       betting,
                       acted_earlier,
                       substantial_earlier,
                       gathered,
                       last_blind,
                       has_waiting,
                       waiting,
                       cards,
                       side_wagers,
                       side_payments,
                       drop_slide,
                       commission,
                       fees,
                       extensions,
                       time_fees))

}  // namespace baize::poker
