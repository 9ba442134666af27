// One record of the ledger: the event, the person who decided it, the rules in force, and the money
// that it moved. docs/formats/ledger.md shows the layout.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/moment.h"
#include "ledger/record/byte_span.h"
#include "ledger/record/hash.h"
#include "ledger/record/posting.h"
#include "ledger/record/stream.h"

namespace baize::ledger {

struct EventHead {
    std::uint64_t sequence = 0;  // 1, 2, 3 and so on, over the whole house
    Stream stream{};
    std::uint64_t version = 0;  // 1, 2, 3 and so on, within the stream
    Moment time{};
    std::uint32_t actor = 0;    // the person who gave the command
    std::uint64_t command = 0;  // the number that this person gave to the command
    std::uint32_t rules = 0;    // version of the rules that applied
    std::uint16_t kind = 0;     // kind of the body, defined by the house
    friend bool operator==(const EventHead&, const EventHead&) = default;
};

// A view of an event. The bytes belong to the caller of the visitor and are valid only during the
// visit.
struct EventView {
    EventHead head{};
    Bytes body{};
    Bytes postings{};
    Hash hash{};  // over this record and the previous hash
};

// Writes the head as eight numbers of eight bytes each.
void write_head(const EventHead& head, std::vector<std::byte>& out);

// Writes the input of the hash: the head, then body and postings, each after its length.
void write_record(const EventHead& head, Bytes body, Bytes postings, std::vector<std::byte>& out);

void write_postings(std::span<const Posting> postings, ByteWriter& out);

// Returns false if write_postings() did not write the bytes; the list is then unusable.
[[nodiscard]] bool read_postings(Bytes bytes, std::vector<Posting>& postings);

}  // namespace baize::ledger
