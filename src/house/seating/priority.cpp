#include "house/seating/priority.h"

namespace baize::house {

namespace {

struct PriorityClauses {
    Clause ante{};
    Clause dealer_extra{};  // Unset if the game has no such wager.
    Clause seated{};
};

// Returns nullopt if the book has no first claims.
std::optional<PriorityClauses> priority_clauses(Book book) {
    switch (book) {
        case Book::uth: return PriorityClauses{"UTH 3.7(b)"_clause, Clause{}, "UTH 3.7(c)"_clause};
        case Book::ch:
            return PriorityClauses{"CH 3.5(b)"_clause, "CH 3.25"_clause, "CH 3.5(c)"_clause};
        case Book::cp:
        case Book::cs:
        case Book::tcp: return std::nullopt;
    }
    return std::nullopt;
}

struct PerthTable {
    const SeatedTable* table = nullptr;
    PriorityClauses clauses{};
};

Result<PerthTable> perth_table(const Seating& seating, SeatAt at) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return reject(table.error());
    const std::optional<PriorityClauses> clauses = priority_clauses((*table)->book);
    if (!clauses) return reject(Reason::not_at_this_game, "I-118"_clause);
    return PerthTable{*table, *clauses};
}

Clause wager_clause(const PriorityClauses& clauses, ClaimedWager wager) {
    return wager == ClaimedWager::ante ? clauses.ante : clauses.dealer_extra;
}

// Returns the person with first claim, whether or not that person may wager.
PersonId claimant(const SeatedTable& table, const ClaimedArea& area) {
    const AnteClaim& claim = table.places[area.area].claim;
    const PersonId previous = claim.ante_declined_by == claim.last_ante ? 0 : claim.last_ante;
    if (area.wager == ClaimedWager::ante) return area.ante_now == 0 ? previous : 0;
    const PersonId ante = area.ante_now != 0 ? area.ante_now : previous;  // [CH 3.25]
    return claim.extra_declined_by == ante ? 0 : ante;
}

}  // namespace

Result<ClaimsOpened> decide_open_claims(const Seating& seating, const Issuer& by, TableId table) {
    const Result<PerthTable> found = perth_table(seating, {table, 0});
    if (!found) return reject(found.error());
    const Clause clause = found->clauses.ante;
    if (const auto refused = needs(by, Role::dealer, clause)) return reject(*refused);
    if (found->table->betting_since) return reject(Reason::betting_open, clause);
    return ClaimsOpened{table};
}

Result<ClaimsClosed> decide_close_claims(const Seating& seating,
                                         const Issuer& by,
                                         TableId table,
                                         std::span<const AntePlayer> antes) {
    const Result<PerthTable> found = perth_table(seating, {table, 0});
    if (!found) return reject(found.error());
    const Clause clause = found->clauses.ante;
    if (const auto refused = needs(by, Role::dealer, clause)) return reject(*refused);
    if (!found->table->betting_since) return reject(Reason::betting_closed, clause);
    for (const AntePlayer& ante : antes) {
        if (ante.area >= found->table->places.size()) return reject(Reason::no_such_box, clause);
        if (ante.person == 0) return reject(Reason::not_a_player, clause);
    }
    return ClaimsClosed{table, {antes.begin(), antes.end()}};
}

PersonId first_claim(const SeatedTable& table,
                     const SeatingSettings& settings,
                     const ClaimedArea& area,
                     Moment now) {
    if (!table.betting_since) return 0;
    if (settings.priority && now - *table.betting_since > *settings.priority) return 0;
    const PersonId person = claimant(table, area);
    return person == area.excluded ? 0 : person;
}

Result<ClaimDeclined> decide_decline_claim(const Seating& seating,
                                           const SeatingSettings& settings,
                                           const Issuer& by,
                                           const ClaimedArea& area) {
    const Result<PerthTable> found = perth_table(seating, {area.table, area.area});
    if (!found) return reject(found.error());
    const Clause clause = wager_clause(found->clauses, area.wager);
    if (!clause.is_set()) return reject(Reason::no_such_wager, found->clauses.ante);
    if (const auto refused = needs(by, Role::dealer, clause)) return reject(*refused);
    const PersonId person = first_claim(*found->table, settings, area, by.now);
    if (person == 0) return reject(Reason::no_offer, clause);
    return ClaimDeclined{area.table, area.area, area.wager, person};
}

std::optional<Rejection> wager_refused(const Seating& seating,
                                       const SeatingSettings& settings,
                                       const ClaimedArea& area,
                                       PersonId person,
                                       Moment now) {
    const Result<PerthTable> found = perth_table(seating, {area.table, area.area});
    if (!found) return found.error();
    const Clause clause = wager_clause(found->clauses, area.wager);
    if (!clause.is_set()) return Rejection{Reason::no_such_wager, found->clauses.ante};
    const bool must_sit = found->table->must_be_seated && area.wager == ClaimedWager::ante;
    if (must_sit && !seat_of(*found->table, person))
        return Rejection{Reason::must_be_seated, found->clauses.seated};
    const PersonId first = first_claim(*found->table, settings, area, now);
    if (first != 0 && first != person) return Rejection{Reason::first_claim, clause};
    return std::nullopt;
}

void drop_claims(Seating& seating, TableId table, PersonId person) {
    for (SeatedTable& each : seating.tables) {
        if (each.table != table) continue;
        for (SeatPlace& place : each.places) {
            if (place.claim.last_ante == person) place.claim = {};
        }
    }
}

Result<SeatedOrdered> decide_order_seated(const Seating& seating,
                                          const Issuer& by,
                                          TableId table,
                                          bool required) {
    const Result<PerthTable> found = perth_table(seating, {table, 0});
    if (!found) return reject(found.error());
    const Clause clause = found->clauses.seated;
    if (const auto refused = needs(by, Role::area_manager, clause)) return reject(*refused);
    if (found->table->must_be_seated == required) return reject(Reason::already_done, clause);
    return SeatedOrdered{table, required};
}

}  // namespace baize::house
