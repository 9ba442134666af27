#include "service/report/report_jackpot.h"

#include <optional>
#include <string>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "formats/report/number_text.h"
#include "math/figures/jackpot_figures.h"
#include "service/analysis/analysis_figures.h"

namespace baize {

namespace {

using exact::JackpotFigures;
using jackpots::JackpotKind;

constexpr Money jackpot_wager = Money::of_cents(100);

std::optional<JackpotFigures> figures_of(GameId game) {
    const JackpotKind kind = jackpots::jackpot_kind(game);
    if (kind == JackpotKind::none) return std::nullopt;
    const GameHooks& room = *house_game(game);
    const jackpots::HandChances chances = exact::jackpot_chances(room, room.published());
    if (kind == JackpotKind::prize_meter) {
        const auto rules = jackpots::PrizeMeterRules::of({.game = game, .wager = jackpot_wager});
        return exact::jackpot_figures(rules.value(), chances);
    }
    const auto rules = jackpots::LevelRules::of({.game = game, .level1_wager = jackpot_wager});
    return exact::jackpot_figures(rules.value(), chances);
}

std::string exactly(const Fraction& part) {
    return fmt::format("{:.6f} %, exactly {}", 100 * nearest_decimal(part), to_string(part));
}

}  // namespace

std::vector<report::MeterReturn> jackpot_returns(std::optional<GameId> game) {
    const std::optional<JackpotFigures> figures = game ? figures_of(*game) : std::nullopt;
    if (!figures) return {};
    report::MeterReturn meter;
    meter.title = "Return of the Jackpot wager against the meter, in wagers";
    meter.break_even = nearest_decimal(figures->break_even());
    const double end = 1.1 * meter.break_even;
    const double bonus = nearest_decimal(figures->bonus_return);
    const double coefficient = nearest_decimal(figures->meter_coefficient);
    meter.points = {{0, bonus}, {end, bonus + coefficient * end}};
    meter.figures = {{"Bonuses return", exactly(figures->bonus_return)},
                     {"Of the meter a wager wins", exactly(figures->meter_coefficient)},
                     {"In the long run",
                      fmt::format("{:.6f} %", 100 * nearest_decimal(figures->long_run.total))}};
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        if (figures->chances[i] == Fraction()) continue;
        const Fraction wagers = Fraction::whole(1) / figures->chances[i];
        meter.figures.emplace_back(fmt::format("{}: wagers until one is expected",
                                               report::in_words(name(static_cast<JackpotHand>(i)))),
                                   fmt::format("{:.2f}", nearest_decimal(wagers)));
    }
    return {meter};
}

}  // namespace baize
