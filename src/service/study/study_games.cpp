// Lists the supported questions and their possible choices.
#include <fmt/format.h>

#include "engine/games/registry.h"
#include "engine/poker/rules/variant.h"
#include "formats/rulebooks/interpretation.h"
#include "formats/settings/pay_table_file.h"
#include "formats/settings/setting_keys.h"
#include "math/figures/solvers.h"
#include "service/analysis/starting_hand_grid.h"
#include "service/study/study_answers.h"

namespace baize {

namespace {

std::vector<views::OddsChosen> lines_of(const PayTableForm& form, const PayTable& table) {
    std::vector<views::OddsChosen> lines;
    for (std::size_t kind = form.kinds; kind-- > 0;) {
        const OddsTo odds = table.odds[kind];
        if (odds.win == 0) continue;
        lines.push_back(
            {std::string(form.hand(kind)), fmt::format("{} to {}", odds.win, odds.stake)});
    }
    return lines;
}

void add_table(views::TableOptions& options, const PayTableForm& form, const PayTable& table) {
    views::NamedTable& named = options.tables.emplace_back();
    named.table = table.name;
    named.lines = lines_of(form, table);
}

void add_options(const GameHooks& hooks, const PayTableForm& form, views::AnalysedGame& game) {
    views::TableOptions& options = game.pays.emplace_back();
    options.name = form.wager;
    options.is_choice = false;
    for (std::size_t kind = form.kinds; kind-- > 0;)
        options.hands.emplace_back(form.hand(kind));
    for (const TableChoice& choice : hooks.facts().choices) {
        if (choice.name != form.wager) continue;
        options.is_choice = true;
        for (const PayTable& table : choice.tables)
            add_table(options, form, table);
    }
    if (options.tables.empty()) add_table(options, form, hooks.published().tables[form.slot]);
}

// Returns the interpretation of a setting: the one whose "configurable" field names it.
const Interpretation* interpretation_of(std::string_view key) {
    for (const Interpretation& reading : interpretations()) {
        if (reading.configurable.find(key) != std::string_view::npos) return &reading;
    }
    return nullptr;
}

std::vector<views::SettingOption> settings_for(std::optional<GameId> game) {
    std::vector<views::SettingOption> options;
    for (const SettingKey& setting : setting_keys()) {
        if (setting.game && setting.game != game) continue;
        views::SettingOption& option = options.emplace_back();
        option.key = setting.key;
        option.standard = Settings{}.*setting.field;
        if (const Interpretation* const reading = interpretation_of(setting.key)) {
            option.reading = reading->id.id();
            option.sentence = reading->title;
        }
    }
    return options;
}

}  // namespace

views::AnalysisGames analysis_games() {
    views::AnalysisGames all;
    for (const exact::Solver& solver : exact::solvers()) {
        views::AnalysedGame& game = all.games.emplace_back();
        game.game = solver.name;
        game.title = "Flop Chase";
        game.book = "CP";
        game.settings = settings_for(solver.game);
        if (!solver.game) continue;
        const GameHooks& hooks = *house_game(*solver.game);
        game.title = hooks.facts().title;
        game.book = hooks.facts().book;
        game.has_grid = has_starting_hands(*solver.game);
        game.jackpot = jackpot_options(*solver.game);
        for (const PayTableForm& form : hooks.facts().pay_tables)
            add_options(hooks, form, game);
    }
    return all;
}

views::EquityGames equity_games() {
    views::EquityGames all{.hands_min = 2, .board_sizes = {0, 3, 4, 5}};
    for (const poker::VariantFacts& facts : poker::variants) {
        views::EquityGame& game = all.games.emplace_back();
        game.game = game_of(facts.variant);
        game.title = facts.title;
        game.hand_size = facts.hole_cards;
        game.hands_max = facts.players_max;
        game.is_hi_lo = facts.hilo;
        game.takes_ranges = facts.hole_cards == 2;
    }
    return all;
}

}  // namespace baize
