// The events and notes of one transaction, on their way to the store. The batch is reused: once its
// buffers have grown, adding an event allocates nothing.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "ledger/record/event.h"
#include "ledger/record/note.h"

namespace baize::ledger {

class Batch {
  public:
    void add(const EventHead& head, Bytes body, Bytes postings, const Hash& hash) {
        entries_.push_back({head, hash, bytes_.size(), body.size(), postings.size()});
        append(bytes_, body);
        append(bytes_, postings);
    }

    void add(Note note) { notes_.push_back(std::move(note)); }

    // Appends everything in `other`.
    void add(const Batch& other) {
        for (Entry entry : other.entries_) {
            entry.begin += bytes_.size();
            entries_.push_back(entry);
        }
        append(bytes_, other.bytes_);
        notes_.insert(notes_.end(), other.notes_.begin(), other.notes_.end());
    }

    void clear() {
        entries_.clear();
        bytes_.clear();
        notes_.clear();
    }

    [[nodiscard]] bool empty() const { return entries_.empty() && notes_.empty(); }

    // The number of events and notes.
    [[nodiscard]] std::size_t entries() const { return entries_.size() + notes_.size(); }

    // The notes in the order in which they were added.
    [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }

    // The number of events.
    [[nodiscard]] std::size_t size() const { return entries_.size(); }

    // Valid until the next add or clear.
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
    std::vector<Note> notes_;
};

}  // namespace baize::ledger
