// The choices of a house for one table: its sign. The defaults of each room are the published game.
#pragma once

#include <array>
#include <cstdint>

#include "engine/banked/wagers/limits.h"
#include "engine/banked/wagers/pay_table.h"
#include "engine/core/money.h"

namespace baize {

enum class ShoeKind : std::uint8_t {
    hand_held,  // one card at a time
    machine     // a shuffling shoe or shuffler that gives whole packets
};

// The scope of the maximum payout on the sign. [I-33]
enum class PayoutScope : std::uint8_t {
    wager,   // each payment on a Bet, and each additional payment to an Instant Winner
    player,  // all such payments to one player in a round
    table    // all such payments at the table in a round
};

// How long a warning about wagers below the minimum is remembered. [I-85]
enum class WarningScope : std::uint8_t {
    seat_session,  // until the player leaves the table
    day            // until the day is over, even if the player leaves and comes back
};

// The deadline for topping up a Jackpot wager that is too small in Perth. [I-86]
enum class TopUpDeadline : std::uint8_t { flop, settlement };

// Interpretations of rulebooks/interpretations.md that a house may switch; the keys are listed
// there. Settings of one game are described in its room (GameFacts::settings). Records hold the
// members by position: new ones are added at the end, off by default (ledger/record/grown.h).
struct Settings {
    bool uth_blind_loses_to_unqualified_dealer = false;  // [I-4]
    bool uth_absent_keeps_trips = false;                 // [I-42]
    bool retract_includes_folded = false;                // [I-62]
    bool ch_allow_multiple_hands = false;                // [I-96]
    bool wa_jackpot_quads_natural_only = false;          // [I-30]
    bool tcp_online_fold_keeps_pair_plus = false;        // [I-9]
    PayoutScope cs_max_payout_scope = PayoutScope::wager;
    WarningScope short_wager_warning_scope = WarningScope::seat_session;
    TopUpDeadline jackpot_topup_deadline = TopUpDeadline::flop;
    bool burn = false;  // burn a card before the communal cards of each street [I-113]
    friend bool operator==(const Settings&, const Settings&) = default;
};

struct Rules {
    Limits limits{};
    ShoeKind shoe = ShoeKind::hand_held;
    std::uint8_t seats = 9;
    std::array<PayTable, 2> tables{};  // the room decides which wager each is for
    Money jackpot{};                // cost of the Jackpot wager (Level 1 at Perth); 0: not offered
    bool second_area_open = false;  // the floor's finding on second areas [CS 5.10.1] [TCP 5.9.1]
    // True if the house checks who may wager on which area. The engine then skips its own check,
    // because a replayed round does not know the seats.
    bool floor_allots_areas = false;
    Settings settings{};
    friend bool operator==(const Rules&, const Rules&) = default;
};

}  // namespace baize
