// A hand of poker, as one audience sees it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "engine/core/clause.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "service/table_view/banked_view.h"

namespace baize::views {

// The state of the hand of a player.
enum class HandState : std::uint8_t {
    in,
    all_in,
    folded,
    mucked,  // gave the hand up at the showdown
    dead     // out by a ruling
};
BOOST_DESCRIBE_ENUM(HandState, in, all_in, folded, mucked, dead)

// A wager on the colour of the flop.
struct SideWagerView {
    std::string colour{};  // "red", "black"
    Money stake{};
    Money back{};  // once decided
    friend bool operator==(const SideWagerView&, const SideWagerView&) = default;
};
BOOST_DESCRIBE_STRUCT(SideWagerView, (), (colour, stake, back))

// One player's part in the hand.
struct HandView {
    SeatIndex seat = 0;
    std::uint32_t player = 0;  // a person
    CardViews cards{};
    HandState state = HandState::in;
    Money bet{};     // in front of the seat, this betting round
    Money put_in{};  // into the hand altogether
    Money pushed{};  // of `stack`, pushed and not yet counted: out of turn, or short of the call
    Money stack{};   // behind what is bet
    bool is_shown = false;
    std::string last_action{};       // in this betting round: "checks", "raises to $40"
    std::string hand{};              // in words, if this audience sees the cards
    std::string low{};               // as `hand`, for the low hand if there is one
    std::vector<Card> high_cards{};  // the five of hand and board that make it
    std::vector<Card> low_cards{};
    Money won{};  // from all pots, including low halves
    std::vector<SideWagerView> side_wagers{};
    friend bool operator==(const HandView&, const HandView&) = default;
};
BOOST_DESCRIBE_STRUCT(HandView,
                      (),
                      (seat,
                       player,
                       cards,
                       state,
                       bet,
                       put_in,
                       pushed,
                       stack,
                       is_shown,
                       last_action,
                       hand,
                       low,
                       high_cards,
                       low_cards,
                       won,
                       side_wagers))

// A pot and the seats that can win it.
struct PotView {
    Money amount{};
    std::vector<SeatIndex> seats{};  // that can win it
    friend bool operator==(const PotView&, const PotView&) = default;
};
BOOST_DESCRIBE_STRUCT(PotView, (), (amount, seats))

// A seat's share of a pot, with its clause.
struct PotShareView {
    SeatIndex seat = 0;
    Money amount{};
    Clause clause{};
    friend bool operator==(const PotShareView&, const PotShareView&) = default;
};
BOOST_DESCRIBE_STRUCT(PotShareView, (), (seat, amount, clause))

// A pot after it was given to its winners, without commission.
struct PotWonView {
    std::uint8_t pot = 0;  // 0: the main pot
    Money amount{};
    std::vector<PotShareView> high{};  // or of the whole pot, if no low hand wins half
    std::vector<PotShareView> low{};
    friend bool operator==(const PotWonView&, const PotWonView&) = default;
};
BOOST_DESCRIBE_STRUCT(PotWonView, (), (pot, amount, high, low))

enum class PokerPhase : std::uint8_t {
    waiting,  // between hands
    betting,
    discarding,
    dealing,
    showdown,
    pushing,
    over
};
BOOST_DESCRIBE_ENUM(PokerPhase, waiting, betting, discarding, dealing, showdown, pushing, over)

// The hand in play at a poker table, as the viewer sees it.
struct PokerView {
    PokerPhase phase = PokerPhase::waiting;
    std::string street{};        // "preflop", "flop", "turn", "river"
    std::uint8_t hand_size = 0;  // cards dealt to each player
    std::uint8_t button = 0;     // a seat from 1; 0: none
    std::uint8_t actor = 0;      // seat whose turn it is, from 1; 0: none
    Money level{};               // the bet to call in this betting round
    CardViews board{};           // dealt so far
    bool is_hi_lo = false;
    bool low_possible = true;       // of hi-lo games: the board still allows a low hand
    std::vector<PotView> pots{};    // chips in the middle; the main pot first
    std::vector<PotWonView> won{};  // after the pots were given out, in the same order
    Money total{};                  // in the middle and in front of players
    Money commission{};             // taken so far
    std::vector<HandView> hands{};  // of all players who were dealt in, by seat
    bool is_void = false;
    friend bool operator==(const PokerView&, const PokerView&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerView,
                      (),
                      (phase,
                       street,
                       hand_size,
                       button,
                       actor,
                       level,
                       board,
                       is_hi_lo,
                       low_possible,
                       pots,
                       won,
                       total,
                       commission,
                       hands,
                       is_void))

}  // namespace baize::views
