// Events on their way to the store, one transaction's worth. Used again and again: once its buffers
// have grown, adding allocates nothing.
#pragma once

#include <cstddef>
#include <vector>

#include "ledger/event.h"

namespace baize::ledger {

class Batch {
  public:
    void add(const EventHead& head, Bytes body, Bytes postings, const Hash& hash) {
        entries_.push_back({head, hash, bytes_.size(), body.size(), postings.size()});
        append(bytes_, body);
        append(bytes_, postings);
    }

    void clear() {
        entries_.clear();
        bytes_.clear();
    }

    [[nodiscard]] bool empty() const { return entries_.empty(); }

    [[nodiscard]] std::size_t size() const { return entries_.size(); }

    // Good until the next add or clear.
    [[nodiscard]] EventView operator[](std::size_t i) const {
        const Entry& entry = entries_[i];
        const Bytes all(bytes_);
        return {entry.head,
                all.subspan(entry.begin, entry.body),
                all.subspan(entry.begin + entry.body, entry.postings),
                entry.hash};
    }

  private:
    struct Entry {
        EventHead head{};
        Hash hash{};
        std::size_t begin = 0;
        std::size_t body = 0;
        std::size_t postings = 0;
    };

    std::vector<Entry> entries_;
    std::vector<std::byte> bytes_;
};

}  // namespace baize::ledger
