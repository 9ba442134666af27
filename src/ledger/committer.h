// Writes batches on a thread of its own, so that commands are decided while the disk is at work.
// What is accepted meanwhile goes into the next batch: the slower the disk, the more commands share
// a sync.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "ledger/batch.h"
#include "ledger/fault.h"
#include "ledger/store.h"

namespace baize::ledger {

class Committer {
  public:
    // `on_written` is called on the committer's thread after each batch, when the next one can be
    // taken, and also when it could not be written: ask durable() and fault(). The store is the
    // committer's alone until it is destroyed.
    using OnWritten = std::function<void()>;
    Committer(Store& store, std::uint64_t durable_already, OnWritten on_written = {});
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;
    ~Committer();

    // Takes the batch and leaves an empty one, unless it is empty, the last one is still being
    // written, or the store has failed.
    [[nodiscard]] bool try_take(Batch& batch);

    // Something else to be done with the store, a snapshot or a signed head: between two batches,
    // on the committer's thread. A fault counts like that of a batch.
    using Errand = std::function<std::optional<Fault>(Store&)>;
    void send(Errand errand);

    // Waits until nothing is being written and no errand is left.
    void wait();

    // Events up to this number are on the disk.
    [[nodiscard]] std::uint64_t durable() const { return durable_.load(); }

    // Set for good after the first batch or errand that failed.
    [[nodiscard]] std::optional<Fault> fault() const;

  private:
    void run();
    [[nodiscard]] std::optional<Fault> write_batch();

    Store& store_;
    OnWritten on_written_;
    std::atomic<std::uint64_t> durable_;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Batch writing_;
    std::vector<Errand> errands_;
    bool is_writing_ = false;
    bool is_leaving_ = false;
    std::optional<Fault> fault_;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace baize::ledger
