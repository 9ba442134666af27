#include "house/workflows/seats/seats_to_judge.h"

#include "house/casino/casino_state.h"
#include "house/seating/absence.h"
#include "house/seating/abstention.h"

namespace baize::house {

Result<SeatsToJudge> seats_to_judge(const Context& now) {
    const bool is_inspector = now.by.office == Office::inspector;
    if (const auto why = needs(now.by, Role::dealer, "I-109"_clause); why && !is_inspector)
        return reject(*why);
    SeatsToJudge found;
    const Seating& seating = now.state.seating;
    for (const SeatedTable& table : seating.tables) {
        for (const SeatNumber seat : abstaining_seats(table)) {
            const Sitter& sitter = table.places[seat].sitter;
            found.abstaining.push_back({table.table, seat, sitter.person, sitter.rounds_abstained});
        }
    }
    for (const SeatAt at : absences_to_judge(seating, now.state.settings.seating, now.by.now)) {
        const Sitter& sitter = table_of(seating, at.table)->places[at.seat].sitter;
        found.absent.push_back({at.table, at.seat, sitter.person, *sitter.absent_since});
    }
    return found;
}

}  // namespace baize::house
