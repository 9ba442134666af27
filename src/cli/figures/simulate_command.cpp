#include "cli/figures/simulate_command.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <memory>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/figures/simulation_view.h"
#include "cli/progress_bar.h"
#include "engine/games/registry.h"
#include "formats/settings/table_options.h"
#include "math/simulation/simulation.h"

namespace baize {

namespace {

struct SimulateOptions {
    std::string game{};
    std::string strategy{};
    std::string tables{};
    std::uint64_t rounds = 1'000'000;
    std::uint64_t seed = 1;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    unsigned boxes = 1;
    bool json = false;
};

// Each thread takes the next free chunk. The sums are integers and do not depend on the order, so
// the result is the same for any assignment of chunks to threads.
Tally run_on_threads(const Simulation& simulation, unsigned threads, ProgressBar& progress) {
    const std::uint64_t chunks = chunk_count(simulation);
    std::atomic<std::uint64_t> next{0};
    std::vector<Tally> tallies(
        std::max<std::uint64_t>(1, std::min<std::uint64_t>(threads, chunks)));
    const auto work = [&](Tally& tally, bool shows_progress) {
        for (std::uint64_t chunk = next++; chunk < chunks; chunk = next++) {
            tally.add(play_chunk(simulation, chunk));
            if (shows_progress) progress.show(std::min(next.load(), chunks), chunks);
        }
    };
    {
        std::vector<std::jthread> workers;
        for (std::size_t i = 1; i < tallies.size(); ++i)
            workers.emplace_back(work, std::ref(tallies[i]), false);
        work(tallies[0], true);
    }
    progress.clear();
    Tally sum;
    for (const Tally& tally : tallies)
        sum.add(tally);
    return sum;
}

std::string strategy_names(const SimulatedGame& game) {
    std::string names;
    for (const Strategy& strategy : game.strategies)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", strategy.name);
    return names;
}

// Fills in the result except for the sums. Returns an error message if the options are invalid,
// otherwise nullopt.
std::optional<std::string> prepare(const SimulateOptions& options, SimulationResult& result) {
    const std::optional<GameId> game = game_named(options.game);
    if (!game || !is_house_game(*game)) return no_such_game(options.game, house_game_names());
    result.game = house_game(*game);
    result.simulated = simulated_game(*game);
    result.strategy = options.strategy.empty()
                          ? &result.simulated->strategies.front()
                          : strategy_named(*result.simulated, options.strategy);
    if (result.strategy == nullptr) {
        return fmt::format("{} has no strategy \"{}\"; choose among {}",
                           options.game,
                           options.strategy,
                           strategy_names(*result.simulated));
    }
    TableSetup& setup = result.simulation.setup;
    setup.rules = result.game->published();
    if (auto error_text = choose_tables(*result.game, options.tables, setup.rules))
        return error_text;
    if (options.boxes < 1 || options.boxes > setup.rules.seats) {
        return fmt::format("--boxes: {} has 1 to {}", options.game, setup.rules.seats);
    }
    setup.boxes = static_cast<std::uint8_t>(options.boxes);
    result.simulation.play = result.strategy->play;
    result.simulation.seed = options.seed;
    result.simulation.rounds = options.rounds;
    return std::nullopt;
}

void run_simulate(const SimulateOptions& options, Console& console) {
    SimulationResult result;
    if (const std::optional<std::string> error_text = prepare(options, result)) {
        console.error << "baize simulate: " << *error_text << '\n';
        console.exit_status = exit_usage;
        return;
    }
    ProgressBar progress(console.error, is_watched(console));
    result.tally = run_on_threads(result.simulation, options.threads, progress);
    console.out << (options.json ? simulation_json(result) : simulation_text(result));
}

std::string simulate_footer() {
    std::string text =
        "Cards come from a seeded generator, decisions are chosen among those that the game "
        "offers, and\n"
        "the function that settles real rounds settles every wager. The same seed and rounds give "
        "the\n"
        "same figures on any number of threads.\n"
        "\n"
        "Strategies are simple fixed rules, not best play (only `best` of three_card is exact). "
        "The\n"
        "first one of a game is the default:\n";
    for (const SimulatedGame& game : simulated_games()) {
        text += fmt::format("  {}\n", name(game.game));
        for (const Strategy& strategy : game.strategies) {
            std::string words(strategy.words);
            for (std::size_t at = 0; (at = words.find('\n', at)) != std::string::npos; at += 24)
                words.replace(at, 1, "\n" + std::string(23, ' '));
            text += fmt::format("    {:<19}{}\n", strategy.name, words);
        }
    }
    text +=
        "\n"
        "Pay tables for --tables (default: the first):\n";
    for (const GameHooks& game : house_games()) {
        const std::string choices = table_choices(game);
        if (!choices.empty()) text += fmt::format("  {:<17}{}\n", game.facts().name, choices);
    }
    return text +
           "\n"
           "`return` is the average amount returned per unit staked, `deviation` that of one "
           "round's net\n"
           "in units of the average stake. The main game is all wagers that follow the Ante.\n"
           "\n"
           "Examples:\n"
           "  baize simulate three_card --rounds 100000000 --tables pair_plus=E\n"
           "  baize simulate ultimate_holdem --strategy never_raise_early --boxes 7 --json";
}

}  // namespace

void add_simulate_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand(
        "simulate", "Play many rounds of a game by a fixed strategy and print the results");
    const auto options = std::make_shared<SimulateOptions>();
    command->add_option("GAME", options->game, house_game_names())->required();
    // With more rounds, the sums of squares could exceed 128 bits.
    constexpr std::uint64_t rounds_max = 1'000'000'000'000;
    command->add_option("--rounds", options->rounds, "Number of rounds")
        ->check(CLI::Range(std::uint64_t{1}, rounds_max))
        ->capture_default_str();
    command->add_option("--seed", options->seed, "Seed: a whole number")->capture_default_str();
    command->add_option("--threads", options->threads, "Number of threads (default: one per core)")
        ->check(CLI::Range(1U, 1024U));
    command->add_option("--strategy", options->strategy, "Strategy of all boxes; see below");
    command->add_option("--boxes", options->boxes, "Number of boxes that play against the dealer")
        ->capture_default_str();
    command->add_option("--tables", options->tables, "Pay tables, wager=name,...");
    command->add_flag("--json", options->json, "One JSON object instead of text");
    command->footer(simulate_footer());
    command->callback([options, &console] { run_simulate(*options, console); });
}

}  // namespace baize
