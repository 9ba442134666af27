#include "house/casino/casino_state.h"

#include <algorithm>
#include <tuple>

#include "engine/core/check.h"
#include "engine/games/registry.h"
#include "house/casino/game_state.h"
#include "house/signs/sign.h"

namespace baize::house {

namespace {

auto recorded_parts(const TableState& table) {
    return std::tie(table.table,
                    table.dealt_by,
                    table.chips,
                    table.board,
                    table.game_state,
                    table.dealt_since_opening,
                    table.completed,
                    table.last_over,
                    table.waiting_since,
                    table.assessed_minute,
                    table.sealed,
                    table.requests,
                    table.finished,
                    table.books,
                    table.bonuses,
                    table.locks,
                    table.attendance);
}

bool has_wagers(const Round& round) {
    return std::any_of(round.boxes.begin(), round.boxes.end(), has_any_wager);
}

}  // namespace

bool operator==(const TableState& one, const TableState& other) {
    return recorded_parts(one) == recorded_parts(other);
}

const TableState* find_table(const CasinoState& state, TableId table) {
    if (table == 0 || table > state.tables.size()) return nullptr;
    return &state.tables[table - 1];
}

TableState* find_table(CasinoState& state, TableId table) {
    if (table == 0 || table > state.tables.size()) return nullptr;
    return &state.tables[table - 1];
}

bool is_round_in_play(const TableState& table) {
    if (const BankedTable* const banked = banked_state(table)) {
        const Round& round = banked->round;
        return round.phase != Phase::over && (round.phase != Phase::betting || has_wagers(round));
    }
    if (const PokerTable* const poker = poker_state(table))
        return poker->hand.phase != poker::Phase::over;
    return false;
}

std::uint64_t round_number(const TableState& table) {
    if (const BankedTable* const banked = banked_state(table)) return banked->number;
    if (const PokerTable* const poker = poker_state(table)) return poker->number;
    return 0;
}

bool is_assessment_due(const TableState& table, Moment now) {
    const std::uint32_t minute = minute_of(now);
    const poker::TimeCharge& charge = poker_game(table).time_charge;
    if (!poker::is_collection_time(charge, minute)) return false;
    const poker::SeatSet seated = poker::occupied(poker_state(table)->orbit);
    return table.assessed_minute != minute && !seated.empty();
}

SignFacts sign_facts(const CasinoState& state, const TableState& table) {
    SignFacts facts;
    facts.hand_in_progress = is_round_in_play(table);
    facts.hands = table.completed;
    if (const SeatedTable* const seats = table_of(state.seating, table.table)) {
        for (const SeatPlace& place : seats->places) {
            if (place.sitter.person != 0) facts.seated.push_back(place.sitter.person);
        }
    }
    return facts;
}

void read_sign(TableState& table) {
    table.in_force = std::monostate{};
    if (!table.board.sign) return;
    const Sign& sign = *table.board.sign;
    if (const auto* const terms = std::get_if<PokerTerms>(&sign.terms)) {
        PokerGame game;
        game.table = table.table;
        game.rules = poker_rules(sign).value();
        game.stakes = terms->stakes;
        game.time_charge = terms->time_charge;
        game.chips = table.chips;
        game.bonuses = terms->bonuses;
        table.in_force = game;
    } else {
        BankedGame game;
        game.table = table.table;
        game.hooks = house_game(sign.game);
        BAIZE_CHECK(game.hooks != nullptr);
        game.rules = house_rules(sign).value();
        game.rules.floor_allots_areas = true;
        game.chips = table.chips;
        table.in_force = game;
    }
}

}  // namespace baize::house
