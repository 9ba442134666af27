// The whole casino as one value: everybody in it, every table, every sign, seat, deck, case and
// meter. `decide` (decide.h) asks it, `apply` (apply.h) is the only thing that changes it. Money is
// not in it but in the ledger's balances.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include <boost/describe.hpp>

#include "house/cards/cards.h"
#include "house/cases/cases.h"
#include "house/casino/floor_settings.h"
#include "house/casino/round_record.h"
#include "house/chips.h"
#include "house/dealt_by.h"
#include "house/meters/meters.h"
#include "house/people/people.h"
#include "house/seals/sealed_deck.h"
#include "house/seating/seating.h"
#include "house/signs/board.h"
#include "house/tables/banked/banked_table.h"
#include "house/tables/poker/bonuses.h"
#include "house/tables/poker/poker_table.h"

namespace baize::house {

// What lies on the felt: nothing before the first sign is up.
using GameState = std::variant<std::monostate, BankedTable, PokerTable>;

// The sign in force as the engine reads it. Made from the sign, so it is in no record.
using InForce = std::variant<std::monostate, BankedGame, PokerGame>;

// What the players of a poker table want in the next hand.
struct HandWish {
    poker::SideWager side_wager{};
    Money straddle{};
    friend bool operator==(const HandWish&, const HandWish&) = default;
};
BOOST_DESCRIBE_STRUCT(HandWish, (), (side_wager, straddle))

struct TableState {
    TableId table = 0;
    PersonId dealer = 0;  // in charge, where people deal; 0: nobody in particular [I-142]
    DealtBy dealt_by = DealtBy::house;
    Chips chips = Chips::money;
    SignBoard board{};
    GameState felt{};
    bool dealt_since_opening = false;  // from the cards on the table [UTH 2.5] [CH 2.5]
    std::uint64_t completed = 0;       // rounds or hands, since the table was made
    Moment last_over{};                // when the last of them was
    Moment waiting_since{};            // for what the round now waits for [I-42]
    std::optional<std::uint32_t> assessed_minute{};  // of the last time charges [CP 7.2.2(b)]
    std::optional<SealedDeck> sealed{};
    std::array<HandWish, poker::seats_max> wishes{};
    std::vector<PersonId> finished{};  // wagering, in this round
    RoundRecords books{};
    PokerBonuses bonuses{};          // [CP 11.3]
    std::vector<PersonId> shows{};   // want their hands turned up, in this round [UTH 4.14]
    std::vector<RoundLock> locks{};  // of rounds whose key the record does not have yet

    // Same for every equal table: left out of records.
    InForce in_force{};
};
BOOST_DESCRIBE_STRUCT(TableState,
                      (),
                      (table,
                       dealer,
                       dealt_by,
                       chips,
                       board,
                       felt,
                       dealt_since_opening,
                       completed,
                       last_over,
                       waiting_since,
                       assessed_minute,
                       sealed,
                       wishes,
                       finished,
                       books,
                       bonuses,
                       shows,
                       locks))

[[nodiscard]] bool operator==(const TableState& one, const TableState& other);

struct CasinoState {
    People people{};
    std::vector<TableState> tables{};  // table 1 is the first
    Seating seating{};
    CardsState cards{};
    CasesState cases{};
    Meters meters{};
    FloorSettings settings{};
    friend bool operator==(const CasinoState&, const CasinoState&) = default;
};
BOOST_DESCRIBE_STRUCT(CasinoState, (), (people, tables, seating, cards, cases, meters, settings))

// nullptr where there is no such table.
[[nodiscard]] const TableState* find_table(const CasinoState& state, TableId table);
[[nodiscard]] TableState* find_table(CasinoState& state, TableId table);

// A round with wagers or cards on the felt, or a hand: from its first wager or card until settled.
[[nodiscard]] bool is_round_in_play(const TableState& table);

// Of the round or hand on the felt, or the last one; never used twice at a table.
[[nodiscard]] std::uint64_t round_number(const TableState& table);

// The minute has come, and nobody has assessed in it. REQUIRES: a poker table.
[[nodiscard]] bool is_assessment_due(const TableState& table, Moment now);

// What the signs' room wants to know.
[[nodiscard]] SignFacts sign_facts(const CasinoState& state, const TableState& table);

// Reads the sign in force anew; after every change of it, and after a snapshot.
void read_sign(TableState& table);

}  // namespace baize::house
