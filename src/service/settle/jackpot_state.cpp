#include "service/settle/jackpot_state.h"

#include <array>
#include <vector>

#include "engine/jackpots/cents.h"
#include "formats/json/json_fields.h"

namespace baize {

namespace {

using jackpots::JackpotKind;

struct MeterFields {
    jackpots::PrizeMeterSettings settings{};
    std::optional<Money> meter{};
    bool has_option = false;
    bool has_seed = false;
    bool has_wager = false;
};

void read_meter_field(JsonLine& line, const JsonValue& field, MeterFields& fields) {
    const std::string_view key = line.key(field);
    if (key == "option") {
        const std::int64_t option = read_integer(line, field, 1);
        if (option > 2) line.add_error(field, "must be 1 or 2", "CS 9.1.1(f)"_clause);
        fields.settings.option = static_cast<int>(option);
        fields.has_option = true;
    } else if (key == "seed") {
        fields.settings.seed = read_integer(line, field, 1);
        fields.has_seed = true;
    } else if (key == "wager") {
        fields.settings.wager = read_money(line, field);
        if (fields.settings.wager.is_zero()) line.add_error(field, "must be at least 1");
        fields.has_wager = true;
    } else if (key == "meter") {
        fields.meter = read_money(line, field);
    } else if (key != "jackpot" && key != "game") {
        add_unknown_field_error(line, field);
    }
}

std::optional<JackpotState> read_meter(JsonLine& line, const JsonValue& value, GameId game) {
    MeterFields fields;
    const bool has_options = jackpots::meter_book(game)->has_options;
    fields.settings.game = game;
    for (const JsonValue& field : line.inside(value))
        read_meter_field(line, field, fields);
    if (line.has_error()) return std::nullopt;
    if (!has_options && fields.has_option)
        line.add_error(value, "option: Wild Aruba has no options", "CS 12.9.1"_clause);
    if (has_options && !fields.has_option) line.add_error(value, "option is missing");
    if (!fields.has_seed) line.add_error(value, "seed is missing");
    if (!fields.has_wager) line.add_error(value, "wager is missing");
    if (line.has_error()) return std::nullopt;
    const Result<jackpots::PrizeMeterRules> rules = jackpots::PrizeMeterRules::of(fields.settings);
    if (!rules) {
        line.add_error(value, "seed and wager: " + say(rules.error()));
        return std::nullopt;
    }
    MeterState state{*rules, jackpots::open(*rules)};
    if (fields.meter) {
        const Result<jackpots::PrizeMeter> meter = jackpots::open_at(*rules, *fields.meter);
        if (!meter) {
            line.add_error(*line.find(value, "meter"), say(meter.error()));
            return std::nullopt;
        }
        state.meter = *meter;
    }
    return state;
}

std::array<Money, 3> read_pools(JsonLine& line, const JsonValue& field) {
    std::array<Money, 3> pools{};
    if (!expect_kind(line, field, JsonKind::array)) return pools;
    if (field.count != 3) {
        line.add_error(field, "must hold three pools");
        return pools;
    }
    std::size_t i = 0;
    for (const JsonValue& pool : line.inside(field))
        pools[i++] = read_money(line, pool);
    return pools;
}

struct LevelFields {
    jackpots::LevelSettings settings{};
    std::optional<std::array<Money, 3>> pools{};
    bool has_wager = false;
};

void read_level_field(JsonLine& line, const JsonValue& field, LevelFields& fields) {
    const std::string_view key = line.key(field);
    if (key == "level1_wager") {
        fields.settings.level1_wager = read_money(line, field);
        if (fields.settings.level1_wager.is_zero()) line.add_error(field, "must be at least 1");
        fields.has_wager = true;
    } else if (key == "pools") {
        fields.pools = read_pools(line, field);
    } else if (key != "jackpot" && key != "game") {
        add_unknown_field_error(line, field);
    }
}

std::optional<JackpotState> read_levels(JsonLine& line, const JsonValue& value, GameId game) {
    LevelFields fields;
    fields.settings.game = game;
    for (const JsonValue& field : line.inside(value)) {
        read_level_field(line, field, fields);
    }
    if (!fields.has_wager) line.add_error(value, "level1_wager is missing");
    if (line.has_error()) return std::nullopt;
    const Result<jackpots::LevelRules> rules = jackpots::LevelRules::of(fields.settings);
    if (!rules) {
        line.add_error(value, "level1_wager: " + say(rules.error()));
        return std::nullopt;
    }
    LevelState state{*rules, jackpots::open(*rules)};
    if (fields.pools) {
        const Result<jackpots::LevelPools> opened = jackpots::open_at(*rules, *fields.pools);
        if (!opened) {
            line.add_error(*line.find(value, "pools"), say(opened.error()));
            return std::nullopt;
        }
        state.pools = *opened;
    }
    return state;
}

std::int64_t cents_rounded_down(const Fraction& amount) {
    return jackpots::to_money(amount.floor())->cents();
}

void write_state(JsonText& json, const MeterState& state) {
    json.key("meter").number(cents_rounded_down(state.meter.value));
    json.key("meter_exact").string(to_string(state.meter.value));
}

void write_state(JsonText& json, const LevelState& state) {
    json.key("pools").begin_array();
    for (const Fraction& pool : state.pools.pool)
        json.number(cents_rounded_down(pool));
    json.end_array().key("displays").begin_array();
    for (const Money display : jackpots::displays(state.rules, state.pools)) {
        json.number(display.cents());
    }
    json.end_array().key("pools_exact").begin_array();
    for (const Fraction& pool : state.pools.pool)
        json.string(to_string(pool));
    json.end_array();
}

std::vector<GameId> games_with(JackpotKind kind) {
    std::vector<GameId> games;
    for (const GameId game : all_games) {
        if (jackpots::jackpot_kind(game) == kind) games.push_back(game);
    }
    return games;
}

// Reads the game, which decides the cited book and, at Melbourne, the prize table. Without one it
// is the default, and without a default the first game with such a jackpot.
std::optional<GameId> read_jackpot_game(JsonLine& line,
                                        const JsonValue& value,
                                        JackpotKind kind,
                                        std::optional<GameId> default_game) {
    const std::vector<GameId> games = games_with(kind);
    if (const JsonValue* const field = line.find(value, "game"))
        return read_game(line, *field, games);
    return default_game ? *default_game : games.front();
}

}  // namespace

std::optional<JackpotState> read_jackpot(JsonLine& line,
                                         const JsonValue& value,
                                         std::optional<GameId> default_game) {
    if (!expect_kind(line, value, JsonKind::object)) return std::nullopt;
    const JsonValue* const kind = line.find(value, "jackpot");
    if (kind == nullptr) {
        line.add_error(value, "jackpot is missing: prize_meter or levels");
        return std::nullopt;
    }
    const std::string_view kind_name = read_text(line, *kind);
    const bool meter = kind_name == "prize_meter";
    if (!meter && kind_name != "levels") line.add_error(*kind, "must be prize_meter or levels");
    const std::optional<GameId> game = read_jackpot_game(
        line, value, meter ? JackpotKind::prize_meter : JackpotKind::levels, default_game);
    if (line.has_error()) return std::nullopt;
    return meter ? read_meter(line, value, *game) : read_levels(line, value, *game);
}

void write_jackpot(JsonText& json, const JackpotState& state, const JackpotPrizes& prizes) {
    std::visit([&](const auto& either) { write_state(json, either); }, state);
    json.key("prizes").begin_array();
    for (const jackpots::LevelPrize& prize : prizes.prizes) {
        json.begin_object();
        if (prize.level > 0) json.key("box").number(prize.box).key("level").number(prize.level);
        json.key("hand").string(name(prize.prize.hand));
        json.key("amount").number(prize.prize.amount.cents());
        json.key("clause").string(prize.prize.clause.id()).end_object();
    }
    json.end_array().key("reset").truth(prizes.reset);
}

bool is_printable(const JackpotState& state) {
    if (const auto* meter = std::get_if<MeterState>(&state)) {
        return jackpots::fits_in_money(meter->meter.value);
    }
    const auto& pools = std::get<LevelState>(state).pools.pool;
    return jackpots::fits_in_money(pools[0] + pools[1] + pools[2]);
}

}  // namespace baize
