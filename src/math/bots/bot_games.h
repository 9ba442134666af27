// The part of the bots that differs by game: which hands are made hands, what a hand may cost, and
// the rules of thumb.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/card_set.h"
#include "engine/core/game_id.h"
#include "math/bots/exact_choice.h"
#include "math/bots/house_player.h"

namespace baize::bots {

// The intention of a style with a hand that it sees.
enum class Intention : std::uint8_t { otherwise, raise, instant_winner };

struct SeenHand {
    CardSet hand{};
    CardSet board{};
    std::optional<Card> up_card{};
    std::uint8_t street = 0;
    bool may_win_at_once = false;
};

struct BotGame {
    // True if the hand is better than odd cards, by the ranking of the game.
    bool (*is_made_hand)(CardSet hand) = nullptr;
    std::int64_t antes_of_a_hand = 0;  // what the longest hand costs, in Antes
    // REQUIRES: a style other than HouseStyle::exact.
    Intention (*intention)(HouseStyle style, const SeenHand& seen) = nullptr;
    ExactChoice exact_choice = nullptr;
};

// REQUIRES: a house game.
[[nodiscard]] const BotGame& bot_game(GameId game);

}  // namespace baize::bots
