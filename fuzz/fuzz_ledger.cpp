// Reads arbitrary bytes as data from a disk: records, postings, snapshots, signed heads. Checks
// that they are refused or equal to what the writer would produce.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/core/check.h"
#include "ledger/journal/journal.h"
#include "ledger/journal/signed_head.h"
#include "ledger/record/bytes.h"

namespace baize::ledger {
namespace {

void try_postings(Bytes bytes) {
    std::vector<Posting> postings;
    if (!read_postings(bytes, postings)) return;
    std::vector<std::byte> again;
    ByteWriter writer(again);
    write_postings(postings, writer);
    BAIZE_CHECK(Bytes(again).size() == bytes.size());
    BAIZE_CHECK(std::equal(again.begin(), again.end(), bytes.begin()));
    Balances balances;
    static_cast<void>(balances.post(postings));
}

void try_snapshot(Bytes bytes) {
    Journal journal;
    ByteReader reader(bytes);
    if (!journal.read_snapshot(reader)) return;
    const std::vector<Draft> drafts{{{StreamKind::house, 0}, 1, bytes, {}}};
    static_cast<void>(journal.write({}, drafts));
}

void try_event(Bytes bytes) {
    Journal journal;
    const std::size_t half = bytes.size() / 2;
    EventView event{{.sequence = 1, .stream = {StreamKind::house, 0}, .version = 1},
                    bytes.first(half),
                    bytes.subspan(half),
                    {}};
    std::vector<std::byte> record;
    write_record(event.head, event.body, event.postings, record);
    event.hash = chained({}, record);
    static_cast<void>(journal.replay(event));
}

void try_head(Bytes bytes) {
    const std::optional<SignedHead> head = decode_signed_head(bytes);
    if (!head) return;
    static_cast<void>(is_genuine(*head));
    static_cast<void>(to_print(*head));
    const std::vector<std::byte> again = encode(*head);
    BAIZE_CHECK(std::equal(again.begin(), again.end(), bytes.begin(), bytes.end()));
}

}  // namespace
}  // namespace baize::ledger

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const baize::ledger::Bytes bytes(reinterpret_cast<const std::byte*>(data) + 1, size - 1);
    switch (data[0] % 4) {
        case 0: baize::ledger::try_postings(bytes); break;
        case 1: baize::ledger::try_snapshot(bytes); break;
        case 2: baize::ledger::try_event(bytes); break;
        default: baize::ledger::try_head(bytes); break;
    }
    return 0;
}
