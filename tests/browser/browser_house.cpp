// A casino server for browser tests: the demonstration casino in its own folder, with random
// numbers from a seed and first decks that the test stacks. Bots sit only at practice tables, so
// that a test has the tables for money to itself.
//
//   browser_house FOLDER PAGES [port=N] [pace=MS] [pause=MS] [clock=S] [bank=S] [grace=MS]
//                 [TABLE=CARDS]...
#include <algorithm>
#include <array>
#include <charconv>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/serve/serve_run.h"
#include "engine/random/seeded_source.h"
#include "house/workflows/auto_dealer/due_action.h"

namespace baize {
namespace {

using Top = std::vector<Card>;  // first cards of a deck, in the order of dealing

std::optional<std::uint32_t> number(std::string_view text) {
    std::uint32_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

std::optional<Top> cards(std::string_view text) {
    Top top;
    for (; text.size() >= 2; text.remove_prefix(2)) {
        const auto card = Card::parse(text.substr(0, 2));
        if (!card) return std::nullopt;
        top.push_back(*card);
    }
    if (!text.empty()) return std::nullopt;
    return top;
}

// Moves the cards of `top` to the top of the deck; the others keep their order.
void lay(house::SealDeck& sealed, const Top& top) {
    std::array<bool, card_count> is_laid{};
    CardList<card_count> deck;
    const auto add = [&](Card card) {
        if (std::exchange(is_laid.at(card.index()), true)) return;
        deck.push_back(card);
    };
    for (const Card card : top)
        add(card);
    for (const Card card : sealed.deck)
        add(card);
    sealed.deck = deck;
}

struct HouseOptions {
    ServeSettings settings{};
    std::map<house::TableId, Top> tops{};  // of the first deck of each table
};

// Applies one argument NAME=VALUE. Returns false if it is invalid.
bool take(HouseOptions& options, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return false;
    const std::string_view name = word.substr(0, equals);
    const std::string_view value = word.substr(equals + 1);
    if (const auto table = number(name)) {
        const auto top = cards(value);
        if (top) options.tops[*table] = *top;
        return top.has_value();
    }
    const auto figure = number(value);
    if (!figure) return false;
    const Span span = Span::of_microseconds(std::int64_t{*figure} * 1'000);
    if (name == "port") options.settings.net.port = static_cast<std::uint16_t>(*figure);
    if (name == "pace") options.settings.bot_pace = span;
    if (name == "pause") options.settings.results_pause = span;
    const auto seconds = static_cast<std::uint16_t>(*figure);
    if (name == "clock") options.settings.demo.clock_seconds = seconds;
    if (name == "bank") options.settings.demo.bank_seconds = seconds;
    if (name == "grace") options.settings.absence_grace = span;
    constexpr std::array<std::string_view, 6> names{
        "port", "pace", "pause", "clock", "bank", "grace"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

house::AutoDealer::MakeCommand dealing(std::map<house::TableId, Top> tops) {
    const auto chance = std::make_shared<SeededSource>(5);
    return [chance, tops = std::move(tops)](const house::DueAction& due) mutable {
        house::Command command = command_for(due, *chance);
        const auto* const deck = std::get_if<house::DeckDue>(&due);
        if (deck == nullptr) return command;
        if (const auto top = tops.find(deck->table); top != tops.end()) {
            house::SealDeck sealed =
                std::get<house::SealDeck>(std::get<house::BankedCommand>(command));
            lay(sealed, top->second);
            tops.erase(top);
            command = house::BankedCommand(sealed);
        }
        return command;
    };
}

int run(const std::vector<std::string_view>& words) {
    HouseOptions options;
    if (words.size() < 2) {
        std::cerr << "browser_house FOLDER PAGES [NAME=VALUE]...\n";
        return exit_usage;
    }
    ServeSettings& settings = options.settings;
    settings.ledger = std::string(words[0]) + "/casino.db";
    settings.pages = words[1];
    settings.net.port = 0;
    settings.log_level = "warning";
    settings.is_demo = true;
    settings.demo = {.bots_at_house_games = 1,
                     .bots_at_poker = 2,
                     .bots_for_money = false,
                     .clock_seconds = 240,  // long, for slow machines
                     .bank_seconds = 0};
    // All browsers of a test have the same address.
    settings.limits.requests = {10'000, 1'000};
    settings.limits.registrations = {1'000, 100};
    settings.limits.passwords = {1'000, 100};
    // Computations take many times as long under sanitizers.
    settings.limits.jobs.person = {600'000, 10'000};
    settings.limits.jobs.address = {600'000, 10'000};
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (take(options, words[i])) continue;
        std::cerr << "browser_house: not understood: " << words[i] << '\n';
        return exit_usage;
    }
    settings.deals = dealing(options.tops);
    Console console{std::cin, std::cout, std::cerr};
    return run_serve(settings, console);
}

}  // namespace
}  // namespace baize

int main(int count, char** arguments) {
    return baize::run({arguments + 1, arguments + count});
}
