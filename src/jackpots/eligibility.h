// Whether a Jackpot wager wins, loses, goes back or is carried, from what happened to its hand. The
// Dealer's cards are no part of it. What a winner is paid: prize_meter.h and level_pools.h.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/clause.h"
#include "jackpots/level_rules.h"
#include "jackpots/prize.h"
#include "jackpots/prize_meter.h"
#include "jackpots/prize_meter_rules.h"

namespace baize::jackpots {

enum class JackpotResult : std::uint8_t { win, lose, returned, carried };

struct JackpotVerdict {
    JackpotResult result{};
    Clause clause;
    friend bool operator==(const JackpotVerdict&, const JackpotVerdict&) = default;
};

// One Melbourne hand with a Jackpot wager at the time of settlement.
struct StudHand {
    int box = 0;
    bool bet_placed = false;
    bool instant_winner = false;    // Wild Aruba: no Bet is needed [CS 12.6.4] [I-32]
    bool dealer_hand_void = false;  // folded hands are checked too [CS 11.6.2(b)] [I-47]
    bool cards_lost = false;        // cannot be identified any more: the wager goes back [I-47]
    bool could_not_bet = false;  // first instance: the hand is void, the wager carried [CS 11.12]
    bool could_not_bet_again = false;   // a further instance: lost [I-57]
    std::optional<JackpotHand> hand{};  // nothing: not a hand any table lists
};

[[nodiscard]] JackpotVerdict judge(const PrizeMeterRules& rules, const StudHand& hand);

// All hands of a round are checked before any is paid; the eligible ones stay face up until then.
// [CS 7.6.2(b)] [CS 7.6.2(b)(ii)] [CS 7.6.3(d)]
struct CheckedRound {
    HandCounts hands;          // goes to award() in one piece
    std::vector<int> face_up;  // boxes, in the order checked
};

[[nodiscard]] CheckedRound check_hands(const PrizeMeterRules& rules,
                                       std::span<const StudHand> hands);

// One Perth hand with a Jackpot wager at the time of settlement; the hand is hole cards and flop.
struct HoldemHand {
    int box = 0;
    int level = 0;  // 0: short and not topped up
    bool has_ante = true;
    bool folded = false;
    bool exposed = true;
    bool flop_wager_placed = true;      // Crown Hold'em only
    bool flop_wager_forgotten = false;  // a supervisor found the omission inadvertent [I-61]
    std::optional<JackpotHand> hand{};
};

[[nodiscard]] JackpotVerdict judge(const LevelRules& rules, const HoldemHand& hand);

}  // namespace baize::jackpots
