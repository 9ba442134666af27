// The engine's arithmetic on both kinds of meter, for the wagers and prizes of one table.
#pragma once

#include <span>
#include <vector>

#include "house/meters/meters.h"

namespace baize::house {

// The parameters of the arithmetic: the system's terms, and the game played at the table.
struct MeterAt {
    const Terms& terms;
    GameId game{};
};

// Returns the starting value: the seed or the reseeds, plus the amount left by closed meters. [CS
// 9.3.1] [CS 9.1.1(j)] [I-52]
[[nodiscard]] Result<MeterValue> opened(const Terms& terms, const Fraction& credited);

// Adds the increments of these wagers. [CS 9.3.2] [UTH 3.28] [CH 3.15] [I-15]
[[nodiscard]] Result<MeterValue> with_wagers(const MeterAt& at,
                                             const MeterValue& value,
                                             std::span<const RegisteredWager> wagers);

// Takes the increments out again. The house bears the part that a prize has taken since. [I-48]
[[nodiscard]] Result<MeterValue> without_wagers(const MeterAt& at,
                                                const MeterValue& value,
                                                std::span<const RegisteredWager> wagers);

struct MeterAward {
    std::vector<WonPrize> prizes{};  // In the order of payment.
    MeterValue after{};
};

// Computes all prizes of one round at one table on the present meter. `winners` come without amount
// and clause. [CS 10.2.3] [UTH 4.19] [CH 4.17] [I-17]
[[nodiscard]] Result<MeterAward> awarded(const MeterAt& at,
                                         const MeterValue& value,
                                         std::span<const WonPrize> winners);

// Returns the meter as if the claim's prizes had stayed in it; never below the seed.
[[nodiscard]] MeterValue without_prizes(const MeterAt& at,
                                        const MeterValue& value,
                                        const Claim& claim);

// Returns the wagers of an undone claim with adjusted reset counts: increments that were in the
// meter before the claim reset it are in the restored meter.
[[nodiscard]] std::vector<RegisteredWager> wagers_put_back(const Claim& claim,
                                                           const MeterValue& restored);

// Like without_prizes(), and also removes the increments of the round, which is void. [I-48] [I-88]
[[nodiscard]] Result<MeterValue> without_round(const MeterAt& at,
                                               const MeterValue& value,
                                               const Claim& claim);

// Raises pools below their reseed to it, for new Level 1 units. [UTH 3.29] [CH 3.16]
[[nodiscard]] MeterValue lifted(const PoolTerms& terms, const MeterValue& value);

// REQUIRES: not negative and within the range of Money, as every meter is.
[[nodiscard]] Money whole_cents_of(const Fraction& amount);

}  // namespace baize::house
