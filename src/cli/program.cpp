#include "cli/program.h"

#include <ostream>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/figures/advise_command.h"
#include "cli/figures/analyse_command.h"
#include "cli/figures/equity_command.h"
#include "cli/figures/report_command.h"
#include "cli/figures/simulate_command.h"
#include "cli/grid/ranks_launch.h"
#include "cli/ledgers/audit_command.h"
#include "cli/ledgers/heads_command.h"
#include "cli/ledgers/meter_command.h"
#include "cli/ledgers/proof_command.h"
#include "cli/lines/jackpot_command.h"
#include "cli/lines/replay_command.h"
#include "cli/lines/rng_command.h"
#include "cli/lines/settle_command.h"
#include "cli/lines/shuffle_command.h"
#include "cli/rules/rules_command.h"
#include "cli/serve/house_command.h"
#include "cli/serve/schema_command.h"
#include "cli/serve/serve_command.h"
#include "cli/terminal/play_command.h"

namespace baize {

namespace {

constexpr const char* description =
    "Baize: the casino's poker rulebooks as software.\n"
    "Every decision about money or legality names the clause that made it.";

constexpr const char* examples =
    "Examples:\n"
    "  baize settle < rounds.jsonl       the result of every wager, with its clause\n"
    "  baize rules \"TCP 5.6.1(b)\"        one clause: its duty, interpretations, code and tests\n"
    "  baize rules coverage              which clauses are tested, enforced, shown or missing\n"
    "  baize play three_card             a table in this terminal, for play money\n"
    "  baize simulate three_card         results of many random rounds\n"
    "  baize analyse three_card          the exact house edge, deviation and best play\n"
    "  baize report three_card --html f  its mathematics on one page, for a regulator\n"
    "  baize advise three_card --hand \"Qs 6d 4h\"   the best decision, and the cost of others\n"
    "  baize equity AsAh QQ+,AKs         equities of poker hands against each other\n"
    "  baize replay hands.phhs           recorded poker hands, replayed and compared\n"
    "  baize shuffle --count 3           three decks for real money, one per line\n"
    "  baize house casino.db              a casino: commands in, answers out, all of it recorded\n"
    "  baize serve casino.db --demo       the casino in a browser\n"
    "  baize audit casino.db              checks every event and command of its ledger\n"
    "  baize meter casino.db ...          a jackpot meter at a past settlement\n"
    "\n"
    "baize COMMAND --help explains one command. Exit status: 0 done, 1 something was refused or\n"
    "not found, 2 the command line is invalid.";

void add_commands(CLI::App& app, Console& console) {
    add_settle_command(app, console);
    add_jackpot_command(app, console);
    add_rules_command(app, console);
    add_play_command(app, console);
    add_simulate_command(app, console);
    add_analyse_command(app, console);
    add_report_command(app, console);
    add_advise_command(app, console);
    add_equity_command(app, console);
    add_replay_command(app, console);
    add_shuffle_command(app, console);
    add_rng_command(app, console);
    add_house_command(app, console);
    add_serve_command(app, console);
    add_audit_command(app, console);
    add_meter_command(app, console);
    add_head_commands(app, console);
    add_proof_commands(app, console);
    add_schema_command(app, console);
}

}  // namespace

int run_program(int count, const char* const* arguments, Console& console) {
    CLI::App app(description, "baize");
    app.set_version_flag("--version", "baize " BAIZE_VERSION, "Print the version and exit");
    app.set_help_flag("-h,--help", "Print this help and exit");
    app.require_subcommand(0, 1);
    add_commands(app, console);
    app.footer(examples);  // set after the commands, which would inherit it otherwise
    // `--help` and `analyse` without a game are handled by the command-line parser.
    const std::string command = count > 1 ? arguments[1] : "-";
    if (command != "analyse" && !command.starts_with('-') && refuse_many_ranks(command, console))
        return console.exit_status;
    try {
        app.parse(count, arguments);
    } catch (const CLI::ParseError& error) {
        // This library reports help and version as "errors" with code 0; all other errors are
        // misuse.
        return app.exit(error, console.out, console.error) == 0 ? 0 : exit_usage;
    }
    if (app.get_subcommands().empty()) {
        console.error << app.help();
        return exit_usage;
    }
    return console.exit_status;
}

}  // namespace baize
