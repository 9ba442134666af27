#include "house/seating/waiting.h"

#include <algorithm>

namespace baize::house {

namespace {

constexpr Clause list_clause = "CP 8.12"_clause;

bool is_waiting(const WaitingList& list, PersonId person) {
    return std::any_of(list.waiting.begin(), list.waiting.end(), [&](const Waiting& waiting) {
        return waiting.person == person;
    });
}

Result<const WaitingList*> list_for(const Seating& seating,
                                    const Issuer& by,
                                    ListId list,
                                    PersonId person) {
    const WaitingList* const found = list_of(seating, list);
    if (found == nullptr) return reject(Reason::no_such_list, list_clause);
    if (const auto refused = acting_refused(by, person, list_clause)) return reject(*refused);
    return found;
}

// Returns nullopt if the book allows one area per player.
std::optional<Clause> second_area_clause(Book book) {
    if (book == Book::cs) return "CS 5.10.1"_clause;
    if (book == Book::tcp) return "TCP 5.9.1"_clause;
    return std::nullopt;
}

std::size_t free_seats_at(const Seating& seating, std::span<const TableId> tables) {
    std::ptrdiff_t count = 0;
    for (const TableId table : tables) {
        const SeatedTable* const found = table_of(seating, table);
        if (found == nullptr) continue;
        count += std::count_if(found->places.begin(), found->places.end(), is_open);
    }
    return static_cast<std::size_t>(count);
}

}  // namespace

Result<ListJoined> decide_join(const Seating& seating,
                               const Issuer& by,
                               ListId list,
                               PersonId person) {
    const Result<const WaitingList*> found = list_for(seating, by, list, person);
    if (!found) return reject(found.error());
    if (is_waiting(**found, person)) return reject(Reason::waiting_already, list_clause);
    if (is_seated_in(seating, list, person)) return reject(Reason::seated_already, list_clause);
    const PickedUp* const up = picked_up_of(seating, list, person);
    const bool is_first_return = up != nullptr && !up->has_returned;
    const bool in_time = is_first_return && by.now <= up->until;
    return ListJoined{list, person, in_time};
}

Result<ListLeft> decide_leave_list(const Seating& seating,
                                   const Issuer& by,
                                   ListId list,
                                   PersonId person) {
    const Result<const WaitingList*> found = list_for(seating, by, list, person);
    if (!found) return reject(found.error());
    if (!is_waiting(**found, person)) return reject(Reason::not_waiting, list_clause);
    return ListLeft{list, person};
}

bool is_anyone_waiting(const Seating& seating, ListId list) {
    const WaitingList* const found = list_of(seating, list);
    return found != nullptr && !found->waiting.empty();
}

bool is_second_area_open(const Seating& seating,
                         const SeatingSettings& settings,
                         TableId table,
                         std::span<const TableId> equivalent) {
    const SeatedTable* const found = table_of(seating, table);
    if (found == nullptr || !second_area_clause(found->book)) return false;
    const bool is_waited_for =
        std::any_of(equivalent.begin(), equivalent.end(), [&](TableId other) {
            const SeatedTable* const there = table_of(seating, other);
            return there != nullptr && is_anyone_waiting(seating, there->list);
        });
    return !is_waited_for && !is_anyone_waiting(seating, found->list) &&
           free_seats_at(seating, equivalent) >= settings.free_seats_elsewhere;
}

std::optional<Rejection> area_refused(const Seating& seating, SeatAt area, PersonId person) {
    const SeatedTable* const found = table_of(seating, area.table);
    if (found == nullptr || area.seat >= found->places.size()) return std::nullopt;
    const std::optional<Clause> clause = second_area_clause(found->book);
    if (!clause) return std::nullopt;
    const SeatPlace& place = found->places[area.seat];
    if (place.sitter.person == person) return std::nullopt;
    if (place.sitter.person != 0 || !is_open(place)) return Rejection{Reason::area_taken, *clause};
    if (!seat_of(*found, person)) return Rejection{Reason::must_be_seated, "I-96"_clause};
    return std::nullopt;
}

}  // namespace baize::house
