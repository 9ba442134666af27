#include "engine/hands/five_card.h"

namespace baize::five_card_detail {

// Five cards of one suit leave two others: too few for four of a kind or a full house beside the
// flush.
FiveCardRank rank_flush(CardSet cards, HandTally tally) {
    const std::uint32_t ranks = ranks_in_suit(cards, tally.flush_suit());
    return FiveCardRank::of_value(five_card_tables.flushes[ranks]);
}

}  // namespace baize::five_card_detail
