// The felt of a poker table for one audience.
#pragma once

#include "house/casino/casino_state.h"
#include "service/table_view/poker_view.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

// REQUIRES: a poker table; `seen` is the view of the audience.
[[nodiscard]] PokerShown show_poker(const house::TableState& table,
                                    const house::PokerTable& seen,
                                    const RoundMemory& memory);

// A wager on the colour of the flop, a line a colour; nothing has come back of it yet. [CP 10.1]
[[nodiscard]] std::vector<SideWagerShown> side_wagers_of(const poker::SideWager& wager);

// The same of the hand on the felt, with what came back. Players who are not dealt in have some
// too.
[[nodiscard]] std::vector<SideWagerShown> side_wagers_in(const poker::Hand& hand,
                                                         poker::Seat seat,
                                                         const RoundMemory& memory);

// What a hand is called before and after the flop: "pair of nines", "two pair, aces and fives".
[[nodiscard]] std::string hand_words(poker::Variant variant, CardSet hole, CardSet board);
[[nodiscard]] std::string low_words(poker::Variant variant, CardSet hole, CardSet board);

}  // namespace baize::views
