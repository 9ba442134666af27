#include "house/seating/offers.h"

#include <algorithm>

namespace baize::house {

namespace {

constexpr Clause line_clause = "I-111"_clause;

// Returns the table if the seat is free and not offered, and `by` may allocate it.
Result<const SeatedTable*> to_give_out(const Seating& seating, const Issuer& by, SeatAt at) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return table;
    const Clause clause = allocation_clause((*table)->book);
    if (const auto refused = needs(by, Role::supervisor, clause)) return reject(*refused);
    const SeatPlace& place = (*table)->places[at.seat];
    if (place.sitter.person != 0) return reject(Reason::seat_taken, clause);
    if (place.offer) return reject(Reason::seat_held, clause);
    return table;
}

Result<SeatOffer> open_offer(const Seating& seating, SeatAt at) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return reject(table.error());
    const std::optional<SeatOffer>& offer = (*table)->places[at.seat].offer;
    if (!offer) return reject(Reason::no_offer, line_clause);
    return *offer;
}

bool contains(std::span<const PersonId> people, PersonId person) {
    return std::find(people.begin(), people.end(), person) != people.end();
}

}  // namespace

std::optional<NextInLine> next_to_call(const Seating& seating,
                                       const SeatedTable& table,
                                       SeatNumber seat,
                                       std::span<const PersonId> passed_over) {
    const SeatPlace& place = table.places[seat];
    const auto is_next = [&](PersonId person) {
        return !contains(place.passed, person) && !contains(passed_over, person) &&
               offer_to(seating, table.list, person) == nullptr;
    };
    for (const SeatRequest& request : table.requests) {
        const bool wants_it = !request.seat || *request.seat == seat;
        if (wants_it && is_next(request.person))
            return NextInLine{request.person, OfferSource::request};  // [CP 8.1.2]
    }
    const WaitingList* const list = list_of(seating, table.list);
    if (list == nullptr) return std::nullopt;
    for (const Waiting& waiting : list->waiting) {
        if (is_next(waiting.person)) return NextInLine{waiting.person, OfferSource::list};
    }
    return std::nullopt;
}

Result<SeatOffered> decide_call(const Seating& seating,
                                const SeatingSettings& settings,
                                const Issuer& by,
                                SeatAt at,
                                std::span<const PersonId> passed_over) {
    const Result<const SeatedTable*> table = to_give_out(seating, by, at);
    if (!table) return reject(table.error());
    if ((*table)->places[at.seat].held_for != 0) return reject(Reason::seat_held, line_clause);
    const std::optional<NextInLine> next = next_to_call(seating, **table, at.seat, passed_over);
    if (!next) return reject(Reason::nobody_waiting, line_clause);
    const SeatOffer offer{next->person, next->source, by.now + settings.offer_time};
    return SeatOffered{at.table, at.seat, offer};
}

Result<OfferPassed> decide_pass(const Seating& seating, const Issuer& by, SeatAt at) {
    const Result<SeatOffer> offer = open_offer(seating, at);
    if (!offer) return reject(offer.error());
    if (const auto refused = acting_refused(by, offer->person, line_clause))
        return reject(*refused);
    return OfferPassed{at.table, at.seat};
}

Result<OfferLapsed> decide_lapse(const Seating& seating, const Issuer& by, SeatAt at) {
    const Result<SeatOffer> offer = open_offer(seating, at);
    if (!offer) return reject(offer.error());
    if (const auto refused = needs(by, Role::dealer, line_clause)) return reject(*refused);
    if (by.now <= offer->until) return reject(Reason::offer_open, line_clause);
    return OfferLapsed{at.table, at.seat};
}

Result<SeatHeld> decide_hold(const Seating& seating, const Issuer& by, SeatAt at, PersonId person) {
    const Result<const SeatedTable*> table = to_give_out(seating, by, at);
    if (!table) return reject(table.error());
    const Clause clause = allocation_clause((*table)->book);
    if (person == 0) return reject(Reason::not_a_player, clause);
    if ((*table)->places[at.seat].held_for != 0) return reject(Reason::seat_held, clause);
    const std::optional<NextInLine> next = next_in_line(seating, **table, at.seat);
    if (next && next->source == OfferSource::request && next->person != person)
        return reject(Reason::others_first, "CP 8.1.2"_clause);
    return SeatHeld{at.table, at.seat, person};
}

Result<SeatOpened> decide_open_seat(const Seating& seating, const Issuer& by, SeatAt at) {
    const Result<const SeatedTable*> table = to_give_out(seating, by, at);
    if (!table) return reject(table.error());
    if (is_open((*table)->places[at.seat]))
        return reject(Reason::already_done, allocation_clause((*table)->book));
    return SeatOpened{at.table, at.seat};
}

}  // namespace baize::house
