#include "engine/banked/wagers/wager.h"

#include <array>

namespace baize {

namespace {

constexpr std::array<std::string_view, 16> wager_names{"ante",
                                                       "blind",
                                                       "bet",
                                                       "play",
                                                       "flop",
                                                       "turn",
                                                       "river",
                                                       "pair_plus",
                                                       "trips",
                                                       "dealer_poker_extra",
                                                       "player_poker_extra",
                                                       "player_poker_extra",
                                                       "player_poker_extra",
                                                       "jackpot",
                                                       "ante_bonus",
                                                       "instant_winner"};

constexpr std::array<std::string_view, 5> verdict_names{
    "win", "lose", "standoff", "void", "return"};

}  // namespace

std::string_view name(Wager wager) {
    return wager_names[index(wager)];
}

std::optional<Wager> wager_named(std::string_view name) {
    for (std::size_t i = 0; i < wager_names.size(); ++i) {
        if (wager_names[i] == name) return static_cast<Wager>(i);
    }
    return std::nullopt;
}

std::string_view name(Verdict verdict) {
    return verdict_names[static_cast<std::size_t>(verdict)];
}

}  // namespace baize
