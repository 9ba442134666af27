#include "cli/lines/settle_command.h"

#include <CLI/CLI.hpp>

#include "cli/lines/line_batch.h"
#include "service/settle/settle_stream.h"

namespace baize {

void add_settle_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("settle", "Settle rounds of the house games, one JSON line each");
    command->footer(
        "Reads JSON Lines on standard input and answers each with a line: the result of every "
        "wager,\n"
        "the payment, and the clause. An invalid line is answered with its number and the error; "
        "the\n"
        "exit status is then 1.\n"
        "  echo "
        "'{\"game\":\"three_card\",\"dealer\":[\"Qs\",\"7d\",\"2c\"],\"boxes\":[{\"box\":1,\n"
        "    \"cards\":[\"Ah\",\"Kh\",\"Qh\"],\"wagers\":{\"ante\":500,\"play\":500}}]}' | baize "
        "settle\n"
        "Money is in cents. The games: three_card, caribbean_stud, wild_aruba, ultimate_holdem,\n"
        "crown_holdem.");
    command->callback([&console] {
        SettleStream stream;
        run_line_batch(stream, "settle", console);
    });
}

}  // namespace baize
