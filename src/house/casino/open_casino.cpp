#include "house/casino/open_casino.h"

#include <utility>

#include "engine/core/check.h"
#include "house/seals/sealed_snapshot.h"
#include "ledger/journal/read_ahead.h"

namespace baize::house {

namespace {

// The casino restored from the newest usable snapshot, or an empty one.
struct Restored {
    Casino casino;
    std::string unused{};  // why the snapshot was not used
};

// Returns the hash of the event with that number, or nullopt if the ledger has no such event.
ledger::Outcome<std::optional<ledger::Hash>> hash_at(ledger::Store& store, std::uint64_t event) {
    std::optional<ledger::Hash> hash;
    const auto fault = store.read(event - 1, [&](const ledger::EventView& view) {
        if (view.head.sequence == event) hash = view.hash;
        return false;
    });
    if (fault) return unexpected(*fault);
    return hash;
}

// Reads the newest snapshot. Snapshots are outside the hash chain, so it must decrypt under the
// ledger's key, which binds it to the last event it includes. A snapshot that does not is ignored,
// because the events alone are sufficient.
ledger::Outcome<Restored> from_snapshot(ledger::Store& store,
                                        const Keys& keys,
                                        std::uint64_t watched_to) {
    const auto without = [&](std::string why) {
        return Restored{Casino(keys), "the snapshot is not used: " + std::move(why)};
    };
    const auto snapshot = store.newest_snapshot();
    if (!snapshot && snapshot.error().kind == ledger::FaultKind::record)
        return without(snapshot.error().text);
    if (!snapshot) return unexpected(snapshot.error());
    if (snapshot->sequence == 0) return Restored{Casino(keys), {}};
    if (snapshot->sequence > watched_to) return without("rounds before it have to be read first");
    const auto hash = hash_at(store, snapshot->sequence);
    if (!hash && hash.error().kind == ledger::FaultKind::record) return without(hash.error().text);
    if (!hash) return unexpected(hash.error());
    if (!*hash) return without("the ledger has no event of its number");
    const auto plain = opened_snapshot(*keys, *snapshot, **hash);
    if (!plain) return without("it was changed, or made under another key or for another ledger");
    Casino casino(keys);
    const bool is_read = casino.read_snapshot(*plain);
    const ledger::Head& head = casino.journal().head();
    if (!is_read || head.sequence != snapshot->sequence || head.hash != **hash)
        return without("another version of this program made it");
    return Restored{std::move(casino), {}};
}

}  // namespace

ledger::Outcome<std::unique_ptr<OpenCasino>> OpenCasino::open(
    ledger::Store& store,
    Keys keys,
    ledger::Committer::OnWritten on_written,
    StepWatch watch,
    std::uint64_t watched_to) {
    BAIZE_CHECK(keys->has_master());
    ledger::Outcome<Restored> beginning = from_snapshot(store, keys, watched_to);
    if (!beginning) return unexpected(beginning.error());
    Casino* const casino = &beginning->casino;
    if (watch) casino->watch(std::move(watch));
    std::uint64_t count = 0;
    std::optional<ledger::Fault> mismatch;
    const ledger::Head from = casino->journal().head();
    const auto fault = ledger::read_ahead(store, from, [&](const ledger::EventView& event) {
        mismatch = casino->replay(event, ledger::Chain::checked);
        ++count;
        return !mismatch;
    });
    if (fault) return unexpected(*fault);
    if (mismatch) return unexpected(*mismatch);
    if (!casino->is_between_commands()) {
        return ledger::fault(ledger::FaultKind::record,
                             "the ledger ends in the middle of a command");
    }
    const auto refusals = store.notes();
    if (!refusals) return unexpected(refusals.error());
    if (!casino->restore_refusals(*refusals))
        return ledger::fault(ledger::FaultKind::record, "a stored refusal cannot be decoded");
    auto open =
        std::make_unique<OpenCasino>(store, std::move(*casino), count, std::move(on_written));
    open->unused_snapshot_ = std::move(beginning->unused);
    return open;
}

OpenCasino::OpenCasino(ledger::Store& store,
                       Casino casino,
                       std::uint64_t read_at_start,
                       ledger::Committer::OnWritten on_written)
    : casino_(std::move(casino)),
      read_at_start_(read_at_start),
      committer_(store, casino_.journal().head().sequence, std::move(on_written)) {}

std::uint64_t OpenCasino::submit(const CommandEnvelope& envelope, const Command& command) {
    CommandResult answered{++last_ticket_, casino_.submit(envelope, command)};
    const std::uint64_t entries = committer_.taken() + casino_.journal().staged().entries();
    pending_.push_back({entries, std::move(answered)});
    return last_ticket_;
}

void OpenCasino::write() {
    static_cast<void>(committer_.take(casino_.journal().staged()));
}

std::vector<CommandResult> OpenCasino::take_results() {
    std::vector<CommandResult> durable;
    const std::uint64_t written = committer_.written();
    while (!pending_.empty() && pending_.front().needs <= written) {
        durable.push_back(std::move(pending_.front().answered));
        pending_.pop_front();
    }
    return durable;
}

void OpenCasino::settle() {
    while (!fault() && !casino_.journal().staged().empty()) {
        write();
        committer_.wait();
    }
    committer_.wait();
}

void OpenCasino::save_snapshot() {
    const ledger::Head head = casino_.journal().head();
    std::vector<std::byte> plain = casino_.snapshot();
    // Maintenance tasks run between batches, so that a snapshot only includes durable events.
    settle();
    if (fault()) return;
    committer_.send([head, plain = std::move(plain), keys = casino_.vault()](ledger::Store& store) {
        return store.save(sealed_snapshot(*keys, head.sequence, head.hash, plain));
    });
}

}  // namespace baize::house
