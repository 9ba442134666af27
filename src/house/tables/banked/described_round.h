// The engine's actions and rounds, described for records: the engine's own types are written,
// without a second copy. The numbers of their enumerators are stored, as the engine's headers say.
#pragma once

#include <boost/describe.hpp>

#include "engine/banked/machine/action.h"
#include "engine/banked/machine/round.h"
#include "house/described_rules.h"
#include "house/issuer.h"

namespace baize {

BOOST_DESCRIBE_ENUM(Wager,
                    ante,
                    blind,
                    bet,
                    play,
                    flop,
                    turn,
                    river,
                    pair_plus,
                    trips,
                    dealer_poker_extra,
                    player_poker_extra,
                    player_poker_extra_2,
                    player_poker_extra_3,
                    jackpot,
                    ante_bonus,
                    instant_winner)
BOOST_DESCRIBE_ENUM(Verdict, win, lose, standoff, void_, returned)
BOOST_DESCRIBE_ENUM(Tender, chips, oral_with_chips, oral_alone, cash)
BOOST_DESCRIBE_ENUM(Decision, play, bet, check, flop, turn, river, instant_winner, fold_ante, fold)
BOOST_DESCRIBE_ENUM(Irregularity,
                    card_exposed,
                    wrong_count,
                    cards_on_empty_area,
                    cards_taken,
                    hand_viewed,
                    deck_incorrect,
                    shuffler_jam,
                    shuffler_unverified,
                    cut_missing,
                    communal_misdealt,
                    communal_exposed,
                    amount_found,
                    cannot_match,
                    player_absent,
                    wager_forgotten,
                    late_wager,
                    information_exchanged,
                    disruption,
                    fraud,
                    jackpot_fault)
BOOST_DESCRIBE_ENUM(Asks,
                    deck_count,
                    retract,
                    nominate_cards,
                    rack_agrees,
                    correct_amount,
                    reconstruct,
                    inadvertent,
                    void_round,
                    top_up)
BOOST_DESCRIBE_ENUM(Reply,
                    complete,
                    incomplete,
                    keep,
                    retract,
                    retract_ante_only,
                    retract_pair_plus_only,
                    named,
                    yes,
                    no,
                    corrected,
                    cannot,
                    whole,
                    flop_only,
                    impossible)
BOOST_DESCRIBE_ENUM(Phase, betting, closed, dealt, deciding, dealing, revealing, showdown, over)
BOOST_DESCRIBE_ENUM(Standing, empty, active, played, folded, folded_ante, instant_winner, dead)

BOOST_DESCRIBE_STRUCT(PlaceWager, (), (box, wager, amount, tender))
BOOST_DESCRIBE_STRUCT(CloseBetting, (), ())
BOOST_DESCRIBE_STRUCT(VerifyDeck, (), ())
BOOST_DESCRIBE_STRUCT(Shuffle, (), (second_deck))
BOOST_DESCRIBE_STRUCT(Cut, (), (position))
BOOST_DESCRIBE_STRUCT(StartJackpot, (), ())
BOOST_DESCRIBE_STRUCT(CloseJackpot, (), ())
BOOST_DESCRIBE_STRUCT(DealHands, (), (cards))
BOOST_DESCRIBE_STRUCT(AnnounceDecisions, (), ())
BOOST_DESCRIBE_STRUCT(Decide, (), (box, decision, amount))
BOOST_DESCRIBE_STRUCT(DealCommunity, (), (cards))
BOOST_DESCRIBE_STRUCT(RevealDealer, (), (cards))
BOOST_DESCRIBE_STRUCT(RecordHand, (), (box, cards))
BOOST_DESCRIBE_STRUCT(DeclineExposure, (), (box))
BOOST_DESCRIBE_STRUCT(Settle, (), ())
BOOST_DESCRIBE_STRUCT(Report, (), (what, place, count, card, wager, amount))
BOOST_DESCRIBE_STRUCT(Answer, (), (asks, box, reply, cards))
BOOST_DESCRIBE_STRUCT(Act, (), (by, action))

BOOST_DESCRIBE_STRUCT(Override, (), (verdict, clause))
BOOST_DESCRIBE_STRUCT(Box,
                      (),
                      (stake,
                       owner,
                       overrides,
                       has_overrides,
                       standing,
                       acted,
                       decided_on,
                       declined,
                       forgot_wager,
                       carries_jackpot,
                       deemed_seat,
                       jackpot_came_over,
                       dealt,
                       cards,
                       limits))
BOOST_DESCRIBE_STRUCT(CardsInPlay, (), (verified, shuffled, cut, cut_waived, second_deck))
BOOST_DESCRIBE_STRUCT(Warnings, (), (player, below_minimum, cannot_match, day))
BOOST_DESCRIBE_STRUCT(Question, (), (asks, role, player, box, because, clause))
BOOST_DESCRIBE_STRUCT(Round,
                      (),
                      (phase,
                       street,
                       boxes,
                       seated,
                       deck,
                       dealer,
                       dealer_dealt,
                       up_card,
                       dealer_shown,
                       dealer_void,
                       community,
                       discarded_hands,
                       exposed_of_players,
                       exposed_of_dealer,
                       questions,
                       voided,
                       jackpot_started,
                       jackpot_closed,
                       warnings,
                       day))

}  // namespace baize
