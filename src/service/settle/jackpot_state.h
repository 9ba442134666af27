// One jackpot as the command line knows it: a prize meter or three level pools, read from a
// configuration line, moved by wagers and rounds, printed with its prizes.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

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

// {"jackpot":"prize_meter","option":1,"seed":10000,"wager":100,"meter":...} and so on. `game` is
// the default of the game field. Nothing after a complaint.
[[nodiscard]] std::optional<JackpotState> read_jackpot(JsonLine& line,
                                                       const JsonValue& value,
                                                       std::string_view default_game);

// What one event did beside moving the state.
struct JackpotPrizes {
    std::vector<jackpots::LevelPrize> prizes{};  // box and level are 0 for a prize meter
    bool reset = false;
};

// The fields of an answer: meter or pools and displays, prizes, reset.
void write_jackpot(JsonText& json, const JackpotState& state, const JackpotPrizes& prizes);

// Can every field be printed as whole cents?
[[nodiscard]] bool is_printable(const JackpotState& state);

}  // namespace baize
