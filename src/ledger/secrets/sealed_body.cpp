#include "ledger/secrets/sealed_body.h"

#include <limits>

#include "ledger/record/bytes.h"

namespace baize::ledger {

namespace {

constexpr std::uint64_t sealed_mark = 2;  // an open body begins with 0 or 1

void write_open_part(const Sealing& sealing, std::vector<std::byte>& out) {
    ByteWriter writer(out);
    writer.number(sealed_mark);
    writer.number(sealing.name.table);
    writer.number(sealing.name.round);
    writer.number(sealing.open.size());
    writer.raw(sealing.open);
}

// Returns the authenticated data: the head and the part of the body that is not encrypted.
std::vector<std::byte> bound_to(const EventHead& head, Bytes open_part) {
    std::vector<std::byte> bound;
    bound.reserve(64 + open_part.size());
    write_head(head, bound);
    append(bound, open_part);
    return bound;
}

}  // namespace

std::optional<SealedBody> sealed_body(Bytes body) {
    ByteReader in(body);
    if (in.number() != sealed_mark) return std::nullopt;
    SealedBody sealed;
    sealed.name.table = in.bounded<std::uint32_t>(std::numeric_limits<std::uint32_t>::max());
    sealed.name.round = in.number();
    sealed.open = in.raw(in.bounded<std::size_t>(body.size()));
    if (in.failed() || in.left() < box_overhead) return std::nullopt;
    sealed.box = body.last(in.left());
    return sealed;
}

void seal_body(const EventHead& head,
               const Sealing& sealing,
               Bytes plain,
               std::vector<std::byte>& out) {
    out.clear();
    out.reserve(32 + sealing.open.size() + plain.size() + box_overhead);
    write_open_part(sealing, out);
    const std::vector<std::byte> bound = bound_to(head, out);
    seal_box(sealing.key, bound, plain, out);
}

bool open_body(const EventHead& head,
               Bytes body,
               const SecretKey& key,
               std::vector<std::byte>& plain) {
    const std::optional<SealedBody> sealed = sealed_body(body);
    if (!sealed) return false;
    const Bytes open_part = body.first(body.size() - sealed->box.size());
    return open_box(key, bound_to(head, open_part), sealed->box, plain);
}

Hash lock_of(const SealName& name, const SecretKey& key) {
    std::vector<std::byte> message;
    message.reserve(80);
    ByteWriter writer(message);
    writer.text("baize round lock 1");
    writer.fixed64(name.table);
    writer.fixed64(name.round);
    writer.raw(key.bytes());
    return hash_of(message);
}

}  // namespace baize::ledger
