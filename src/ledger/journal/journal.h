// The order of things: gives every event its number, its version and its hash, and keeps the
// balances. What it has accepted waits in a batch until a store has made it durable; whoever asked
// is answered only then.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

#include "ledger/journal/balances.h"
#include "ledger/journal/batch.h"
#include "ledger/record/event.h"
#include "ledger/record/fault.h"
#include "ledger/secrets/sealed_body.h"

namespace baize::ledger {

// What a command wants written; the journal knows the rest.
struct Draft {
    Stream stream{};
    std::uint16_t kind = 0;
    Bytes body{};
    std::span<const Posting> postings{};
    const Sealing* sealing = nullptr;  // nothing: the body is written as it is
};

// Whose command, under which rules, when.
struct Stamp {
    Moment time{};
    std::uint32_t actor = 0;
    std::uint64_t command = 0;
    std::uint32_t rules = 0;
};

// The last record; all zero before the first.
struct Head {
    std::uint64_t sequence = 0;
    Hash hash{};
    Moment time{};
    friend bool operator==(const Head&, const Head&) = default;
};

// The end of the chain so far, and whether an event is the next link.
class ChainLink {
  public:
    ChainLink() = default;

    ChainLink(std::uint64_t sequence, const Hash& hash) : sequence_(sequence), hash_(hash) {}

    [[nodiscard]] std::uint64_t sequence() const { return sequence_; }

    // Moves on to it, or says why it is not the next.
    [[nodiscard]] std::optional<Fault> follow(const EventView& event);

  private:
    std::uint64_t sequence_ = 0;
    Hash hash_{};
    std::vector<std::byte> record_;  // kept for its memory
};

// Has somebody looked at an event's number and hash? read_ahead() has.
enum class Chain : std::uint8_t { unchecked, checked };

class Journal {
  public:
    // All of a command's events, or none and why. Time does not run backwards in the records: where
    // the clock was set back, the time of the event before is written.
    [[nodiscard]] Outcome<Head> write(const Stamp& stamp, std::span<const Draft> drafts);

    // An event that was written before: checked in every respect against what came before it.
    [[nodiscard]] std::optional<Fault> follow(const EventView& event,
                                              Chain chain = Chain::unchecked);

    [[nodiscard]] const Head& head() const { return head_; }

    [[nodiscard]] const Balances& balances() const { return balances_; }

    [[nodiscard]] std::uint64_t version(Stream stream) const;

    // What was written and is not yet in a store. Swap it for an empty one.
    [[nodiscard]] Batch& staged() { return staged_; }

    // Head, versions and balances: what a start needs instead of all events so far. A snapshot lies
    // outside the chain: who reads one compares head() with the event of that number, and an audit
    // reads all events instead. False, and a journal of no use, where the bytes are none.
    void write_snapshot(ByteWriter& out) const;
    [[nodiscard]] bool read_snapshot(ByteReader& in);

  private:
    void append(const Stamp& stamp, const Draft& draft);

    Head head_{};
    std::unordered_map<std::uint64_t, std::uint64_t> versions_;  // by packed stream
    Balances balances_;
    Batch staged_;
    std::vector<std::byte> record_;  // kept for their memory
    std::vector<std::byte> encoded_;
    std::vector<std::byte> sealed_;
    std::vector<Posting> postings_;
};

}  // namespace baize::ledger
