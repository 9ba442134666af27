// A store that keeps nothing: tests say what of it they need.
#pragma once

#include <string>
#include <vector>

#include "ledger/journal/store.h"

namespace baize::ledger {

class StubStore : public Store {
  public:
    std::optional<Fault> append(const Batch&) override { return {}; }

    std::optional<Fault> read(std::uint64_t, const EventVisitor&) override { return {}; }

    Outcome<std::vector<Note>> notes() override { return std::vector<Note>{}; }

    std::optional<Fault> save(const Snapshot&) override { return {}; }

    Outcome<Snapshot> newest_snapshot() override { return Snapshot{}; }

    std::optional<Fault> save(const StoredHead&) override { return {}; }

    Outcome<std::vector<StoredHead>> heads() override { return std::vector<StoredHead>{}; }

    std::optional<Fault> back_up_to(const std::string&) override { return {}; }
};

}  // namespace baize::ledger
