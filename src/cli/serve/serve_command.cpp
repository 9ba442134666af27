#include "cli/serve/serve_command.h"

#include <memory>
#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/serve/serve_run.h"
#include "server/net/client_address.h"

namespace baize {

namespace {

struct ServeOptions {
    ServeSettings settings{};
    std::int64_t pace = 1'500;  // milliseconds
    std::int64_t results_pause = 5'000;
};

// Reads options that are not on the command line from the file. The library only supports such
// files for a whole program, not for a subcommand.
void read_config(CLI::App& command, const std::string& path) {
    CLI::ConfigINI format;
    for (const CLI::ConfigItem& item : format.from_file(path)) {
        CLI::Option* option = command.get_option_no_throw("--" + item.name);
        if (option == nullptr) option = command.get_option_no_throw(item.name);
        if (option == nullptr || !item.parents.empty())
            throw CLI::ConfigError::Extras(item.fullname());
        if (!option->empty()) continue;
        const bool is_flag = option->get_expected_min() == 0;
        if (is_flag) {
            option->add_result(option->get_flag_value(item.name, format.to_flag(item)));
        } else {
            option->add_result(item.inputs);
        }
    }
}

}  // namespace

void add_serve_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand("serve", "Run the casino for browsers");
    command->footer(
        "  baize serve casino.db --demo      a demonstration: all twelve games, bots, jackpots\n"
        "  baize serve casino.db             continues a house that is set up\n"
        "A configuration file (--config) has the same names: \"port = 8443\", one per line.\n"
        "The server listens on loopback by default; with another --address, give --certificate "
        "and\n"
        "--key, and --origin with the name that browsers use. /healthz reports that the server "
        "runs,\n"
        "/metrics its figures. SIGTERM stops it cleanly; after a crash it continues where it was.\n"
        "docs/OPERATING.md has the details.");
    const auto options = std::make_shared<ServeOptions>();
    ServeSettings& settings = options->settings;
    // Declared first, so that options from the file are validated like the others.
    command->add_option_function<std::string>(
        "--config",
        [command](const std::string& path) { read_config(*command, path); },
        "File with options");
    command->add_option("ledger", settings.ledger, "The ledger's file; created if it is missing")
        ->required();
    command->add_option("--ledger-key",
                        settings.ledger_key,
                        "File of the key that seals cards (default: LEDGER-key)");
    command->add_flag("--demo", settings.is_demo, "A demonstration house with play money");
    command->add_option("--address", settings.net.address, "Address to listen on")
        ->capture_default_str();
    command->add_option("--port", settings.net.port, "Port to listen on; 0: any free port")
        ->capture_default_str();
    command->add_option("--pages", settings.pages, "Folder of the built web pages");
    command->add_option(
        "--origin", settings.origin, "As browsers see it: https://play.example.org");
    command
        ->add_option("--proxy",
                     settings.proxies,
                     "Address of a trusted proxy, whose X-Forwarded-For is used")
        ->allow_extra_args(false)
        ->check([](const std::string& address) {
            return server::canonical_address(address) ? std::string()
                                                      : "\"" + address + "\" is no address";
        });
    CLI::Option* const certificate =
        command->add_option("--certificate", settings.net.certificate, "TLS: chain, in PEM");
    command->add_option("--key", settings.net.key, "TLS: private key, in PEM")->needs(certificate);
    certificate->needs(command->get_option("--key"));
    command->add_option("--log-level", settings.log_level, "debug, info, warning, error or off")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}))
        ->capture_default_str();
    command->add_flag("--metrics-open",
                      settings.metrics_open,
                      "Open /metrics to all machines, not only to loopback");
    command
        ->add_option("--bots-pace,--programs-pace",
                     options->pace,
                     "Delay of bots before each decision in milliseconds")
        ->check(CLI::Range(1, 60'000))
        ->capture_default_str();
    command
        ->add_option("--results-pause",
                     options->results_pause,
                     "Milliseconds that a finished round stays on display")
        ->check(CLI::Range(0, 60'000))
        ->capture_default_str();
    command->callback([options, &console] {
        options->settings.bot_pace = Span::of_microseconds(options->pace * 1'000);
        options->settings.results_pause = Span::of_microseconds(options->results_pause * 1'000);
        console.exit_status = run_serve(options->settings, console);
    });
}

}  // namespace baize
