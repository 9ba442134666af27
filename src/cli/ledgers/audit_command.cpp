#include "cli/ledgers/audit_command.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/ledgers/audit_run.h"
#include "cli/ledgers/key_file.h"
#include "cli/ledgers/ledger_file.h"
#include "cli/progress_bar.h"
#include "service/codec/json.h"

namespace baize {

namespace {

struct AuditOptions {
    std::string ledger{};
    std::string ledger_key{};
    bool as_json = false;
};

void print_audit(const AuditReport& report, std::ostream& out) {
    if (report.fits && report.sealed) {
        out << fmt::format(
            "The ledger is valid as far as it can be read without its key: the chain and the money "
            "of\n"
            "every event were checked, and every command before event {} was decided again. That "
            "event\n"
            "depends on the cards of round {} of table {}, which are sealed until the round is "
            "over.\n"
            "With --ledger-key FILE every command can be decided again.\n",
            report.sealed->event,
            report.sealed->round.round,
            report.sealed->round.table);
    } else if (report.fits) {
        out << "The ledger is valid: every event was checked, and every command decided again.\n";
    } else {
        out << fmt::format("The ledger is NOT valid: {}\n", report.why);
    }
    out << fmt::format("events      {}{}\n", report.events, report.fits ? "" : " before that");
    out << fmt::format("commands    {}\n", report.commands);
    if (report.events > 0) {
        out << fmt::format("from        {} UTC\n", to_string(report.first));
        out << fmt::format("to          {} UTC\n", to_string(report.last));
        out << fmt::format("hash        {}\n", to_string(report.hash));
    }
    out << fmt::format("heads       {} signed\n", report.heads);
    if (report.snapshot) out << fmt::format("snapshot    at event {}\n", *report.snapshot);
    for (const AccountSum& sum : report.money) {
        out << fmt::format("{:<12}{:>18}  in {} account{}\n",
                           codec::name_of(sum.kind),
                           to_string(sum.amount),
                           sum.accounts,
                           sum.accounts == 1 ? "" : "s");
    }
}

// A progress bar for audits that take longer than a second; the events are counted only then.
class AuditBar {
  public:
    AuditBar(ledger::Store& store, Console& console)
        : store_(store), bar_(console.error, is_watched(console)) {}

    void show(std::uint64_t done) {
        if (done % 1'024 != 0) return;
        if (all_ == 0) {
            if (std::chrono::steady_clock::now() - start_ < std::chrono::seconds(1)) return;
            all_ = last_event(store_).value_or(done);
        }
        bar_.show(std::min(done, all_), all_);
    }

    void clear() {
        if (all_ != 0) bar_.clear();
    }

  private:
    ledger::Store& store_;
    ProgressBar bar_;
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
    std::uint64_t all_ = 0;
};

void run_audit(const AuditOptions& options, Console& console) {
    const auto store = open_to_read(options.ledger);
    const auto keys = store ? keys_to_read(**store, options.ledger, options.ledger_key)
                            : unexpected(store.error());
    ledger::Outcome<AuditReport> report = unexpected(ledger::Fault{});
    if (keys) {
        AuditBar bar(**store, console);
        report = audit(**store, *keys, [&bar](std::uint64_t done) { bar.show(done); });
        bar.clear();
    } else {
        report = unexpected(keys.error());
    }
    if (!report) {
        console.error << "baize audit: " << report.error().text << '\n';
        console.exit_status = exit_failed;
        return;
    }
    if (options.as_json) {
        std::string text;
        JsonText json(text);
        codec::write_json(json, *report);
        console.out << text << '\n';
    } else {
        print_audit(*report, console.out);
    }
    if (!report->fits) console.exit_status = exit_failed;
}

}  // namespace

void add_audit_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("audit", "Check a ledger: decide every command again and compare");
    command->footer(
        "Reads all events from the first and checks the chain of hashes, the postings of each "
        "event\n"
        "(they add up to zero, and no account is overdrawn), and every command, which is decided "
        "again\n"
        "on the state of its time. The snapshot and the signed heads are compared with the result. "
        "The\n"
        "ledger is not changed, and a house may have it open meanwhile.\n"
        "Cards of rounds in progress are sealed. Without the ledger's key (a backup never has it)\n"
        "commands are decided up to the first round in progress; chain and money are checked to "
        "the end.\n"
        "Exit status 1: an event is not valid; the message names the first one.\n"
        "  baize audit casino.db\n"
        "  baize audit casino.db --json");
    const auto options = std::make_shared<AuditOptions>();
    command->add_option("ledger", options->ledger, "The ledger's file")->required();
    command->add_option(
        "--ledger-key",
        options->ledger_key,
        "File of the ledger's key (default: LEDGER-key, or the keys that the ledger discloses)");
    command->add_flag("--json", options->as_json, "One line of JSON instead of a table");
    command->callback([options, &console] { run_audit(*options, console); });
}

}  // namespace baize
