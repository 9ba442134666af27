#include "house/workflows/seats/second_areas.h"

#include <algorithm>

#include "engine/banked/machine/game.h"
#include "house/casino/game_state.h"
#include "house/seating/waiting.h"
#include "house/workflows/rounds/place_wagers.h"

namespace baize::house {

namespace {

// True if a patron could play there instead: an open table for the same chips, game, minimum and
// maximum.
bool is_equivalent(const TableState& table, const TableState& other) {
    if (!other.board.open || other.chips != table.chips || banked_state(other) == nullptr)
        return false;
    if (other.table == table.table || other.board.sign->game != table.board.sign->game)
        return false;
    const Limits& posted = banked_game(table).rules.limits;
    const Limits& there = banked_game(other).rules.limits;
    return there.min == posted.min && there.max == posted.max;
}

bool is_second_area_open(const CasinoState& state, const TableState& table) {
    std::vector<TableId> equivalent;
    for (const TableState& other : state.tables) {
        if (is_equivalent(table, other)) equivalent.push_back(other.table);
    }
    return is_second_area_open(state.seating, state.settings.seating, table.table, equivalent);
}

// True if the area is neither the player's own seat nor already the player's in this round.
bool is_further_area(const TableState& table, const PlaceWager& wager, PersonId player) {
    const Round& round = banked_state(table)->round;
    return round.seated[wager.box] != player && hand_owner(round.boxes[wager.box]) != player;
}

// Returns other players' wagers on the person's area; dependent wagers come before the Ante that
// they need. A Jackpot wager may have stayed there since the last round. [CS 11.14]
std::vector<OwnedWager> others_wagers(const Round& round, house::SeatNumber seat, PersonId person) {
    std::vector<OwnedWager> wagers;
    if (seat >= boxes_max) return wagers;
    const Box& box = round.boxes[seat];
    for (std::size_t i = staked_wager_count; i-- > 0;) {
        const bool is_others = box.stake[i].is_positive() && box.owner[i] != person;
        if (!is_others) continue;
        const PlaceWager none{seat, static_cast<Wager>(i), Money{}, Tender::chips};
        wagers.push_back({box.owner[i], none});
    }
    return wagers;
}

}  // namespace

std::optional<Rejection> area_refused(const Context& now,
                                      const TableState& table,
                                      const PlaceWager& wager) {
    const PersonId player = now.by.person;
    const SeatAt area{table.table, wager.box};
    if (const auto why = area_refused(now.state.seating, area, player)) return why;
    const bool is_open =
        !is_further_area(table, wager, player) || is_second_area_open(now.state, table);
    if (is_open) return std::nullopt;
    return Rejection{Reason::second_area_unavailable,
                     banked_game(table).hooks->facts().clauses.second_area};
}

Result<Steps> clear_area(const Context& now,
                         const TableState& table,
                         SeatNumber seat,
                         PersonId person) {
    const Round& round = banked_state(table)->round;
    if (is_perth(table) || round.phase != Phase::betting) return Steps{};
    const std::vector<OwnedWager> back = others_wagers(round, seat, person);
    if (back.empty()) return Steps{};
    return take_back_wagers(now, table, back);
}

Result<Steps> clear_areas(const Context& now,
                          const TableState& table,
                          const house::BankedTable& opened) {
    const house::SeatedTable* const seats = table_of(now.state.seating, table.table);
    if (is_perth(table) || seats == nullptr) return Steps{};
    std::vector<OwnedWager> back;
    for (std::size_t i = 0; i < seats->places.size(); ++i) {
        const PersonId person = seats->places[i].sitter.person;
        if (person == 0) continue;
        const auto wagers = others_wagers(opened.round, static_cast<house::SeatNumber>(i), person);
        back.insert(back.end(), wagers.begin(), wagers.end());
    }
    if (back.empty()) return Steps{};
    TableState next = table;
    *banked_state(next) = opened;
    return take_back_wagers(now, next, back);
}

}  // namespace baize::house
