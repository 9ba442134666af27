#include <algorithm>

#include "engine/core/check.h"
#include "house/seating/events.h"
#include "house/seating/reservation.h"

namespace baize::house {

namespace {

SeatedTable& table_in(Seating& seating, TableId table) {
    const SeatedTable* const found = table_of(seating, table);
    BAIZE_CHECK(found != nullptr);
    return seating.tables[static_cast<std::size_t>(found - seating.tables.data())];
}

SeatPlace& place_in(Seating& seating, TableId table, SeatNumber seat) {
    SeatedTable& found = table_in(seating, table);
    BAIZE_CHECK(seat < found.places.size());
    return found.places[seat];
}

WaitingList& list_in(Seating& seating, ListId list) {
    const auto place =
        std::lower_bound(seating.lists.begin(),
                         seating.lists.end(),
                         list,
                         [](const WaitingList& each, ListId wanted) { return each.list < wanted; });
    if (place != seating.lists.end() && place->list == list) return *place;
    return *seating.lists.insert(place, WaitingList{.list = list});
}

void strike_from_list(Seating& seating, ListId list, PersonId person) {
    std::erase_if(list_in(seating, list).waiting,
                  [&](const Waiting& waiting) { return waiting.person == person; });
}

void strike_request(SeatedTable& table, PersonId person) {
    std::erase_if(table.requests,
                  [&](const SeatRequest& request) { return request.person == person; });
}

// Removes picked-up players who have no sealed chips and no longer any right to the top of the
// list.
void forget_the_settled(Seating& seating, Moment now) {
    std::erase_if(seating.picked_up, [&](const PickedUp& up) {
        return up.sealed.is_zero() && (up.has_returned || now > up.until);
    });
}

void forget_picked_up(Seating& seating, ListId list, PersonId person) {
    std::erase_if(seating.picked_up,
                  [&](const PickedUp& each) { return each.list == list && each.person == person; });
}

void end_offers(Seating& seating, ListId list, PersonId person) {
    for (SeatedTable& table : seating.tables) {
        for (SeatPlace& place : table.places) {
            const bool is_theirs = place.offer && place.offer->person == person;
            if (table.list == list && is_theirs) place.offer.reset();
        }
    }
}

void seat(SeatPlace& place, const Sitter& sitter) {
    place.sitter = sitter;
    place.held_for = 0;
    place.reserved_button = false;
    place.offer.reset();
    place.passed.clear();
}

// The reservation lasts until chips are bought there, or until it is too old to matter. [I-144]
void reserve(SeatedTable& table, PersonId person, Moment now) {
    std::erase_if(table.reservations, [&](const Reservation& each) {
        return each.person == person || now >= each.since + reservation_memory;
    });
    table.reservations.push_back({person, now});
}

// Only poker seats get the Reserved button; elsewhere the seat is free at once. [CP 8.3]
void vacate(const SeatedTable& table, SeatPlace& place) {
    place.sitter = Sitter{};
    place.reserved_button = table.book == Book::cp;
}

void leave_table(Seating& seating, SeatAt at, PersonId person) {
    SeatedTable& table = table_in(seating, at.table);
    vacate(table, place_in(seating, at.table, at.seat));
    strike_request(table, person);
    end_offers(seating, table.list, person);
}

void let_go(Seating& seating, SeatAt at, bool without_a_word) {
    SeatedTable& table = table_in(seating, at.table);
    SeatPlace& place = place_in(seating, at.table, at.seat);
    BAIZE_CHECK(place.offer.has_value());
    const SeatOffer offer = *place.offer;
    place.offer.reset();
    place.passed.push_back(offer.person);
    if (offer.source == OfferSource::request) strike_request(table, offer.person);
    if (offer.source == OfferSource::list && without_a_word)
        strike_from_list(seating, table.list, offer.person);
}

struct SeatingChange {
    Seating& seating;
    const EventMeta& recorded;

    void operator()(const SeatsPut& event) const {
        SeatedTable table{.table = event.table, .book = event.book, .list = event.list};
        table.places.resize(event.seats);
        const auto place = std::find_if(
            seating.tables.begin(), seating.tables.end(), [&](const SeatedTable& each) {
                return each.table > event.table;
            });
        seating.tables.insert(place, std::move(table));
        list_in(seating, event.list);
    }

    void operator()(const SeatsCleared& event) const {
        std::erase_if(seating.tables,
                      [&](const SeatedTable& table) { return table.table == event.table; });
    }

    void operator()(const SeatTaken& event) const {
        const ListId list = table_in(seating, event.table).list;
        end_offers(seating, list, event.person);
        seat(place_in(seating, event.table, event.seat),
             Sitter{.person = event.person, .since = recorded.time});
        reserve(table_in(seating, event.table), event.person, recorded.time);
        strike_from_list(seating, list, event.person);
        forget_picked_up(seating, list, event.person);
    }

    void operator()(const SeatLeft& event) const {
        leave_table(seating, {event.table, event.seat}, event.person);
    }

    // A request for a different seat stays in force.
    void operator()(const SeatChanged& event) const {
        SeatedTable& table = table_in(seating, event.table);
        end_offers(seating, table.list, event.person);
        SeatPlace& from = place_in(seating, event.table, event.from);
        seat(place_in(seating, event.table, event.to), from.sitter);
        vacate(table, from);
        std::erase_if(table.requests, [&](const SeatRequest& request) {
            const bool is_met = !request.seat || *request.seat == event.to;
            return request.person == event.person && is_met;
        });
    }

    void operator()(const SeatAsked& event) const {
        table_in(seating, event.table)
            .requests.push_back({event.person, event.seat, recorded.time});
    }

    void operator()(const SeatAskWithdrawn& event) const {
        SeatedTable& table = table_in(seating, event.table);
        strike_request(table, event.person);
        end_offers(seating, table.list, event.person);
    }

    // The person who had been offered this seat is offered the winner's previous offer instead.
    void operator()(const SeatDrawn& event) const {
        SeatedTable& table = table_in(seating, event.table);
        SeatPlace& drawn = place_in(seating, event.table, event.seat);
        for (SeatPlace& place : table.places) {
            const bool is_winners = place.offer && place.offer->person == event.winner;
            if (is_winners) std::swap(place.offer, drawn.offer);
        }
        end_offers(seating, table.list, event.winner);
        drawn.offer = SeatOffer{event.winner, OfferSource::draw, event.until};
    }

    void operator()(const SeatOffered& event) const {
        place_in(seating, event.table, event.seat).offer = event.offer;
    }

    void operator()(const OfferPassed& event) const {
        let_go(seating, {event.table, event.seat}, false);
    }

    void operator()(const OfferLapsed& event) const {
        let_go(seating, {event.table, event.seat}, true);
    }

    void operator()(const SeatHeld& event) const {
        place_in(seating, event.table, event.seat).held_for = event.person;
    }

    void operator()(const SeatOpened& event) const {
        SeatPlace& place = place_in(seating, event.table, event.seat);
        place.held_for = 0;
        place.reserved_button = false;
    }

    // Players who return to the top of the list keep the order in which they returned. [I-110]
    void operator()(const ListJoined& event) const {
        std::vector<Waiting>& waiting = list_in(seating, event.list).waiting;
        const auto below_top = std::find_if(
            waiting.begin(), waiting.end(), [](const Waiting& each) { return !each.on_top; });
        waiting.insert(event.on_top ? below_top : waiting.end(),
                       Waiting{event.person, recorded.time, event.on_top});
        for (PickedUp& each : seating.picked_up) {
            if (each.list == event.list && each.person == event.person) each.has_returned = true;
        }
        forget_the_settled(seating, recorded.time);
    }

    void operator()(const ListLeft& event) const {
        strike_from_list(seating, event.list, event.person);
        end_offers(seating, event.list, event.person);
    }

    void operator()(const PlayerAbsent& event) const {
        place_in(seating, event.table, event.seat).sitter.absent_since = recorded.time;
    }

    void operator()(const PlayerBack& event) const {
        place_in(seating, event.table, event.seat).sitter.absent_since.reset();
    }

    // A person may be picked up from two tables of one game: the sealed chips are added together.
    void operator()(const PlayerPickedUp& event) const {
        leave_table(seating, {event.table, event.seat}, event.person);
        const ListId list = table_in(seating, event.table).list;
        PickedUp up{.list = list, .person = event.person, .sealed = event.chips};
        up.at = recorded.time;
        up.until = event.until;
        if (const PickedUp* const before = picked_up_of(seating, list, event.person))
            up.sealed += before->sealed;
        forget_picked_up(seating, list, event.person);
        seating.picked_up.push_back(up);
        forget_the_settled(seating, recorded.time);
    }

    void operator()(const SealedHandedBack& event) const {
        for (PickedUp& each : seating.picked_up) {
            if (each.list == event.list && each.person == event.person) each.sealed = Money{};
        }
        forget_the_settled(seating, recorded.time);
    }

    void operator()(const AbstentionsCounted& event) const {
        std::vector<SeatPlace>& places = table_in(seating, event.table).places;
        const std::vector<SeatNumber>& out = event.sat_out;
        for (std::size_t i = 0; i < places.size(); ++i) {
            std::uint8_t& rounds = places[i].sitter.rounds_abstained;
            if (std::find(out.begin(), out.end(), i) == out.end()) {
                rounds = 0;
            } else if (rounds < UINT8_MAX) {
                ++rounds;
            }
        }
    }

    void operator()(const SeatFreed& event) const {
        leave_table(seating, {event.table, event.seat}, event.person);
    }

    void operator()(const SeatReleased& event) const {
        leave_table(seating, {event.table, event.seat}, event.person);
    }

    void operator()(const ClaimsOpened& event) const {
        SeatedTable& table = table_in(seating, event.table);
        table.betting_since = recorded.time;
        for (SeatPlace& place : table.places)
            place.claim = AnteClaim{.last_ante = place.claim.last_ante};
    }

    void operator()(const ClaimsClosed& event) const {
        SeatedTable& table = table_in(seating, event.table);
        table.betting_since.reset();
        for (SeatPlace& place : table.places)
            place.claim = AnteClaim{};
        for (const AntePlayer& ante : event.antes)
            place_in(seating, event.table, ante.area).claim.last_ante = ante.person;
    }

    void operator()(const ClaimDeclined& event) const {
        AnteClaim& claim = place_in(seating, event.table, event.area).claim;
        (event.wager == ClaimedWager::ante ? claim.ante_declined_by : claim.extra_declined_by) =
            event.person;
    }

    void operator()(const SeatedOrdered& event) const {
        table_in(seating, event.table).must_be_seated = event.required;
    }
};

}  // namespace

void apply(Seating& seating, const SeatingEvent& event, const EventMeta& recorded) {
    std::visit(SeatingChange{seating, recorded}, event);
}

}  // namespace baize::house
