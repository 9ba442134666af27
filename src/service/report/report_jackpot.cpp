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
using jackpots::LevelGame;
using jackpots::PrizeMeterGame;

constexpr Money jackpot_wager = Money::of_cents(100);

JackpotFigures meter_figures(PrizeMeterGame game, const jackpots::HandChances& chances) {
    const auto rules = jackpots::PrizeMeterRules::of({.game = game, .wager = jackpot_wager});
    return exact::jackpot_figures(rules.value(), chances);
}

JackpotFigures level_figures(LevelGame game, const jackpots::HandChances& chances) {
    const auto rules = jackpots::LevelRules::of({.game = game, .level1_wager = jackpot_wager});
    return exact::jackpot_figures(rules.value(), chances);
}

std::optional<JackpotFigures> figures_of(std::string_view game) {
    const GameHooks* const room = house_game(game);
    if (room == nullptr || game == "three_card") return std::nullopt;
    const jackpots::HandChances chances = exact::jackpot_chances(*room, room->published());
    if (game == "caribbean_stud") return meter_figures(PrizeMeterGame::caribbean_stud, chances);
    if (game == "wild_aruba") return meter_figures(PrizeMeterGame::wild_aruba, chances);
    if (game == "ultimate_holdem") return level_figures(LevelGame::ultimate_holdem, chances);
    return level_figures(LevelGame::crown_holdem, chances);
}

std::string exactly(const Fraction& part) {
    return fmt::format("{:.6f} %, exactly {}", 100 * nearest_decimal(part), to_string(part));
}

}  // namespace

std::vector<report::MeterReturn> jackpot_returns(std::string_view game) {
    const std::optional<JackpotFigures> figures = figures_of(game);
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
