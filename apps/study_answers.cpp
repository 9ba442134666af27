#include "apps/study_answers.h"

#include <algorithm>

#include <fmt/format.h>

#include "apps/analysis_figures.h"
#include "apps/analysis_setup.h"
#include "apps/starting_hand_grid.h"
#include "contracts/pay_table_file.h"
#include "contracts/setting_keys.h"
#include "exact/jackpot_figures.h"
#include "exact/option_name.h"
#include "exact/solvers.h"
#include "games/registry.h"
#include "jackpots/level_rules.h"
#include "jackpots/prize_meter_rules.h"
#include "rulebooks/interpretation.h"

namespace baize {

namespace {

screen::Decimal decimal(const Fraction& value) {
    return {nearest_decimal(value)};
}

std::vector<screen::OddsChosen> lines_of(const PayTableForm& form, const PayTable& table) {
    std::vector<screen::OddsChosen> lines;
    for (std::size_t kind = form.kinds; kind-- > 0;) {
        const OddsTo odds = table.odds[kind];
        if (odds.win == 0) continue;
        lines.push_back(
            {std::string(form.hand(kind)), fmt::format("{} to {}", odds.win, odds.stake)});
    }
    return lines;
}

void add_table(screen::TableOptions& options, const PayTableForm& form, const PayTable& table) {
    screen::NamedTable& named = options.tables.emplace_back();
    named.table = table.name;
    named.lines = lines_of(form, table);
}

void add_options(const GameHooks& hooks, const PayTableForm& form, screen::AnalysedGame& game) {
    screen::TableOptions& options = game.pays.emplace_back();
    options.name = form.wager;
    options.is_choice = false;
    for (const TableChoice& choice : hooks.facts().choices) {
        if (choice.name != form.wager) continue;
        options.is_choice = true;
        for (const PayTable& table : choice.tables)
            add_table(options, form, table);
    }
    if (options.tables.empty()) add_table(options, form, hooks.published().tables[form.slot]);
}

// The reading that a setting belongs to: the one whose "configurable" names it.
const Interpretation* reading_of(std::string_view key) {
    for (const Interpretation& reading : interpretations()) {
        if (reading.configurable.find(key) != std::string_view::npos) return &reading;
    }
    return nullptr;
}

std::vector<screen::SettingOption> settings_for(std::string_view game) {
    std::vector<screen::SettingOption> options;
    for (const SettingKey& setting : setting_keys()) {
        if (!setting.game.empty() && setting.game != game) continue;
        screen::SettingOption& option = options.emplace_back();
        option.key = setting.key;
        option.standard = Settings{}.*setting.field;
        if (const Interpretation* const reading = reading_of(setting.key)) {
            option.reading = reading->id.id();
            option.sentence = reading->title;
        }
    }
    return options;
}

std::optional<std::string> put_own_tables(const screen::AnalysisQuestion& question,
                                          AnalysisSetup& setup) {
    for (const screen::PayChosen& pay : question.pays) {
        const PayTableForm* const form = pay_table_form(question.game, pay.wager);
        if (form == nullptr) return fmt::format("{} has no pay table {}", question.game, pay.wager);
        std::string text;
        JsonText json(text);
        json.begin_object();
        for (const screen::OddsChosen& line : pay.lines) {
            const bool is_name =
                line.hand.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") == std::string::npos;
            if (!is_name) return fmt::format("\"{}\" is no hand", line.hand);
            json.key(line.hand).string(line.odds);
        }
        json.end_object();
        JsonLine line;
        if (!line.read(text)) return line.complaint();
        const std::optional<PayTable> table = read_pay_table(line, *form);
        if (!table) return line.complaint();
        put_table(pay.wager, form->slot, {"own", *table}, setup);
    }
    return std::nullopt;
}

std::vector<screen::Frequency> frequencies(const std::vector<exact::Share>& shares,
                                           exact::Weight deals) {
    std::vector<screen::Frequency> list;
    for (const exact::Share& share : shares) {
        const Fraction part(Fraction::Integer(share.deals), Fraction::Integer(deals));
        list.push_back({share.name, to_string(part), decimal(part)});
    }
    return list;
}

screen::WagerAnalysis shown(const exact::WagerFigures& wager) {
    const DistributionFigures figures = distribution_figures(wager.results);
    const EndChances ends = end_chances(wager.results);
    screen::WagerAnalysis out;
    out.wager = wager.name;
    out.exact = to_string(wager.results.expectation());
    out.ev = {figures.net};
    out.house_edge = {figures.house_edge};
    out.average_wager = {figures.average_wager};
    out.element_of_risk = {figures.element_of_risk};
    out.standard_deviation = {figures.standard_deviation};
    out.win = decimal(ends.win);
    out.standoff = decimal(ends.standoff);
    out.lose = decimal(ends.lose);
    out.decisions = frequencies(wager.strategy, wager.results.deals());
    out.paid_hands = frequencies(wager.paid_hands, wager.results.deals());
    for (const NetChance& chance : net_chances(wager.results)) {
        out.outcomes.push_back({to_string(chance.net),
                                decimal(chance.net),
                                to_string(chance.chance),
                                decimal(chance.chance)});
    }
    return out;
}

screen::StartingHandShown shown(const exact::StartingHand& hand) {
    screen::StartingHandShown out{.hand = hand_name(hand), .count = hand.hands};
    for (const exact::AdvisedOption& option : hand.advice.options) {
        out.choices.push_back(
            {exact::option_name(option.offer), to_string(option.worth), decimal(option.worth)});
    }
    out.best = out.choices[hand.advice.best].option;
    return out;
}

}  // namespace

screen::AnalysisGames analysis_games() {
    screen::AnalysisGames all;
    for (const exact::Solver& solver : exact::solvers()) {
        screen::AnalysedGame& game = all.games.emplace_back();
        game.game = solver.game;
        game.has_grid = has_starting_hands(solver.game);
        game.settings = settings_for(solver.game);
        const GameHooks* const hooks = house_game(solver.game);
        game.title = hooks == nullptr ? "Flop Chase" : std::string(hooks->facts().title);
        game.book = hooks == nullptr ? "CP" : std::string(hooks->facts().book);
        for (const PayTableForm& form : pay_table_forms()) {
            if (hooks != nullptr && form.game == solver.game) add_options(*hooks, form, game);
        }
    }
    return all;
}

std::optional<std::string> answer_analysis(const screen::AnalysisQuestion& question,
                                           screen::AnalysisAnswer& answer) {
    AnalyseOptions options{.game = question.game};
    for (const screen::TableChosen& chosen : question.tables) {
        options.tables +=
            fmt::format("{}{}={}", options.tables.empty() ? "" : ",", chosen.name, chosen.table);
    }
    if (question.tables.size() > 8 || question.settings.size() > 32 || question.pays.size() > 4)
        return "so much cannot be chosen at once";
    for (const screen::SettingChosen& setting : question.settings)
        options.settings.push_back(
            fmt::format("{}={}", setting.key, setting.value ? "true" : "false"));
    AnalysisSetup setup;
    if (const auto refusal = set_up_analysis(options, setup)) return refusal->text;
    if (auto refusal = put_own_tables(question, setup)) return refusal;
    const exact::GameFigures figures = setup.solver->solve(setup.rules, {});
    answer.game = question.game;
    answer.title = setup.analysis.title;
    for (const exact::WagerFigures& wager : figures.wagers)
        answer.wagers.push_back(shown(wager));
    if (question.grid && has_starting_hands(question.game)) {
        for (const exact::StartingHand& hand : starting_hand_grid(question.game, setup.rules))
            answer.grid.push_back(shown(hand));
    }
    return std::nullopt;
}

std::optional<std::string> answer_jackpot(const screen::JackpotQuestion& question,
                                          screen::JackpotAnswer& answer) {
    const GameHooks* const game = house_game(question.game);
    if (game == nullptr) return "there is no such game";
    const auto add = [&](const exact::JackpotFigures& figures, std::uint8_t level, Money wager) {
        screen::JackpotReturn& out = answer.levels.emplace_back();
        out.level = level;
        out.wager = wager;
        out.bonus_return = to_string(figures.bonus_return);
        out.meter_coefficient = to_string(figures.meter_coefficient);
        out.bonus_return_value = decimal(figures.bonus_return);
        out.meter_coefficient_value = decimal(figures.meter_coefficient);
        out.long_run_return = decimal(figures.long_run.total);
        const Fraction even = figures.break_even() * Fraction::of_cents(wager);
        if (even <= Fraction::of_cents(Money::max()))
            out.break_even = Money::of_cents(static_cast<std::int64_t>(even.ceiling()));
    };
    const jackpots::HandChances chances = exact::jackpot_chances(*game, game->published());
    if (question.kind == "prize_meter") {
        jackpots::PrizeMeterSettings settings;
        if (question.game == "wild_aruba") {
            settings.game = jackpots::PrizeMeterGame::wild_aruba;
        } else if (question.game != "caribbean_stud") {
            return "prize meters are for Caribbean Stud and Wild Aruba Stud";
        }
        settings.option = question.option;
        settings.wager = question.wager;
        if (question.seed) settings.seed = question.seed->cents();
        const auto rules = jackpots::PrizeMeterRules::of(settings);
        if (!rules) return std::string(sentence(rules.error().reason));
        add(exact::jackpot_figures(*rules, chances), 1, question.wager);
        return std::nullopt;
    }
    jackpots::LevelSettings settings;
    if (question.game == "crown_holdem") {
        settings.game = jackpots::LevelGame::crown_holdem;
    } else if (question.game != "ultimate_holdem") {
        return "levels are for Ultimate Texas Hold'em and Crown Hold'em";
    }
    settings.level1_wager = question.wager;
    const auto rules = jackpots::LevelRules::of(settings);
    if (!rules) return std::string(sentence(rules.error().reason));
    for (int level = 1; level <= static_cast<int>(jackpots::level_count); ++level)
        add(exact::jackpot_figures(*rules, chances),
            static_cast<std::uint8_t>(level),
            rules->wager(level));
    return std::nullopt;
}

}  // namespace baize
