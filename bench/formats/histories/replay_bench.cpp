// Recorded hands per second: reading PHH, reading and replaying it, and writing both formats. The
// hands are random no-limit Holdem, recorded as a site would record them, with hole cards unknown
// unless shown: six-handed (650 bytes each), and cash games of nine with all the fields a site
// writes (names, seats, winnings; a kilobyte each). Every replay must agree with its record.
#include <cstdint>
#include <string>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "engine/core/deck.h"
#include "engine/poker/hand/play.h"
#include "engine/random/seeded_source.h"
#include "engine/random/shuffle.h"
#include "formats/histories/ohh/ohh_writer.h"
#include "formats/histories/phh/phh_writer.h"
#include "formats/histories/replay/recording.h"
#include "formats/histories/replay/replay.h"
#include "kit/hand_stream.h"

namespace baize::histories {
namespace {

constexpr std::size_t hand_count = 4000;

struct Table {
    std::size_t players;
    poker::Rules rules{};
    poker::Opening opening{};
    poker::EventList events{};
    SeededSource source{11};

    explicit Table(std::size_t player_count) : players(player_count) {
        rules.betting.minimum = Money::of_cents(200);
        rules.commission = {.rate = 500, .cap = Money::of_cents(300), .no_flop_no_drop = true};
        opening.dealt_in = poker::SeatSet::first(players);
        opening.button = static_cast<poker::Seat>(players - 1);
        opening.postings = {{0, poker::Post::blind, Money::of_cents(100)},
                            {1, poker::Post::blind, Money::of_cents(200)}};
    }

    poker::Action choose(const poker::Offers& may) {
        const std::uint32_t dice = source.below(10);
        if (dice < 4 && may.call) return poker::fold(may.seat);
        if (dice > 7 && may.raise) {
            const std::int64_t span = (may.raise_to.most - may.raise_to.least).cents() / 8 + 1;
            const auto more = source.below(static_cast<std::uint32_t>(span));
            return poker::bet(may.seat, may.raise_to.least + Money::of_cents(more));
        }
        return may.check ? poker::check(may.seat) : poker::call(may.seat);
    }

    poker::Hand play() {
        Deck deck = Deck::standard();
        shuffle(deck.stub(), source);
        for (poker::Face& face : opening.deck)
            face = deck.draw();
        for (std::size_t seat = 0; seat < players; ++seat)
            opening.stacks[seat] = Money::of_cents(2000 + source.below(40'000));
        events.clear();
        poker::Hand hand = *poker::open_hand(rules, opening, events);
        while (hand.phase != poker::Phase::over) {
            const poker::Offers may = poker::offers(rules, hand);
            if (!poker::apply(rules, hand, choose(may), events)) break;
        }
        return hand;
    }
};

// Hides the hole cards, as sites record them: cards are known only when shown.
void hide_cards(Record& record) {
    for (Step& step : record.steps) {
        if (step.step_kind == StepKind::deal_hole) step.cards.fill(poker::Face());
    }
}

// Adds the fields that sites write in addition to the hand itself.
void describe(Record& record, TextStore& store, std::size_t number) {
    record.commission.reset();
    record.user_fields.clear();
    record.hand =
        Label{.text = store.keep(fmt::to_string(60'463'223'006 + number)), .is_number = true};
    record.table = Label{.text = "W6M0GN6CjDBOcyVVs2Wgmw"};
    record.details[static_cast<std::size_t>(Detail::venue)] = "Baize";
    record.time = ClockTime{.hour = 12, .minute = 7, .second = 37};
    record.year = 2026;
    record.month = 7;
    record.day = 8;
    for (std::size_t player = 0; player < record.player_count(); ++player)
        record.players.push_back(store.keep(fmt::format("udbPfDGH48GF3JrMjvNrF{}", player)));
}

std::string hands_of(std::size_t player_count) {
    Table table(player_count);
    TextStore store;
    Record record;
    std::string hands;
    for (std::size_t i = 1; i <= hand_count; ++i) {
        const poker::Hand hand = table.play();
        store.clear();
        record_hand(
            {table.rules, table.opening, hand, table.events}, Clauses::left_out, store, record);
        hide_cards(record);
        describe(record, store, i);
        write_phh(hands, record, i);
        hands += '\n';
    }
    return hands;
}

const std::string& recorded_hands() {
    static const std::string text = hands_of(6);
    return text;
}

const std::string& cash_hands() {
    static const std::string text = hands_of(9);
    return text;
}

void set_counters(benchmark::State& state, const std::string& text) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hand_count));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void read_hands(benchmark::State& state, const std::string& text) {
    Record record;
    std::size_t steps_before = 0;
    while (state.KeepRunning()) {
        HandStream stream(source_of(text));
        std::size_t steps = 0;
        std::size_t hands = 0;
        for (; stream.next(record) == Outcome::hand; ++hands)
            steps += record.steps.size();
        if (hands != hand_count || (steps_before != 0 && steps != steps_before)) {
            state.SkipWithError("hands were lost");
        }
        steps_before = steps;
    }
    set_counters(state, text);
}

void replay_hands(benchmark::State& state, const std::string& text) {
    Record record;
    Replayer replayer;
    while (state.KeepRunning()) {
        HandStream stream(source_of(text));
        std::size_t agreeing = 0;
        while (stream.next(record) == Outcome::hand)
            agreeing += replayer.play(record).agrees == Agreement::yes ? 1U : 0U;
        if (agreeing != hand_count) state.SkipWithError("a hand does not end as recorded");
    }
    set_counters(state, text);
}

void read_phh(benchmark::State& state) {
    read_hands(state, recorded_hands());
}

void replay_phh(benchmark::State& state) {
    replay_hands(state, recorded_hands());
}

void read_phh_cash(benchmark::State& state) {
    read_hands(state, cash_hands());
}

void replay_phh_cash(benchmark::State& state) {
    replay_hands(state, cash_hands());
}

template <typename Write>
void rewrite(benchmark::State& state, const Write& write) {
    Record record;
    std::string out;
    while (state.KeepRunning()) {
        HandStream stream(source_of(recorded_hands()));
        while (stream.next(record) == Outcome::hand) {
            out.clear();
            write(out, record);
            benchmark::DoNotOptimize(out.data());
        }
        if (stream.hand_count() != hand_count) state.SkipWithError("hands were lost");
    }
    set_counters(state, recorded_hands());
}

void phh_to_phh(benchmark::State& state) {
    rewrite(state, [](std::string& out, const Record& record) { write_phh(out, record); });
}

void phh_to_ohh(benchmark::State& state) {
    OhhWriter writer;
    rewrite(state,
            [&writer](std::string& out, const Record& record) { writer.write(out, record); });
}

BENCHMARK(read_phh)->Unit(benchmark::kMillisecond);
BENCHMARK(replay_phh)->Unit(benchmark::kMillisecond);
BENCHMARK(read_phh_cash)->Unit(benchmark::kMillisecond);
BENCHMARK(replay_phh_cash)->Unit(benchmark::kMillisecond);
BENCHMARK(phh_to_phh)->Unit(benchmark::kMillisecond);
BENCHMARK(phh_to_ohh)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace baize::histories
