#include "cli/terminal/play_command.h"

#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unistd.h>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/terminal/bankroll.h"
#include "cli/terminal/poker_options.h"
#include "cli/terminal/poker_session.h"
#include "cli/terminal/terminal_input.h"
#include "cli/terminal/terminal_session.h"
#include "engine/games/registry.h"
#include "formats/settings/table_options.h"
#include "formats/text/terminal_style.h"

namespace baize {

namespace {

struct PlayOptions {
    std::string game{};
    std::string tables{};
    std::string bankroll{};
    std::string min = "5";
    std::string max = "500";
    std::optional<std::uint64_t> seed{};
    unsigned boxes = 1;
    bool jackpot = false;
    bool reset = false;
    bool plain = false;
    PokerOptions poker{};
};

std::optional<std::string> read_limits(const PlayOptions& options, Limits& limits) {
    limits.min = parse_amount(options.min);
    limits.max = parse_amount(options.max);
    if (!limits.min || !limits.min->is_positive()) {
        return fmt::format("--min: \"{}\" is no amount", options.min);
    }
    if (!limits.max || *limits.max < *limits.min) {
        return fmt::format("--max: \"{}\" is no amount, or below --min", options.max);
    }
    // Even a royal flush at the best odds then stays far within the range of Money.
    constexpr Money most = Money::of_cents(100'000'000);
    if (*limits.max > most) return "--max: at most 1,000,000";
    return std::nullopt;
}

// Prepares the table of the session, except for the game if none was named.
std::optional<std::string> prepare_house(const PlayOptions& options, SessionSetup& setup) {
    setup.rules = setup.game->published();
    if (auto error_text = choose_tables(*setup.game, options.tables, setup.rules))
        return error_text;
    if (auto error_text = read_limits(options, setup.rules.limits)) return error_text;
    setup.jackpot = options.jackpot;
    setup.seed = options.seed;
    if (options.jackpot && !local_jackpot(setup.game->facts().id, {})) {
        return fmt::format("--jackpot: {} has no jackpot", setup.game->facts().title);
    }
    return std::nullopt;
}

// Asks for a game. Returns nullopt if the player leaves instead.
std::optional<GameId> ask_game(TerminalInput& input,
                               std::ostream& out,
                               const TerminalStyle& style) {
    std::string notes;
    for (;;) {
        out << style.new_page() << style.in(Ink::bold, " Which game?") << "\n\n";
        const auto line = [&](char key, std::string_view title) {
            out << fmt::format("  {}  {}\n", style.in(Ink::cyan, std::string(1, key)), title);
        };
        char key = '1';
        for (const GameHooks& game : house_games())
            line(key++, game.facts().title);
        char letter = 'a';
        for (const poker::VariantFacts& game : poker::variants)
            line(letter++, game.title);
        out << fmt::format("  {}  leave\n{}> ", style.in(Ink::cyan, "q"), notes) << std::flush;
        const std::optional<char> pressed = input.key();
        if (!pressed || *pressed == 'q') return std::nullopt;
        const auto house = static_cast<std::size_t>(*pressed - '1');
        if (*pressed >= '1' && house < house_game_count) return all_games[house];
        const auto room = static_cast<std::size_t>(*pressed - 'a');
        if (*pressed >= 'a' && room < poker_game_count) return all_games[house_game_count + room];
        notes = " Type the number or letter of a game, or q.\n";
    }
}

void fail(Console& console, int status, const std::string& error_text) {
    console.error << "baize play: " << error_text << '\n';
    console.exit_status = status;
}

// Practice cards come from a known seed, so their winnings are not added to those from real
// shuffles.
std::unique_ptr<BankrollFile> open_bankroll(const PlayOptions& options, Console& console) {
    const std::string standard =
        default_bankroll_path(options.seed ? "practice-bankroll" : "bankroll");
    std::string error_text;
    std::unique_ptr<BankrollFile> file = BankrollFile::open(
        options.bankroll.empty() ? standard : options.bankroll, options.reset, error_text);
    if (file == nullptr) fail(console, exit_failed, error_text);
    return file;
}

// The input and output of the player's terminal.
struct Screen {
    TerminalInput& input;
    const TerminalStyle& style;
};

void run_poker(const PlayOptions& options,
               poker::Variant variant,
               Console& console,
               Screen screen) {
    poker::PokerSetup setup;
    setup.seed = options.seed;
    if (const auto error_text = read_poker_options(options.poker, variant, setup))
        return fail(console, exit_usage, *error_text);
    const std::unique_ptr<BankrollFile> file = open_bankroll(options, console);
    if (file == nullptr) return;
    poker::PokerSession session(setup, *file, screen.input, console.out, screen.style);
    if (!session.run()) console.exit_status = exit_failed;
}

void run_house(const PlayOptions& options, const GameHooks& game, Console& console, Screen screen) {
    SessionSetup setup;
    setup.game = &game;
    if (options.boxes != 1) return fail(console, exit_usage, "--boxes: a terminal table has 1");
    if (const auto error_text = prepare_house(options, setup))
        return fail(console, exit_usage, *error_text);
    const std::unique_ptr<BankrollFile> file = open_bankroll(options, console);
    if (file == nullptr) return;
    TerminalSession session(setup, *file, screen.input, console.out, screen.style);
    if (!session.run()) console.exit_status = exit_failed;
}

void run_play(const PlayOptions& options, Console& console) {
    const bool typed = &console.in == &std::cin && isatty(STDIN_FILENO) == 1;
    const bool shown = &console.out == &std::cout && isatty(STDOUT_FILENO) == 1;
    const TerminalStyle style = TerminalStyle::for_terminal(shown, options.plain);
    TerminalInput input(console.in, typed);
    std::optional<GameId> game = game_named(options.game);
    if (!game && !options.game.empty())
        return fail(console, exit_usage, no_such_game(options.game, game_names()));
    if (!game) game = ask_game(input, console.out, style);
    if (!game) return;
    if (const GameHooks* const hooks = house_game(*game))
        return run_house(options, *hooks, console, {input, style});
    run_poker(options, poker::variant_of(*game).value(), console, {input, style});
}

constexpr const char* play_footer =
    "A table in the terminal, with one box and play money. The keys are on the screen; every\n"
    "settled wager names its clause, and pressing its number shows the duty of the clause. "
    "Letters\n"
    "select a wager and ask for an amount, d deals, r repeats the last wagers, Enter does both.\n"
    "\n"
    "The bankroll begins at 1,000.00 and is kept in $XDG_STATE_HOME/baize/bankroll (or\n"
    "~/.local/state/baize/bankroll). It is replaced in one step after each round and at no other\n"
    "time: a round interrupted by Ctrl-C, the end of input or a crash is undone. Wagers are\n"
    "refused unless the bankroll also covers the second wager that keeps the hand in (I-57).\n"
    "\n"
    "Cards come from the shuffler for real money. With --seed the cards are predictable: such a\n"
    "table is marked as practice and has a separate bankroll file.\n"
    "\n"
    "The seven poker games are played against bots, which see only what their seat may see: "
    "--seats,\n"
    "--limit (no, pot, half-pot, fixed, spread), --blinds, --buy-in, --commission with --cap, and\n"
    "--flop-chase for the side wager. f folds, c checks or calls, r bets or raises, a bets most.\n"
    "\n"
    "--jackpot puts a local jackpot on the table (not at three_card): a prize meter at 1.00 per\n"
    "wager for the stud games, three levels from 5.00 for the hold'em games.\n"
    "\n"
    "Colours and suit symbols appear on terminals that support them; NO_COLOR or --plain switches\n"
    "them off. Input may also come from a file, one key or \"a 10\" per line.\n"
    "\n"
    "Examples:\n"
    "  baize play                                    choose a game\n"
    "  baize play three_card --tables pair_plus=E --min 10\n"
    "  baize play ultimate_holdem --jackpot\n"
    "  baize play holdem --seats 6 --limit no --blinds 1/2\n"
    "  baize play omaha_hilo --seats 8 --limit pot --commission 5 --cap 10\n"
    "  printf 'a 10\\nd\\np\\nq\\n' | baize play three_card --seed 7 --bankroll /tmp/practice";

}  // namespace

void add_play_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand(
        "play", "Play a game in the terminal, against the dealer or against bots");
    const auto options = std::make_shared<PlayOptions>();
    command->add_option("GAME", options->game, fmt::format("{}; default: a menu", game_names()));
    command->add_option("--tables", options->tables, "Pay tables, wager=name,...");
    command->add_option("--min", options->min, "The sign's minimum")->capture_default_str();
    command->add_option("--max", options->max, "The sign's maximum")->capture_default_str();
    command->add_flag("--jackpot", options->jackpot, "Offer the Jackpot wager, with a local meter");
    command->add_option("--bankroll", options->bankroll, "The file of the bankroll");
    command->add_flag("--reset", options->reset, "Begin again with 1,000.00 and new jackpots");
    command->add_option("--seed", options->seed, "Practice: cards from this seed");
    command->add_option("--boxes", options->boxes, "Number of boxes; only 1")
        ->capture_default_str();
    command->add_flag("--plain", options->plain, "No colours, letters instead of suit signs");
    PokerOptions& poker = options->poker;
    command->add_option("--seats", poker.seats, "Poker: players, you among them")
        ->capture_default_str();
    command->add_option("--limit", poker.limit, "Poker: no, pot, half-pot, fixed or spread")
        ->capture_default_str();
    command->add_option("--blinds", poker.blinds, "Poker: first to last")->capture_default_str();
    command->add_option("--buy-in", poker.buy_in, "Poker: 100 times the last blind");
    command->add_option("--commission", poker.commission, "Poker: percent of the pot, 2 to 10")
        ->capture_default_str();
    command->add_option("--cap", poker.cap, "Poker: maximum commission per hand")
        ->capture_default_str();
    command->add_flag("--flop-chase", poker.flop_chase, "Poker: offer the side wager");
    command->footer(play_footer);
    command->callback([options, &console] { run_play(*options, console); });
}

}  // namespace baize
