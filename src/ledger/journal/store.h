// Where records lie. An interface, since the whole house runs on a disk that fails when a test says
// so, and one day on a database that many servers share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ledger/journal/batch.h"
#include "ledger/record/event.h"
#include "ledger/record/fault.h"

namespace baize::ledger {

struct Snapshot {
    std::uint64_t sequence = 0;  // the last event it includes
    std::vector<std::byte> body{};
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// The end of the chain at some moment, signed: see signed_head.h.
struct StoredHead {
    std::uint64_t sequence = 0;
    std::vector<std::byte> body{};
    friend bool operator==(const StoredHead&, const StoredHead&) = default;
};

// Shown one event after another; false: enough.
using EventVisitor = std::function<bool(const EventView&)>;

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // Durable when it returns without a fault: all of the batch. With a fault nobody knows what is
    // on the disk: the store takes nothing more, and has to be opened and read again.
    [[nodiscard]] virtual std::optional<Fault> append(const Batch& batch) = 0;

    // The events after a number, in order. A row that is no event is a fault.
    [[nodiscard]] virtual std::optional<Fault> read(std::uint64_t after,
                                                    const EventVisitor& visit) = 0;

    // All that are kept, by owner and slot.
    [[nodiscard]] virtual Outcome<std::vector<Note>> notes() = 0;

    // Older ones are dropped but for one.
    [[nodiscard]] virtual std::optional<Fault> save(const Snapshot& snapshot) = 0;

    // The newest, or with sequence 0 where there is none.
    [[nodiscard]] virtual Outcome<Snapshot> newest_snapshot() = 0;

    // Signed heads are kept for good.
    [[nodiscard]] virtual std::optional<Fault> save(const StoredHead& head) = 0;
    [[nodiscard]] virtual Outcome<std::vector<StoredHead>> heads() = 0;

    // A copy that can be opened on its own, made while the store goes on being used.
    [[nodiscard]] virtual std::optional<Fault> back_up_to(const std::string& path) = 0;
};

}  // namespace baize::ledger
