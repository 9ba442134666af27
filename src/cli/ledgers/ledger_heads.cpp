#include "cli/ledgers/ledger_heads.h"

#include <optional>

#include "cli/ledgers/ledger_file.h"

namespace baize {

namespace {

// Returns the head at the event with that number; nullopt if there is no such event.
ledger::Outcome<std::optional<ledger::Head>> head_at(ledger::Store& store, std::uint64_t event) {
    std::optional<ledger::Head> found;
    if (event == 0) return found;
    const auto fault = store.read(event - 1, [&](const ledger::EventView& view) {
        if (view.head.sequence == event) found = {event, view.hash, view.head.time};
        return false;
    });
    if (fault) return unexpected(*fault);
    return found;
}

}  // namespace

ledger::Outcome<ledger::SignedHead> sign_end(ledger::Store& store,
                                             std::string_view label,
                                             const ledger::SigningKey& key) {
    const auto last = last_event(store);
    if (!last) return unexpected(last.error());
    const auto head = head_at(store, *last);
    if (!head) return unexpected(head.error());
    if (!*head)
        return ledger::fault(ledger::FaultKind::record, "the ledger has no event to sign yet");
    ledger::SignedHead signed_head = ledger::sign_head(**head, label, key);
    if (auto fault = store.save(ledger::StoredHead{*last, encode(signed_head)}))
        return unexpected(*std::move(fault));
    return signed_head;
}

ledger::Outcome<std::vector<CheckedHead>> checked_heads(ledger::Store& store) {
    const auto stored = store.heads();
    if (!stored) return unexpected(stored.error());
    std::vector<CheckedHead> checked;
    for (const ledger::StoredHead& head : *stored) {
        CheckedHead& one = checked.emplace_back();
        const auto read = ledger::decode_signed_head(head.body);
        if (!read) continue;
        one.head = *read;
        one.is_whole = true;
        one.is_genuine = ledger::is_genuine(*read);
        const auto here = head_at(store, read->head.sequence);
        if (!here) return unexpected(here.error());
        one.is_in_chain = *here == read->head;
    }
    return checked;
}

}  // namespace baize
