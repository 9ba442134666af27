#include "cli/serve/house_command.h"

#include <cstdint>
#include <memory>
#include <ostream>
#include <string>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include "cli/serve/console_run.h"
#include "service/codec/command_form.h"

namespace baize {

namespace {

struct HouseOptions {
    HouseSettings settings{};
    std::string clock = "real";
    std::int64_t pace = 1'000;  // milliseconds
    bool lists_commands = false;
};

void list_commands(std::ostream& out) {
    std::string text;
    for (const house::Command& command : codec::blank_commands()) {
        codec::write_command(text, command);
        text += '\n';
    }
    out << text;
}

void run_house_command(HouseOptions& options, Console& console) {
    if (options.lists_commands) return list_commands(console.out);
    if (options.settings.ledger.empty()) {
        console.error << "baize house: which ledger? Name its file\n";
        console.exit_status = exit_usage;
        return;
    }
    if (options.clock == "virtual") options.settings.time_from = codec::TimeFrom::lines;
    options.settings.bot_pace = Span::of_microseconds(options.pace * 1'000);
    console.exit_status = run_house(options.settings, STDIN_FILENO, console);
}

}  // namespace

void add_house_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("house", "Keep a casino open: commands in, answers out, as JSON lines");
    command->footer(
        "This is the floor's own console: nobody logs in, and whoever may run it may give any\n"
        "command in the name of any person of the house. Each line is answered when it is on the\n"
        "disk, and not before.\n"
        "  {\"by\":3,\"key\":17,\"do\":{\"take_seat\":{\"table\":1,\"seat\":2,\"person\":5}}}\n"
        "  {\"key\":17,\"by\":3,\"events\":[12,13]}\n"
        "At practice tables a player may ask what the choices are worth:\n"
        "  {\"by\":5,\"ask\":{\"coach\":{\"table\":1}}}\n"
        "The keys of a person go upwards; a line that is sent again under its key is answered "
        "again\n"
        "and happens once. At tables that it deals the house does all else by itself, and "
        "programs\n"
        "that sit there play.\n"
        "  baize house floor.db --setup \"Erin Flynn\"   a new house with its first executive, "
        "person 1\n"
        "  baize house floor.db < commands.jsonl       goes on with it\n"
        "  baize house --commands                      every command, with all fields\n"
        "Ends at the end of its input, with SIGTERM or SIGINT; status 2: the disk has failed.\n"
        "docs/OPERATING.md says how a house is run.");
    const auto options = std::make_shared<HouseOptions>();
    command->add_option(
        "ledger", options->settings.ledger, "The ledger's file; made where there is none");
    command->add_option(
        "--setup", options->settings.setup, "First executive of a house that is new");
    command->add_option("--ledger-key",
                        options->settings.ledger_key,
                        "File of the key that cards are sealed under; else beside the ledger, "
                        "LEDGER-key");
    command
        ->add_option(
            "--clock", options->clock, "real, or virtual: each line says the time (\"now\")")
        ->check(CLI::IsMember({"real", "virtual"}))
        ->capture_default_str();
    command
        ->add_option("--snapshot-every",
                     options->settings.snapshot_every,
                     "Events after which a start need not read what came before")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        ->add_option("--programs-pace",
                     options->pace,
                     "Milliseconds that programs think about each decision; 0: no pause")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    command->add_flag("--commands", options->lists_commands, "Print every command and end");
    command->callback([options, &console] { run_house_command(*options, console); });
}

}  // namespace baize
