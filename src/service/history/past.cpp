#include "service/history/past.h"

#include <algorithm>

#include "engine/core/check.h"
#include "house/casino/felt.h"
#include "house/casino/happening.h"
#include "house/casino/steps.h"
#include "house/casino/table_view.h"
#include "ledger/record/described.h"
#include "service/activity_log/round_story.h"
#include "service/table_view/banked_screen.h"
#include "service/table_view/poker_screen.h"
#include "service/table_view/sign_screen.h"

namespace baize::archive {

namespace {

using house::FloorTable;

// The table, one event after the other.
class PastTable {
  public:
    explicit PastTable(const PastRound& round) : round_(round), table_(round.start.before) {}

    [[nodiscard]] const FloorTable& table() const { return table_; }

    [[nodiscard]] const screen::RoundMemory& memory() const { return memory_; }

    [[nodiscard]] std::string name_of(PersonId person) const {
        for (const std::vector<Present>* const list :
             {&round_.end.present, &round_.start.present}) {
            for (const Present& present : *list) {
                if (present.person == person) return present.name;
            }
        }
        return "Somebody";
    }

    // What is told of it.
    std::vector<screen::LogLine> play(const PastEvent& event) {
        const screen::NameOf names = [this](PersonId person) { return name_of(person); };
        std::vector<screen::LogLine> lines;
        if (const auto* const banked = std::get_if<house::BankedEvent>(&event.event)) {
            house::BankedTable& felt = *house::banked_felt(table_);
            auto made = transition(felt, house::banked_game(table_), *banked, event.head.time);
            BAIZE_CHECK(made);
            screen::RoundTold told = screen::tell_act(table_, *made, names);
            lines = std::move(told.lines);
            if (told.decided) memory_.decided[told.decided->first] = told.decided->second;
            felt = std::move(made->after);
        } else {
            house::PokerTable& felt = *house::poker_felt(table_);
            const auto& hand = std::get<house::PokerEvent>(event.event);
            auto made = transition(felt, house::poker_game(table_), hand);
            BAIZE_CHECK(made);
            lines = screen::tell_hand(table_, *made, names, memory_);
            felt = std::move(made->after);
        }
        for (screen::LogLine& line : lines) {
            line.event = event.head.sequence;
            line.at = event.head.time;
        }
        if (is_over()) table_.books.rounds = {round_.end.book};
        return lines;
    }

    [[nodiscard]] bool is_over() const {
        if (const house::BankedTable* const felt = house::banked_felt(table_))
            return felt->round.phase == Phase::over;
        return house::poker_felt(table_)->hand.phase == poker::Phase::over;
    }

  private:
    const PastRound& round_;
    FloorTable table_;
    screen::RoundMemory memory_{};
};

std::vector<screen::SeatShown> seats_of(const PastRound& round) {
    std::vector<screen::SeatShown> seats;
    const std::uint8_t count = round.start.before.board.sign->seats;
    for (std::uint8_t seat = 1; seat <= count; ++seat) {
        screen::SeatShown& shown = seats.emplace_back();
        shown.seat = static_cast<std::uint8_t>(seat - 1U);
        for (const Present& present : round.end.present) {
            if (present.seat != seat) continue;
            shown.state = screen::SeatState::playing;
            shown.person = present.person;
            shown.name = present.name;
            shown.is_program = present.is_program;
        }
    }
    return seats;
}

screen::TableShown shown_to(const PastTable& past,
                            const PastRound& round,
                            PersonId person,
                            Moment at) {
    const FloorTable& table = past.table();
    const house::TableView seen =
        view_of(house::Floor{}, ledger::Balances{}, table, house::Viewer{person, false});
    screen::TableShown out{.table = table.table, .now = at};
    out.game = name(table.board.sign->game);
    out.title = screen::game_title(table);
    out.book = house::name(house::book_of(table));
    out.chips =
        table.chips == house::Chips::play ? screen::ChipsShown::play : screen::ChipsShown::money;
    out.is_open = true;
    out.is_dealt_by_house = table.dealt_by == house::DealtBy::house;
    out.round = round.start.round;
    out.seats = seats_of(round);
    if (const auto* const banked = std::get_if<house::BankedTable>(&seen.felt))
        out.banked = show_banked(table, *banked, past.memory());
    if (const auto* const poker = std::get_if<house::PokerTable>(&seen.felt))
        out.poker = show_poker(table, *poker, past.memory());
    if (seen.promise)
        out.promise =
            screen::PromiseShown{seen.promise->round, ledger::to_hex(seen.promise->root.bytes)};
    if (person != 0) {
        screen::YouShown& you = out.you.emplace();
        you.person = person;
        for (const Present& present : round.end.present) {
            if (present.person == person) you.seat = present.seat;
        }
    }
    return out;
}

}  // namespace

bool was_in(const PastRound& round, PersonId person) {
    if (person == 0) return false;
    return std::any_of(round.end.present.begin(),
                       round.end.present.end(),
                       [&](const Present& present) { return present.person == person; });
}

std::optional<std::vector<PastEvent>> events_of(ledger::Store& store,
                                                const ledger::Vault& vault,
                                                const PastRound& round) {
    std::vector<PastEvent> events;
    std::vector<std::byte> opened;
    bool is_readable = true;
    const ledger::Stream stream = house::table_stream(round.start.table);
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
        house::Happening happened;
        ledger::decode(in, asked);
        ledger::decode(in, happened);
        is_readable = in.at_end();
        if (const auto* const acted = std::get_if<house::RoundHappened>(&happened))
            events.push_back({event.head, acted->event});
        if (const auto* const hand = std::get_if<house::HandHappened>(&happened))
            events.push_back({event.head, hand->event});
        return is_readable;
    });
    if (fault || !is_readable) return std::nullopt;
    return events;
}

screen::Replay replay(const PastRound& round,
                      const std::vector<PastEvent>& events,
                      PersonId person) {
    screen::Replay replay{.seen_by = person};
    PastTable past(round);
    for (const PastEvent& event : events) {
        const std::vector<screen::LogLine> lines = past.play(event);
        for (const screen::LogLine& line : lines)
            replay.steps.push_back({line, shown_to(past, round, person, event.head.time)});
    }
    if (!replay.steps.empty()) replay.steps.front().table.sign = screen::show_sign(past.table());
    return replay;
}

std::optional<desk::DealProof> proof(const PastRound& round,
                                     const std::vector<PastEvent>& events,
                                     PersonId person) {
    const auto& sealed = round.start.before.sealed;
    if (!sealed || !house::is_whole_deck(sealed->deck)) return std::nullopt;
    const Audience audience{person == 0 ? Sees::bystander : Sees::player, person};
    desk::RoundWatch watch({round.start.table, round.start.round}, audience);
    PastTable past(round);
    ledger::EventHead head;
    const bool is_known = round.start.promised != 0;
    head.sequence = is_known ? round.start.promised : round.start.first;
    head.time = is_known ? round.start.promised_at : round.start.began;
    watch.look(past.table(), head);
    for (const PastEvent& event : events) {
        static_cast<void>(past.play(event));
        watch.look(past.table(), event.head);
    }
    if (!watch.is_over() || !watch.is_promised()) return std::nullopt;
    return watch.proof();
}

}  // namespace baize::archive
