#include "cli/figures/equity_command.h"

#include <limits>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/progress_bar.h"
#include "cli/thread_executor.h"
#include "math/equity/exact_equity.h"
#include "math/equity/sampled_equity.h"
#include "service/study/equity_setup.h"
#include "service/study/equity_view.h"

namespace baize {

namespace {

constexpr const char* never_fit =
    "the hands contradict each other: some player is left without a possible hand";

struct EquityOptions {
    EquityRequest request{};
    std::optional<std::uint64_t> samples{};
    std::optional<std::uint64_t> seed{};
    std::size_t threads = 0;  // 0: one for each core
    bool json = false;
};

struct EquityRefusal {
    std::string text{};
    int exit_status = exit_usage;
};

std::optional<EquityRefusal> count_equity(EquityAnswer& answer, const ParallelExecutor& executor) {
    const equity::Matchups matchups(answer.question);
    if (!matchups.is_complete()) {
        return EquityRefusal{
            fmt::format(
                "these ranges have more than {} matchups, too many to count: give --samples",
                equity::matchups_max),
            exit_failed};
    }
    if (matchups.size() == 0) return EquityRefusal{never_fit};
    answer.outcomes = equity::count_exactly(answer.question, matchups, executor);
    answer.discards = equity::discards_of(answer.question, matchups);
    return std::nullopt;
}

std::optional<EquityRefusal> sample_hands(EquityAnswer& answer, const ParallelExecutor& executor) {
    equity::SampledOutcomes sampled =
        equity::sample_equity(answer.question, *answer.sampling, executor);
    if (sampled.gave_up) return EquityRefusal{never_fit};
    answer.outcomes = std::move(sampled.outcomes);
    answer.squares = std::move(sampled.squares);
    return std::nullopt;
}

void refuse_equity(Console& console, const EquityRefusal& refusal) {
    console.error << "baize equity: " << refusal.text << '\n';
    console.exit_status = refusal.exit_status;
}

// Names the option of a field; games and hands are quoted instead.
std::string option_of(equity::QuestionField field) {
    if (field == equity::QuestionField::board) return "--board: ";
    return field == equity::QuestionField::dead ? "--dead: " : "";
}

void run_equity(const EquityOptions& options, Console& console) {
    if (options.seed && !options.samples) {
        return refuse_equity(
            console,
            {"--seed selects the samples: give --samples too, or omit both to count every deal"});
    }
    equity::Question question;
    if (const auto error = set_up_equity(options.request, question))
        return refuse_equity(console, {option_of(error->field) + error->text});
    EquityAnswer answer{.question = question,
                        .hands = options.request.hands,
                        .outcomes = equity::Outcomes(
                            question.ranges.size(), question.game().hilo, question.lists_makes)};
    ProgressBar progress(console.error, is_watched(console));
    const ParallelExecutor executor = watched_executor(thread_executor(options.threads), progress);
    if (options.samples) {
        answer.sampling = {.samples = *options.samples,
                           .seed = options.seed.value_or(default_equity_seed)};
    }
    if (const auto refusal =
            options.samples ? sample_hands(answer, executor) : count_equity(answer, executor))
        return refuse_equity(console, *refusal);
    console.out << (options.json ? equity_json(answer) : equity_text(answer));
}

constexpr const char* equity_footer =
    "Every deal is counted: all possible hands of the ranges together, and all boards. With\n"
    "--samples that number of random deals is used instead; the same seed gives the same figures\n"
    "on any number of threads.\n"
    "\n"
    "Hands:\n"
    "  AsKh                    these cards (three at the Pineapple games, four at Omaha)\n"
    "  AsKsQh/Qh               Pineapple: these three, and Qh is discarded\n"
    "  random                  any hand\n"
    "  QQ  AK  AKs  AKo        a pair; two ranks; two ranks suited; two ranks offsuit\n"
    "  99+  A5s+               this pair and higher ones; this second card and higher ones\n"
    "  77-99  KTs-K7s  65s-T9s a range from one to the other\n"
    "  AAxx  AsKx  Axs         a rank stands for any of its cards, x for any card\n"
    "  QQ+,AKs                 either of them\n"
    "\n"
    "Figures:\n"
    "  equity       average share of the pot\n"
    "  win          probability of winning the whole pot alone\n"
    "  tie          probability of winning a part of the pot, but not all\n"
    "  high, low    hi-lo: share of the pot won by the high hand and by the low hand;\n"
    "               equity is their sum\n"
    "  scoop        hi-lo: probability of winning the whole pot; the same as win\n"
    "  makes        with --makes: probability that the best high hand is of each kind\n"
    "  error        with samples: the standard error of equity\n"
    "\n"
    "At the Pineapple games each player in turn, starting with the first hand, discards the card\n"
    "that leaves the greatest equity, before or after the flop as the book says, with all hands\n"
    "open. docs/EQUITY.md explains this and how deals are counted.\n"
    "\n"
    "Examples:\n"
    "  baize equity AsAh KsKh\n"
    "  baize equity --board 2s7sJd QQ+,AKs random --json\n"
    "  baize equity --makes AsKs QQ+\n"
    "  baize equity --game omaha_hilo As2sKhQh AdAcTc9c\n"
    "  baize equity --game crazy_pineapple --dead 2c AsKsQh JdTd9c\n"
    "  baize equity --samples 1000000 --seed 7 AA random random random";

}  // namespace

void add_equity_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand(
        "equity", "Equities of poker hands against each other, exact or sampled");
    const auto options = std::make_shared<EquityOptions>();
    command->add_option("--game", options->request.game, poker_game_names())->capture_default_str();
    command->add_option("--board", options->request.board, "Cards on the board: none, 3, 4 or 5");
    command->add_option("--dead", options->request.dead, "Dead cards: in no hand, and not dealt");
    command->add_option("HAND", options->request.hands, "Two hands or more; see below")->required();
    command
        ->add_option(
            "--samples", options->samples, "Number of random deals, instead of counting all")
        ->check(CLI::Range(std::uint64_t{1}, equity::samples_max));
    constexpr auto seed_max = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    command->add_option("--seed", options->seed, "Seed of the samples: a whole number (default: 1)")
        ->check(CLI::Range(std::uint64_t{0}, seed_max));
    command->add_option("--threads", options->threads, "Number of threads (default: one per core)")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1024}));
    command->add_flag("--makes",
                      options->request.lists_makes,
                      "How often each hand ends as a pair, two pair and so on");
    command->add_flag("--json", options->json, "One JSON object on one line");
    command->footer(equity_footer);
    command->callback([options, &console] { run_equity(*options, console); });
}

}  // namespace baize
