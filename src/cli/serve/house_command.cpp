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
        console.error << "baize house: the file of the ledger is missing\n";
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
        app.add_subcommand("house", "Run a casino: commands in, answers out, as JSON lines");
    command->footer(
        "This is the console of the casino: there is no login, and a person who may run it may "
        "give\n"
        "any command in the name of any person of the house. Each line is answered once it is "
        "durable.\n"
        "  {\"by\":3,\"key\":17,\"do\":{\"take_seat\":{\"table\":1,\"seat\":2,\"person\":5}}}\n"
        "  {\"key\":17,\"by\":3,\"events\":[12,13]}\n"
        "At practice tables a player may ask for the value of each choice:\n"
        "  {\"by\":5,\"ask\":{\"coach\":{\"table\":1}}}\n"
        "The keys of a person increase; a line that is repeated under its key gets the same answer "
        "and\n"
        "takes effect once. At tables that it deals, the house does everything else by itself, and "
        "bots\n"
        "that sit there play.\n"
        "  baize house casino.db --setup \"Erin Flynn\"   a new house with its first executive, "
        "person 1\n"
        "  baize house casino.db < commands.jsonl       continues an existing house\n"
        "  baize house --commands                      lists every command, with all fields\n"
        "The program ends at the end of its input, with SIGTERM or SIGINT; status 2: the disk "
        "failed.\n"
        "docs/OPERATING.md explains how to run a house.");
    const auto options = std::make_shared<HouseOptions>();
    command->add_option(
        "ledger", options->settings.ledger, "The ledger's file; created if it is missing");
    command->add_option(
        "--setup", options->settings.setup, "Name of the first executive of a new house");
    command->add_option("--ledger-key",
                        options->settings.ledger_key,
                        "File of the key that seals cards (default: LEDGER-key)");
    command
        ->add_option(
            "--clock", options->clock, "real, or virtual: each line says the time (\"now\")")
        ->check(CLI::IsMember({"real", "virtual"}))
        ->capture_default_str();
    command
        ->add_option("--snapshot-every",
                     options->settings.snapshot_every,
                     "Number of events between snapshots, which shorten the next start")
        ->check(CLI::PositiveNumber)
        ->capture_default_str();
    command
        ->add_option("--bots-pace,--programs-pace",
                     options->pace,
                     "Delay of bots before each decision in milliseconds; 0: none")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    command->add_flag("--commands", options->lists_commands, "List every command and exit");
    command->callback([options, &console] { run_house_command(*options, console); });
}

}  // namespace baize
