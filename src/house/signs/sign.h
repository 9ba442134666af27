// What the sign at a table says, for all twelve games, and the rules a table plays by while it is
// up. The engine's own values are used where it has them, so that nothing is said twice.
//
// What a sign does not say: whether a second betting area is open (found anew each round, I-96) and
// how a table's prize meter runs (the meters' business; the sign only has the cost of the wager).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/machine/rules.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "engine/poker/money/charges.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/stakes.h"
#include "house/bonus_prize.h"
#include "house/book.h"
#include "house/described_rules.h"

namespace baize::house {

struct PayTableChoice {
    std::string wager{};  // "pair_plus"
    std::string table{};  // as the book calls it: "E"
    friend bool operator==(const PayTableChoice&, const PayTableChoice&) = default;
};
BOOST_DESCRIBE_STRUCT(PayTableChoice, (), (wager, table))

// Of a game against the house. [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
struct HouseTerms {
    Limits limits{};                           // what payments are capped at: CS only [I-33]
    std::vector<PayTableChoice> pay_tables{};  // one for each wager the book leaves open
    Money jackpot{};                           // cost of the wager (Level 1 at Perth); 0: none
    ShoeKind shoe = ShoeKind::hand_held;
    std::uint16_t decision_seconds = 30;  // at tables without a dealer; 0: no clock [I-42]
    Settings settings{};
    // Is an Ante taken only with chips for the wager that must follow it? Melbourne only; nothing:
    // where the house deals, and not where a dealer does. [I-57]
    std::optional<bool> require_cover_before_ante{};
    // To keep a hand covered, at tables without a dealer; 0: no pause [UTH 4.14] [CH 4.12(b)]
    std::uint16_t exposure_seconds = 8;
    friend bool operator==(const HouseTerms&, const HouseTerms&) = default;
};
BOOST_DESCRIBE_STRUCT(HouseTerms,
                      (),
                      (limits,
                       pay_tables,
                       jackpot,
                       shoe,
                       decision_seconds,
                       settings,
                       require_cover_before_ante,
                       exposure_seconds))

// Of a poker table. [CP 6.1.1]
struct PokerTerms {
    poker::Betting betting{};
    poker::Forced forced{};
    poker::Stakes stakes{};
    poker::Commission commission{};
    poker::TimeCharge time_charge{};
    poker::Clock clock{};
    poker::FlopChase flop_chase{};
    Money chip = Money::of_cents(1);
    poker::Dealing dealing = poker::Dealing::automatic;
    poker::Substantial substantial = poker::Substantial::book;
    bool expose_all_in = false;
    std::vector<BonusPrize> bonuses{};   // [CP 11.2]
    std::uint16_t showdown_seconds = 5;  // to ask for hands before the house deals on [I-77]
    friend bool operator==(const PokerTerms&, const PokerTerms&) = default;
};
BOOST_DESCRIBE_STRUCT(PokerTerms,
                      (),
                      (betting,
                       forced,
                       stakes,
                       commission,
                       time_charge,
                       clock,
                       flop_chase,
                       chip,
                       dealing,
                       substantial,
                       expose_all_in,
                       bonuses,
                       showdown_seconds))

struct Sign {
    std::string game{};  // as the registry calls it, or a poker variant
    std::uint8_t seats = 0;
    std::variant<HouseTerms, PokerTerms> terms{};
    // A house may give more notice of a change than its book wants, never less. 0: the book's.
    std::uint16_t notice_minutes = 0;  // [I-106]
    std::uint8_t notice_hands = 0;     // [I-106]
    bool staff_may_play = false;       // who are not on duty at this table [I-142]
    friend bool operator==(const Sign&, const Sign&) = default;
};
BOOST_DESCRIBE_STRUCT(Sign, (), (game, seats, terms, notice_minutes, notice_hands, staff_may_play))

// No sign, and no limit agreed with a player, goes above this: sums of wagers and prizes stay far
// from what Money can hold. Ours, no book has it.
inline constexpr Money largest_posted = Money::of_cents(1'000'000'000'000);

// Does the sign say all that its book wants on it, and nothing that contradicts itself or the book?
[[nodiscard]] Result<void> verify(const Sign& sign);

// What the tables are run with. Refused as verify() refuses, and when the game is of the other
// kind.
[[nodiscard]] Result<Rules> house_rules(const Sign& sign);
[[nodiscard]] Result<poker::Rules> poker_rules(const Sign& sign);

// The clause that wants a sign at the table. [CP 6.1] [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
[[nodiscard]] Clause display_clause(Book book);

// Of a sign that verify() accepts.
[[nodiscard]] Book book_of(const Sign& sign);

// Where a book says how many people may play. [CP 4.1]
[[nodiscard]] Clause seats_clause(const Sign& sign);

}  // namespace baize::house
