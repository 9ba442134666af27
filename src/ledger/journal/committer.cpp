#include "ledger/journal/committer.h"

#include <utility>

namespace baize::ledger {

Committer::Committer(Store& store, std::uint64_t durable_already, OnWritten on_written)
    : store_(store),
      on_written_(std::move(on_written)),
      durable_(durable_already),
      thread_([this] { run(); }) {}

Committer::~Committer() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

bool Committer::take(Batch& batch) {
    {
        const std::lock_guard lock(mutex_);
        if (batch.empty() || fault_) return false;
        taken_ += batch.entries();
        if (next_.empty()) {
            std::swap(batch, next_);
        } else {
            next_.add(batch);
        }
    }
    batch.clear();
    changed_.notify_all();
    return true;
}

void Committer::send(MaintenanceTask task) {
    {
        const std::lock_guard lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    changed_.notify_all();
}

void Committer::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !is_writing_ && !has_batch() && tasks_.empty(); });
}

std::optional<Fault> Committer::fault() const {
    const std::lock_guard lock(mutex_);
    return fault_;
}

std::optional<Fault> Committer::write_batch() {
    std::optional<Fault> fault = store_.append(writing_);
    if (!fault) {
        if (writing_.size() > 0) durable_.store(writing_[writing_.size() - 1].head.sequence);
        written_ += writing_.entries();
    }
    writing_.clear();
    return fault;
}

// Batches come before tasks, because clients wait for them.
void Committer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return has_batch() || !tasks_.empty() || is_stopping_; });
        if (!has_batch() && tasks_.empty()) return;
        const bool is_batch = has_batch();
        const MaintenanceTask task = is_batch ? MaintenanceTask{} : tasks_.front();
        if (is_batch) {
            std::swap(next_, writing_);
            is_writing_ = true;
        }
        lock.unlock();
        std::optional<Fault> fault = is_batch ? write_batch() : task(store_);
        lock.lock();
        if (fault && !fault_) fault_ = std::move(fault);
        if (is_batch) {
            is_writing_ = false;
        } else {
            tasks_.erase(tasks_.begin());
        }
        changed_.notify_all();
        if (is_batch && on_written_) {
            lock.unlock();
            on_written_();
            lock.lock();
        }
    }
}

}  // namespace baize::ledger
