// Writes batches on a separate thread, so that commands are decided while the disk is busy. Batches
// that arrive meanwhile are merged into the next one, which starts as soon as the disk is free: the
// slower the disk, the more commands share a sync.
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
    // `on_written` is called on the committer's thread after each batch, also if the batch could
    // not be written; durable() and fault() tell which. The committer uses the store exclusively
    // until it is destroyed.
    using OnWritten = std::function<void()>;
    Committer(Store& store, std::uint64_t durable_already, OnWritten on_written = {});
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;
    ~Committer();

    // Takes the content of the batch and leaves it empty. Returns false and takes nothing if the
    // batch is empty or the store has failed.
    [[nodiscard]] bool take(Batch& batch);

    // Queues another task for the store, such as a snapshot or a signed head. It runs between two
    // batches on the committer's thread. A fault counts like a fault of a batch.
    using MaintenanceTask = std::function<std::optional<Fault>(Store&)>;
    void send(MaintenanceTask task);

    // Waits until no batch is being written and no task is queued.
    void wait();

    // The number of the last event that is on the disk.
    [[nodiscard]] std::uint64_t durable() const { return durable_.load(); }

    // The number of events and notes taken so far, and how many of them are on the disk.
    [[nodiscard]] std::uint64_t taken() const { return taken_.load(); }

    [[nodiscard]] std::uint64_t written() const { return written_.load(); }

    // Set permanently after the first batch or task that failed.
    [[nodiscard]] std::optional<Fault> fault() const;

  private:
    void run();

    // True if a batch is to be written; after a fault no batch is.
    [[nodiscard]] bool has_batch() const { return !next_.empty() && !fault_; }

    [[nodiscard]] std::optional<Fault> write_batch();

    Store& store_;
    OnWritten on_written_;
    std::atomic<std::uint64_t> durable_;
    std::atomic<std::uint64_t> taken_ = 0;
    std::atomic<std::uint64_t> written_ = 0;
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Batch next_;     // taken but not yet started
    Batch writing_;  // used only by the committer's thread
    std::vector<MaintenanceTask> tasks_;
    bool is_writing_ = false;
    bool is_stopping_ = false;
    std::optional<Fault> fault_;
    std::thread thread_;  // declared last, because it uses all other members
};

}  // namespace baize::ledger
