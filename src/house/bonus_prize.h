// A bonus prize as the sign of a poker table offers it. The signs show it and the tables pay by it.
// [CP 11.1] [CP 11.2]
#pragma once

#include <optional>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/card.h"
#include "engine/core/money.h"
#include "engine/hands/five_card_hand.h"
#include "engine/poker/money/prize.h"

namespace baize::poker {
struct BonusSign;
}

namespace baize::house {

// One line of a promotion. A hand wins the prize of the best line that it reaches within a
// promotion.
struct BonusPrize {
    std::string promotion{};  // The name the house gave it, such as "High Hand".
    FiveCardHand hand = FiveCardHand::royal_flush;
    Money worth{};
    poker::Prize kind = poker::Prize::cash;
    std::optional<Rank> of{};  // Minimum rank for four of a kind; nullopt: any rank.
    std::string what{};        // A description of the goods or services.
    // True: split among all winners in one hand; false: paid in full to each. [I-100]
    bool shared = false;
    friend bool operator==(const BonusPrize&, const BonusPrize&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusPrize, (), (promotion, hand, worth, kind, of, what, shared))

// Returns the prize in the form the engine uses. REQUIRES: a line that is allowed on a sign.
[[nodiscard]] poker::BonusSign bonus_sign(const BonusPrize& prize);

}  // namespace baize::house
