#include "house/seating/abstention.h"

#include <algorithm>

namespace baize::house {

namespace {

Clause abstention_clause(Book book) {
    switch (book) {
        case Book::cs: return "CS 14.8"_clause;
        case Book::tcp: return "TCP 11.8"_clause;
        case Book::uth: return "UTH 6.6"_clause;
        case Book::ch: return "CH 6.6"_clause;
        case Book::cp: return "I-109"_clause;  // Timed there: see absence.h.
    }
    return {};
}

bool are_others_in_use(const SeatedTable& table, SeatNumber seat) {
    for (std::size_t other = 0; other < table.places.size(); ++other) {
        if (other != seat && table.places[other].sitter.person == 0) return false;
    }
    return true;
}

bool has_wagered(const SeatPlace& place, std::size_t seat, std::span<const WageredOn> wagers) {
    return std::any_of(wagers.begin(), wagers.end(), [&](const WageredOn& wager) {
        return wager.area == seat || wager.person == place.sitter.person;
    });
}

}  // namespace

Result<AbstentionsCounted> decide_count_round(const Seating& seating,
                                              const Issuer& by,
                                              TableId table,
                                              std::span<const WageredOn> wagers) {
    const Result<const SeatedTable*> found = place_at(seating, {table, 0});
    if (!found) return reject(found.error());
    const std::vector<SeatPlace>& places = (*found)->places;
    const Clause clause = abstention_clause((*found)->book);
    if (const auto refused = needs(by, Role::dealer, clause)) return reject(*refused);
    if ((*found)->book == Book::cp) return reject(Reason::not_at_this_game, clause);
    for (const WageredOn& wager : wagers) {
        if (wager.area >= places.size()) return reject(Reason::no_such_box, clause);
    }
    AbstentionsCounted counted{.table = table};
    for (std::size_t seat = 0; seat < places.size(); ++seat) {
        if (places[seat].sitter.person != 0 && !has_wagered(places[seat], seat, wagers))
            counted.sat_out.push_back(static_cast<SeatNumber>(seat));
    }
    return counted;
}

bool is_abstaining(const SeatedTable& table, SeatNumber seat) {
    if (table.book == Book::cp) return false;
    const Sitter& sitter = table.places[seat].sitter;
    if (sitter.person == 0 || sitter.rounds_abstained < rounds_to_abstain) return false;
    return !is_victorian(table.book) || are_others_in_use(table, seat);
}

std::vector<SeatNumber> abstaining_seats(const SeatedTable& table) {
    std::vector<SeatNumber> found;
    for (std::size_t seat = 0; seat < table.places.size(); ++seat) {
        if (is_abstaining(table, static_cast<SeatNumber>(seat)))
            found.push_back(static_cast<SeatNumber>(seat));
    }
    return found;
}

Result<SeatFreed> decide_free_seat(const Seating& seating, const Issuer& by, SeatAt at) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return reject(table.error());
    const Clause clause = abstention_clause((*table)->book);
    const Role least = is_victorian((*table)->book) ? Role::supervisor : Role::area_manager;
    if (const auto refused = needs(by, least, clause)) return reject(*refused);
    const PersonId person = (*table)->places[at.seat].sitter.person;
    if (person == 0) return reject(Reason::seat_empty, clause);
    if (!is_abstaining(**table, at.seat)) return reject(Reason::not_abstaining, clause);
    return SeatFreed{at.table, at.seat, person};
}

}  // namespace baize::house
