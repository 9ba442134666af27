// Jackpot systems, for the lobby, the felt and the big screen.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <boost/describe.hpp>

#include "engine/core/clause.h"
#include "engine/core/game_id.h"
#include "engine/core/moment.h"
#include "engine/core/money.h"

namespace baize::views {

// A level of a Perth system; a prize meter has only one.
struct JackpotLevel {
    std::uint8_t level = 1;
    Money wager{};
    std::optional<Money> amount{};  // as displayed, paid for a royal flush; null: kept by hand
    friend bool operator==(const JackpotLevel&, const JackpotLevel&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotLevel, (), (level, wager, amount))

// A prize of a jackpot that the display lists.
struct JackpotPrize {
    std::string hand{};            // in words
    std::string prize{};           // in words: "10% of the meter", "$500"
    std::vector<Money> amounts{};  // for each level of the wager; empty if the meter pays
    Clause clause{};
    friend bool operator==(const JackpotPrize&, const JackpotPrize&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotPrize, (), (hand, prize, amounts, clause))

// A prize that was won.
struct JackpotWin {
    std::uint64_t event = 0;
    Moment at{};
    std::uint32_t table = 0;
    std::uint64_t round = 0;
    std::uint32_t person = 0;
    std::string name{};
    std::uint8_t level = 1;
    std::string hand{};
    Money amount{};
    bool is_share = false;  // a share of the meter rather than a fixed bonus
    bool is_paid = false;   // false while the win is being verified
    Clause clause{};
    friend bool operator==(const JackpotWin&, const JackpotWin&) = default;
};
BOOST_DESCRIBE_STRUCT(
    JackpotWin,
    (),
    (event, at, table, round, person, name, level, hand, amount, is_share, is_paid, clause))

// Whether a jackpot system takes wagers.
enum class JackpotState : std::uint8_t {
    running,
    checking,   // a win is being verified; other tables play on
    suspended,  // out of order
};
BOOST_DESCRIBE_ENUM(JackpotState, running, checking, suspended)

// A jackpot system with its displays and recent prizes.
struct JackpotView {
    std::uint32_t system = 0;
    std::string title{};  // "Caribbean Stud", "Perth"
    std::string kind{};   // "prize_meter", "levels"
    std::vector<GameId> games{};
    std::vector<std::uint32_t> tables{};
    JackpotState state = JackpotState::running;
    std::vector<JackpotLevel> levels{};
    std::vector<JackpotPrize> prizes{};
    std::vector<JackpotWin> wins{};  // the last ones, newest first
    bool is_by_hand = false;         // staff keep the amounts by hand [CS 9.1.1(k)]
    std::string warning{};           // shown beside the amounts [UTH 4.21] [CH 4.19]
    Clause display{};                // the rule of the display, or of its warning
    friend bool operator==(const JackpotView&, const JackpotView&) = default;
};
BOOST_DESCRIBE_STRUCT(
    JackpotView,
    (),
    (system, title, kind, games, tables, state, levels, prizes, wins, is_by_hand, warning, display))

}  // namespace baize::views
