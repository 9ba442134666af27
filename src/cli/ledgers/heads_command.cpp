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
        "The printed page can show years later that no event up to this point was changed (baize\n"
        "audit compares). The key is created if it is missing; keep a copy of it, and leave the\n"
        "printed \"signed by\" line with the regulator.\n"
        "  baize head casino.db --key shift.key --label \"night shift of 2026-11-15\"");
    const auto options = std::make_shared<HeadOptions>();
    command->add_option("ledger", options->ledger, "The ledger's file")->required();
    command->add_option("--key", options->key, "File of the secret key, mode 0600")->required();
    command->add_option("--label", options->label, "A text to be signed with the head")->required();
    command->callback([options, &console] { run_head(*options, console); });
}

}  // namespace

void add_head_commands(CLI::App& app, Console& console) {
    add_head(app, console);
    const auto options = std::make_shared<HeadOptions>();
    CLI::App* const heads =
        app.add_subcommand("heads", "List the signed heads of a ledger and check each");
    heads->footer(
        "You must know yourself whether to trust a signer. baize audit shows that the events "
        "before\n"
        "a signed event are unchanged too.");
    heads->add_option("ledger", options->ledger, "The ledger's file")->required();
    heads->callback([options, &console] { run_heads(*options, console); });
    CLI::App* const backup =
        app.add_subcommand("backup", "Copy a ledger, also while a house is open on it");
    backup->footer(
        "A file of this name is always a complete copy: it gets its name once it is durable.\n"
        "  baize backup casino.db /mnt/other/casino-2026-11-15.db");
    backup->add_option("ledger", options->ledger, "The ledger's file")->required();
    backup->add_option("file", options->file, "The copy; an existing file is not overwritten")
        ->required();
    backup->callback([options, &console] { run_backup(*options, console); });
}

}  // namespace baize
