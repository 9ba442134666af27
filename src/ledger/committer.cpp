#include "ledger/committer.h"

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
        is_leaving_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

bool Committer::try_take(Batch& batch) {
    {
        const std::lock_guard lock(mutex_);
        if (batch.empty() || is_writing_ || fault_) return false;
        std::swap(batch, writing_);
        is_writing_ = true;
    }
    changed_.notify_all();
    return true;
}

void Committer::send(Errand errand) {
    {
        const std::lock_guard lock(mutex_);
        errands_.push_back(std::move(errand));
    }
    changed_.notify_all();
}

void Committer::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !is_writing_ && errands_.empty(); });
}

std::optional<Fault> Committer::fault() const {
    const std::lock_guard lock(mutex_);
    return fault_;
}

std::optional<Fault> Committer::write_batch() {
    const std::uint64_t last = writing_[writing_.size() - 1].head.sequence;
    std::optional<Fault> fault = store_.append(writing_);
    if (!fault) durable_.store(last);
    writing_.clear();
    return fault;
}

// The batch first: somebody waits for it. What it wrote is told when the next one can be taken, so
// that who is told and comes with more is not turned away.
void Committer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return is_writing_ || !errands_.empty() || is_leaving_; });
        if (!is_writing_ && errands_.empty()) return;
        const bool is_batch = is_writing_;
        const Errand errand = is_batch ? Errand{} : errands_.front();
        lock.unlock();
        std::optional<Fault> fault = is_batch ? write_batch() : errand(store_);
        lock.lock();
        if (fault && !fault_) fault_ = std::move(fault);
        if (is_batch) {
            is_writing_ = false;
        } else {
            errands_.erase(errands_.begin());
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
