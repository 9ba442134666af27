#include "house/seating/seating.h"

#include <algorithm>

#include "house/seating/offers.h"

namespace baize::house {

namespace {

const SeatOffer* offer_at(const SeatedTable& table, PersonId person) {
    for (const SeatPlace& place : table.places) {
        if (place.offer && place.offer->person == person) return &*place.offer;
    }
    return nullptr;
}

}  // namespace

const SeatedTable* table_of(const Seating& seating, TableId table) {
    const auto found = std::lower_bound(
        seating.tables.begin(),
        seating.tables.end(),
        table,
        [](const SeatedTable& each, TableId wanted) { return each.table < wanted; });
    return found != seating.tables.end() && found->table == table ? &*found : nullptr;
}

const WaitingList* list_of(const Seating& seating, ListId list) {
    const auto found =
        std::lower_bound(seating.lists.begin(),
                         seating.lists.end(),
                         list,
                         [](const WaitingList& each, ListId wanted) { return each.list < wanted; });
    return found != seating.lists.end() && found->list == list ? &*found : nullptr;
}

const PickedUp* picked_up_of(const Seating& seating, ListId list, PersonId person) {
    for (const PickedUp& each : seating.picked_up) {
        if (each.list == list && each.person == person) return &each;
    }
    return nullptr;
}

std::optional<SeatNumber> seat_of(const SeatedTable& table, PersonId person) {
    for (std::size_t seat = 0; seat < table.places.size(); ++seat) {
        if (person != 0 && table.places[seat].sitter.person == person)
            return static_cast<SeatNumber>(seat);
    }
    return std::nullopt;
}

bool is_seated_in(const Seating& seating, ListId list, PersonId person) {
    return std::any_of(seating.tables.begin(), seating.tables.end(), [&](const SeatedTable& table) {
        return table.list == list && seat_of(table, person).has_value();
    });
}

bool is_open(const SeatPlace& place) {
    return place.sitter.person == 0 && place.held_for == 0 && !place.offer &&
           !place.reserved_button;
}

const SeatOffer* offer_to(const Seating& seating, ListId list, PersonId person) {
    for (const SeatedTable& table : seating.tables) {
        const SeatOffer* const offer = table.list == list ? offer_at(table, person) : nullptr;
        if (offer != nullptr) return offer;
    }
    return nullptr;
}

std::optional<NextInLine> next_in_line(const Seating& seating,
                                       const SeatedTable& table,
                                       SeatNumber seat) {
    return next_to_call(seating, table, seat, {});
}

std::optional<Rejection> seat_refused(const Seating& seating,
                                      const SeatedTable& table,
                                      SeatNumber seat,
                                      PersonId person,
                                      Moment now,
                                      bool contested) {
    const SeatPlace& place = table.places[seat];
    if (place.sitter.person != 0) return Rejection{Reason::seat_taken, places_clause(table.book)};
    if (place.held_for == person) return std::nullopt;
    if (place.held_for != 0) return Rejection{Reason::seat_held, allocation_clause(table.book)};
    if (place.offer && place.offer->person == person) {
        if (now <= place.offer->until) return std::nullopt;
        return Rejection{Reason::offer_lapsed, "I-111"_clause};
    }
    // A player of this table, or one with a current offer, may choose among the seats. [CP 8.1] [CP
    // 8.9.5]
    const SeatOffer* const other = offer_at(table, person);
    const bool is_called = other != nullptr && now <= other->until;
    const bool may_choose = is_called || seat_of(table, person).has_value();
    if (place.offer && !(contested && may_choose))
        return Rejection{Reason::seat_held, "I-111"_clause};
    if (place.reserved_button && !may_choose)
        return Rejection{Reason::seat_not_allocated, "CP 8.3"_clause};
    const std::optional<NextInLine> next = next_in_line(seating, table, seat);
    if (!next || next->person == person) return std::nullopt;
    if (may_choose && next->source == OfferSource::list) return std::nullopt;
    return Rejection{Reason::others_first, "I-111"_clause};
}

Clause places_clause(Book book) {
    switch (book) {
        case Book::cp: return "CP 8.1"_clause;
        case Book::cs: return "CS 2.1"_clause;
        case Book::tcp: return "TCP 2.1"_clause;
        case Book::uth:
        case Book::ch: return "I-113"_clause;
    }
    return {};
}

Clause allocation_clause(Book book) {
    return book == Book::cp ? "CP 8.3"_clause : "I-111"_clause;
}

std::optional<Rejection> acting_refused(const Issuer& by, PersonId person, Clause clause) {
    if (person == 0) return Rejection{Reason::not_a_player, clause};
    if (acts_for(by, person)) return std::nullopt;
    return Rejection{Reason::rank_too_low, clause};
}

Result<const SeatedTable*> place_at(const Seating& seating, SeatAt at) {
    const SeatedTable* const table = table_of(seating, at.table);
    if (table == nullptr) return reject(Reason::no_such_table, "I-113"_clause);
    if (at.seat >= table->places.size())
        return reject(Reason::no_such_seat, places_clause(table->book));
    return table;
}

}  // namespace baize::house
