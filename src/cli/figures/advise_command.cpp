#include "cli/figures/advise_command.h"

#include <memory>
#include <optional>
#include <ostream>

#include <CLI/CLI.hpp>

#include "cli/figures/advise_setup.h"
#include "cli/figures/advise_view.h"
#include "formats/settings/table_options.h"

namespace baize {

namespace {

void run_advise(const AdviseOptions& options, Console& console) {
    AdviceSetup setup;
    if (const std::optional<AnalysisRefusal> refusal = set_up_advice(options, setup)) {
        console.error << "baize advise: " << refusal->text << '\n';
        console.exit_status = refusal->exit_status;
        return;
    }
    const exact::Advice advice = exact::advise(*setup.game, setup.table.rules, setup.situation);
    console.out << (options.table.json ? advice_json(setup, advice) : advice_text(setup, advice));
}

constexpr const char* advise_footer =
    "Every decision that the game offers in the situation, with its exact value: the net of the\n"
    "whole round in units of the Ante, over all cards that can still be dealt, if later decisions\n"
    "are best. `costs` is the difference to the best decision; of equal decisions the one with "
    "the\n"
    "smallest stake is best. Every deal is counted, and the function that settles real rounds\n"
    "computes every payment. docs/FIGURES.md derives the method.\n"
    "\n"
    "  --board   Ultimate Texas Hold'em: none, the flop, or all five. Crown Hold'em: none, the\n"
    "            flop, or four cards. Earlier decisions are assumed to have led there;\n"
    "            `--made turn` adds a Turn wager.\n"
    "  --dealer  the card that lies face up (Caribbean Stud, Wild Aruba), or cards of the dealer\n"
    "            that were exposed by mistake.\n"
    "  --known   other cards that can no longer be dealt, such as those of other players.\n"
    "\n"
    "Examples:\n"
    "  baize advise three_card --hand \"Qs 6d 4h\"\n"
    "  baize advise caribbean_stud --hand \"As Kd Jh 8c 3s\" --dealer 3d\n"
    "  baize advise ultimate_holdem --hand \"Ks 5d\" --json\n"
    "  baize advise ultimate_holdem --hand \"Ks 5d\" --board \"Kd 9h 4c\" --dealer 9s\n"
    "  baize advise crown_holdem --hand \"9h 8h\" --board \"Th 2h Kc 5s\" --made turn";

}  // namespace

void add_advise_command(CLI::App& app, Console& console) {
    CLI::App* const command = app.add_subcommand(
        "advise", "The best decision in a situation, and the cost of the others");
    const auto options = std::make_shared<AdviseOptions>();
    command->add_option("GAME", options->table.game, house_game_names())->required();
    command->add_option("--hand", options->hand, "The player's cards")->required();
    command->add_option("--board", options->board, "The communal cards dealt so far");
    command->add_option("--dealer", options->dealer, "The visible cards of the dealer");
    command->add_option("--known", options->known, "Other cards that cannot be dealt");
    command->add_option("--made", options->made, "A wager made earlier; repeatable")
        ->allow_extra_args(false);
    command->add_option("--tables", options->table.tables, "Pay tables: ante_bonus=B");
    command
        ->add_option(
            "--set", options->table.settings, "A setting: key=true or key=false; repeatable")
        ->allow_extra_args(false);
    command->add_option("--pay", options->table.pay, "A pay table: wager=FILE; repeatable")
        ->allow_extra_args(false);
    command->add_flag("--json", options->table.json, "One JSON object on one line");
    command->footer(advise_footer);
    command->callback([options, &console] { run_advise(*options, console); });
}

}  // namespace baize
