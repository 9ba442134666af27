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

#include "ledger/batch.h"
#include "ledger/fault.h"
#include "ledger/store.h"

namespace baize::ledger {

class Committer {
  public:
    // `on_durable` is called on the committer's thread after each batch, with the last number that
    // is durable. The store is the committer's alone until it is destroyed.
    using OnDurable = std::function<void(std::uint64_t sequence)>;
    explicit Committer(Store& store, OnDurable on_durable = {});
    Committer(const Committer&) = delete;
    Committer& operator=(const Committer&) = delete;
    ~Committer();

    // Takes the batch and leaves an empty one, unless it is empty, the last one is still being
    // written, or the store has failed.
    [[nodiscard]] bool try_take(Batch& batch);

    // Waits until nothing is being written.
    void wait();

    // Events up to this number are on the disk.
    [[nodiscard]] std::uint64_t durable() const { return durable_.load(); }

    // Set for good after the first batch that could not be written.
    [[nodiscard]] std::optional<Fault> fault() const;

  private:
    void run();

    Store& store_;
    OnDurable on_durable_;
    std::atomic<std::uint64_t> durable_{0};
    mutable std::mutex mutex_;
    std::condition_variable changed_;
    Batch writing_;
    bool is_writing_ = false;
    bool is_leaving_ = false;
    std::optional<Fault> fault_;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace baize::ledger
