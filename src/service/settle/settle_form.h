// The fields that a `baize settle` line may have for each game, with the related rules.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/banked/machine/game.h"
#include "engine/banked/rulings/ruling.h"
#include "engine/banked/wagers/wager.h"
#include "engine/core/game_id.h"

namespace baize {

struct FoldWord {
    std::string_view word{};  // empty: the JSON value `true`
    Standing standing = Standing::folded;
    std::uint8_t street = 0;
};

struct NoDecisionWord {
    std::string_view word{};
    Irregularity what{};
};

struct SettleForm {
    std::span<const Wager> wagers{};  // by name; Player Poker Extra is a list
    // The wagers that contradict a fold; the first of them keeps the hand in.
    std::span<const Wager> second{};
    std::span<const FoldWord> folds{};
    std::span<const NoDecisionWord> no_decision{};
    bool has_community = false;
    bool may_stop_at_flop = false;  // if every Ante is folded [I-59]
    bool has_played = false;        // has a field for the street on which Play was placed
    bool has_exposed = false;
    bool has_instant_winner = false;
    bool has_personal_limits = false;
    bool cards_need_ante = false;  // cards without an Ante are an error
    bool cards_without_wager_misdeal = false;
};

// REQUIRES: a house game.
[[nodiscard]] const SettleForm& settle_form(GameId game);

}  // namespace baize
