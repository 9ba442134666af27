#include "cli/lines/jackpot_command.h"

#include <CLI/CLI.hpp>

#include "cli/lines/line_batch.h"
#include "service/settle/jackpot_stream.h"

namespace baize {

void add_jackpot_command(CLI::App& app, Console& console) {
    CLI::App* const command =
        app.add_subcommand("jackpot", "Run one jackpot through a stream of events");
    command->footer(
        "The first line configures the jackpot. Each line after it is an event, and is answered "
        "with\n"
        "the state after it, to the fraction of a cent, and the prizes.\n"
        "  {\"jackpot\":\"prize_meter\",\"option\":1,\"seed\":10000,\"wager\":100}\n"
        "  {\"wagers\":{\"count\":3}}\n"
        "  {\"round\":{\"royal_flush\":1,\"straight_flush\":2}}\n"
        "or\n"
        "  {\"jackpot\":\"levels\",\"level1_wager\":500}\n"
        "  {\"wagers\":{\"level1\":2,\"level3\":1}}\n"
        "  {\"round\":[{\"box\":1,\"level\":3,\"hand\":\"royal_flush\"}]}");
    command->callback([&console] {
        JackpotStream stream;
        run_line_batch(stream, "jackpot", console);
    });
}

}  // namespace baize
