// The limits on the table's sign. A limit that is not posted is empty.
#pragma once

#include <optional>

#include "engine/core/money.h"

namespace baize {

struct Limits {
    std::optional<Money> min{};
    std::optional<Money> max{};         // for wagers of free size; multiples follow the Ante [I-45]
    std::optional<Money> step{};        // betting unit above the minimum [CH 5.10(b)]
    std::optional<Money> max_payout{};  // for each Bet and Instant Winner payment [I-33]
    std::optional<Money> chip{};        // the smallest chip payments are made in [I-44]
    friend bool operator==(const Limits&, const Limits&) = default;
};

// Each personal limit that is set replaces the table's. [CS 6.3] [TCP 6.3] [I-117]
[[nodiscard]] inline Limits personal(const Limits& table, const Limits& own) {
    return {.min = own.min ? own.min : table.min,
            .max = own.max ? own.max : table.max,
            .step = own.step ? own.step : table.step,
            .max_payout = own.max_payout ? own.max_payout : table.max_payout,
            .chip = own.chip ? own.chip : table.chip};
}

}  // namespace baize
