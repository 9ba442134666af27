// The storage of records. It is an interface because tests run the whole house on a disk that fails
// on demand, and because a later store may be a database shared by many servers.
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
    std::uint64_t sequence = 0;  // number of the last event that it includes
    std::vector<std::byte> body{};
    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// The signed end of the chain at some moment: see signed_head.h.
struct StoredHead {
    std::uint64_t sequence = 0;
    std::vector<std::byte> body{};
    friend bool operator==(const StoredHead&, const StoredHead&) = default;
};

// Called for one event after another; returns false to stop.
using EventVisitor = std::function<bool(const EventView&)>;

class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // The whole batch is durable if this returns without a fault. After a fault the content of the
    // disk is unknown: the store accepts nothing more and must be reopened and read again.
    [[nodiscard]] virtual std::optional<Fault> append(const Batch& batch) = 0;

    // Visits the events after a number, in order. A row that is not a valid event is a fault.
    [[nodiscard]] virtual std::optional<Fault> read(std::uint64_t after,
                                                    const EventVisitor& visit) = 0;

    // Returns all stored notes, by owner and slot.
    [[nodiscard]] virtual Outcome<std::vector<Note>> notes() = 0;

    // Saves a snapshot and drops all older ones except one.
    [[nodiscard]] virtual std::optional<Fault> save(const Snapshot& snapshot) = 0;

    // Returns the newest snapshot, or one with sequence 0 if there is none.
    [[nodiscard]] virtual Outcome<Snapshot> newest_snapshot() = 0;

    // Signed heads are kept permanently.
    [[nodiscard]] virtual std::optional<Fault> save(const StoredHead& head) = 0;
    [[nodiscard]] virtual Outcome<std::vector<StoredHead>> heads() = 0;

    // Makes a copy that can be opened separately, while the store remains in use.
    [[nodiscard]] virtual std::optional<Fault> back_up_to(const std::string& path) = 0;
};

}  // namespace baize::ledger
