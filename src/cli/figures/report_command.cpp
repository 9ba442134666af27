#include "cli/figures/report_command.h"

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/figures/analyse_options.h"
#include "cli/figures/pdf_printer.h"
#include "cli/progress_bar.h"
#include "cli/thread_executor.h"
#include "formats/report/report.h"
#include "service/analysis/strategy_analysis.h"
#include "service/report/report_gathering.h"
#include "service/report/report_json.h"

namespace baize {

namespace {

struct ReportOptions {
    AnalyseOptions analyse{};
    std::string html{};
    std::string pdf{};
    ReportChoices choices{};
};

using OptionError = std::optional<std::string>;

OptionError write_file(const std::string& path, const std::string& text) {
    std::ofstream file(path, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file) return fmt::format("{} cannot be written", path);
    return std::nullopt;
}

// Writes a temporary page beside the PDF and deletes it afterwards.
OptionError write_pdf(const std::string& path, const std::string& page) {
    const std::optional<std::string> chromium = find_chromium();
    if (!chromium) {
        return "--pdf needs Chromium, which is not on the path (Debian: chromium); --html gives a "
               "page that you can print";
    }
    const std::string html = fmt::format("{}.{}.html", path, getpid());
    if (write_file(html, page)) return fmt::format("{} cannot be written", path);
    OptionError error_text = print_pdf(*chromium, html, path);
    std::error_code ignored;
    std::filesystem::remove(html, ignored);
    return error_text;
}

OptionError write_report(const ReportOptions& options,
                         const report::Report& gathered,
                         Console& console) {
    const std::string page = report::report_html(gathered);
    if (options.analyse.json) console.out << report_json(gathered);
    if (options.html == "-") {
        console.out << page;
    } else if (!options.html.empty()) {
        if (OptionError error_text = write_file(options.html, page)) return error_text;
    }
    return options.pdf.empty() ? std::nullopt : write_pdf(options.pdf, page);
}

void refuse(Console& console, int status, const std::string& text) {
    console.error << "baize report: " << text << '\n';
    console.exit_status = status;
}

void run_report(const ReportOptions& options, Console& console) {
    if (options.html.empty() && options.pdf.empty() && !options.analyse.json)
        return refuse(console, exit_usage, "choose an output: --html FILE, --pdf FILE or --json");
    AnalysisSetup setup;
    if (const auto refusal = set_up_analysis(options.analyse, setup))
        return refuse(console, refusal->exit_status, refusal->text);
    ProgressBar progress(console.error, is_watched(console));
    const ParallelExecutor executor = watched_executor(thread_executor(), progress);
    setup.analysis.figures = setup.solver->solve(setup.rules, executor);
    setup.analysis.strategies = strategy_figures(setup.game(), setup.rules, executor);
    const report::Report gathered = gather_report(setup, options.choices, executor);
    if (const OptionError error_text = write_report(options, gathered, console))
        refuse(console, exit_failed, *error_text);
}

constexpr const char* footer =
    "One self-contained page: rules in force and their clauses, pay tables, every exact figure,\n"
    "the results of rounds, strategy, published figures, a simulation beside the exact value, and\n"
    "the method of counting. It is designed for printing.\n"
    "\n"
    "Pay tables, settings and custom tables are chosen as for `baize analyse`.\n"
    "\n"
    "Examples:\n"
    "  baize report three_card --html three_card.html\n"
    "  baize report ultimate_holdem --set uth.blind_loses_to_unqualified_dealer=true --pdf "
    "uth.pdf\n"
    "  baize report caribbean_stud --json --rounds 0";

}  // namespace

void add_report_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("report", "A game's mathematics on one page, for a regulator");
    const auto options = std::make_shared<ReportOptions>();
    command->add_option("GAME", options->analyse.game, analysed_game_names())->required();
    command->add_option(
        "--html", options->html, "Write the page to this file; - is standard output");
    command->add_option("--pdf", options->pdf, "Write it as a PDF, with Chromium");
    command->add_flag("--json", options->analyse.json, "Print it as one JSON object on one line");
    command->add_option("--tables", options->analyse.tables, "Pay tables: pair_plus=E");
    command->add_option("--set", options->analyse.settings, "A setting: key=true; repeatable")
        ->allow_extra_args(false);
    command->add_option("--pay", options->analyse.pay, "A pay table: wager=FILE; repeatable")
        ->allow_extra_args(false);
    constexpr std::uint64_t rounds_max = 1'000'000'000;
    command
        ->add_option(
            "--rounds", options->choices.rounds, "Number of rounds to simulate for comparison")
        ->check(CLI::Range(std::uint64_t{0}, rounds_max))
        ->capture_default_str();
    command->add_option("--seed", options->choices.seed, "Seed of the simulation")
        ->capture_default_str();
    command->footer(footer);
    command->callback([options, &console] { run_report(*options, console); });
}

}  // namespace baize
