#include "house/bonus_prize.h"

#include "engine/poker/money/bonus.h"

namespace baize::house {

poker::BonusSign bonus_sign(const BonusPrize& prize) {
    return {.least = *poker::least_hand(prize.hand, prize.of),
            .prize = prize.worth,
            .kind = prize.kind,
            .shared = prize.shared};
}

}  // namespace baize::house
