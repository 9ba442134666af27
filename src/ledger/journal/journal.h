// Orders the events: gives every event its number, its version and its hash, and keeps the
// balances. Accepted events wait in a batch until a store has made them durable; only then are the
// clients answered.
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

// An event as a command requests it; the journal adds the rest.
struct Draft {
    Stream stream{};
    std::uint16_t kind = 0;
    Bytes body{};
    std::span<const Posting> postings{};
    const Sealing* sealing = nullptr;  // nullptr: the body is not encrypted
};

// The person who gave the command, its time and number, and the version of the rules.
struct Stamp {
    Moment time{};
    std::uint32_t actor = 0;
    std::uint64_t command = 0;
    std::uint32_t rules = 0;
};

// The number, hash and time of the last record; all zero before the first.
struct Head {
    std::uint64_t sequence = 0;
    Hash hash{};
    Moment time{};
    friend bool operator==(const Head&, const Head&) = default;
};

// The current end of the chain, which checks that an event is the next link.
class ChainLink {
  public:
    ChainLink() = default;

    ChainLink(std::uint64_t sequence, const Hash& hash) : sequence_(sequence), hash_(hash) {}

    [[nodiscard]] std::uint64_t sequence() const { return sequence_; }

    // Advances to the event, or returns why it is not the next link.
    [[nodiscard]] std::optional<Fault> replay(const EventView& event);

  private:
    std::uint64_t sequence_ = 0;
    Hash hash_{};
    std::vector<std::byte> record_;  // a reusable buffer
};

// States whether the number and hash of an event have been checked already, as read_ahead() does.
enum class Chain : std::uint8_t { unchecked, checked };

class Journal {
  public:
    // Writes all events of a command, or none and returns why. Time never runs backwards in the
    // records: if the clock was set back, the time of the previous event is written.
    [[nodiscard]] Outcome<Head> write(const Stamp& stamp, std::span<const Draft> drafts);

    // Applies an event that was written earlier, after checking it completely against the events
    // before it.
    [[nodiscard]] std::optional<Fault> replay(const EventView& event,
                                              Chain chain = Chain::unchecked);

    [[nodiscard]] const Head& head() const { return head_; }

    [[nodiscard]] const Balances& balances() const { return balances_; }

    [[nodiscard]] std::uint64_t version(Stream stream) const;

    // The events that are written but not yet in a store. The caller swaps them for an empty batch.
    [[nodiscard]] Batch& staged() { return staged_; }

    // Write or read the head, the versions and the balances, which replace all earlier events at a
    // start. A snapshot is not part of the chain: its reader must compare head() with the event of
    // that number, and an audit reads all events instead. Reading returns false for malformed
    // bytes; the journal is then unusable.
    void write_snapshot(ByteWriter& out) const;
    [[nodiscard]] bool read_snapshot(ByteReader& in);

  private:
    void append(const Stamp& stamp, const Draft& draft);

    Head head_{};
    std::unordered_map<std::uint64_t, std::uint64_t> versions_;  // by packed stream
    Balances balances_;
    Batch staged_;
    std::vector<std::byte> record_;  // reusable buffers
    std::vector<std::byte> encoded_;
    std::vector<std::byte> sealed_;
    std::vector<Posting> postings_;
};

}  // namespace baize::ledger
