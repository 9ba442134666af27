// The state of all jackpot systems of the house: the tables and meter of each, the signs that are
// up, the rounds with Jackpot wagers, and the claims not yet paid.
//
// The room computes with exact fractions, the ledger with whole cents. After every event
//   meter:system:place = the whole cents of the meter (place 0) or of pool 1, 2, 3 (place),
//   reserve:system     = System::reserve,
//   liability:0        = the whole cents of Meters::held.
// A Jackpot stake is in pot:table until it is registered. Then the pools get their increment and
// the reserve gets the rest. Bonuses and reseeds come out of the reserve, and out of the house if
// the reserve is not enough. [UTH 3.28] [CH 3.15]
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/moment.h"
#include "engine/jackpots/prize.h"
#include "house/issuer.h"
#include "house/meters/engine_values.h"
#include "house/meters/terms.h"

namespace baize::house {

using SystemId = std::uint32_t;  // 0: none.

inline constexpr Span sign_time = Span::of_minutes(20);  // [CS 9.1.1(h)] [CS 9.1.1(i)]
inline constexpr Span commission_time =
    Span::of_hours(std::int64_t{14} * 24);             // [UTH 3.22(c)] [CH 3.8(c)]
inline constexpr Span hold_time = Span::of_hours(72);  // [UTH 5.17] [CH 5.14]

// jackpot.cs.distinct_cost_scope: among which systems wager costs must differ. [I-51]
enum class CostScope : std::uint8_t { game, house };
BOOST_DESCRIBE_ENUM(CostScope, game, house)

// The settings of jackpot meters.
struct MeterSettings {
    CostScope distinct_cost = CostScope::game;
    // jackpot.cs.option_notice_minutes: at least sign_time. [I-107]
    Span option_notice = sign_time;
    // jackpot.cs.close_without_target: without a receiver the amount is held; if false, the meter
    // stays open.
    bool hold_on_closing = true;  // [I-52]
    friend bool operator==(const MeterSettings&, const MeterSettings&) = default;
};
BOOST_DESCRIBE_STRUCT(MeterSettings, (), (distinct_cost, option_notice, hold_on_closing))

// Number of past values of a system kept in memory. Older ones are read by replaying the ledger up
// to the time in question and calling the same function.
inline constexpr std::size_t kept_values = 1'000;

// The functions of a properly working prize meter system. [CS 9.5]
struct Health {
    bool records_amounts = true;  // [CS 9.5.1]
    bool records_times = true;    // [CS 9.5.2]
    bool can_be_read = true;      // [CS 9.5.3]
    friend bool operator==(const Health&, const Health&) = default;
};
BOOST_DESCRIBE_STRUCT(Health, (), (records_amounts, records_times, can_be_read))

// A value that the system wrote, in the order of the ledger. For a settlement: the value when the
// Dealer recorded the outcome, before prizes left it. [CS 9.5.2] [CS 10.2.2]
struct Written {
    std::uint64_t sequence = 0;
    Moment time{};
    TableId table = 0;  // For a settlement.
    std::uint64_t round = 0;
    bool settlement = false;
    std::vector<Fraction> pools{};
    friend bool operator==(const Written&, const Written&) = default;
};
BOOST_DESCRIBE_STRUCT(Written, (), (sequence, time, table, round, settlement, pools))

struct System {
    SystemId id = 0;
    Terms terms{};
    MeterValue value{};
    Money reserve{};
    Health health{};
    bool manual = false;  // A logged manual arrangement is in force. [CS 9.2.1]
    // Set while a fault is confirmed and tables are suspended.
    std::optional<Moment> fault_began{};
    std::vector<Written> written{};  // The last kept_values.
    friend bool operator==(const System&, const System&) = default;
};
BOOST_DESCRIBE_STRUCT(System, (), (id, terms, value, reserve, health, manual, fault_began, written))

// A wager whose increment is in the meter.
struct RegisteredWager {
    std::uint32_t box = 0;
    PersonId person = 0;
    std::uint8_t level = 1;
    jackpots::ResetCounts resets{};  // Reset counts of the system at registration.
    friend bool operator==(const RegisteredWager&, const RegisteredWager&) = default;
};
BOOST_DESCRIBE_STRUCT(RegisteredWager, (), (box, person, level, resets))

struct WonPrize {
    std::uint32_t box = 0;
    PersonId person = 0;
    std::uint8_t level = 1;
    JackpotHand hand{};
    Money amount{};
    Clause clause{};
    friend bool operator==(const WonPrize&, const WonPrize&) = default;
};
BOOST_DESCRIBE_STRUCT(WonPrize, (), (box, person, level, hand, amount, clause))

// The prizes of one round at one table, recorded but not paid yet. They have left the meter, so
// that other tables play on for the next jackpot, and are owed to the winners.
struct Claim {
    std::uint64_t id = 0;  // The ledger's number of the outcome: claims rank by it. [I-50]
    SystemId system = 0;
    TableId table = 0;
    std::uint64_t round = 0;
    Moment recorded{};  // The time for settlement. [CS 10.2.2]
    std::vector<WonPrize> prizes{};
    std::vector<RegisteredWager> wagers{};  // Of the whole round, in case it is void.
    MeterValue before{};
    MeterValue after{};
    bool determined = false;  // [CS 10.1.1]
    bool verified = false;    // [UTH 4.16(b)] [CH 4.14(b)]
    bool sorted = false;      // [UTH 4.17] [CH 4.15]
    std::optional<Moment> held_since{};
    bool released = false;
    friend bool operator==(const Claim&, const Claim&) = default;
};
BOOST_DESCRIBE_STRUCT(Claim,
                      (),
                      (id,
                       system,
                       table,
                       round,
                       recorded,
                       prizes,
                       wagers,
                       before,
                       after,
                       determined,
                       verified,
                       sorted,
                       held_since,
                       released))

// The Jackpot wagers of the round at a table; may be empty.
struct MeterRound {
    std::uint64_t round = 0;
    bool running = false;  // The jackpot game has started.
    std::vector<RegisteredWager> wagers{};
    friend bool operator==(const MeterRound&, const MeterRound&) = default;
};
BOOST_DESCRIBE_STRUCT(MeterRound, (), (round, running, wagers))

// A table fitted with jackpot equipment. [CS 2.4]
struct JackpotTable {
    TableId table = 0;
    Terms terms{};
    SystemId system = 0;
    bool display_works = true;
    bool suspended = false;
    MeterRound round{};
    // The last round settled here that owes nothing, in case it is found to be void before the next
    // one. [I-98]
    std::optional<Claim> settled{};
    friend bool operator==(const JackpotTable&, const JackpotTable&) = default;
};
BOOST_DESCRIBE_STRUCT(JackpotTable,
                      (),
                      (table, terms, system, display_works, suspended, round, settled))

// The numbers are stored in records: never renumber.
enum class NoticeKind : std::uint8_t {
    table_moves = 1,     // At a table: it joins or moves to the system, or leaves (system 0).
    system_closes = 2,   // At a table of the system.
    option_changes = 3,  // At a table: the new option.
    values_change = 4    // To the Commission: the system's new Level 1 value.
};
BOOST_DESCRIBE_ENUM(NoticeKind, table_moves, system_closes, option_changes, values_change)

// An announced change of a jackpot system.
struct Notice {
    NoticeKind kind = NoticeKind::table_moves;
    TableId table = 0;
    SystemId system = 0;
    std::uint8_t option = 0;
    Money level1_wager{};
    friend bool operator==(const Notice&, const Notice&) = default;
};
BOOST_DESCRIBE_STRUCT(Notice, (), (kind, table, system, option, level1_wager))

struct ShownNotice {
    Notice notice{};
    Moment since{};
    friend bool operator==(const ShownNotice&, const ShownNotice&) = default;
};
BOOST_DESCRIBE_STRUCT(ShownNotice, (), (notice, since))

struct Meters {
    std::vector<System> systems{};  // Open systems.
    std::vector<JackpotTable> tables{};
    std::vector<ShownNotice> notices{};
    std::vector<Claim> claims{};  // Neither paid nor void, in the order of the ledger.
    SystemId last_system = 0;     // Numbers are not reused.
    Fraction held{};              // From closed systems, for the next one opened. [I-52]
    friend bool operator==(const Meters&, const Meters&) = default;
};
BOOST_DESCRIBE_STRUCT(Meters, (), (systems, tables, notices, claims, last_system, held))

// These return nullptr if not found.
[[nodiscard]] const System* find_system(const Meters& meters, SystemId id);
[[nodiscard]] const JackpotTable* find_table(const Meters& meters, TableId table);
[[nodiscard]] const Claim* find_claim(const Meters& meters, std::uint64_t id);
// The open claim of the round.
[[nodiscard]] const Claim* find_claim(const Meters& meters, TableId table, std::uint64_t round);
[[nodiscard]] const ShownNotice* find_notice(const Meters& meters, const Notice& notice);
[[nodiscard]] std::vector<const JackpotTable*> tables_of(const Meters& meters, SystemId system);

// True if a royal or straight flush is among the prizes.
[[nodiscard]] bool wins_the_meter(const Claim& claim);
// True while the claim is withheld and the 72 hours are not over; it ends automatically. [UTH 5.17]
// [CH 5.14] [I-88]
[[nodiscard]] bool is_held(const Claim& claim, Moment now);

}  // namespace baize::house
