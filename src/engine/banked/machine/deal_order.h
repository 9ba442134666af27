// The order in which cards leave the shoe: clockwise from the dealer's left, the dealer last, one
// card at a time by hand or whole packets from a machine. [CS 7.3] [CS 7.4] [TCP 7.3] [TCP 7.4]
// [I-113]
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine/banked/machine/round.h"
#include "engine/banked/machine/rules.h"
#include "engine/core/static_vector.h"

namespace baize {

using Places = StaticVector<std::uint8_t, boxes_max>;
using DealOrder = StaticVector<std::uint8_t, 52>;  // box index or at_dealer, card by card

// REQUIRES: (areas.size() + 1) * hand_size <= 52.
[[nodiscard]] constexpr DealOrder deal_order(const Places& areas,
                                             std::size_t hand_size,
                                             ShoeKind shoe) {
    DealOrder order;
    const std::size_t passes = shoe == ShoeKind::hand_held ? hand_size : 1;
    const std::size_t cards_at_once = shoe == ShoeKind::hand_held ? 1 : hand_size;
    for (std::size_t pass = 0; pass < passes; ++pass) {
        for (const std::uint8_t area : areas) {
            for (std::size_t i = 0; i < cards_at_once; ++i)
                order.push_back(area);
        }
        for (std::size_t i = 0; i < cards_at_once; ++i)
            order.push_back(at_dealer);
    }
    return order;
}

}  // namespace baize
