#include "service/analysis/jackpot_analysis.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "engine/games/registry.h"
#include "math/figures/jackpot_figures.h"
#include "service/analysis/analysis_figures.h"
#include "service/settle/jackpot_state.h"

namespace baize {

namespace {

using exact::JackpotFigures;
using jackpots::JackpotKind;

// A meter, or the amount of one level.
struct AnalysedMeter {
    int level = 0;  // 0: a prize meter
    Money wager{};
    Money seed{};
    Fraction now{};  // cents
};

struct AnalysedJackpot {
    JackpotKind kind{};
    GameId game{};
    JackpotFigures figures{};
    std::vector<AnalysedMeter> meters{};
};

jackpots::HandChances chances_of(GameId game) {
    const GameHooks& room = *house_game(game);
    return exact::jackpot_chances(room, room.published());
}

AnalysedJackpot analysed(const MeterState& state) {
    return {.kind = JackpotKind::prize_meter,
            .game = state.rules.game(),
            .figures = exact::jackpot_figures(state.rules, chances_of(state.rules.game())),
            .meters = {{.wager = state.rules.wager(),
                        .seed = state.rules.seed_value(),
                        .now = state.meter.value}}};
}

AnalysedJackpot analysed(const LevelState& state) {
    AnalysedJackpot jackpot{.kind = JackpotKind::levels, .game = state.rules.game()};
    jackpot.figures = exact::jackpot_figures(state.rules, chances_of(jackpot.game));
    Fraction display;
    for (int level = 1; level <= static_cast<int>(jackpots::level_count); ++level) {
        display += state.pools.pool[static_cast<std::size_t>(level - 1)];
        jackpot.meters.push_back({.level = level,
                                  .wager = state.rules.wager(level),
                                  .seed = state.rules.reseed() * level,
                                  .now = display});
    }
    return jackpot;
}

Fraction break_even_of(const JackpotFigures& figures, const AnalysedMeter& meter) {
    return figures.break_even() * Fraction::of_cents(meter.wager);
}

struct MeterReturn {
    Fraction meter;  // cents
    Fraction back;
};

// Returns the returns at multiples of the seed and at the current meter.
std::vector<MeterReturn> returns_of(const JackpotFigures& figures, const AnalysedMeter& meter) {
    std::vector<Fraction> points{meter.now};
    for (const std::int64_t times : {1, 2, 5, 10, 20}) {
        if (const std::optional<Money> point = checked_product(meter.seed, times))
            points.push_back(Fraction::of_cents(*point));
    }
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());
    std::vector<MeterReturn> returns;
    returns.reserve(points.size());
    for (const Fraction& point : points)
        returns.push_back({point, figures.return_at(point / Fraction::of_cents(meter.wager))});
    return returns;
}

void write_exactly(JsonText& json, std::string_view key, const Fraction& value) {
    json.key(key).begin_object().key("exact").string(to_string(value));
    json.key("value").decimal(nearest_decimal(value)).end_object();
}

// Writes whole cents, rounded up; null if the value is too large for an amount of money.
void write_cents(JsonText& json, std::string_view key, const Fraction& cents) {
    json.key(key);
    if (cents > Fraction::of_cents(Money::max())) {
        json.null();
    } else {
        json.number(static_cast<std::int64_t>(cents.ceiling()));
    }
}

void write_meter(JsonText& json, const JackpotFigures& figures, const AnalysedMeter& meter) {
    const Fraction even = break_even_of(figures, meter);
    json.key("wager").number(meter.wager.cents());
    write_cents(json, "break_even_meter", even);
    json.key("break_even_meter_exact").string(to_string(even));
    json.key("returns").begin_array();
    for (const MeterReturn& point : returns_of(figures, meter)) {
        json.begin_object();
        write_cents(json, "meter", point.meter);
        json.key("exact").string(to_string(point.back));
        json.key("return").decimal(nearest_decimal(point.back)).end_object();
    }
    json.end_array();
}

void write_hands(JsonText& json, const JackpotFigures& figures) {
    json.key("hands").begin_object();
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        if (figures.chances[i] == Fraction()) continue;
        const Fraction rounds = Fraction::whole(1) / figures.chances[i];
        json.key(name(static_cast<JackpotHand>(i))).begin_object();
        json.key("exact").string(to_string(figures.chances[i]));
        json.key("wagers_to_hit").decimal(nearest_decimal(rounds)).end_object();
    }
    json.end_object();
}

std::string jackpot_json(const AnalysedJackpot& jackpot) {
    const JackpotFigures& figures = jackpot.figures;
    std::string text;
    JsonText json(text);
    json.begin_object()
        .key("jackpot")
        .string(name(jackpot.kind))
        .key("game")
        .string(name(jackpot.game));
    write_exactly(json, "bonus_return", figures.bonus_return);
    write_exactly(json, "meter_coefficient", figures.meter_coefficient);
    write_meter(json, figures, jackpot.meters.front());
    json.key("long_run_return").decimal(nearest_decimal(figures.long_run.total));
    json.key("long_run").begin_object();
    json.key("bonuses").decimal(nearest_decimal(figures.long_run.bonuses));
    json.key("increment").decimal(nearest_decimal(figures.long_run.increment));
    json.key("reseed_after_royals").decimal(nearest_decimal(figures.long_run.reseed_after_royals));
    json.key("reseed_after_straight_flushes")
        .decimal(nearest_decimal(figures.long_run.reseed_after_straight_flushes));
    json.end_object();
    write_hands(json, figures);
    if (jackpot.meters.size() > 1) {
        json.key("levels").begin_array();
        for (const AnalysedMeter& meter : jackpot.meters) {
            json.begin_object().key("level").number(meter.level);
            write_meter(json, figures, meter);
            json.end_object();
        }
        json.end_array();
    }
    json.end_object();
    return text + "\n";
}

std::string in_dollars(const Fraction& cents) {
    return decimal(cents / Fraction::whole(100), 2);
}

std::string percent_of(const Fraction& share) {
    return decimal(share * Fraction::whole(100), 6) + " %";
}

std::string meter_text(const JackpotFigures& figures, const AnalysedMeter& meter) {
    const std::string title =
        meter.level == 0 ? std::string("meter") : fmt::format("Level {} display", meter.level);
    std::string text = fmt::format("\n{:<20}{:>18}{:>18}\n", title, "dollars", "return");
    for (const MeterReturn& point : returns_of(figures, meter)) {
        text += fmt::format("{:<20}{:>18}{:>18}{}\n",
                            "",
                            in_dollars(point.meter),
                            percent_of(point.back),
                            point.meter == meter.now ? "  now" : "");
    }
    return text + fmt::format("{:<20}{:>18}{:>18}\n",
                              "breaks even at",
                              in_dollars(break_even_of(figures, meter)),
                              percent_of(Fraction::whole(1)));
}

std::string jackpot_text(const AnalysedJackpot& jackpot) {
    const JackpotFigures& figures = jackpot.figures;
    std::string text = fmt::format("Jackpot of {}, exactly, for a hand that is not folded\n\n",
                                   house_game(jackpot.game)->facts().title);
    text += fmt::format("{:<34}{:>14}  {}\n",
                        "bonuses return",
                        percent_of(figures.bonus_return),
                        to_string(figures.bonus_return));
    text += fmt::format("{:<34}{:>14}  {}\n",
                        "of the meter a wager wins",
                        percent_of(figures.meter_coefficient),
                        to_string(figures.meter_coefficient));
    for (const auto& [words, share] :
         {std::pair("in the long run", figures.long_run.total),
          std::pair("  increment", figures.long_run.increment),
          std::pair("  reseeds after royals", figures.long_run.reseed_after_royals),
          std::pair("  reseeds after straight flushes",
                    figures.long_run.reseed_after_straight_flushes)})
        text += fmt::format("{:<34}{:>14}\n", words, percent_of(share));
    text += fmt::format("\n{:<20}{:>18}  exactly\n", "hand", "one wager in");
    for (std::size_t i = 0; i < jackpot_hand_count; ++i) {
        if (figures.chances[i] == Fraction()) continue;
        text += fmt::format("{:<20}{:>18}  {}\n",
                            name(static_cast<JackpotHand>(i)),
                            decimal(Fraction::whole(1) / figures.chances[i], 2),
                            to_string(figures.chances[i]));
    }
    for (const AnalysedMeter& meter : jackpot.meters)
        text += meter_text(figures, meter);
    return text;
}

}  // namespace

std::optional<std::string> JackpotAnalysis::answer(std::string_view text, std::string& out) {
    ++number_;
    std::optional<JackpotState> state;
    if (line_.read(text)) state = read_jackpot(line_, line_.root(), {});
    if (line_.has_error() || !state) {
        if (json_) write_error(out, number_, line_.error_text());
        return line_.error_text();
    }
    const AnalysedJackpot jackpot =
        std::visit([](const auto& either) { return analysed(either); }, *state);
    out += json_ ? jackpot_json(jackpot) : jackpot_text(jackpot);
    return std::nullopt;
}

}  // namespace baize
