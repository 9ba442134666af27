// The state of one jackpot on the command line: a prize meter or three level pools. It is read from
// a configuration line, changed by wagers and rounds, and printed with its prizes.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/game_id.h"
#include "engine/jackpots/level_pools.h"
#include "engine/jackpots/prize_meter.h"
#include "formats/json/json_line.h"
#include "formats/json/json_text.h"

namespace baize {

struct MeterState {
    jackpots::PrizeMeterRules rules;
    jackpots::PrizeMeter meter{};
};

struct LevelState {
    jackpots::LevelRules rules;
    jackpots::LevelPools pools{};
};

using JackpotState = std::variant<MeterState, LevelState>;

// Reads {"jackpot":"prize_meter","option":1,"seed":10000,"wager":100,"meter":...} and so on. `game`
// is the default of the game field. Returns nullopt after an error was added.
[[nodiscard]] std::optional<JackpotState> read_jackpot(JsonLine& line,
                                                       const JsonValue& value,
                                                       std::optional<GameId> default_game);

// The effects of one event besides the change of state.
struct JackpotPrizes {
    std::vector<jackpots::LevelPrize> prizes{};  // box and level are 0 for a prize meter
    bool reset = false;
};

// Writes the fields of a response: meter or pools with displays, prizes, reset.
void write_jackpot(JsonText& json, const JackpotState& state, const JackpotPrizes& prizes);

// True if every field can be printed as whole cents.
[[nodiscard]] bool is_printable(const JackpotState& state);

}  // namespace baize
