#include "house/seating/seats.h"

#include <algorithm>

#include "engine/games/registry.h"
#include "engine/hands/suit_order.h"
#include "engine/poker/rules/variant.h"

namespace baize::house {

namespace {

struct Room {
    std::size_t seats_most = 0;
    Clause clause{};
};

Room room_for(GameId game) {
    if (const std::optional<poker::Variant> variant = poker::variant_of(game))
        return {poker::facts(*variant).players_max, "CP 4.1"_clause};
    const GameHooks& hooks = *house_game(game);
    return {hooks.published().seats, hooks.facts().clauses.seats};
}

// A table and the person's seat there.
struct SeatedAt {
    const SeatedTable* table = nullptr;
    SeatNumber seat = 0;
};

Result<SeatedAt> sits_at(const Seating& seating, const Issuer& by, TableId table, PersonId person) {
    const Result<const SeatedTable*> found = place_at(seating, {table, 0});
    if (!found) return reject(found.error());
    const Clause clause = places_clause((*found)->book);
    if (const auto refused = acting_refused(by, person, clause)) return reject(*refused);
    const std::optional<SeatNumber> seat = seat_of(**found, person);
    if (!seat) return reject(Reason::not_seated, clause);
    return SeatedAt{*found, *seat};
}

bool has_asked(const SeatedTable& table, PersonId person) {
    return std::any_of(table.requests.begin(),
                       table.requests.end(),
                       [&](const SeatRequest& request) { return request.person == person; });
}

// A draw needs two or more people, with one card each from one deck.
std::optional<Rejection> draw_refused(std::span<const DrawnCard> cards) {
    if (cards.size() < 2) return Rejection{Reason::too_few_players, "CP 8.1.1"_clause};
    for (auto one = cards.begin(); one != cards.end(); ++one) {
        if (one->person == 0) return Rejection{Reason::not_a_player, "CP 8.1.1"_clause};
        for (auto other = std::next(one); other != cards.end(); ++other) {
            if (one->person == other->person)
                return Rejection{Reason::one_card_each, "I-111"_clause};
            if (one->card == other->card) return Rejection{Reason::card_twice, "I-111"_clause};
        }
    }
    return std::nullopt;
}

// A draw may not override a better right to the seat. [CP 8.1.2]
std::optional<Rejection> contest_refused(const SeatedTable& table,
                                         const SeatPlace& place,
                                         std::span<const DrawnCard> cards) {
    const auto is_seated = [&](const DrawnCard& drawn) {
        return seat_of(table, drawn.person).has_value();
    };
    const bool is_mixed = std::any_of(cards.begin(), cards.end(), is_seated) &&
                          !std::all_of(cards.begin(), cards.end(), is_seated);
    if (is_mixed) return Rejection{Reason::others_first, "CP 8.1.2"_clause};
    if (!place.offer) return std::nullopt;
    const bool has_come = std::any_of(cards.begin(), cards.end(), [&](const DrawnCard& drawn) {
        return drawn.person == place.offer->person;
    });
    if (has_come && place.offer->source != OfferSource::request) return std::nullopt;
    return Rejection{Reason::seat_held, "CP 8.1.2"_clause};
}

}  // namespace

Result<SeatsPut> decide_put_seats(const Seating& seating,
                                  const Issuer& by,
                                  const TableSeats& table) {
    const Room room = room_for(table.game);
    if (const auto refused = needs(by, Role::supervisor, room.clause)) return reject(*refused);
    if (table_of(seating, table.table) != nullptr) return reject(Reason::already_done, room.clause);
    if (table.seats == 0) return reject(Reason::no_such_seat, room.clause);
    if (table.seats > room.seats_most) return reject(Reason::too_many_players, room.clause);
    return SeatsPut{table.table, book_of(table.game), table.seats, table.list};
}

Result<SeatsCleared> decide_clear_seats(const Seating& seating, const Issuer& by, TableId table) {
    const Result<const SeatedTable*> found = place_at(seating, {table, 0});
    if (!found) return reject(found.error());
    const Clause clause = places_clause((*found)->book);
    if (const auto refused = needs(by, Role::supervisor, clause)) return reject(*refused);
    for (const SeatPlace& place : (*found)->places) {
        if (place.sitter.person != 0) return reject(Reason::seat_taken, clause);
    }
    return SeatsCleared{table};
}

Result<SeatTaken> decide_sit(const Seating& seating, const Issuer& by, SeatAt at, PersonId person) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return reject(table.error());
    const Clause clause = places_clause((*table)->book);
    if (const auto refused = acting_refused(by, person, clause)) return reject(*refused);
    if (seat_of(**table, person)) return reject(Reason::seated_already, clause);
    if (const auto refused = seat_refused(seating, **table, at.seat, person, by.now))
        return reject(*refused);
    const PickedUp* const up = picked_up_of(seating, (*table)->list, person);
    return SeatTaken{at.table, at.seat, person, up == nullptr ? Money{} : up->sealed};
}

Result<SeatLeft> decide_leave(const Seating& seating,
                              const Issuer& by,
                              TableId table,
                              PersonId person) {
    const Result<SeatedAt> from = sits_at(seating, by, table, person);
    if (!from) return reject(from.error());
    return SeatLeft{table, from->seat, person};
}

Result<SeatChanged> decide_change_seat(const Seating& seating,
                                       const Issuer& by,
                                       SeatAt to,
                                       PersonId person) {
    const Result<const SeatedTable*> place = place_at(seating, to);
    if (!place) return reject(place.error());
    const Result<SeatedAt> from = sits_at(seating, by, to.table, person);
    if (!from) return reject(from.error());
    if (const auto refused = seat_refused(seating, **place, to.seat, person, by.now))
        return reject(*refused);
    return SeatChanged{to.table, from->seat, to.seat, person};
}

Result<SeatAsked> decide_ask(const Seating& seating,
                             const Issuer& by,
                             TableId table,
                             PersonId person,
                             std::optional<SeatNumber> seat) {
    const Result<const SeatedTable*> place = place_at(seating, {table, seat.value_or(0)});
    if (!place) return reject(place.error());
    const Result<SeatedAt> from = sits_at(seating, by, table, person);
    if (!from) return reject(from.error());
    const Clause clause = "CP 8.1.2"_clause;
    if (from->table->book != Book::cp) return reject(Reason::not_at_this_game, clause);
    if (seat == from->seat) return reject(Reason::seated_already, clause);
    if (has_asked(*from->table, person)) return reject(Reason::waiting_already, clause);
    return SeatAsked{table, person, seat};
}

Result<SeatAskWithdrawn> decide_withdraw(const Seating& seating,
                                         const Issuer& by,
                                         TableId table,
                                         PersonId person) {
    const Result<SeatedAt> from = sits_at(seating, by, table, person);
    if (!from) return reject(from.error());
    if (!has_asked(*from->table, person)) return reject(Reason::not_waiting, "CP 8.1.2"_clause);
    return SeatAskWithdrawn{table, person};
}

Result<SeatDrawn> decide_draw(const Seating& seating,
                              const SeatingSettings& settings,
                              const Issuer& by,
                              SeatAt at,
                              std::span<const DrawnCard> cards) {
    const Result<const SeatedTable*> table = place_at(seating, at);
    if (!table) return reject(table.error());
    const Clause clause = "CP 8.1.1"_clause;
    if (const auto refused = needs(by, Role::dealer, clause)) return reject(*refused);
    if ((*table)->book != Book::cp) return reject(Reason::not_at_this_game, clause);
    if (const auto refused = draw_refused(cards)) return reject(*refused);
    if (const auto refused = contest_refused(**table, (*table)->places[at.seat], cards))
        return reject(*refused);
    DrawnCard highest = cards.front();
    for (const DrawnCard& drawn : cards) {
        if (const auto refused =
                seat_refused(seating, **table, at.seat, drawn.person, by.now, true))
            return reject(*refused);
        if (is_higher_by_suit(drawn.card, highest.card)) highest = drawn;
    }
    return SeatDrawn{.table = at.table,
                     .seat = at.seat,
                     .cards = {cards.begin(), cards.end()},
                     .winner = highest.person,
                     .until = by.now + settings.offer_time};
}

}  // namespace baize::house
