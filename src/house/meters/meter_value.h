// The engine's arithmetic on either kind of meter, for the wagers and prizes of one table.
#pragma once

#include <span>
#include <vector>

#include "house/meters/meters.h"

namespace baize::house {

// What moves a meter: the system's terms, and whose book the table is played by.
struct MeterAt {
    const Terms& terms;
    LinkedGame game{};
};

// At the seed or the reseeds, with what a closed meter left. [CS 9.3.1] [CS 9.1.1(j)] [I-52]
[[nodiscard]] Result<MeterValue> opened(const Terms& terms, const Fraction& credited);

// With the increments of these wagers. [CS 9.3.2] [UTH 3.28] [CH 3.15] [I-15]
[[nodiscard]] Result<MeterValue> with_wagers(const MeterAt& at,
                                             const MeterValue& value,
                                             std::span<const RegisteredWager> wagers);

// Without them again; what a prize has taken since, the house bears. [I-48]
[[nodiscard]] Result<MeterValue> without_wagers(const MeterAt& at,
                                                const MeterValue& value,
                                                std::span<const RegisteredWager> wagers);

struct Award {
    std::vector<WonPrize> prizes{};  // in the order of payment
    MeterValue after{};
};

// Everything one round at one table wins, on the meter as it stands. `winners` come without amount
// and clause. [CS 10.2.3] [UTH 4.19] [CH 4.17] [I-17]
[[nodiscard]] Result<Award> awarded(const MeterAt& at,
                                    const MeterValue& value,
                                    std::span<const WonPrize> winners);

// The meter as if the claim's prizes had stayed in it; never below the seed.
[[nodiscard]] MeterValue without_prizes(const MeterAt& at,
                                        const MeterValue& value,
                                        const Claim& claim);

// The wagers of a claim that is undone, as the meter counts them then: increments that were in the
// meter when the claim took it are in the restored one.
[[nodiscard]] std::vector<RegisteredWager> wagers_put_back(const Claim& claim,
                                                           const MeterValue& restored);

// The same for a round that is void: its increments leave too. [I-48] [I-88]
[[nodiscard]] Result<MeterValue> without_round(const MeterAt& at,
                                               const MeterValue& value,
                                               const Claim& claim);

// The pools on new Level 1 units: none below its reseed. [UTH 3.29] [CH 3.16]
[[nodiscard]] MeterValue lifted(const PoolTerms& terms, const MeterValue& value);

// REQUIRES: not below zero, and no more than Money holds, as every meter is.
[[nodiscard]] Money whole_cents_of(const Fraction& amount);

}  // namespace baize::house
