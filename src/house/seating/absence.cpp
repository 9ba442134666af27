#include "house/seating/absence.h"

namespace baize::house {

namespace {

constexpr Clause absence_clause = "CP 8.11"_clause;

// The books of the house games only know a player who is absent from a decision (I-42). A seat
// there is left by a player whose connection is gone.
Clause absence_clause_of(Book book) {
    return book == Book::cp ? absence_clause : "I-144"_clause;
}

struct SeatWithClause {
    SeatNumber seat = 0;
    Clause clause{};
};

Result<SeatWithClause> seat_at_table(const Seating& seating, TableId table, PersonId person) {
    const Result<const SeatedTable*> found = place_at(seating, {table, 0});
    if (!found) return reject(found.error());
    const Clause clause = absence_clause_of((*found)->book);
    const std::optional<SeatNumber> seat = seat_of(**found, person);
    if (!seat) return reject(Reason::not_seated, clause);
    return SeatWithClause{*seat, clause};
}

// Returns the person's seat at a poker table.
Result<SeatNumber> poker_seat(const Seating& seating, TableId table, PersonId person) {
    const Result<const SeatedTable*> found = place_at(seating, {table, 0});
    if (!found) return reject(found.error());
    if ((*found)->book != Book::cp) return reject(Reason::not_at_this_game, absence_clause);
    const std::optional<SeatNumber> seat = seat_of(**found, person);
    if (!seat) return reject(Reason::not_seated, absence_clause);
    return *seat;
}

const Sitter& sitter_at(const Seating& seating, TableId table, SeatNumber seat) {
    return table_of(seating, table)->places[seat].sitter;
}

}  // namespace

Result<PlayerAbsent> decide_absent(const Seating& seating,
                                   const Issuer& by,
                                   TableId table,
                                   PersonId person) {
    const Result<SeatWithClause> at = seat_at_table(seating, table, person);
    if (!at) return reject(at.error());
    if (const auto refused = acting_refused(by, person, at->clause)) return reject(*refused);
    if (sitter_at(seating, table, at->seat).absent_since)
        return reject(Reason::already_done, at->clause);
    return PlayerAbsent{table, at->seat};
}

Result<PlayerBack> decide_back(const Seating& seating,
                               const Issuer& by,
                               TableId table,
                               PersonId person) {
    const Result<SeatWithClause> at = seat_at_table(seating, table, person);
    if (!at) return reject(at.error());
    if (const auto refused = acting_refused(by, person, at->clause)) return reject(*refused);
    if (!sitter_at(seating, table, at->seat).absent_since)
        return reject(Reason::not_absent, at->clause);
    return PlayerBack{table, at->seat};
}

std::vector<SeatAt> absences_to_judge(const Seating& seating,
                                      const SeatingSettings& settings,
                                      Moment now) {
    std::vector<SeatAt> found;
    for (const SeatedTable& table : seating.tables) {
        for (std::size_t seat = 0; seat < table.places.size(); ++seat) {
            const std::optional<Moment>& since = table.places[seat].sitter.absent_since;
            if (since && now - *since >= settings.absence_alert)
                found.push_back({table.table, static_cast<SeatNumber>(seat)});
        }
    }
    return found;
}

Result<PlayerPickedUp> decide_pick_up(const Seating& seating,
                                      const SeatingSettings& settings,
                                      const Issuer& by,
                                      SealedChips chips) {
    const auto [table, person, counted] = chips;
    const Result<SeatNumber> seat = poker_seat(seating, table, person);
    if (!seat) return reject(seat.error());
    if (const auto refused = needs(by, Role::area_manager, absence_clause)) return reject(*refused);
    if (!sitter_at(seating, table, *seat).absent_since)
        return reject(Reason::not_absent, absence_clause);
    if (counted < Money{}) return reject(Reason::no_such_amount, "I-110"_clause);
    const PickedUp* const before = picked_up_of(seating, table_of(seating, table)->list, person);
    if (before != nullptr && !checked_sum(before->sealed, counted))
        return reject(Reason::amount_too_large, "I-110"_clause);
    return PlayerPickedUp{table, *seat, person, counted, by.now + settings.return_time};
}

Result<SealedHandedBack> decide_hand_back(const Seating& seating,
                                          const Issuer& by,
                                          ListId list,
                                          PersonId person) {
    const Clause clause = "I-110"_clause;
    if (const auto refused = needs(by, Role::supervisor, clause)) return reject(*refused);
    const PickedUp* const up = picked_up_of(seating, list, person);
    if (up == nullptr || up->sealed.is_zero()) return reject(Reason::nothing_sealed, clause);
    return SealedHandedBack{list, person, up->sealed};
}

}  // namespace baize::house
