#include "house/workflows/rulings/inspections.h"

#include "house/casino/game_state.h"

namespace baize::house {

Result<InspectedHand> inspected_hand(const CasinoState& state,
                                     PersonId by,
                                     TableId table,
                                     poker::Seat seat) {
    const TableState* const found = find_table(state, table);
    const PokerTable* const game_state = found == nullptr ? nullptr : poker_state(*found);
    if (game_state == nullptr) return reject(Reason::no_such_table, "CP 8.21"_clause);
    if (!has_inspected(*game_state, by, seat)) return reject(Reason::not_asked, "CP 8.21"_clause);
    const FinishedHand last = last_finished(*game_state);
    InspectedHand inspected{table, last.number, seat, last.players[seat], {}};
    for (std::size_t i = 0; i < last.cards.hole_count[seat]; ++i)
        inspected.cards.push_back(last.cards.hole[seat][i]);
    return inspected;
}

}  // namespace baize::house
