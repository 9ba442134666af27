// The layout of a poker table for one audience.
#pragma once

#include "house/casino/casino_state.h"
#include "service/table_view/poker_view.h"
#include "service/table_view/round_memory.h"

namespace baize::views {

// REQUIRES: a poker table; `seen` is the view of the audience.
[[nodiscard]] PokerView show_poker(const house::TableState& table,
                                   const house::PokerTable& seen,
                                   const RoundMemory& memory);

// Returns one line per colour of a wager on the flop, without a result yet. [CP 10.1]
[[nodiscard]] std::vector<SideWagerView> side_wagers_of(const poker::SideWager& wager);

// As above for the hand in play, with the results. Players who are not dealt in may have such
// wagers too.
[[nodiscard]] std::vector<SideWagerView> side_wagers_in(const poker::Hand& hand,
                                                        poker::Seat seat,
                                                        const RoundMemory& memory);

// Returns the name of a hand before or after the flop: "pair of nines", "two pair, aces and fives".
[[nodiscard]] std::string hand_words(poker::Variant variant, CardSet hole, CardSet board);
[[nodiscard]] std::string low_words(poker::Variant variant, CardSet hole, CardSet board);

// Returns the same for a seat of a hand in play; empty unless all of its cards are known.
[[nodiscard]] std::string high_of(const poker::Hand& hand,
                                  poker::Variant variant,
                                  poker::Seat seat);
[[nodiscard]] std::string low_of(const poker::Hand& hand, poker::Variant variant, poker::Seat seat);

}  // namespace baize::views
