#include "cli/lines/shuffle_command.h"

#include <cstdint>
#include <memory>
#include <ostream>

#include <CLI/CLI.hpp>

#include "engine/core/card.h"
#include "engine/random/secure_source.h"
#include "engine/random/shuffle.h"

namespace baize {

namespace {

void print_decks(std::int64_t count, std::ostream& out) {
    SecureSource source;
    for (std::int64_t i = 0; i < count && out.good(); ++i) {
        Deck deck = shuffled_deck(source);
        out << to_string(deck.draw());
        while (deck.remaining() > 0)
            out << ' ' << to_string(deck.draw());
        out << '\n';
    }
}

}  // namespace

void add_shuffle_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("shuffle", "Print shuffled decks, top card first, one deck per line");
    command->footer(
        "The decks come from the generator that shuffles for real money: they cannot be repeated.\n"
        "A card is its rank and suit: As, Td, 2c.\n"
        "  baize shuffle             one deck of 52\n"
        "  baize shuffle --count 3   three");
    const auto count = std::make_shared<std::int64_t>(1);
    command->add_option("--count", *count, "Number of decks")
        ->check(CLI::NonNegativeNumber)
        ->capture_default_str();
    command->callback([count, &console] { print_decks(*count, console.out); });
}

}  // namespace baize
