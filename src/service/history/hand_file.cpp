#include <algorithm>

#include "engine/poker/hand/view.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/phh/phh_writer.h"
#include "formats/histories/replay/recording.h"
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
    std::string text;
    if (format == HandFormat::phh) {
        write_phh(text, record);
    } else {
        histories::OhhWriter().write(text, record);
    }
    return text;
}

}  // namespace baize::history
