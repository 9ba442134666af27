#include "cli/lines/replay_command.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include <CLI/CLI.hpp>

#include "cli/lines/replay_run.h"
#include "formats/histories/amount.h"
#include "formats/json/json_text.h"

namespace baize {

namespace {

// The charges of the tables in the files. Amounts are written as in the files.
struct SignOptions {
    std::string rate{};
    std::string cap{};
    std::string fee{};
    std::string unit{};  // empty: one cent
    bool no_flop_no_drop = false;

    [[nodiscard]] bool is_given() const { return !rate.empty() || !fee.empty(); }

    [[nodiscard]] bool is_half_given() const {
        return !is_given() && (!cap.empty() || !unit.empty() || no_flop_no_drop);
    }
};

// REQUIRES: is_amount() accepts the text, or it is empty.
Money money_of(const std::string& text) {
    return text.empty() ? Money{}
                        : Money::of_cents(histories::read_any_amount(text.c_str(), 2).units);
}

// Returns an error message for CLI11, or "".
std::string is_amount(const std::string& text) {
    const histories::Amount amount = histories::read_any_amount(text.c_str(), 2);
    const bool is_read = amount.fault == histories::AmountFault::none && *amount.after == 0;
    return is_read && amount.units >= 0 ? "" : "must be an amount of no more than two decimals";
}

std::string is_unit(const std::string& text) {
    const std::string wrong = is_amount(text);
    return wrong.empty() && money_of(text).is_zero() ? "must be above zero" : wrong;
}

std::string is_rate(const std::string& text) {
    const std::string wrong = is_amount(text);
    if (!wrong.empty() || money_of(text).is_zero()) return wrong;
    const std::int64_t rate = money_of(text).cents();
    return rate >= 2'00 && rate <= 10'00 ? "" : "must be 2 to 10 per cent (CP 7.2.1), or 0";
}

histories::TableSign sign_of(const SignOptions& options) {
    if (options.is_half_given()) throw CLI::RequiredError("--rate or --fee");
    if (!options.is_given()) return std::nullopt;
    poker::Commission sign{
        .rate = static_cast<std::uint16_t>(money_of(options.rate).cents()),
        .cap = money_of(options.cap),
        .unit = options.unit.empty() ? Money::of_cents(1) : money_of(options.unit),
        .no_flop_no_drop = options.no_flop_no_drop,
    };
    sign.per_hand.fill(money_of(options.fee));
    return sign;
}

struct ReplayOptions {
    std::vector<std::string> files{};
    std::string to{};
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    bool differences = false;
    bool summary = false;
    bool strict = false;
    SignOptions sign{};
};

bool is_history(const std::filesystem::path& path) {
    const std::string kind = path.extension().string();
    return kind == ".phh" || kind == ".phhs" || kind == ".ohh";
}

// Expands folders to the history files inside, in the order of their names.
std::vector<std::string> find_files(const std::vector<std::string>& named) {
    std::vector<std::string> files;
    for (const std::string& name : named) {
        std::error_code error;
        if (!std::filesystem::is_directory(name, error)) {
            files.push_back(name);
            continue;
        }
        std::vector<std::string> inside;
        for (std::filesystem::recursive_directory_iterator at(name, error), end; at != end;
             at.increment(error)) {
            if (at->is_regular_file(error) && is_history(at->path())) {
                inside.push_back(at->path().string());
            }
        }
        std::sort(inside.begin(), inside.end());
        files.insert(files.end(), inside.begin(), inside.end());
    }
    return files;
}

ReplayPrints prints_of(const ReplayOptions& options, const std::vector<std::string>& files) {
    if (options.to == "ohh") return ReplayPrints::ohh;
    if (options.to == "text") return ReplayPrints::text;
    if (options.to == "phh") {
        const bool alone = files.size() == 1 && files[0].ends_with(".phh");
        return alone ? ReplayPrints::phh_alone : ReplayPrints::phh;
    }
    if (options.differences) return ReplayPrints::differences;
    return options.summary ? ReplayPrints::nothing : ReplayPrints::every_hand;
}

void print_summary(const ReplayCounts& counts, Console& console) {
    const auto whole = [](std::uint64_t number) { return static_cast<std::int64_t>(number); };
    std::string text;
    JsonText(text)
        .begin_object()
        .key("hands")
        .number(whole(counts.hands()))
        .key("agree")
        .number(whole(counts.agree))
        .key("differ")
        .number(whole(counts.differ))
        .key("no_result")
        .number(whole(counts.no_result))
        .key("unreadable")
        .number(whole(counts.unreadable))
        .end_object();
    console.out << text << '\n' << std::flush;
}

void run_replay_command(const ReplayOptions& options, Console& console) {
    const histories::TableSign sign = sign_of(options.sign);
    ReplayJob job{.files = find_files(options.files), .threads = options.threads};
    job.prints = prints_of(options, job.files);
    job.sign = sign;
    job.shows_progress = is_watched(console);
    const ReplayCounts counts = run_replay(job, console);
    if (options.summary) print_summary(counts, console);
    const bool differs = options.strict && counts.differ > 0;
    if (differs && console.exit_status == 0) console.exit_status = exit_differs;
}

constexpr const char* replay_footer =
    "Reads hands of the seven poker games in PHH (.phh one hand, .phhs many) or Open Hand History\n"
    "JSON, plays every action on the poker engine by the book's rules, and compares the results.\n"
    "Files may have any size; the answers come in the order of the hands.\n"
    "\n"
    "Each hand is answered with a line of JSON. Money is in cents:\n"
    "  "
    "{\"file\":\"a.phhs\",\"hand\":13,\"variant\":\"NT\",\"game\":\"holdem\",\"limit\":\"no_"
    "limit\",\n"
    "   \"stacks\":[73000,104075,53400,84120],\"agrees\":true}\n"
    "  hand           the name in the record, or else the number of the hand in the file\n"
    "  stacks         at the end of the hand, in the record's order; null for unknown ones\n"
    "  agrees         true, false, or null if the record has no result to compare\n"
    "  why            the difference, or the refused action with the clause\n"
    "  commission     the total by which the winnings are smaller, as a sign may charge\n"
    "  odd_chip       the record splits a chip that the book gives to one player\n"
    "  missed_blinds  a post of the small blind was taken for that of a player back from missing\n"
    "                 both: the small blind dead, the big blind live (I-69)\n"
    "  decimals       number of decimals of the units of stacks, if cents are too coarse\n"
    "A hand that cannot be read is answered with \"line\" and \"error\", and the exit status is "
    "1.\n"
    "With --strict the exit status is 3 when all hands were read and some differ.\n"
    "\n"
    "Hands of other houses do not record the charges of their tables. Without a sign a "
    "commission,\n"
    "stated or not, is accepted if it is at most 15 % of the pots, and if one sign can charge the\n"
    "commissions of all hands of the table in the file: a percentage, with fees and caps by the\n"
    "number of players. Any other commission is a difference. The answers to a file are printed\n"
    "after all of it has been read. Our own hands contain their sign (_baize_sign) and must have\n"
    "paid exactly its charges. --rate and --fee set a sign; then every hand must have paid "
    "exactly\n"
    "the charges of that sign (CP 7.2, I-6).\n"
    "\n"
    "--to prints the hands in the other format instead, or normalised in the same one. Data "
    "without\n"
    "a field in a format is kept in fields of our own, and is restored. --to text prints the "
    "plain\n"
    "text that hand trackers read; a hand that cannot be played to its recorded end has none and "
    "is\n"
    "reported.\n"
    "\n"
    "Examples:\n"
    "  baize replay hands.phhs\n"
    "  baize replay --differences --summary archive/\n"
    "  baize replay --rate 5 --cap 3 --no-flop-no-drop hands.phhs\n"
    "  baize replay --to ohh hands.phhs > hands.ohh\n"
    "  baize replay --to text hands.phhs > hands.txt";

void add_sign_options(CLI::App& command, SignOptions& sign) {
    command.add_option("--rate", sign.rate, "The sign: percent of every pot, 2 to 10, or 0")
        ->check(is_rate);
    command.add_option("--cap", sign.cap, "The sign: maximum per hand")->check(is_amount);
    command.add_option("--fee", sign.fee, "The sign: a fixed fee per hand")->check(is_amount);
    command.add_option("--unit", sign.unit, "The sign: rounded down to this (default: 0.01)")
        ->check(is_unit);
    command.add_flag("--no-flop-no-drop",
                     sign.no_flop_no_drop,
                     "The sign: nothing from hands that end before the flop");
}

}  // namespace

void add_replay_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand(
        "replay", "Replay recorded hands on the poker engine and compare the results");
    const auto options = std::make_shared<ReplayOptions>();
    command
        ->add_option("FILE", options->files, "Histories, folders of them, or - for standard input")
        ->required();
    command->add_option("--to", options->to, "Print the hands as phh, ohh or text instead")
        ->check(CLI::IsMember({"phh", "ohh", "text"}));
    command->add_flag("--differences", options->differences, "Only hands that do not agree");
    command->add_flag("--summary",
                      options->summary,
                      "Add a last line with the numbers of hands; alone: print only that line");
    command->add_option("--threads", options->threads, "Number of threads (default: one per core)")
        ->check(CLI::Range(1U, 1024U));
    command->add_flag("--strict", options->strict, "Exit with status 3 when hands differ");
    add_sign_options(*command, options->sign);
    command->footer(replay_footer);
    command->callback([options, &console] { run_replay_command(*options, console); });
}

}  // namespace baize
