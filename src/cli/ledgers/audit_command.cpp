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
            "The ledger fits as far as it can be read without its key: the chain and the money of\n"
            "every event, and every command decided again before event {}. That one depends on "
            "the\n"
            "cards of round {} of table {}, which are sealed until the round is over.\n"
            "--ledger-key FILE decides everything.\n",
            report.sealed->event,
            report.sealed->round.round,
            report.sealed->round.table);
    } else if (report.fits) {
        out << "The ledger fits: every event, and every command decided again.\n";
    } else {
        out << fmt::format("The ledger does NOT fit: {}\n", report.why);
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

// A bar for what takes longer than a second; the events are counted only then.
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
        app.add_subcommand("audit", "Decide everything in a ledger again and compare");
    command->footer(
        "Reads all events from the first: the chain of hashes, the money of each (it adds up to\n"
        "nothing, and nobody owes), and every command, decided again on the floor of its time. "
        "The\n"
        "snapshot and the signed heads are compared with it. Nothing is changed; a house may be\n"
        "open on the ledger meanwhile.\n"
        "Cards of rounds that are on are sealed. Without the ledger's key (a backup never has it)\n"
        "everything is decided up to the first round that is still on; chain and money to the "
        "end.\n"
        "Exit status 1: the first event that does not fit is named.\n"
        "  baize audit floor.db\n"
        "  baize audit floor.db --json");
    const auto options = std::make_shared<AuditOptions>();
    command->add_option("ledger", options->ledger, "The ledger's file")->required();
    command->add_option("--ledger-key",
                        options->ledger_key,
                        "File of the ledger's key; else LEDGER-key, or the keys that the ledger "
                        "discloses");
    command->add_flag("--json", options->as_json, "One line of JSON instead of a table");
    command->callback([options, &console] { run_audit(*options, console); });
}

}  // namespace baize
