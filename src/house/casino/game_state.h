// The game at a table by its kind; these return nullptr for the other kind, or if there is no game
// yet.
#pragma once

#include <algorithm>
#include <variant>

#include "house/casino/casino_state.h"

namespace baize::house {

[[nodiscard]] inline const BankedTable* banked_state(const TableState& table) {
    return std::get_if<BankedTable>(&table.game_state);
}

[[nodiscard]] inline BankedTable* banked_state(TableState& table) {
    return std::get_if<BankedTable>(&table.game_state);
}

[[nodiscard]] inline const PokerTable* poker_state(const TableState& table) {
    return std::get_if<PokerTable>(&table.game_state);
}

[[nodiscard]] inline PokerTable* poker_state(TableState& table) {
    return std::get_if<PokerTable>(&table.game_state);
}

// REQUIRES: a sign of that kind is up.
[[nodiscard]] inline const BankedGame& banked_game(const TableState& table) {
    return std::get<BankedGame>(table.in_force);
}

[[nodiscard]] inline const PokerGame& poker_game(const TableState& table) {
    return std::get<PokerGame>(table.in_force);
}

// Returns the player who has placed this round's Ante in the box; 0: none.
// REQUIRES: box < boxes_max.
[[nodiscard]] inline PersonId ante_owner(const TableState& table, std::size_t box) {
    const Box& area = banked_state(table)->round.boxes[box];
    return area.has(Wager::ante) ? area.owner[index(Wager::ante)] : 0;
}

// True if the stake was placed in this round; a Jackpot wager may have stayed since the last one.
[[nodiscard]] inline bool is_new_wager(const Box& box, std::size_t wager) {
    const bool came_over = wager == index(Wager::jackpot) && box.jackpot_came_over;
    return box.stake[wager].is_positive() && !came_over;
}

[[nodiscard]] inline bool has_wagered(const Round& round, PersonId person) {
    for (const Box& box : round.boxes) {
        for (std::size_t i = 0; i < staked_wager_count; ++i) {
            if (is_new_wager(box, i) && box.owner[i] == person) return true;
        }
    }
    return false;
}

// True if the player has finished wagering in this round.
[[nodiscard]] inline bool has_finished(const TableState& table, PersonId person) {
    return std::find(table.finished.begin(), table.finished.end(), person) != table.finished.end();
}

// Returns the book of the game on the sign.
// REQUIRES: a sign is up.
[[nodiscard]] inline Book book_of(const TableState& table) {
    return book_of(*table.board.sign);
}

// [UTH 3.7] [CH 3.5]
[[nodiscard]] inline bool is_perth(const TableState& table) {
    return !is_victorian(book_of(table));
}

}  // namespace baize::house
