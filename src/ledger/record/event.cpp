#include "ledger/record/event.h"

#include <limits>

#include <fmt/format.h>

#include "ledger/record/bytes.h"

namespace baize::ledger {

std::optional<Stream> stream_of(std::uint64_t packed) {
    const std::uint64_t kind = packed >> 32;
    if (kind < static_cast<std::uint64_t>(StreamKind::house) ||
        kind > static_cast<std::uint64_t>(StreamKind::jackpot)) {
        return std::nullopt;
    }
    return Stream{static_cast<StreamKind>(kind), static_cast<std::uint32_t>(packed)};
}

std::string to_string(Stream stream) {
    switch (stream.kind) {
        case StreamKind::house: return "the house";
        case StreamKind::table: return fmt::format("table {}", stream.number);
        case StreamKind::person: return fmt::format("person {}", stream.number);
        case StreamKind::jackpot: return fmt::format("jackpot {}", stream.number);
    }
    return "unknown";
}

void write_head(const EventHead& head, std::vector<std::byte>& out) {
    ByteWriter writer(out);
    writer.fixed64(head.sequence);
    writer.fixed64(packed(head.stream));
    writer.fixed64(head.version);
    writer.fixed64(static_cast<std::uint64_t>(head.time.microseconds()));
    writer.fixed64(head.actor);
    writer.fixed64(head.command);
    writer.fixed64(head.rules);
    writer.fixed64(head.kind);
}

void write_record(const EventHead& head, Bytes body, Bytes postings, std::vector<std::byte>& out) {
    write_head(head, out);
    ByteWriter writer(out);
    writer.number(body.size());
    writer.raw(body);
    writer.number(postings.size());
    writer.raw(postings);
}

void write_postings(std::span<const Posting> postings, ByteWriter& out) {
    for (const Posting& posting : postings) {
        out.number(static_cast<std::uint64_t>(posting.account.kind));
        const unsigned numbers = numbers_of(posting.account.kind);
        if (numbers >= 1) out.number(posting.account.owner);
        if (numbers >= 2) out.number(posting.account.place);
        out.signed_number(posting.amount.cents());
    }
}

bool read_postings(Bytes bytes, std::vector<Posting>& postings) {
    constexpr std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
    postings.clear();
    ByteReader reader(bytes);
    while (!reader.failed() && !reader.at_end()) {
        const std::optional<AccountKind> kind = account_kind(reader.number());
        if (!kind) return false;
        Posting posting;
        posting.account.kind = *kind;
        const unsigned numbers = numbers_of(*kind);
        if (numbers >= 1) posting.account.owner = reader.bounded<std::uint32_t>(most);
        if (numbers >= 2) posting.account.place = reader.bounded<std::uint32_t>(most);
        posting.amount = Money::of_cents(reader.signed_number());
        postings.push_back(posting);
    }
    return !reader.failed();
}

}  // namespace baize::ledger
