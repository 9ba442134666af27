// Writes down what every step brought about, so that an answer can say it: which case, claim,
// notice or deck was made, what was ruled by which clause, and whose money moved. It watches the
// casino and is asked by the numbers of a receipt.
#pragma once

#include <cstdint>
#include <deque>

#include "house/casino/casino.h"
#include "service/codec/brought.h"

namespace baize::views {

class ReceiptDetails {
  public:
    // Steps whose words stay at hand: more than are decided before anybody is answered.
    static constexpr std::size_t kept = 4'096;

    // Before the step changes the floor.
    void watch(const house::CasinoState& state,
               const house::Step& step,
               const house::EventMeta& recorded);

    // Of all events of the receipt; empty where they are no longer at hand.
    [[nodiscard]] codec::Brought brought(const house::Receipt& receipt) const;

  private:
    struct Entry {
        std::uint64_t event = 0;
        codec::Brought brought{};
    };

    std::deque<Entry> entries_{};  // by event
};

}  // namespace baize::views
