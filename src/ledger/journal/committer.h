// Writes batches on a thread of its own, so that commands are decided while the disk is at work.
// What is handed over meanwhile makes up the next batch, which is begun as soon as the disk is
// free: the slower the disk, the more commands share a sync.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "ledger/journal/batch.h"
#include "ledger/journal/store.h"
#include "ledger/record/fault.h"

namespace baize::ledger {

class Committer {
  public:
    // `on_written` is called on the committer's thread after each batch, and also when it could not
    // be written: ask durable() and fault(). The store is the committer's alone until it is
    // destroyed.
    using OnWritten = std::function<void()>;
    Committer(Store& store, std::uint64_t durable_already, OnWritten on_written = {});
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;
    ~Committer();

    // Takes what is in the batch and leaves it empty; false, and nothing taken, where there is
    // nothing or the store has failed.
    [[nodiscard]] bool take(Batch& batch);

    // Something else to be done with the store, a snapshot or a signed head: between two batches,
    // on the committer's thread. A fault counts like that of a batch.
    using Errand = std::function<std::optional<Fault>(Store&)>;
    void send(Errand errand);

    // Waits until nothing is being written and no errand is left.
    void wait();

    // Events up to this number are on the disk.
    [[nodiscard]] std::uint64_t durable() const { return durable_.load(); }

    // Events and notes taken so far, and how many of them are on the disk.
    [[nodiscard]] std::uint64_t taken() const { return taken_.load(); }

    [[nodiscard]] std::uint64_t written() const { return written_.load(); }

    // Set for good after the first batch or errand that failed.
    [[nodiscard]] std::optional<Fault> fault() const;

  private:
    void run();

    // To be written; after a fault nothing is.
    [[nodiscard]] bool has_batch() const { return !next_.empty() && !fault_; }

    [[nodiscard]] std::optional<Fault> write_batch();

    Store& store_;
    OnWritten on_written_;
    std::atomic<std::uint64_t> durable_;
    std::atomic<std::uint64_t> taken_ = 0;
    std::atomic<std::uint64_t> written_ = 0;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Batch next_;     // handed over and not begun
    Batch writing_;  // the committer's thread alone looks at it
    std::vector<Errand> errands_;
    bool is_writing_ = false;
    bool is_leaving_ = false;
    std::optional<Fault> fault_;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace baize::ledger
