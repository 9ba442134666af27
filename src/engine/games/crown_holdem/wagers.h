// Predicates on the wagers on the table, shared by the offers, the rulings and the judge.
#pragma once

#include <algorithm>

#include "engine/banked/machine/play.h"
#include "engine/banked/machine/round.h"
#include "engine/games/crown_holdem/rules.h"

namespace baize::crown_holdem {

inline constexpr std::size_t flop_size = 3;

[[nodiscard]] inline bool has_flop(const Round& round) {
    return round.community.size() >= flop_size;
}

// True if the wager is staked and no ruling has decided it.
[[nodiscard]] inline bool is_open(const Box& box, Wager wager) {
    return box.has(wager) && !is_settled_by_ruling(box, wager);
}

[[nodiscard]] inline bool has_open_player_extra(const Box& box) {
    return std::any_of(player_extras.begin(), player_extras.end(), [&](Wager extra) {
        return is_open(box, extra);
    });
}

// True if the hand still plays for its Ante.
[[nodiscard]] inline bool is_contested(const Box& box) {
    return box.is_in_play() && is_open(box, Wager::ante);
}

// Dealer Poker Extra is valid with any Ante placed before betting closed; a late Ante does not
// count. [CH 3.27] [I-59] [I-115]
[[nodiscard]] inline bool has_valid_ante(const Box& box) {
    return box.has(Wager::ante) && box.overrides[index(Wager::ante)].clause != "I-115"_clause;
}

[[nodiscard]] inline bool are_dealer_extras_valid(const Round& round) {
    return std::any_of(round.boxes.begin(), round.boxes.end(), has_valid_ante);
}

}  // namespace baize::crown_holdem
