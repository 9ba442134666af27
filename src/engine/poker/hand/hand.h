// One hand of poker as a flat value that can be copied, compared and stored. It holds no pointers,
// and playing it allocates nothing.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/card.h"
#include "engine/core/card_set.h"
#include "engine/core/money.h"
#include "engine/poker/hand/face.h"
#include "engine/poker/rules/seats.h"
#include "engine/poker/table/opening.h"

namespace baize::poker {

// Betting rounds, named after the cards dealt before them. [CP 8.17] [CP 8.18] [CP 8.19] [CP 8.20]
enum class Street : std::uint8_t { preflop, flop, turn, river };

// The phase of a hand.
enum class Phase : std::uint8_t {
    betting,
    discarding,  // Pineapple: each player in turn gives up a card
    dealing,     // the dealer is to deal the next community cards
    showdown,    // players show or muck
    pushing,     // the dealer is to push the pots
    over
};

// One number for each place at the table.
using Amounts = std::array<Money, seats_max>;

// The state of the betting round. [CP 6.6]
struct BettingRound {
    Money level{};       // the bet of the round that a caller must reach
    Money full_level{};  // the level of the last full bet or raise: a short all-in may lie above it
    Money last_raise{};  // the largest full bet or raise so far, or the minimum [I-22]
    std::uint8_t raises = 0;
    bool capped = false;
    Seat aggressor = no_seat;
    SeatSet pending{};      // seats still to act
    SeatSet acted{};        // seats that have acted in turn
    SeatSet barred{};       // seats that may no longer bet or raise [CP 6.18.3]
    Amounts acted_level{};  // `level` when the seat last acted [I-20]
    Amounts acted_full{};   // `full_level` when the seat last acted
    friend bool operator==(const BettingRound&, const BettingRound&) = default;
};

// Chips or words out of turn, kept until the turn comes. [CP 6.18] [I-40]
enum class Waiting : std::uint8_t { nothing, fold, check, chips };

struct OutOfTurn {
    Waiting what = Waiting::nothing;
    bool all_in = false;
    Money amount{};  // the whole bet of the round that the chips amount to
    friend bool operator==(const OutOfTurn&, const OutOfTurn&) = default;
};

inline constexpr std::size_t hole_cards_max = 4;

// All 52 cards and where they lie. [CP 3.1]
struct Cards {
    // In the order of the deck. Cards before `next` have left it, boxed cards included; cards set
    // aside lie behind the stub. [CP 9.3] [CP 9.12.1]
    std::array<Face, card_count> deck{};
    std::uint8_t next = 0;
    std::uint8_t stub_end = card_count;
    CardSet seen{};  // every card whose face is known, wherever it lies
    std::array<std::array<Face, hole_cards_max>, seats_max> hole{};
    std::array<std::uint8_t, seats_max> hole_count{};
    std::array<Face, 5> board{};
    std::uint8_t board_count = 0;
    std::array<Face, 8> burns{};
    std::uint8_t burn_count = 0;
    bool burn_done = false;       // the next community card comes without a burn [CP 9.11]
    bool must_reshuffle = false;  // the stub is to be shuffled and cut before the next card
    bool has_next_burn = false;
    Face next_burn{};          // a card opened by mistake [CP 9.7] [CP 9.13.2]
    std::uint8_t boxed = 0;    // cards found face up in this deck [CP 9.3]
    std::uint8_t exposed = 0;  // hole cards the dealer exposed in the initial deal [CP 9.1.1(i)]
    friend bool operator==(const Cards&, const Cards&) = default;
};

struct Hand {
    Phase phase = Phase::betting;
    Street street = Street::preflop;
    Seat actor = no_seat;  // whose turn it is
    Seat button = 0;
    bool button_in_use = true;
    bool is_void = false;     // every wager went back [CP 9.1.1(h)] [CP 13.6]
    bool deal_again = false;  // a misdeal: dealt again, to the same player first [CP 9.1.1]
    bool board_for_side_wagers = false;  // everyone else folded; the flop decides side wagers only
    bool side_wagers_open = false;

    SeatSet dealt_in{};
    SeatSet live{};  // in contention: not folded, mucked or dead
    SeatSet able{};  // live and with chips behind, so still able to bet
    SeatSet shown{};
    SeatSet mucked{};      // gave up at the showdown
    SeatSet killed{};      // dead by ruling
    SeatSet voided{};      // void by ruling, the chips went back [CP 9.1.1(f)]
    SeatSet showed_one{};  // must show the table the hand they showed to one player [CP 9.2]
    SeatSet voluntary{};   // put in chips of their own will [CP 7.6]
    std::array<std::uint8_t, seats_max> muck_order{};
    std::uint8_t muck_count = 0;

    Amounts starting{};  // stacks before anything was put up
    Amounts stacks{};
    Amounts bets{};    // in front of the seat in this betting round
    Amounts put_in{};  // put into the hand, bets of this round included; sets the side pots
    Amounts dead{};    // dead posts and table antes, which join the main pot and set no side pot
    Amounts forced{};  // blinds, straddles and live posts still in front of the seat preflop

    BettingRound betting{};
    // Actions of earlier betting rounds; kept at live tables only, where errors are found. [I-75]
    SeatSet acted_earlier{};
    bool substantial_earlier = false;
    Amounts gathered{};  // chips put in before this betting round
    Money last_blind{};  // the largest forced bet, straddles not counted
    SeatSet has_waiting{};
    std::array<OutOfTurn, seats_max> waiting{};
    Cards cards{};

    std::array<SideWager, seats_max> side_wagers{};
    Amounts side_payments{};  // stake and winnings, credited when the hand is over [CP 6.11.1(b)]
    Money drop_slide{};       // commission held until the hand is over [CP 7.2.1(a)]
    Money commission{};       // commission taken from the pots when they are pushed
    Money fees{};             // fees per person, taken before the deal
    std::array<std::uint8_t, seats_max> extensions{};  // time extensions bought [I-79]
    Money time_fees{};  // fees for extensions, taken when the hand is over

    friend bool operator==(const Hand&, const Hand&) = default;
};

[[nodiscard]] constexpr bool is_all_in(const Hand& hand, Seat seat) {
    return hand.live.contains(seat) && hand.stacks[seat].is_zero();
}

// All chips in the middle and in front of the players. [I-38]
[[nodiscard]] constexpr Money pot_total(const Hand& hand) {
    Money total;
    for (const Seat seat : hand.dealt_in)
        total += hand.put_in[seat] + hand.dead[seat];
    return total;
}

}  // namespace baize::poker
