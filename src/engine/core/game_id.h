// The games, each named once. Code passes a GameId; the names are for commands, JSON and records,
// where game_named() turns them back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace baize {

// House games first, then the games of the poker room, each group in the order of a menu. The
// numbers are not stored: records hold names.
enum class GameId : std::uint8_t {
    three_card,
    caribbean_stud,
    wild_aruba,
    ultimate_holdem,
    crown_holdem,
    holdem,
    pineapple,
    crazy_pineapple,
    crazy_pineapple_hilo,
    holdem_hilo,
    omaha,
    omaha_hilo
};

[[nodiscard]] constexpr std::size_t index(GameId game) {
    return static_cast<std::size_t>(game);
}

inline constexpr std::size_t game_count = index(GameId::omaha_hilo) + 1;
inline constexpr std::size_t house_game_count = index(GameId::holdem);
inline constexpr std::size_t poker_game_count = game_count - house_game_count;

[[nodiscard]] constexpr bool is_house_game(GameId game) {
    return index(game) < house_game_count;
}

[[nodiscard]] constexpr std::string_view name(GameId game) {
    switch (game) {
        case GameId::three_card: return "three_card";
        case GameId::caribbean_stud: return "caribbean_stud";
        case GameId::wild_aruba: return "wild_aruba";
        case GameId::ultimate_holdem: return "ultimate_holdem";
        case GameId::crown_holdem: return "crown_holdem";
        case GameId::holdem: return "holdem";
        case GameId::pineapple: return "pineapple";
        case GameId::crazy_pineapple: return "crazy_pineapple";
        case GameId::crazy_pineapple_hilo: return "crazy_pineapple_hilo";
        case GameId::holdem_hilo: return "holdem_hilo";
        case GameId::omaha: return "omaha";
        case GameId::omaha_hilo: return "omaha_hilo";
    }
    return "?";
}

inline constexpr std::array<GameId, game_count> all_games = [] {
    std::array<GameId, game_count> games{};
    for (std::size_t i = 0; i < game_count; ++i)
        games[i] = static_cast<GameId>(i);
    return games;
}();

// Finds a game by its exact name, such as "three_card".
[[nodiscard]] constexpr std::optional<GameId> game_named(std::string_view text) {
    for (const GameId game : all_games) {
        if (name(game) == text) return game;
    }
    return std::nullopt;
}

// Returns "three_card, caribbean_stud, ..." for messages that list the choices.
[[nodiscard]] std::string game_names();
[[nodiscard]] std::string house_game_names();
[[nodiscard]] std::string poker_game_names();

// Returns the error for a name that game_named() does not know, or that is not among the choices.
[[nodiscard]] std::string no_such_game(std::string_view text, std::string_view choices);

}  // namespace baize
