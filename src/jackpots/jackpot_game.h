// One jackpot game at one table: who has a Jackpot wager on which box, and how far the game is. It
// decides which wagers are accepted, returned or carried to the next round, and which of them must
// be added to or taken out of the meter or pools; each wager is added once only, however often the
// game is cancelled and its wagers registered again. [CS 11.14] [I-48]
// Melbourne tables use level 1 only. The money itself moves in prize_meter.h and level_pools.h.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/money.h"
#include "core/result.h"
#include "jackpots/level_pools.h"
#include "jackpots/level_rules.h"
#include "jackpots/prize_meter_rules.h"

namespace baize::jackpots {

enum class GamePhase : std::uint8_t {
    betting,     // the betting window: wagers may be placed and taken back
    running,     // registered, and no card dealt yet
    dealt,       // cards are out
    cancelled,   // cancelled with cards out: the wagers left wait to be registered again
    flop_dealt,  // Perth: too late for a top-up
    over         // closed; the next round may begin
};

struct JackpotWager {
    int box = 0;
    std::uint64_t owner = 0;
    int level = 1;  // 0: too small so far
    Money staked;
    bool contributed = false;  // its increment is in the meter or pools
    bool carried = false;      // valid from an earlier round
    ResetCounts resets{};      // of the meter or pools when it was added; a meter uses the first
    friend bool operator==(const JackpotWager&, const JackpotWager&) = default;
};

struct JackpotGame {
    GamePhase phase = GamePhase::betting;
    std::vector<JackpotWager> wagers;  // in the order placed, one a box
    friend bool operator==(const JackpotGame&, const JackpotGame&) = default;
};

// The next state, and what the caller must do with chips and meter.
struct GameStep {
    JackpotGame game;
    std::vector<JackpotWager> returned;  // stakes handed back; reverse those that contributed
    std::vector<JackpotWager> added;     // wagers whose increment goes into the meter or pools now
    Money excess;                        // part of a stake above the exact amount, handed back
};

// Chips somebody puts on a Jackpot spot.
struct PlacedStake {
    int box = 0;
    std::uint64_t owner = 0;
    Money stake;
    bool has_ante = false;  // an Ante of the same person on the same box
};

// Jackpot wagers are offered in every betting window, and only then. [CS 5.4.2]
[[nodiscard]] bool offers_wager(const JackpotGame& game);

// Exactly the cost, once a hand; a stake above it goes back in part, one below it is refused.
// [CS 9.2.2] [CS 9.2.3] [I-86] [I-96]
[[nodiscard]] Result<GameStep> place(const PrizeMeterRules& rules,
                                     const JackpotGame& game,
                                     const PlacedStake& stake);
// The largest level that fits; a stake below Level 1 stays at level 0 while it may be topped up.
// [UTH 3.23] [UTH 3.24] [CH 3.9] [CH 3.10] [CH 3.11]
[[nodiscard]] Result<GameStep> place(const LevelRules& rules,
                                     const JackpotGame& game,
                                     const PlacedStake& stake);

// Brings a short wager to an exact level. [UTH 5.14] [CH 5.11] [I-86]
[[nodiscard]] Result<GameStep> top_up(const LevelRules& rules,
                                      const JackpotGame& game,
                                      const PlacedStake& chips,
                                      const ResetCounts& now);

// The start button, or registration with the prize meter: adds every wager not added before.
// [UTH 4.2] [CH 4.2]
[[nodiscard]] Result<GameStep> start(const JackpotGame& game, const ResetCounts& now);

// Refused while a Jackpot wager lies there and the game is not started. [UTH 4.2] [CH 4.2] [I-15]
[[nodiscard]] Result<JackpotGame> deal(const PrizeMeterRules& rules, const JackpotGame& game);
[[nodiscard]] Result<JackpotGame> deal(const LevelRules& rules, const JackpotGame& game);
// Wagers still short go back now, unless the house waits until settlement. [I-86]
[[nodiscard]] Result<GameStep> deal_flop(const LevelRules& rules, const JackpotGame& game);

// A player takes a wager back. A running game is cancelled by it and the others wait to be
// registered again: with cards out for the round in progress, otherwise for the next one. Perth
// players may only do so in the betting window.
// [CS 11.5.2(a)] [CS 11.8.1] [CS 11.14.1]
[[nodiscard]] Result<GameStep> withdraw(const PrizeMeterRules& rules,
                                        const JackpotGame& game,
                                        int box);
[[nodiscard]] Result<GameStep> withdraw(const LevelRules& rules, const JackpotGame& game, int box);

// Back to the betting window before a card is dealt: a new player wants in after a misdeal, or the
// Dealer started the game by mistake. [CS 11.14.2] [CS 11.15]
[[nodiscard]] Result<JackpotGame> cancel(const JackpotGame& game);

// Melbourne: after a misdeal every wager stays valid for the next round and the game runs on.
// [CS 11.14]
[[nodiscard]] Result<JackpotGame> carry_all(const JackpotGame& game);

// The round is paid and the game over button pressed. The wagers of the boxes named are carried (a
// hand void because its player could not Bet), short ones go back, the rest are spent.
// [UTH 4.23] [CH 4.21] [CS 11.12] [I-57]
[[nodiscard]] Result<GameStep> close(const JackpotGame& game, std::span<const int> carried);

// The game of the next round, with what was carried. Refused until the last one is closed.
[[nodiscard]] Result<JackpotGame> next_round(const PrizeMeterRules& rules, const JackpotGame& game);
[[nodiscard]] Result<JackpotGame> next_round(const LevelRules& rules, const JackpotGame& game);

// The round is void or invalidated: everything goes back. [UTH 5.16(b)] [CH 5.13(b)] [CS 14.4]
[[nodiscard]] Result<GameStep> void_round(const JackpotGame& game);

}  // namespace baize::jackpots
