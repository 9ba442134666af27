#include "ledger/journal/journal.h"

#include <algorithm>

#include <fmt/format.h>

#include "ledger/record/bytes.h"

namespace baize::ledger {

namespace {

Fault mismatch(const EventHead& head, std::string_view what) {
    return {FaultKind::record, fmt::format("event {}: {}", head.sequence, what)};
}

// Returns why the event does not follow this number and hash. `record` is only a reusable buffer.
std::optional<Fault> next_link(std::uint64_t sequence,
                               const Hash& hash,
                               const EventView& event,
                               std::vector<std::byte>& record) {
    if (event.head.sequence != sequence + 1) {
        return Fault{
            FaultKind::record,
            fmt::format(
                "event {} is missing: the next one is {}", sequence + 1, event.head.sequence)};
    }
    record.clear();
    write_record(event.head, event.body, event.postings, record);
    if (event.hash != chained(hash, record))
        return mismatch(event.head, "its hash is not that of its content and the event before");
    return std::nullopt;
}

}  // namespace

std::uint64_t Journal::version(Stream stream) const {
    const auto found = versions_.find(packed(stream));
    return found == versions_.end() ? 0 : found->second;
}

Outcome<Head> Journal::write(const Stamp& stamp, std::span<const Draft> drafts) {
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        if (std::optional<Fault> problem = balances_.post(drafts[i].postings)) {
            while (i-- > 0)
                balances_.take_back(drafts[i].postings);
            return unexpected(std::move(*problem));
        }
    }
    for (const Draft& draft : drafts)
        append(stamp, draft);
    return head_;
}

void Journal::append(const Stamp& stamp, const Draft& draft) {
    EventHead head;
    head.sequence = head_.sequence + 1;
    head.stream = draft.stream;
    head.version = ++versions_[packed(draft.stream)];
    head.time = std::max(stamp.time, head_.time);
    head.actor = stamp.actor;
    head.command = stamp.command;
    head.rules = stamp.rules;
    head.kind = draft.kind;
    encoded_.clear();
    ByteWriter writer(encoded_);
    write_postings(draft.postings, writer);
    if (draft.sealing != nullptr) seal_body(head, *draft.sealing, draft.body, sealed_);
    const Bytes body = draft.sealing != nullptr ? Bytes(sealed_) : draft.body;
    record_.clear();
    write_record(head, body, encoded_, record_);
    head_ = {head.sequence, chained(head_.hash, record_), head.time};
    staged_.add(head, body, encoded_, head_.hash);
}

std::optional<Fault> ChainLink::replay(const EventView& event) {
    if (auto fault = next_link(sequence_, hash_, event, record_)) return fault;
    sequence_ = event.head.sequence;
    hash_ = event.hash;
    return std::nullopt;
}

std::optional<Fault> Journal::replay(const EventView& event, Chain chain) {
    if (chain == Chain::unchecked) {
        if (auto fault = next_link(head_.sequence, head_.hash, event, record_)) return fault;
    }
    const EventHead& head = event.head;
    const std::uint64_t before = version(head.stream);
    if (head.version != before + 1) {
        return mismatch(head,
                        fmt::format("is version {} of {}, after version {}",
                                    head.version,
                                    to_string(head.stream),
                                    before));
    }
    if (head.time < head_.time) return mismatch(head, "is earlier than the event before");
    if (!read_postings(event.postings, postings_))
        return mismatch(head, "its postings are damaged");
    if (const std::optional<Fault> problem = balances_.post(postings_))
        return Fault{FaultKind::balance, mismatch(head, problem->text).text};
    versions_[packed(head.stream)] = head.version;
    head_ = {head.sequence, event.hash, head.time};
    return std::nullopt;
}

void Journal::write_snapshot(ByteWriter& out) const {
    out.number(head_.sequence);
    out.raw(head_.hash.bytes);
    out.signed_number(head_.time.microseconds());
    std::vector<std::pair<std::uint64_t, std::uint64_t>> versions(versions_.begin(),
                                                                  versions_.end());
    std::sort(versions.begin(), versions.end());
    out.number(versions.size());
    for (const auto& [stream, version] : versions) {
        out.number(stream);
        out.number(version);
    }
    balances_.write(out);
}

bool Journal::read_snapshot(ByteReader& in) {
    head_.sequence = in.number();
    const Bytes hash = in.raw(head_.hash.bytes.size());
    std::copy(hash.begin(), hash.end(), head_.hash.bytes.begin());
    head_.time = Moment::of_microseconds(in.signed_number());
    versions_.clear();
    const std::uint64_t count = in.number();
    std::uint64_t last = 0;
    for (std::uint64_t i = 0; i < count && !in.failed(); ++i) {
        const std::uint64_t stream = in.number();
        const std::uint64_t version = in.number();
        if (!stream_of(stream) || version == 0 || (i > 0 && stream <= last)) return false;
        versions_.emplace(stream, version);
        last = stream;
    }
    return !in.failed() && balances_.read(in);
}

}  // namespace baize::ledger
