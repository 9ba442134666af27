// The Player Poker Extra with a card of the dealer's seen, by brute force over hands and flops.
// Which hands are folded then is asked of the solver; that it folds the right ones is counted in
// dealer_card_test.cpp. Run on request (docs/TESTING.md).
#include <set>

#include <gtest/gtest.h>

#include "exact/every_processor.h"
#include "exact/informed_holdem.h"
#include "exact/plain_crown.h"
#include "games/crown_holdem/game.h"

namespace baize::exact {
namespace {

// [CH 3.35] [CH 4.4]
TEST(DealerCardSeen, PlayerPokerExtraIsCountedTheSame) {
    const Rules rules = crown_holdem::CrownHoldem::published();
    const holdem::CrownPayments paid = holdem::crown_payments(rules);
    Distribution any;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
        const CardSet dealer = CardSet::of(std::array{Card::of_index(rank * suit_count)});
        std::set<std::uint64_t> folded;
        for (const InformedStart& start :
             informed_crown_starts(rules, {.dealer = dealer}, every_processor())) {
            if (start.worths[1] <= start.worths[0]) folded.insert(start.hand.bits());
        }
        const Distribution extra =
            plain::player_extra_of(paid, CardSet::full_deck() - dealer, [&](CardSet hole) {
                return folded.contains(hole.bits());
            });
        for (std::size_t suit = 0; suit < suit_count; ++suit)
            any.add(extra);
    }
    plain::expect_same_extra(informed_crown(rules, {.seen = 1}, every_processor()), any);
}

}  // namespace
}  // namespace baize::exact
