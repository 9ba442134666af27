#include "casino/second_areas.h"

#include "casino/felt.h"
#include "house/seating/waiting.h"

namespace baize::casino {

namespace {

// A patron could play there instead: it is open, for the same chips, game, minimum and maximum.
bool is_equivalent(const FloorTable& table, const FloorTable& other) {
    if (!other.board.open || other.chips != table.chips || banked_felt(other) == nullptr)
        return false;
    if (other.board.sign->game != table.board.sign->game) return false;
    const Limits& posted = banked_game(table).rules.limits;
    const Limits& there = banked_game(other).rules.limits;
    return there.min == posted.min && there.max == posted.max;
}

}  // namespace

bool is_second_area_open(const Floor& floor, const FloorTable& table) {
    if (is_perth(table)) return false;
    std::vector<TableId> equivalent;
    for (const TableId beside : tables_beside(floor.seating, table.table)) {
        const FloorTable* const other = find_table(floor, beside);
        if (other != nullptr && is_equivalent(table, *other)) equivalent.push_back(beside);
    }
    return is_second_area_open(floor.seating, floor.settings.seating, table.table, equivalent);
}

}  // namespace baize::casino
