#include "cli/figures/analyse_command.h"

#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/figures/analyse_options.h"
#include "cli/grid/analyse_grid.h"
#include "cli/grid/analysis_grid.h"
#include "cli/grid/ranks_launch.h"
#include "cli/lines/line_batch.h"
#include "cli/thread_executor.h"
#include "engine/games/registry.h"
#include "formats/settings/setting_keys.h"
#include "formats/settings/table_options.h"
#include "math/figures/solvers.h"
#include "math/known_cards/known_cards.h"
#include "service/analysis/analysis_view.h"
#include "service/analysis/jackpot_analysis.h"

namespace baize {

namespace {

// Answers each configuration line of `baize jackpot`.
void analyse_jackpots(const AnalyseOptions& options, Console& console) {
    const bool asks_more = !options.tables.empty() || !options.settings.empty() ||
                           !options.pay.empty() || asks_for_exposed_cards(options) ||
                           options.confidence || options.pace != 0 || !options.stake.empty() ||
                           options.outcomes || options.strategies || options.grid;
    if (asks_more) {
        console.error << "baize analyse: jackpot reads its input from lines; the only option it "
                         "accepts is --json\n";
        console.exit_status = exit_usage;
        return;
    }
    JackpotAnalysis analysis(options.json);
    run_line_batch(analysis, "analyse", console);
}

void refuse_analysis(const AnalysisRefusal& refusal, Console& console) {
    console.error << "baize analyse: " << refusal.text << '\n';
    console.exit_status = refusal.exit_status;
}

// Stores the figures of the ordinary game beside those with the leak.
void solve_exposed_cards(AnalysisSetup& setup, const ParallelExecutor& executor) {
    Analysis& analysis = setup.analysis;
    analysis.exposed_cards.ordinary = std::exchange(
        analysis.figures,
        exact::solve_with_known_cards(
            *setup.hooks(), setup.rules, analysis.exposed_cards.information, executor));
}

void run_analyse(const AnalyseOptions& options, Console& console) {
    if (options.game != "jackpot" && asks_for_grid(options)) return analyse_grid(options, console);
    if (refuse_many_ranks("analyse without a grid", console)) return;
    if (options.game == "jackpot") return analyse_jackpots(options, console);
    AnalysisSetup setup;
    if (const std::optional<AnalysisRefusal> refusal = set_up_analysis(options, setup)) {
        refuse_analysis(*refusal, console);
        return;
    }
    ProgressBar progress(console.error, is_watched(console));
    const ParallelExecutor executor = watched_executor(thread_executor(), progress);
    setup.analysis.figures = setup.solver->solve(setup.rules, executor);
    if (asks_for_exposed_cards(options)) solve_exposed_cards(setup, executor);
    if (options.strategies)
        setup.analysis.strategies = strategy_figures(setup.game(), setup.rules, executor);
    if (options.grid)
        setup.analysis.starting_hands = starting_hand_grid(*setup.game(), setup.rules, executor);
    console.out << (options.json ? analysis_json(setup.analysis) : analysis_text(setup.analysis));
}

constexpr const char* grid_help =
    "\n"
    "Many answers at once, as JSON lines or one table: --tables all takes every combination of "
    "the\n"
    "book's tables, --set key=both takes both values of a setting, repeated --pay for a wager "
    "takes\n"
    "one file after the other, and a file that ends in .jsonl has one table per line "
    "(ours.jsonl:3).\n"
    "Their product is computed on all cores and printed in order: settings change slowest and the\n"
    "last table fastest. Under mpirun the work is distributed over machines (docs/GRIDS.md).\n";

std::string figures_help() {
    std::string text =
        "Every deal is counted, none is sampled, and the function that settles real rounds "
        "computes\n"
        "every payment: change a pay table or a setting and the figures change with it. "
        "docs/FIGURES.md\n"
        "derives the method.\n"
        "\n"
        "The main game is called `ante`: all wagers that follow an Ante of one unit, each hand\n"
        "played for the greatest expectation; decisions of equal value stake less. The house edge\n"
        "is the share of the Ante that the house keeps, the element of risk its share of every "
        "unit\n"
        "staked, the deviation that of one round's net, in units. `wins` (hit_frequency) counts\n"
        "rounds that end with more than was staked; `largest win` is net, in units.\n"
        "\n"
        "--confidence 0.95 prints after how many rounds the house is ahead with that probability,\n"
        "and how many simulated rounds give the expectation to within --half-width units on "
        "either\n"
        "side: by the normal approximation, from the exact mean and deviation. --pace and --stake\n"
        "print the theoretical hold of an hour: house edge x stake x rounds.\n"
        "\n"
        "The cost of leaked cards to the house: --known are cards of other players, --dealer cards "
        "that\n"
        "the dealer is known to hold (at a stud game one of them is the up card), --seen the "
        "number of\n"
        "further cards of the dealer that the player sees before the decision, each equally "
        "likely. The\n"
        "player makes the best use of them. Possible numbers:\n";
    for (const exact::KnownCardsSolver& solver : exact::known_cards_solvers()) {
        text += fmt::format("  {:<17}--dealer and --seen up to {} cards{}\n",
                            name(solver.game),
                            solver.dealer_most,
                            solver.up_cards == 0 ? "" : ", the up card among them");
    }
    return text;
}

// Lists the pay tables and settings that can be chosen.
std::string choices_help() {
    std::string text =
        "\n"
        "Pay tables for --tables (default: the first):\n";
    for (const exact::Solver& solver : exact::solvers()) {
        const std::string choices =
            solver.game ? table_choices(*house_game(*solver.game)) : std::string();
        if (!choices.empty()) text += fmt::format("  {:<17}{}\n", solver.name, choices);
    }
    text +=
        "\n"
        "--pay replaces a pay table by your own: a file with a JSON object of hands and odds,\n"
        "{\"straight_flush\":\"50 to 1\",\"three_of_a_kind\":\"61 to 2\"}. Omitted hands are not "
        "paid; a\n"
        "stronger hand may not pay less. The tables that can be replaced:\n";
    for (const exact::Solver& solver : exact::solvers()) {
        const std::string wagers = replaceable_tables(solver);
        if (!wagers.empty()) text += fmt::format("  {:<17}{}\n", solver.name, wagers);
    }
    text += "\nSettings for --set, as rulebooks/interpretations.md names them, true or false:\n";
    for (const SettingKey& setting : setting_keys())
        text += fmt::format("  {}\n", setting.key);
    return text;
}

std::string analyse_footer() {
    return figures_help() + choices_help() + grid_help +
           "\n"
           "Examples:\n"
           "  baize analyse three_card\n"
           "  baize analyse three_card --tables ante_bonus=B,pair_plus=E --json\n"
           "  baize analyse three_card --pay pair_plus=ours.json\n"
           "  baize analyse three_card --tables all --pay pair_plus=ours.jsonl --json\n"
           "  mpirun -n 4 baize analyse ultimate_holdem --pay blind=ours.jsonl --json\n"
           "  baize analyse three_card --seen 1\n"
           "  baize analyse caribbean_stud --known \"As Kd 7h\" --dealer Ks --seen 1\n"
           "  baize analyse caribbean_stud --confidence 0.99 --pace 50 --stake 25\n"
           "  baize analyse ultimate_holdem --grid\n"
           "  baize analyse flop_chase\n"
           "\n"
           "`baize analyse jackpot` reads configuration lines of `baize jackpot` and tells what a\n"
           "Jackpot wager returns: bonus_return + meter_coefficient x meter / wager, the meter at\n"
           "which it breaks even, and the return in the long run (docs/jackpots.md).\n"
           "  echo '{\"jackpot\":\"prize_meter\",\"option\":1,\"seed\":10000,\"wager\":100}' \\\n"
           "    | baize analyse jackpot";
}

}  // namespace

void add_analyse_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("analyse", "Exact figures of a game: edge, deviation, best play");
    const auto options = std::make_shared<AnalyseOptions>();
    command->add_option("GAME", options->game, analysed_game_names() + ", jackpot")->required();
    command->add_option(
        "--tables", options->tables, "Pay tables: ante_bonus=B,pair_plus=E; all: every choice");
    command
        ->add_option("--set", options->settings, "A setting: key=true, false or both; repeatable")
        ->allow_extra_args(false);
    command->add_option("--pay", options->pay, "Pay tables: wager=FILE; repeatable")
        ->allow_extra_args(false);
    command->add_option("--known", options->known, "Cards of other players: As,Kd");
    command->add_option("--dealer", options->dealer, "Cards that the dealer is known to hold");
    command->add_option("--seen", options->seen, "Number of further dealer's cards that are seen");
    command->add_flag("--outcomes", options->outcomes, "Every net result and its probability");
    command->add_flag("--strategies",
                      options->strategies,
                      "The cost of the strategies of baize simulate against best play");
    command->add_flag("--grid", options->grid, "The first decision for all hole cards (Hold'em)");
    command->add_option("--confidence", options->confidence, "A probability: 0.95");
    command->add_option("--half-width", options->half_width, "In units of the first wager")
        ->capture_default_str();
    command->add_option("--pace", options->pace, "Rounds an hour")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000}));
    command->add_option("--stake", options->stake, "The first wager: 25 or 12.50");
    command->add_flag("--json", options->json, "One JSON object on one line");
    command->footer(analyse_footer());
    command->callback([options, &console] { run_analyse(*options, console); });
}

}  // namespace baize
