// Typed reading of the values of one line. On an error, a reader reports the field's name to the
// line and returns a harmless value; the caller must check line.has_error() before using the
// result.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "engine/core/card.h"
#include "engine/core/card_list.h"
#include "engine/core/game_id.h"
#include "engine/core/money.h"
#include "engine/core/result.h"
#include "formats/json/json_line.h"

namespace baize {

// Reads an integer number of cents from 0 to 2^63-1.
[[nodiscard]] Money read_money(JsonLine& line, const JsonValue& value);

[[nodiscard]] std::int64_t read_integer(JsonLine& line, const JsonValue& value, std::int64_t least);

[[nodiscard]] bool read_truth(JsonLine& line, const JsonValue& value);

[[nodiscard]] std::string_view read_text(JsonLine& line, const JsonValue& value);

// Reads the name of a game. Complains with the names of the choices and returns nullopt if it is
// not among them.
[[nodiscard]] std::optional<GameId> read_game(JsonLine& line,
                                              const JsonValue& value,
                                              std::span<const GameId> choices = all_games);

[[nodiscard]] bool expect_kind(JsonLine& line, const JsonValue& value, JsonKind kind);

// Returns a message such as "the stake is below the table minimum (TCP 6.2.1)".
[[nodiscard]] std::string say(const Rejection& rejection);

void add_unknown_field_error(JsonLine& line, const JsonValue& field);

// Reads a list of exactly `count` cards, none of which may be in `seen`, and adds them to `seen`.
[[nodiscard]] CardList<5> read_cards(JsonLine& line,
                                     const JsonValue& value,
                                     std::size_t count,
                                     CardSet& seen);

}  // namespace baize
