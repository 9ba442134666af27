// A casino that is open: its ledger in a store, commands from outside, the house's own dealing.
// Everything that was decided since the last batch is written together; an answer is handed out
// when its batch is on the disk, and not before. Used from one thread; the store's own thread only
// writes.
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

// What a command came to, when it is certain.
struct CommandResult {
    std::uint64_t ticket = 0;  // as `give` numbered it
    Result<Receipt> answer{};
};

class OpenCasino {
  public:
    static constexpr std::uint64_t any_snapshot = ~std::uint64_t{0};

    // Reads the newest snapshot, where it opens, and every event after it. `on_written` is called
    // on another thread whenever answers may have become durable; `watch` is called for every step,
    // also for those that are read. `watched_to` is the event up to which the watcher has seen all
    // steps; a snapshot of a later event is not used. REQUIRES: the master key.
    [[nodiscard]] static ledger::Outcome<std::unique_ptr<OpenCasino>> open(
        ledger::Store& store,
        Keys keys,
        ledger::Committer::OnWritten on_written = {},
        StepWatch watch = {},
        std::uint64_t watched_to = any_snapshot);

    // Decided now; answered by `answers` once it is durable, refusals too: a refusal may rest on
    // what is not yet on the disk. The ticket says which answer is whose.
    [[nodiscard]] std::uint64_t submit(const CommandEnvelope& envelope, const Command& command);

    // Of the last `give`, whoever's it was: what is seen now is certain when this is answered.
    [[nodiscard]] std::uint64_t last_ticket() const { return last_ticket_; }

    // What the last `give` was decided to be: known before it is certain, and not to be told.
    [[nodiscard]] const Result<Receipt>& last_result() const {
        return pending_.back().answered.answer;
    }

    // Hands what was decided to the disk: what comes while it is at work shares its next sync.
    void write();

    // Those that have become certain since the last call, in the order of their commands.
    [[nodiscard]] std::vector<CommandResult> take_results();

    // Something was decided that is not certain yet, or whose answer has not been taken.
    [[nodiscard]] bool has_pending() const { return !pending_.empty(); }

    // Waits until everything decided so far is on the disk, or the disk has failed.
    void settle();

    // Set for good once the disk has failed. Nothing is decided any more and nothing answered: what
    // is on the disk has to be read again.
    [[nodiscard]] std::optional<ledger::Fault> fault() const { return committer_.fault(); }

    // So that the next start need not read everything again.
    void save_snapshot();

    [[nodiscard]] const Casino& casino() const { return casino_; }

    [[nodiscard]] ledger::Committer& committer() { return committer_; }

    // Events read at the start, beside the snapshot.
    [[nodiscard]] std::uint64_t read_at_start() const { return read_at_start_; }

    // Why the newest snapshot was not used, for the log; "" where it was used or there is none.
    [[nodiscard]] const std::string& unused_snapshot() const { return unused_snapshot_; }

    // Use `open`.
    OpenCasino(ledger::Store& store,
               Casino casino,
               std::uint64_t read_at_start,
               ledger::Committer::OnWritten on_written);

  private:
    struct Pending {
        std::uint64_t needs = 0;  // events and notes that must be on the disk
        CommandResult answered{};
    };

    Casino casino_;
    std::uint64_t read_at_start_ = 0;
    std::string unused_snapshot_{};
    std::uint64_t last_ticket_ = 0;
    std::deque<Pending> pending_{};
    ledger::Committer committer_;  // last: it stops before what it was given goes
};

}  // namespace baize::house
