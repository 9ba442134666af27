// One record of the ledger: what happened, decided by whom, under which rules, and what it moved.
// docs/formats/ledger.md draws it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/moment.h"
#include "ledger/record/bytes.h"
#include "ledger/record/hash.h"
#include "ledger/record/posting.h"

namespace baize::ledger {

// Numbers go into records: add at the end, never renumber.
enum class StreamKind : std::uint8_t { house = 1, table = 2, person = 3, jackpot = 4 };

// The events of one thing, in its own order: one table, one person.
struct Stream {
    StreamKind kind = StreamKind::house;
    std::uint32_t number = 0;
    friend constexpr auto operator<=>(const Stream&, const Stream&) = default;
};

// As one number, for records and keys; and back, nullopt where it names no kind.
[[nodiscard]] constexpr std::uint64_t packed(Stream stream) {
    return (static_cast<std::uint64_t>(stream.kind) << 32) | stream.number;
}

[[nodiscard]] std::optional<Stream> stream_of(std::uint64_t packed);
[[nodiscard]] std::string to_string(Stream stream);  // "table 12"

struct EventHead {
    std::uint64_t sequence = 0;  // 1, 2, 3 and so on, over the whole house
    Stream stream{};
    std::uint64_t version = 0;  // 1, 2, 3 and so on, within the stream
    Moment time{};
    std::uint32_t actor = 0;    // the person who gave the command
    std::uint64_t command = 0;  // its key: the number that person gave it
    std::uint32_t rules = 0;    // version of the rules it was decided under
    std::uint16_t kind = 0;     // what the body is; the house knows
    friend bool operator==(const EventHead&, const EventHead&) = default;
};

// The bytes belong to whoever showed the event and are gone when it is.
struct EventView {
    EventHead head{};
    Bytes body{};
    Bytes postings{};
    Hash hash{};  // of this record and of the hash before
};

// The head in eight numbers of eight bytes.
void write_head(const EventHead& head, std::vector<std::byte>& out);

// What the hash covers: the head, body and postings after their lengths.
void write_record(const EventHead& head, Bytes body, Bytes postings, std::vector<std::byte>& out);

void write_postings(std::span<const Posting> postings, ByteWriter& out);

// False, and nothing of use in the list, where the bytes are not what write_postings writes.
[[nodiscard]] bool read_postings(Bytes bytes, std::vector<Posting>& postings);

}  // namespace baize::ledger
