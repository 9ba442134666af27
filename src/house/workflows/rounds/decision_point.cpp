#include "house/workflows/rounds/decision_point.h"

#include "house/casino/game_state.h"

namespace baize::house {

namespace {

constexpr unsigned place_bits = 20;  // for the position; the other bits hold the round number
constexpr std::uint64_t number_mask = (std::uint64_t{1} << 33U) - 1;

[[nodiscard]] constexpr std::uint64_t staged(std::uint64_t number, std::uint64_t place) {
    return (number & number_mask) << place_bits | (place & ((std::uint64_t{1} << place_bits) - 1));
}

// Hashes the position in a hand. Two decision points of one hand collide with a probability of one
// in a million, and never if they follow each other directly.
std::uint64_t place_of(const poker::Hand& hand) {
    std::uint64_t place = 0;
    const auto mix = [&](std::uint64_t value) {
        place = (place ^ value) * 0x9E37'79B9'7F4A'7C15U;
        place ^= place >> 29U;
    };
    mix(static_cast<std::uint64_t>(hand.phase) * 8 + static_cast<std::uint64_t>(hand.street));
    mix(hand.actor);
    mix(static_cast<std::uint64_t>(hand.betting.level.cents()));
    mix(static_cast<std::uint64_t>(pot_total(hand).cents()));
    mix(hand.betting.pending.bits());
    return place;
}

}  // namespace

std::uint64_t decision_point_of(const TableState& table) {
    if (const BankedTable* const game_state = banked_state(table)) {
        const std::uint64_t phase = static_cast<std::uint64_t>(game_state->round.phase);
        return staged(game_state->number, phase << 8U | game_state->round.street);
    }
    if (const PokerTable* const game_state = poker_state(table))
        return staged(game_state->number, place_of(game_state->hand));
    return 0;
}

}  // namespace baize::house
