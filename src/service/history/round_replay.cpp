#include "service/history/round_replay.h"

#include <algorithm>

#include "engine/core/check.h"
#include "house/casino/apply.h"
#include "house/casino/casino_event.h"
#include "house/casino/game_state.h"
#include "house/casino/steps.h"
#include "house/casino/table_view.h"
#include "house/commands/command.h"
#include "house/seals/committed_deck.h"
#include "ledger/record/encoding.h"
#include "service/activity_log/round_log.h"
#include "service/table_view/show_banked.h"
#include "service/table_view/show_poker.h"
#include "service/table_view/show_sign.h"

namespace baize::history {

namespace {

using house::TableState;

// A table that replays events one by one.
class ReplayedTable {
  public:
    explicit ReplayedTable(const FinishedRound& round)
        : round_(round), table_(round.start.before) {}

    [[nodiscard]] const TableState& table() const { return table_; }

    [[nodiscard]] const views::RoundMemory& memory() const { return memory_; }

    [[nodiscard]] std::string name_of(PersonId person) const {
        for (const std::vector<Present>* const list :
             {&round_.end.present, &round_.start.present}) {
            for (const Present& present : *list) {
                if (present.person == person) return present.name;
            }
        }
        return "Unknown player";
    }

    // Applies the event and returns its log lines.
    std::vector<views::LogLine> play(const PlayedEvent& event) {
        const views::NameOf names = [this](PersonId person) { return name_of(person); };
        std::vector<views::LogLine> lines;
        if (const auto* const changed = std::get_if<house::SeatChanged>(&event.event)) {
            house::move_limits(table_, *changed);
            return lines;
        }
        if (const auto* const banked = std::get_if<house::BankedEvent>(&event.event)) {
            house::BankedTable& game_state = *house::banked_state(table_);
            auto made =
                transition(game_state, house::banked_game(table_), *banked, event.head.time);
            BAIZE_CHECK(made);
            views::ActLines logged = views::log_act(table_, *made, names);
            lines = std::move(logged.lines);
            if (logged.decided) memory_.decided[logged.decided->first] = logged.decided->second;
            game_state = std::move(made->after);
        } else {
            house::PokerTable& game_state = *house::poker_state(table_);
            const auto& hand = std::get<house::PokerEvent>(event.event);
            auto made = transition(game_state, house::poker_game(table_), hand);
            BAIZE_CHECK(made);
            lines = views::log_hand(table_, *made, names, memory_);
            game_state = std::move(made->after);
        }
        for (views::LogLine& line : lines) {
            line.event = event.head.sequence;
            line.at = event.head.time;
        }
        if (is_over()) table_.books.rounds = {round_.end.book};
        return lines;
    }

    [[nodiscard]] bool is_over() const {
        if (const house::BankedTable* const game_state = house::banked_state(table_))
            return game_state->round.phase == Phase::over;
        return house::poker_state(table_)->hand.phase == poker::Phase::over;
    }

  private:
    const FinishedRound& round_;
    TableState table_;
    views::RoundMemory memory_{};
};

std::vector<views::SeatView> seats_of(const FinishedRound& round) {
    std::vector<views::SeatView> seats;
    const std::uint8_t count = round.start.before.board.sign->seats;
    for (std::uint8_t seat = 1; seat <= count; ++seat) {
        views::SeatView& shown = seats.emplace_back();
        shown.seat = static_cast<std::uint8_t>(seat - 1U);
        for (const Present& present : round.end.present) {
            if (present.seat != seat) continue;
            shown.state = views::SeatState::playing;
            shown.person = present.person;
            shown.name = present.name;
            shown.is_bot = present.is_program;
        }
    }
    return seats;
}

views::TableSnapshot shown_to(const ReplayedTable& replayed,
                              const FinishedRound& round,
                              PersonId person,
                              Moment at) {
    const TableState& table = replayed.table();
    const house::TableView seen =
        view_of(house::CasinoState{}, ledger::Balances{}, table, house::Viewer{person, false});
    views::TableSnapshot out{.table = table.table, .now = at};
    out.game = table.board.sign->game;
    out.title = views::game_title(table);
    out.book = house::name(house::book_of(table));
    out.chips = table.chips == house::Chips::play ? views::ChipKind::play : views::ChipKind::money;
    out.is_open = true;
    out.is_dealt_by_house = table.dealt_by == house::DealtBy::house;
    out.round = round.start.round;
    out.seats = seats_of(round);
    if (const auto* const banked = std::get_if<house::BankedTable>(&seen.game_state))
        out.banked = show_banked(table, *banked, replayed.memory());
    if (const auto* const poker = std::get_if<house::PokerTable>(&seen.game_state))
        out.poker = show_poker(table, *poker, replayed.memory());
    if (seen.commitment)
        out.commitment = views::CommitmentView{seen.commitment->round,
                                               ledger::to_hex(seen.commitment->root.bytes),
                                               seen.commitment->deal};
    if (person != 0) {
        views::YouView& you = out.you.emplace();
        you.person = person;
        for (const Present& present : round.end.present) {
            if (present.person == person) you.seat = present.seat;
        }
    }
    return out;
}

const house::SeatChanged* seat_changed(const house::CasinoEvent& happened) {
    const auto* const seating = std::get_if<house::SeatingEvent>(&happened);
    return seating == nullptr ? nullptr : std::get_if<house::SeatChanged>(seating);
}

}  // namespace

bool was_in(const FinishedRound& round, PersonId person) {
    if (person == 0) return false;
    return std::any_of(round.end.present.begin(),
                       round.end.present.end(),
                       [&](const Present& present) { return present.person == person; });
}

std::optional<std::vector<PlayedEvent>> events_of(ledger::Store& store,
                                                  const ledger::Vault& vault,
                                                  const FinishedRound& round) {
    std::vector<PlayedEvent> events;
    std::vector<std::byte> opened;
    bool is_readable = true;
    const ledger::Stream stream = house::table_stream(round.start.table);
    const bool is_banked = house::banked_state(round.start.before) != nullptr;
    const auto fault = store.read(round.start.first - 1, [&](const ledger::EventView& event) {
        if (event.head.sequence > round.end.last) return false;
        if (event.head.stream != stream) return true;
        ledger::Bytes body = event.body;
        if (const auto sealed = ledger::sealed_body(body)) {
            const auto key = vault.round_key(sealed->name);
            is_readable = key && ledger::open_body(event.head, body, *key, opened);
            if (!is_readable) return false;
            body = opened;
        }
        ledger::ByteReader in(body);
        std::optional<house::Command> asked;
        house::CasinoEvent happened;
        ledger::decode(in, asked);
        ledger::decode(in, happened);
        is_readable = in.at_end();
        if (const auto* const acted = std::get_if<house::RoundHappened>(&happened))
            events.push_back({event.head, acted->event});
        if (const auto* const hand = std::get_if<house::HandHappened>(&happened))
            events.push_back({event.head, hand->event});
        if (const auto* const changed = seat_changed(happened); changed != nullptr && is_banked)
            events.push_back({event.head, *changed});
        return is_readable;
    });
    if (fault || !is_readable) return std::nullopt;
    return events;
}

views::Replay replay(const FinishedRound& round,
                     const std::vector<PlayedEvent>& events,
                     PersonId person) {
    views::Replay replay{.seen_by = person};
    ReplayedTable replayed(round);
    for (const PlayedEvent& event : events) {
        const std::vector<views::LogLine> lines = replayed.play(event);
        for (const views::LogLine& line : lines)
            replay.steps.push_back({line, shown_to(replayed, round, person, event.head.time)});
    }
    if (!replay.steps.empty()) replay.steps.front().table.sign = views::show_sign(replayed.table());
    return replay;
}

std::optional<codec::DealProof> proof(const FinishedRound& round,
                                      const std::vector<PlayedEvent>& events,
                                      PersonId person) {
    const auto& sealed = round.start.before.sealed;
    if (!sealed || !house::is_whole_deck(sealed->deck)) return std::nullopt;
    const Audience audience{person == 0 ? Sees::bystander : Sees::player, person};
    codec::RoundWatch watch({round.start.table, round.start.round}, audience);
    ReplayedTable replayed(round);
    ledger::EventHead head;
    const bool is_known = round.start.committed != 0;
    head.sequence = is_known ? round.start.committed : round.start.first;
    head.time = is_known ? round.start.committed_at : round.start.began;
    watch.look(replayed.table(), head);
    for (const PlayedEvent& event : events) {
        static_cast<void>(replayed.play(event));
        watch.look(replayed.table(), event.head);
    }
    if (!watch.is_over() || !watch.is_committed()) return std::nullopt;
    return watch.proof();
}

}  // namespace baize::history
