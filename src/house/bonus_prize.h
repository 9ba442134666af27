// A bonus prize as the sign of a poker table offers it: the signs show it, the tables pay by it.
// [CP 11.1] [CP 11.2]
#pragma once

#include <optional>
#include <string>

#include <boost/describe.hpp>

#include "engine/core/money.h"
#include "engine/poker/money/bonus.h"

// Numbers go into records: never renumber what is described here.
namespace baize {

BOOST_DESCRIBE_ENUM(
    Rank, two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace)
BOOST_DESCRIBE_ENUM(FiveCardHand,
                    odd_cards,
                    one_pair,
                    two_pair,
                    three_of_a_kind,
                    straight,
                    flush,
                    full_house,
                    four_of_a_kind,
                    straight_flush,
                    royal_flush)

}  // namespace baize

namespace baize::poker {

BOOST_DESCRIBE_ENUM(Prize, cash, goods, services)
BOOST_DESCRIBE_ENUM(PaidIn, chips, cash, cash_equivalent)

}  // namespace baize::poker

namespace baize::house {

// One line of a promotion. Of one promotion a hand wins the prize of the best line it reaches.
struct BonusPrize {
    std::string promotion{};  // as the house calls it: "High Hand"
    FiveCardHand hand = FiveCardHand::royal_flush;
    Money worth{};
    poker::Prize kind = poker::Prize::cash;
    std::optional<Rank> of{};  // four of a kind, of tens or better; nothing: any
    std::string what{};        // the goods or services, in words
    bool shared = false;       // between all who have it in one hand; else whole to each [I-100]
    friend bool operator==(const BonusPrize&, const BonusPrize&) = default;
};
BOOST_DESCRIBE_STRUCT(BonusPrize, (), (promotion, hand, worth, kind, of, what, shared))

// As the engine reads it. REQUIRES: a line that a sign may have.
[[nodiscard]] inline poker::BonusSign bonus_sign(const BonusPrize& prize) {
    return {.least = *poker::least_hand(prize.hand, prize.of),
            .prize = prize.worth,
            .kind = prize.kind,
            .shared = prize.shared};
}

}  // namespace baize::house
