// Rounds per second through the `baize settle` contract: JSON line in, JSON line out. A checksum of
// all answers is compared with its expected value.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/games/prepared_rounds.h"
#include "engine/games/registry.h"
#include "service/settle/settle_stream.h"

namespace baize {
namespace {

constexpr std::size_t round_count = 1024;

std::string list_of(const CardList<5>& cards) {
    std::string text = "[";
    for (const Card card : cards) {
        if (text.size() > 1) text += ',';
        text += '"' + to_string(card) + '"';
    }
    return text + ']';
}

std::string wagers_of(const Box& box) {
    std::string text = "{";
    for (std::size_t i = 0; i < staked_wager_count; ++i) {
        const auto wager = static_cast<Wager>(i);
        if (!box.has(wager)) continue;
        if (text.size() > 1) text += ',';
        const std::string amount = std::to_string(box[wager].cents());
        const bool list = wager == Wager::player_poker_extra;
        text += '"' + std::string(name(wager)) + "\":" + (list ? '[' + amount + ']' : amount);
    }
    return text + '}';
}

// The request for one box in the format of the contract.
std::string line_of(const GameFacts& facts, const Round& round) {
    constexpr std::string_view streets[]{"preflop", "flop", "river"};
    const Box& box = round.boxes[0];
    std::string text = "{\"game\":\"" + std::string(facts.name) + '"';
    text += ",\"dealer\":" + list_of(round.dealer);
    if (!round.community.empty()) text += ",\"community\":" + list_of(round.community);
    text += ",\"boxes\":[{\"box\":1,\"cards\":" + list_of(box.cards);
    text += ",\"wagers\":" + wagers_of(box);
    if (facts.id == GameId::ultimate_holdem && box.has(Wager::play)) {
        text += ",\"played\":\"" + std::string(streets[box.decided_on]) + '"';
    }
    if (box.standing == Standing::folded) text += ",\"fold\":true";
    return text + "}]}";
}

std::uint64_t checksum_of(std::string_view text) {
    std::uint64_t sum = 0xCBF29CE484222325;
    for (const char letter : text)
        sum = (sum ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
    return sum;
}

void settle(benchmark::State& state, std::string_view name, std::uint64_t expected) {
    const GameHooks& game = *house_game(game_named(name).value());
    std::vector<std::string> lines;
    for (const Round& round : prepared_rounds(game, round_count))
        lines.push_back(line_of(game.facts(), round));
    SettleStream stream;
    std::string out;
    std::int64_t bytes = 0;
    for (const std::string& line : lines) {
        bytes += static_cast<std::int64_t>(line.size());
        if (const auto error_text = stream.answer(line, out))
            state.SkipWithError(error_text->c_str());
    }
    const std::uint64_t found = checksum_of(out);
    if (found != expected) {
        state.SkipWithError(("wrong checksum " + std::to_string(found)).c_str());
    }
    for ([[maybe_unused]] auto _ : state) {
        out.clear();
        for (const std::string& line : lines)
            benchmark::DoNotOptimize(stream.answer(line, out));
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(round_count));
    state.SetBytesProcessed(state.iterations() * bytes);
}

BENCHMARK_CAPTURE(settle, three_card, "three_card", 0xAE1732953C7747BE);
BENCHMARK_CAPTURE(settle, caribbean_stud, "caribbean_stud", 0x5A18C9438161D9B5);
BENCHMARK_CAPTURE(settle, wild_aruba, "wild_aruba", 0xD26CB40AB600F582);
BENCHMARK_CAPTURE(settle, ultimate_holdem, "ultimate_holdem", 0x6216612670946A19);
BENCHMARK_CAPTURE(settle, crown_holdem, "crown_holdem", 0x10A2D2522137C762);

}  // namespace
}  // namespace baize
