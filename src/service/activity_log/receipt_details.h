// Records the consequences of every step, so that a receipt can list them: the number of a case,
// claim, notice or deck, the clause of a ruling, and the money moved. It watches the casino and is
// queried by the event numbers of a receipt.
#pragma once

#include <cstdint>
#include <deque>

#include "house/casino/casino.h"
#include "service/codec/brought.h"

namespace baize::views {

class ReceiptDetails {
  public:
    // Number of steps kept: more than can be decided before the first of them is answered.
    static constexpr std::size_t kept = 4'096;

    // Called before the casino applies the step.
    void watch(const house::CasinoState& state,
               const house::Step& step,
               const house::EventMeta& recorded);

    // Returns the details of all events of the receipt; empty if they are no longer kept.
    [[nodiscard]] codec::Brought brought(const house::Receipt& receipt) const;

  private:
    struct Entry {
        std::uint64_t event = 0;
        codec::Brought brought{};
    };

    std::deque<Entry> entries_{};  // in the order of events
};

}  // namespace baize::views
