// The presence of persons: heartbeats of sessions, absences of disconnected persons, and the limit
// of seats of a guest.
#include <algorithm>
#include <utility>

#include "server/broadcast/broadcaster.h"
#include "server/broadcast/message_text.h"

namespace baize::server {

// A client that receives nothing for some seconds can conclude that the server does not answer.
void Broadcaster::heartbeat(Moment now) {
    if (now < last_heartbeat_ + settings_.heartbeat) return;
    last_heartbeat_ = now;
    Text text;
    for (const auto& [id, client] : subscribers_) {
        if (now < client.sent + settings_.heartbeat) continue;
        if (!text) text = text_of(views::Heartbeat{now});
        send(id, text);
    }
}

std::optional<Moment> Broadcaster::next_heartbeat() const {
    if (subscribers_.empty()) return std::nullopt;
    return last_heartbeat_ + settings_.heartbeat;
}

// After a start no person is connected. Persons who are still seated get the same grace period as
// those who disconnect.
void Broadcaster::notice_absences(Moment now) {
    const house::CasinoState& state = casino().state();
    if (!std::exchange(has_looked_for_absent_, true)) {
        for (const house::SeatedTable& table : state.seating.tables) {
            for (const house::SeatPlace& place : table.places) {
                const house::Person* const person = house::find(state.people, place.sitter.person);
                const bool is_here = present_.contains(place.sitter.person);
                if (person == nullptr || person->is_program || is_here) continue;
                if (!place.sitter.absent_since) gone_[place.sitter.person] = now;
            }
        }
    }
    for (auto gone = gone_.begin(); gone != gone_.end();) {
        if (now < gone->second + settings_.absence_grace) {
            ++gone;
            continue;
        }
        mark(gone->first, true, now);
        gone = gone_.erase(gone);
    }
}

// Only where the house deals: elsewhere the human dealer sees who is away. [CP 8.11] [I-144]
void Broadcaster::mark(PersonId person, bool is_absent, Moment now) {
    std::vector<TableId> tables;
    for (const house::SeatedTable& seats : casino().state().seating.tables) {
        const house::TableState* const table = find_table(casino().state(), seats.table);
        const auto seat = seat_of(seats, person);
        if (!seat || table == nullptr || table->dealt_by != house::DealtBy::house) continue;
        if (seats.places[*seat].sitter.absent_since.has_value() != is_absent)
            tables.push_back(seats.table);
    }
    for (const TableId table : tables) {
        const house::SeatingCommand command =
            is_absent ? house::SeatingCommand(house::MarkAbsent{table, person})
                      : house::SeatingCommand(house::MarkBack{table, person});
        static_cast<void>(house_.submit({house::the_house_itself, 0, now}, command));
    }
}

// A guest account may take only a few seats, because anyone can create such accounts. [I-144]
std::optional<Rejection> Broadcaster::guest_refused(const Client& client,
                                                    const house::Command& command) const {
    const auto* const seating = std::get_if<house::SeatingCommand>(&command);
    const auto* const poker = std::get_if<house::PokerCommand>(&command);
    const bool takes_seat =
        (seating != nullptr && std::holds_alternative<house::TakeSeat>(*seating)) ||
        (poker != nullptr && std::holds_alternative<house::SitDown>(*poker));
    if (!client.is_guest || !takes_seat) return std::nullopt;
    const std::vector<house::SeatedTable>& tables = casino().state().seating.tables;
    const auto seats = std::count_if(tables.begin(), tables.end(), [&](const auto& table) {
        return seat_of(table, client.person).has_value();
    });
    const std::uint8_t tables_max = casino().state().settings.seating.guest_tables;
    if (seats < tables_max) return std::nullopt;
    return Rejection{Reason::too_many_tables, "I-144"_clause};
}

}  // namespace baize::server
