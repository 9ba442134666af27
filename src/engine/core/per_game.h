// A table with one row for each house game. Every row names its game, and a table that leaves one
// out does not compile, so a new game is found by the compiler wherever it is missing.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "engine/core/check.h"
#include "engine/core/game_id.h"

namespace baize {

template <typename Value>
struct GameRow {
    GameId game{};
    Value value{};
};

template <typename Value>
class PerHouseGame {
  public:
    template <std::size_t size>
    consteval explicit PerHouseGame(const GameRow<Value> (&rows)[size])
        : PerHouseGame(rows, std::make_index_sequence<house_game_count>{}) {
        static_assert(size == house_game_count, "a table per game has one row for each house game");
    }

    // REQUIRES: a house game.
    [[nodiscard]] constexpr const Value& operator[](GameId game) const {
        BAIZE_CHECK(is_house_game(game));
        return values_[index(game)];
    }

    // Returns nullptr for a game of the poker room.
    [[nodiscard]] constexpr const Value* find(GameId game) const {
        return is_house_game(game) ? &values_[index(game)] : nullptr;
    }

    // In the order of GameId.
    [[nodiscard]] constexpr const std::array<Value, house_game_count>& values() const {
        return values_;
    }

  private:
    template <std::size_t size, std::size_t... places>
    consteval PerHouseGame(const GameRow<Value> (&rows)[size], std::index_sequence<places...>)
        : values_{row_of(rows, all_games[places])...} {}

    template <std::size_t size>
    static consteval Value row_of(const GameRow<Value> (&rows)[size], GameId game) {
        for (const GameRow<Value>& row : rows) {
            if (row.game == game) return row.value;
        }
        check_failed("this table has no row for a house game", __FILE__, __LINE__);
    }

    std::array<Value, house_game_count> values_;
};

}  // namespace baize
