// An open casino: the ledger in a store, commands from outside, and the house's own dealing. All
// events decided since the last batch are written together, and a result is handed out only when
// its batch is durable. Use it from one thread; the store's own thread only writes.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "house/casino/casino.h"
#include "ledger/journal/committer.h"
#include "ledger/journal/store.h"

namespace baize::house {

// The result of a command once it is durable.
struct CommandResult {
    std::uint64_t ticket = 0;  // as returned by `submit`
    Result<Receipt> answer{};
};

class OpenCasino {
  public:
    static constexpr std::uint64_t any_snapshot = ~std::uint64_t{0};

    // Opens the ledger: reads the newest snapshot that decrypts, and every event after it.
    // `on_written` is called on another thread whenever results may have become durable; `watch` is
    // called for every step, also for replayed ones. `watched_to` is the last event of which the
    // watcher has seen all steps; a snapshot of a later event is not used.
    // REQUIRES: the master key.
    [[nodiscard]] static ledger::Outcome<std::unique_ptr<OpenCasino>> open(
        ledger::Store& store,
        Keys keys,
        ledger::Committer::OnWritten on_written = {},
        StepWatch watch = {},
        std::uint64_t watched_to = any_snapshot);

    // Decides the command at once. take_results() returns its result when it is durable. This
    // includes refusals, because a refusal may depend on events that are not durable yet. The
    // ticket identifies the result.
    [[nodiscard]] std::uint64_t submit(const CommandEnvelope& envelope, const Command& command);

    // Returns the ticket of the last `submit` by any person: when its result is durable, the
    // present state is durable too.
    [[nodiscard]] std::uint64_t last_ticket() const { return last_ticket_; }

    // Returns the decision on the last `submit`. It may not be durable yet, so do not send it to
    // clients.
    [[nodiscard]] const Result<Receipt>& last_result() const {
        return pending_.back().answered.answer;
    }

    // Passes all decided events to the writer; events decided while it is busy share its next sync.
    void write();

    // Returns the results that have become durable since the last call, in the order of their
    // commands.
    [[nodiscard]] std::vector<CommandResult> take_results();

    // True if a result is not durable yet or has not been taken.
    [[nodiscard]] bool has_pending() const { return !pending_.empty(); }

    // Waits until all decided events are durable, or the disk has failed.
    void settle();

    // Set permanently once the disk has failed. The casino then decides no further command and
    // returns no further result: open the ledger again to read the durable events.
    [[nodiscard]] std::optional<ledger::Fault> fault() const { return committer_.fault(); }

    // Saves a snapshot, so that the next start need not read all events again.
    void save_snapshot();

    [[nodiscard]] const Casino& casino() const { return casino_; }

    [[nodiscard]] ledger::Committer& committer() { return committer_; }

    // Returns the number of events read at the start after the snapshot.
    [[nodiscard]] std::uint64_t read_at_start() const { return read_at_start_; }

    // Returns the reason why the newest snapshot was not used, for the log; "" if it was used or
    // there is none.
    [[nodiscard]] const std::string& unused_snapshot() const { return unused_snapshot_; }

    // Use open() instead.
    OpenCasino(ledger::Store& store,
               Casino casino,
               std::uint64_t read_at_start,
               ledger::Committer::OnWritten on_written);

  private:
    struct Pending {
        std::uint64_t needs = 0;  // number of events and notes that must be durable first
        CommandResult answered{};
    };

    Casino casino_;
    std::uint64_t read_at_start_ = 0;
    std::string unused_snapshot_{};
    std::uint64_t last_ticket_ = 0;
    std::deque<Pending> pending_{};
    ledger::Committer committer_;  // last member: it stops before the members it uses
};

}  // namespace baize::house
