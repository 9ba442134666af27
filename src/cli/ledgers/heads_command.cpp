#include "cli/ledgers/heads_command.h"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/ledgers/key_file.h"
#include "cli/ledgers/ledger_file.h"
#include "cli/ledgers/ledger_heads.h"

namespace baize {

namespace {

struct HeadOptions {
    std::string ledger{};
    std::string key{};
    std::string label{};
    std::string file{};
};

void refuse(Console& console, std::string_view command, const ledger::Fault& fault) {
    console.error << "baize " << command << ": " << fault.text << '\n';
    console.exit_status = exit_failed;
}

void run_head(const HeadOptions& options, Console& console) {
    const auto store = open_to_add(options.ledger);
    if (!store) return refuse(console, "head", store.error());
    const auto key = signing_key_in(options.key);
    if (!key) return refuse(console, "head", key.error());
    const auto head = sign_end(**store, options.label, **key);
    if (!head) return refuse(console, "head", head.error());
    console.out << to_print(*head);
}

std::string_view judgement(const CheckedHead& head) {
    if (!head.is_whole) return "DAMAGED";
    if (!head.is_genuine) return "NOT GENUINE";
    return head.is_in_chain ? "genuine, and the ledger has this event"
                            : "genuine, but the ledger does NOT have this event";
}

void run_heads(const HeadOptions& options, Console& console) {
    const auto store = open_to_read(options.ledger);
    if (!store) return refuse(console, "heads", store.error());
    const auto heads = checked_heads(**store);
    if (!heads) return refuse(console, "heads", heads.error());
    for (const CheckedHead& head : *heads) {
        if (head.is_whole) console.out << to_print(head.head);
        console.out << "found        " << judgement(head) << "\n\n";
        if (!head.is_genuine || !head.is_in_chain) console.exit_status = exit_failed;
    }
    if (heads->empty()) console.out << "no signed heads yet\n";
}

void run_backup(const HeadOptions& options, Console& console) {
    const auto store = open_to_read(options.ledger);
    if (!store) return refuse(console, "backup", store.error());
    if (const auto fault = (*store)->back_up_to(options.file))
        return refuse(console, "backup", *fault);
    const auto copy = open_to_read(options.file);
    if (!copy) return refuse(console, "backup", copy.error());
    const auto events = last_event(**copy);
    if (!events) return refuse(console, "backup", events.error());
    console.out << fmt::format("{}: {} events\n", options.file, *events);
}

void add_head(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("head", "Sign the end of a ledger's chain, store and print it");
    command->footer(
        "Whoever keeps the printed page can show years later that nothing up to there was changed\n"
        "(baize audit compares). The key is made where there is none; keep a copy of it, and the\n"
        "printed \"signed by\" line with the regulator.\n"
        "  baize head floor.db --key shift.key --label \"night shift of 2026-11-15\"");
    const auto options = std::make_shared<HeadOptions>();
    command->add_option("ledger", options->ledger, "The ledger's file")->required();
    command->add_option("--key", options->key, "File of the secret key, mode 0600")->required();
    command->add_option("--label", options->label, "What is signed as well")->required();
    command->callback([options, &console] { run_head(*options, console); });
}

}  // namespace

void add_head_commands(CLI::App& app, Console& console) {
    add_head(app, console);
    const auto options = std::make_shared<HeadOptions>();
    CLI::App* const heads =
        app.add_subcommand("heads", "List the signed heads of a ledger and check each");
    heads->footer(
        "Whether a signer is to be trusted is for you to know. That everything before a signed\n"
        "event is unchanged as well, baize audit shows.");
    heads->add_option("ledger", options->ledger, "The ledger's file")->required();
    heads->callback([options, &console] { run_heads(*options, console); });
    CLI::App* const backup =
        app.add_subcommand("backup", "Copy a ledger, also while a house is open on it");
    backup->footer(
        "What lies under the name is always a whole copy: it is moved there when it is on the\n"
        "disk.\n"
        "  baize backup floor.db /mnt/other/floor-2026-11-15.db");
    backup->add_option("ledger", options->ledger, "The ledger's file")->required();
    backup->add_option("file", options->file, "The copy; a file that is there is left alone")
        ->required();
    backup->callback([options, &console] { run_backup(*options, console); });
}

}  // namespace baize
