#include "engine/banked/machine/view.h"

namespace baize {

namespace {

// True if the player may look at this hand: once players are told to act, each may look at one
// hand. [CS 7.5.1] [TCP 7.5.1]
bool may_look(const Round& round, std::size_t box, PlayerId player) {
    return round.phase >= Phase::deciding && seat_hand(round, player) == box;
}

}  // namespace

bool is_face_up(const Round& round, std::size_t box) {
    const Box& hand = round.boxes[box];
    if (round.phase != Phase::over || round.voided.is_set() || hand.declined) return false;
    return hand.is_in_play() || hand.standing == Standing::folded_ante;
}

Round view(const GameHooks& game, const Round& round, Audience audience) {
    Round seen = round;
    if (audience.sees == Sees::inspector) return seen;
    const PlayerId player = audience.sees == Sees::player ? audience.player : 0;
    for (std::size_t i = 0; i < boxes_max; ++i) {
        const bool shown = is_face_up(round, i) || may_look(round, i, player);
        if (!shown) seen.boxes[i].cards.clear();
    }
    if (!round.dealer_shown) {
        seen.dealer.clear();
        const bool up = game.facts().has_up_card && round.phase >= Phase::dealt;
        if (up && round.up_card < round.dealer.size()) {
            seen.dealer.push_back(round.dealer[round.up_card]);
        }
    }
    seen.warnings.clear();
    for (const Warnings& warnings : round.warnings) {
        if (player != 0 && warnings.player == player) seen.warnings.push_back(warnings);
    }
    return seen;
}

}  // namespace baize
