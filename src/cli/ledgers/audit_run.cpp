#include "cli/ledgers/audit_run.h"

#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "house/seals/sealed_snapshot.h"
#include "ledger/journal/read_ahead.h"
#include "ledger/journal/signed_head.h"

namespace baize {

namespace {

class Auditor {
  public:
    Auditor(house::Keys keys, std::vector<ledger::StoredHead> heads, ledger::Snapshot snapshot)
        : casino_(std::move(keys)), snapshot_(std::move(snapshot)) {
        check_signatures(heads);
    }

    // Returns false if the event is wrong.
    [[nodiscard]] bool look(const ledger::EventView& event);
    // Ends the audit: the record after the last valid one is malformed.
    void break_off(std::string why);
    [[nodiscard]] AuditReport finish();

  private:
    void check_signatures(const std::vector<ledger::StoredHead>& heads);
    [[nodiscard]] std::optional<ledger::Fault> replay(const ledger::EventView& event);
    void check_heads();
    void check_snapshot();

    void add_error(std::string why) {
        if (!report_.fits) return;
        report_.fits = false;
        report_.why = std::move(why);
    }

    house::Casino casino_;
    ledger::Snapshot snapshot_;
    std::multimap<std::uint64_t, ledger::SignedHead> heads_{};  // not reached yet, by event
    AuditReport report_{};
};

void Auditor::check_signatures(const std::vector<ledger::StoredHead>& heads) {
    for (std::size_t i = 0; i < heads.size(); ++i) {
        const auto head = ledger::decode_signed_head(heads[i].body);
        if (!head || head->head.sequence != heads[i].sequence) {
            add_error(fmt::format("signed head {} is damaged", i + 1));
        } else if (!ledger::is_genuine(*head)) {
            add_error(fmt::format("signed head {} ({}) is not its signer's", i + 1, head->label));
        } else {
            heads_.emplace(head->head.sequence, *head);
        }
    }
}

// Checks the signed heads at the event just read.
void Auditor::check_heads() {
    const ledger::Head& here = casino_.journal().head();
    while (!heads_.empty() && heads_.begin()->first == here.sequence) {
        const ledger::SignedHead& head = heads_.begin()->second;
        if (head.head != here) {
            add_error(fmt::format(
                "event {} is not the one that was signed as \"{}\"", here.sequence, head.label));
            return;
        }
        ++report_.heads;
        heads_.erase(heads_.begin());
    }
}

// The snapshot that a start would use must equal the state replayed from the events. A snapshot of
// another program version is not used.
void Auditor::check_snapshot() {
    const ledger::Head& head = casino_.journal().head();
    if (snapshot_.sequence == 0 || head.sequence != snapshot_.sequence || report_.sealed) return;
    const auto plain = house::opened_snapshot(*casino_.vault(), snapshot_, head.hash);
    house::Casino from_snapshot(casino_.vault());
    if (!plain && casino_.vault()->has_master()) {
        add_error(fmt::format("the snapshot at event {} was changed, or made under another key",
                              snapshot_.sequence));
    }
    if (!plain || !from_snapshot.read_snapshot(*plain)) return;
    const bool is_same = from_snapshot.journal().head() == casino_.journal().head() &&
                         from_snapshot.state() == casino_.state() &&
                         from_snapshot.balances().all() == casino_.balances().all();
    if (is_same) {
        report_.snapshot = snapshot_.sequence;
    } else {
        add_error(
            fmt::format("the snapshot at event {} differs from the state replayed from the events",
                        snapshot_.sequence));
    }
}

// Replays the event: decides it again if its key is there, and otherwise checks only its order and
// its money.
std::optional<ledger::Fault> Auditor::replay(const ledger::EventView& event) {
    if (report_.sealed) return casino_.journal().replay(event, ledger::Chain::checked);
    const bool begins_command = casino_.is_between_commands();
    auto fault = casino_.replay(event, ledger::Chain::checked);
    if (fault && fault->kind == ledger::FaultKind::sealed) {
        report_.sealed = {event.head.sequence, casino_.sealed_round()};
        return casino_.journal().replay(event, ledger::Chain::checked);
    }
    if (!fault && begins_command) ++report_.commands;
    return fault;
}

bool Auditor::look(const ledger::EventView& event) {
    if (!report_.fits) return false;
    if (const auto fault = replay(event)) {
        break_off(fault->text);
        return false;
    }
    if (report_.events++ == 0) report_.first = event.head.time;
    report_.last = event.head.time;
    check_heads();
    check_snapshot();
    if (!report_.fits) report_.event = report_.events;
    return report_.fits;
}

void Auditor::break_off(std::string why) {
    report_.event = report_.events + 1;
    add_error(std::move(why));
}

AuditReport Auditor::finish() {
    if (report_.fits && !report_.sealed && !casino_.is_between_commands())
        add_error("the ledger ends in the middle of a command");
    if (!heads_.empty()) {
        const ledger::SignedHead& head = heads_.begin()->second;
        if (head.head.sequence > 0 || head.head.hash != ledger::Hash{}) {
            add_error(
                fmt::format("event {} was signed as \"{}\", and the ledger ends with event {}",
                            head.head.sequence,
                            head.label,
                            report_.events));
        }
    }
    report_.hash = casino_.journal().head().hash;
    std::map<ledger::AccountKind, AccountSum> sums;
    for (const auto& [account, amount] : casino_.balances().all()) {
        AccountSum& sum = sums[account.kind];
        sum.kind = account.kind;
        ++sum.accounts;
        sum.amount += amount;
    }
    for (const auto& [kind, sum] : sums)
        report_.money.push_back(sum);
    return report_;
}

}  // namespace

ledger::Outcome<AuditReport> audit(ledger::Store& store,
                                   const house::Keys& keys,
                                   const AuditProgress& progress) {
    // Reads first what an open house writes last, because it may add events, heads and snapshots
    // meanwhile.
    auto heads = store.heads();
    if (!heads) return unexpected(heads.error());
    auto snapshot = store.newest_snapshot();
    if (!snapshot) return unexpected(snapshot.error());
    Auditor auditor(keys, *std::move(heads), *std::move(snapshot));
    std::uint64_t count = 0;
    const auto fault = ledger::read_ahead(store, {}, [&](const ledger::EventView& event) {
        const bool fits = auditor.look(event);
        if (progress) progress(++count);
        return fits;
    });
    if (fault && fault->kind != ledger::FaultKind::record) return unexpected(*fault);
    if (fault) auditor.break_off(fault->text);
    return auditor.finish();
}

}  // namespace baize
