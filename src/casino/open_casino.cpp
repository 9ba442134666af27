#include "casino/open_casino.h"

#include <fmt/format.h>

#include "ledger/read_ahead.h"

namespace baize::casino {

namespace {

// The snapshot lies outside the chain: the event it ends with must be the one in the ledger.
std::optional<ledger::Fault> compare_with_event(ledger::Store& store, const ledger::Head& head) {
    if (head.sequence == 0) return std::nullopt;
    bool is_there = false;
    auto fault = store.read(head.sequence - 1, [&](const ledger::EventView& event) {
        is_there = event.head.sequence == head.sequence && event.hash == head.hash;
        return false;
    });
    if (fault || is_there) return fault;
    return ledger::Fault{
        ledger::FaultKind::record,
        fmt::format("the snapshot ends with another event {} than the ledger", head.sequence)};
}

// A snapshot that is none of this program's, or does not fit the ledger, is left alone: the events
// are the truth.
ledger::Outcome<Casino> from_snapshot(ledger::Store& store) {
    const auto snapshot = store.newest_snapshot();
    if (!snapshot) return unexpected(snapshot.error());
    if (snapshot->sequence == 0) return Casino();
    Casino casino;
    if (!casino.read_snapshot(snapshot->body)) return Casino();
    if (auto fault = compare_with_event(store, casino.journal().head())) {
        if (fault->kind != ledger::FaultKind::record) return unexpected(*fault);
        return Casino();
    }
    return casino;
}

}  // namespace

ledger::Outcome<std::unique_ptr<OpenCasino>> OpenCasino::open(
    ledger::Store& store, ledger::Committer::OnWritten on_written, StepWatch watch) {
    ledger::Outcome<Casino> casino = from_snapshot(store);
    if (!casino) return unexpected(casino.error());
    if (watch) casino->watch(std::move(watch));
    std::uint64_t count = 0;
    std::optional<ledger::Fault> misfit;
    const ledger::Head from = casino->journal().head();
    const auto fault = ledger::read_ahead(store, from, [&](const ledger::EventView& event) {
        misfit = casino->follow(event, ledger::Chain::checked);
        ++count;
        return !misfit;
    });
    if (fault) return unexpected(*fault);
    if (misfit) return unexpected(*misfit);
    if (!casino->is_between_commands()) {
        return ledger::fault(ledger::FaultKind::record,
                             "the ledger ends in the middle of a command");
    }
    const auto refusals = store.notes();
    if (!refusals) return unexpected(refusals.error());
    if (!casino->recall(*refusals))
        return ledger::fault(ledger::FaultKind::record, "a note is no refusal of this program");
    return std::make_unique<OpenCasino>(store, *std::move(casino), count, std::move(on_written));
}

OpenCasino::OpenCasino(ledger::Store& store,
                       Casino casino,
                       std::uint64_t read_at_start,
                       ledger::Committer::OnWritten on_written)
    : casino_(std::move(casino)),
      read_at_start_(read_at_start),
      committer_(store, casino_.journal().head().sequence, std::move(on_written)) {}

std::uint64_t OpenCasino::give(const Asking& asking, const Command& command) {
    Answered answered{++last_ticket_, casino_.give(asking, command)};
    const std::uint64_t entries = committer_.taken() + casino_.journal().staged().entries();
    pending_.push_back({entries, std::move(answered)});
    return last_ticket_;
}

void OpenCasino::write() {
    static_cast<void>(committer_.take(casino_.journal().staged()));
}

std::vector<Answered> OpenCasino::answers() {
    std::vector<Answered> certain;
    const std::uint64_t written = committer_.written();
    while (!pending_.empty() && pending_.front().needs <= written) {
        certain.push_back(std::move(pending_.front().answered));
        pending_.pop_front();
    }
    return certain;
}

void OpenCasino::settle() {
    while (!fault() && !casino_.journal().staged().empty()) {
        write();
        committer_.wait();
    }
    committer_.wait();
}

void OpenCasino::save_snapshot() {
    ledger::Snapshot snapshot{casino_.journal().head().sequence, casino_.snapshot()};
    // Errands are run between batches: what the snapshot includes is on the disk before it.
    settle();
    if (fault()) return;
    committer_.send(
        [snapshot = std::move(snapshot)](ledger::Store& store) { return store.save(snapshot); });
}

}  // namespace baize::casino
