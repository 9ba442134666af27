// The whole casino as one value: all people, tables, signs, seats, decks, cases and meters.
// `decide` (decide.h) reads it, and only `apply` (apply.h) changes it. Money is in the ledger's
// balances instead.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/attendance/attendance.h"
#include "house/cards/cards.h"
#include "house/cases/cases.h"
#include "house/casino/round_record.h"
#include "house/chips.h"
#include "house/commands/floor_settings.h"
#include "house/dealt_by.h"
#include "house/meters/meters.h"
#include "house/people/people.h"
#include "house/seals/sealed_deck.h"
#include "house/seating/seating.h"
#include "house/signs/board.h"
#include "house/tables/banked/banked_table.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/hand_request.h"
#include "house/tables/poker/poker_table.h"

namespace baize::house {

// The state of the game at a table; empty before the first sign is up.
using GameState = std::variant<std::monostate, BankedTable, PokerTable>;

// The sign in force in the form that the engine reads. It is derived from the sign, so no record
// has it.
using InForce = std::variant<std::monostate, BankedGame, PokerGame>;

struct TableState {
    TableId table = 0;
    PersonId dealer = 0;  // the dealer in charge; 0: none, or the house deals [I-142]
    DealtBy dealt_by = DealtBy::house;
    Chips chips = Chips::money;
    SignBoard board{};
    GameState game_state{};
    bool dealt_since_opening =
        false;  // true once cards were dealt from the present decks [UTH 2.5] [CH 2.5]
    std::uint64_t completed = 0;  // rounds or hands completed since the table was made
    Moment last_over{};           // when the last of them was completed
    Moment waiting_since{};       // since when the round has waited for its next action [I-42]
    std::optional<std::uint32_t>
        assessed_minute{};  // minute of the last time charges [CP 7.2.2(b)]
    std::optional<SealedDeck> sealed{};
    std::array<HandRequest, poker::seats_max> requests{};
    std::vector<PersonId> finished{};  // people who have finished wagering in this round
    RoundRecords books{};
    PokerBonuses bonuses{};          // [CP 11.3]
    std::vector<PersonId> shows{};   // people who ask to show their hands in this round [UTH 4.14]
    std::vector<RoundLock> locks{};  // of the rounds whose key is not yet in the ledger
    Attendance attendance{};         // what was not done in time, where the house deals

    // Derived from the sign, so it is not in records.
    InForce in_force{};
};
BOOST_DESCRIBE_STRUCT(TableState,
                      (),
                      (table,
                       dealer,
                       dealt_by,
                       chips,
                       board,
                       game_state,
                       dealt_since_opening,
                       completed,
                       last_over,
                       waiting_since,
                       assessed_minute,
                       sealed,
                       requests,
                       finished,
                       books,
                       bonuses,
                       shows,
                       locks,
                       attendance))

[[nodiscard]] bool operator==(const TableState& one, const TableState& other);

struct CasinoState {
    People people{};
    std::vector<TableState> tables{};  // table 1 has index 0
    Seating seating{};
    CardsState cards{};
    CasesState cases{};
    Meters meters{};
    FloorSettings settings{};
    friend bool operator==(const CasinoState&, const CasinoState&) = default;
};
BOOST_DESCRIBE_STRUCT(CasinoState, (), (people, tables, seating, cards, cases, meters, settings))

// Returns nullptr if there is no such table.
[[nodiscard]] const TableState* find_table(const CasinoState& state, TableId table);
[[nodiscard]] TableState* find_table(CasinoState& state, TableId table);

// True from the first wager or card of a round or hand until it is settled.
[[nodiscard]] bool is_round_in_play(const TableState& table);

// Returns the number of the round or hand in play, or of the last one. A table never uses a number
// twice.
[[nodiscard]] std::uint64_t round_number(const TableState& table);

// True if time charges fall due in this minute and have not been assessed in it.
// REQUIRES: a poker table.
[[nodiscard]] bool is_assessment_due(const TableState& table, Moment now);

// Returns the facts that the signs room requires from its caller.
[[nodiscard]] SignFacts sign_facts(const CasinoState& state, const TableState& table);

// Derives `in_force` from the sign. Call it after every change of the sign, and after a snapshot is
// read.
void read_sign(TableState& table);

}  // namespace baize::house
