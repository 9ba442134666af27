#include <algorithm>
#include <chrono>

#include <fmt/format.h>

#include "engine/poker/hand/view.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/phh/phh_writer.h"
#include "formats/histories/replay/recording.h"
#include "formats/histories/text/text_writer.h"
#include "house/casino/game_state.h"
#include "house/tables/poker/apply.h"
#include "service/history/round_replay.h"

namespace baize::history {

namespace {

// A hand with all of its events, as replayed by the engine.
struct Played {
    poker::Opening opening{};
    poker::Hand hand{};
    poker::EventList events{};
    std::array<PersonId, poker::seats_max> players{};
};

std::optional<Played> play_again(const FinishedRound& round,
                                 const std::vector<PlayedEvent>& events) {
    const house::PokerGame& game = house::poker_game(round.start.before);
    house::PokerTable table = *house::poker_state(round.start.before);
    std::optional<Played> played;
    for (const PlayedEvent& event : events) {
        auto made = transition(table, game, std::get<house::PokerEvent>(event.event));
        if (!made) return std::nullopt;
        table = std::move(made->after);
        if (const auto* const opened = std::get_if<house::HandOpened>(&made->event)) {
            played.emplace();
            played->opening = opened->opening;
            for (std::size_t i = 0; i < poker::seats_max; ++i)
                played->players[i] = house::poker_state(round.start.before)->orbit.seats[i].player;
        }
        if (!played) return std::nullopt;
        played->hand = table.hand;
        played->events.insert(played->events.end(), made->happened.begin(), made->happened.end());
    }
    if (!played || played->hand.phase != poker::Phase::over) return std::nullopt;
    return played;
}

// Cards that were never shown stay hidden in the file too.
void hide(Played& played, PersonId person) {
    poker::Seat seat = poker::no_seat;
    for (std::size_t i = 0; i < poker::seats_max; ++i) {
        if (person != 0 && played.players[i] == person) seat = static_cast<poker::Seat>(i);
    }
    played.hand = poker::view(played.hand, seat);
    for (poker::Event& event : played.events)
        event = poker::view(event, seat);
    played.opening.deck = {};
}

std::string_view name_at(const FinishedRound& round, std::int64_t seat, PersonId person) {
    for (const std::vector<Present>* const list : {&round.end.present, &round.start.present}) {
        for (const Present& present : *list) {
            if (present.seat == seat && present.person == person) return present.name;
        }
    }
    return "Somebody";
}

void describe_time(Moment began, histories::Record& record) {
    using std::chrono::floor;
    const std::chrono::sys_time<std::chrono::microseconds> time{
        std::chrono::microseconds(began.microseconds())};
    const auto midnight = floor<std::chrono::days>(time);
    const std::chrono::year_month_day day(midnight);
    const std::chrono::hh_mm_ss clock(floor<std::chrono::seconds>(time - midnight));
    record.year = static_cast<int>(day.year());
    record.month = static_cast<unsigned>(day.month());
    record.day = static_cast<unsigned>(day.day());
    record.time =
        histories::ClockTime{.hour = static_cast<std::uint8_t>(clock.hours().count()),
                             .minute = static_cast<std::uint8_t>(clock.minutes().count()),
                             .second = static_cast<std::uint8_t>(clock.seconds().count())};
}

// Adds the players, the table and the time.
void describe(const FinishedRound& round,
              const Played& played,
              histories::TextStore& store,
              histories::Record& record) {
    using histories::Detail;
    const auto detail = [&](Detail which) -> std::string_view& {
        return record.details[static_cast<std::size_t>(which)];
    };
    const bool is_money = round.start.before.chips == house::Chips::money;
    detail(Detail::venue) = "Baize";
    detail(Detail::time_zone) = "UTC";
    if (is_money) detail(Detail::currency_symbol) = "$";
    describe_time(round.start.began, record);
    const auto number = [&](std::uint64_t of) {
        return histories::Label{store.keep(std::to_string(of)), true};
    };
    record.hand = number(round.start.round);
    record.table = number(round.start.table);
    record.seat_count = round.start.before.board.sign->seats;
    for (const std::int64_t seat : record.seats) {
        const PersonId person = played.players.at(static_cast<std::size_t>(seat - 1));
        record.players.push_back(store.keep(name_at(round, seat, person)));
    }
}

std::string text_of(const histories::Record& record, const RoundStart& start) {
    std::string text;
    const std::string number = fmt::format("{}{:09}", start.table, start.round);
    const bool is_written = histories::TextWriter().write(text, record, number);
    return is_written ? text : std::string();
}

}  // namespace

std::string hand_file(const FinishedRound& round,
                      const std::vector<PlayedEvent>& events,
                      PersonId person,
                      HandFormat format) {
    if (house::poker_state(round.start.before) == nullptr) return {};
    std::optional<Played> played = play_again(round, events);
    if (!played) return {};
    hide(*played, person);
    const house::PokerGame& game = house::poker_game(round.start.before);
    histories::TextStore store;
    histories::Record record;
    record_hand({game.rules, played->opening, played->hand, played->events},
                histories::Clauses::written,
                store,
                record);
    describe(round, *played, store, record);
    std::string text;
    switch (format) {
        case HandFormat::phh: write_phh(text, record); break;
        case HandFormat::ohh: histories::OhhWriter().write(text, record); break;
        case HandFormat::text: text = text_of(record, round.start); break;
    }
    return text;
}

}  // namespace baize::history
