// The return of a jackpot wager: `baize analyse jackpot` for the web pages.
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "engine/jackpots/level_rules.h"
#include "engine/jackpots/prize_meter_rules.h"
#include "math/figures/jackpot_figures.h"
#include "service/analysis/analysis_figures.h"
#include "service/analysis/analysis_setup.h"
#include "service/study/study_answers.h"

namespace baize {

namespace {

using jackpots::HandChances;
using jackpots::jackpot_kind;
using jackpots::JackpotKind;
using jackpots::LevelRules;
using jackpots::PrizeMeterRules;

constexpr Money usual_wager = Money::of_cents(100);

views::Problem refused(std::string_view field, const Rejection& why) {
    return {"not_answered",
            fmt::format("{}: {}", field, sentence(why.reason)),
            std::string(why.clause.id())};
}

std::string_view field_of(Reason reason) {
    if (reason == Reason::no_such_option) return "option";
    if (reason == Reason::no_such_seed) return "seed";
    return "wager";
}

// Counts the two million hands once for each combination of settings. There is no lock while
// counting: if two requests need the same new list at once, both count it.
HandChances chances_in(const GameHooks& game, const Rules& rules, const std::string& settings) {
    static std::mutex mutex;
    static std::map<std::pair<GameId, std::string>, HandChances> known;
    constexpr std::size_t known_most = 64;
    const std::pair<GameId, std::string> key{game.facts().id, settings};
    {
        const std::scoped_lock lock(mutex);
        if (const auto found = known.find(key); found != known.end()) return found->second;
    }
    const HandChances chances = exact::jackpot_chances(game, rules);
    const std::scoped_lock lock(mutex);
    if (known.size() >= known_most) known.clear();
    known.emplace(key, chances);
    return chances;
}

void add_return(const exact::JackpotFigures& figures,
                std::uint8_t level,
                Money wager,
                views::JackpotAnswer& answer) {
    views::JackpotReturn& out = answer.levels.emplace_back();
    out.level = level;
    out.wager = wager;
    out.bonus_return = to_string(figures.bonus_return);
    out.meter_coefficient = to_string(figures.meter_coefficient);
    out.bonus_return_value = {nearest_decimal(figures.bonus_return)};
    out.meter_coefficient_value = {nearest_decimal(figures.meter_coefficient)};
    out.long_run_return = {nearest_decimal(figures.long_run.total)};
    const Fraction even = figures.break_even() * Fraction::of_cents(wager);
    if (even <= Fraction::of_cents(Money::max()))
        out.break_even = Money::of_cents(static_cast<std::int64_t>(even.ceiling()));
}

AnswerError answer_meter(const views::JackpotQuestion& question,
                         GameId game,
                         const HandChances& chances,
                         views::JackpotAnswer& answer) {
    jackpots::PrizeMeterSettings settings;
    settings.game = game;
    settings.option = question.option;
    settings.wager = question.wager;
    if (!question.wager.is_positive())
        return refused("wager", {Reason::no_such_amount, "CS 9.2.3"_clause});
    if (question.seed) {
        // The book gives seeds in wagers, the question gives cents. [CS 9.3.1]
        settings.seed = question.seed->cents() / question.wager.cents();
        if (question.wager * settings.seed != *question.seed)
            return refused("seed", {Reason::no_such_seed, "CS 9.3.1"_clause});
    }
    const auto rules = PrizeMeterRules::of(settings);
    if (!rules) return refused(field_of(rules.error().reason), rules.error());
    add_return(exact::jackpot_figures(*rules, chances), 1, question.wager, answer);
    return std::nullopt;
}

AnswerError answer_levels(const views::JackpotQuestion& question,
                          GameId game,
                          const HandChances& chances,
                          views::JackpotAnswer& answer) {
    if (question.seed) return not_answered("seed", "the books fix the reseed of levels");
    const auto rules = LevelRules::of({.game = game, .level1_wager = question.wager});
    if (!rules) return refused("wager", rules.error());
    const exact::JackpotFigures figures = exact::jackpot_figures(*rules, chances);
    for (int level = 1; level <= static_cast<int>(jackpots::level_count); ++level)
        add_return(figures, static_cast<std::uint8_t>(level), rules->wager(level), answer);
    return std::nullopt;
}

}  // namespace

Span cost_of(const views::JackpotQuestion&, AnalysisJob&) {
    return Span::of_microseconds(400'000);  // all hands of five; most are cached already
}

std::optional<views::JackpotOptions> jackpot_options(GameId game) {
    const JackpotKind kind = jackpot_kind(game);
    if (kind == JackpotKind::none) return std::nullopt;
    views::JackpotOptions options{.kind = std::string(name(kind)), .wager = usual_wager};
    if (kind == JackpotKind::levels) {
        options.levels = static_cast<std::uint8_t>(jackpots::level_count);
        return options;
    }
    options.seeds.assign(jackpots::seeds.begin(), jackpots::seeds.end());
    for (const int option : {1, 2}) {
        if (PrizeMeterRules::of({.game = game, .option = option, .wager = usual_wager}))
            options.pay_options.push_back(static_cast<std::uint8_t>(option));
    }
    if (options.pay_options.size() == 1) options.pay_options.clear();
    return options;
}

AnswerError answer_jackpot(const views::JackpotQuestion& question,
                           AnalysisJob& count,
                           views::JackpotAnswer& answer) {
    const std::optional<GameId> game = game_named(question.game);
    const JackpotKind kind = game ? jackpot_kind(*game) : JackpotKind::none;
    if (kind == JackpotKind::none) return not_answered("game", "this game has no jackpot");
    if (question.kind != name(kind))
        return not_answered("kind", fmt::format("{} plays for {}", question.game, name(kind)));
    AnalysisSetup setup;
    const AnalysisRequest request{.solver = exact::solver_named(question.game),
                                  .settings = settings_of(question.settings)};
    if (const auto error = set_up_analysis(request, setup)) return not_answered(*error);
    std::string settings;
    for (const auto& [key, value] : setup.analysis.settings)
        settings += fmt::format("{}={} ", key, value);
    count.throw_if_cancelled();
    const HandChances chances = chances_in(*house_game(*game), setup.rules, settings);
    return kind == JackpotKind::prize_meter ? answer_meter(question, *game, chances, answer)
                                            : answer_levels(question, *game, chances, answer);
}

}  // namespace baize
