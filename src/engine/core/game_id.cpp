#include "engine/core/game_id.h"

namespace baize {

namespace {

std::string names_between(std::size_t first, std::size_t end) {
    std::string names;
    for (std::size_t i = first; i < end; ++i) {
        if (!names.empty()) names += ", ";
        names += name(all_games[i]);
    }
    return names;
}

}  // namespace

std::string game_names() {
    return names_between(0, game_count);
}

std::string house_game_names() {
    return names_between(0, house_game_count);
}

std::string poker_game_names() {
    return names_between(house_game_count, game_count);
}

std::string no_such_game(std::string_view text, std::string_view choices) {
    return "there is no game \"" + std::string(text) + "\"; choose among " + std::string(choices);
}

}  // namespace baize
