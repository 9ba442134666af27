// The contents of the sign at a table, for all twelve games, and the rules that a table plays by
// under it. The engine's types are used where possible, so that nothing is defined twice.
//
// A sign does not say whether a second betting area is open (found anew each round, I-96) nor how a
// table's prize meter runs (the meters room does; the sign only has the cost of the wager).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "engine/banked/machine/rules.h"
#include "engine/core/money.h"
#include "engine/core/place.h"
#include "engine/core/result.h"
#include "engine/poker/money/time_charge.h"
#include "engine/poker/rules/rules.h"
#include "engine/poker/table/stakes.h"
#include "house/bonus_prize.h"
#include "house/book.h"
#include "house/issuer.h"
#include "ledger/record/grown.h"

namespace baize::house {

struct PayTableChoice {
    std::string wager{};  // "pair_plus"
    std::string table{};  // The book's name for it: "E".
    friend bool operator==(const PayTableChoice&, const PayTableChoice&) = default;
};
BOOST_DESCRIBE_STRUCT(PayTableChoice, (), (wager, table))

// The terms of a game against the house. [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
struct HouseTerms {
    Limits limits{};                           // The cap on payments: CS only. [I-33]
    std::vector<PayTableChoice> pay_tables{};  // One for each wager the book leaves open.
    Money jackpot{};                           // Cost of the wager (Level 1 at Perth); 0: none.
    ShoeKind shoe = ShoeKind::hand_held;
    std::uint16_t decision_seconds = 30;  // At tables without a dealer; 0: no clock. [I-42]
    Settings settings{};
    // True if an Ante requires chips for the wager that must follow it; Melbourne only. nullopt:
    // required where the house deals, not where a dealer does. [I-57]
    std::optional<bool> require_cover_before_ante{};
    // Time to keep a hand covered, at tables without a dealer; 0: no pause. [UTH 4.14] [CH 4.12(b)]
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

// The terms of a poker table. [CP 6.1.1]
struct PokerTerms {
    poker::Betting betting{};
    poker::Forced forced{};
    poker::Stakes stakes{};
    poker::Commission commission{};
    poker::TimeCharge time_charge{};
    poker::Clock clock{.discard_last_on_expiry =
                           true};  // The discard: where the house deals. [I-74]
    poker::FlopChase flop_chase{};
    Money chip = Money::of_cents(1);
    poker::Dealing dealing = poker::Dealing::automatic;
    poker::Substantial substantial = poker::Substantial::book;
    bool expose_all_in = false;
    std::vector<BonusPrize> bonuses{};   // [CP 11.2]
    std::uint16_t showdown_seconds = 5;  // To ask for hands before the house continues. [I-77]
    // The time bank of each player where the house deals; 0: none. It is full again after so many
    // hands. [CP 6.15.1] [I-150]
    std::uint16_t bank_seconds = 0;
    std::uint16_t bank_hands = 0;
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
                       showdown_seconds,
                       bank_seconds,
                       bank_hands))

// The sign of a table.
struct Sign {
    GameId game{};
    std::uint8_t seats = 0;
    std::variant<HouseTerms, PokerTerms> terms{};
    // A house may give more notice of a change than its book requires, never less. 0: the book's.
    std::uint16_t notice_minutes = 0;  // [I-106]
    std::uint8_t notice_hands = 0;     // [I-106]
    bool staff_may_play = false;       // For staff who are not on duty at this table. [I-142]
    friend bool operator==(const Sign&, const Sign&) = default;
};
BOOST_DESCRIBE_STRUCT(Sign, (), (game, seats, terms, notice_minutes, notice_hands, staff_may_play))

// Limits of one player at one betting area, which every display marks. [CS 6.3] [TCP 6.3]
struct PersonalLimits {
    BoxIndex box = 0;
    PersonId player = 0;
    std::optional<Money> minimum{};
    std::optional<Money> maximum{};
    std::optional<Money> max_payout{};  // Only if recorded too. [I-117]
    friend bool operator==(const PersonalLimits&, const PersonalLimits&) = default;
};
BOOST_DESCRIBE_STRUCT(PersonalLimits, (), (box, player, minimum, maximum, max_payout))

// The maximum of amounts on a sign and of limits agreed with a player. It keeps sums of wagers and
// prizes far below the range of Money. Our own limit, no book has it.
inline constexpr Money largest_posted = Money::of_cents(1'000'000'000'000);

// Checks that the sign is complete for its book, and contradicts neither itself nor the book.
[[nodiscard]] Result<void> verify(const Sign& sign);

// Returns the rules for running a table. Rejected as by verify(), and if the game is of the other
// kind.
[[nodiscard]] Result<Rules> house_rules(const Sign& sign);
[[nodiscard]] Result<poker::Rules> poker_rules(const Sign& sign);

// The clause that requires a sign at the table. [CP 6.1] [CS 6.1] [TCP 6.1] [UTH 6.3] [CH 6.3]
[[nodiscard]] Clause display_clause(Book book);

[[nodiscard]] Book book_of(const Sign& sign);

// The clause on the number of players. [CP 4.1]
[[nodiscard]] Clause seats_clause(const Sign& sign);

}  // namespace baize::house

// Terms are added at the end: the first thirteen are in every record, the later ones in those of
// the tables that chose them.
template <>
inline constexpr std::size_t baize::ledger::members_at_first<baize::house::PokerTerms> = 13;
