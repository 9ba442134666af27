#include "ledger/committer.h"

#include <utility>

namespace baize::ledger {

Committer::Committer(Store& store, OnDurable on_durable)
    : store_(store), on_durable_(std::move(on_durable)), thread_([this] { run(); }) {}

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

void Committer::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return !is_writing_; });
}

std::optional<Fault> Committer::fault() const {
    const std::lock_guard lock(mutex_);
    return fault_;
}

void Committer::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return is_writing_ || is_leaving_; });
        if (!is_writing_) return;
        lock.unlock();
        const std::uint64_t last = writing_[writing_.size() - 1].head.sequence;
        std::optional<Fault> fault = store_.append(writing_);
        if (!fault) {
            durable_.store(last);
            if (on_durable_) on_durable_(last);
        }
        writing_.clear();
        lock.lock();
        fault_ = std::move(fault);
        is_writing_ = false;
        changed_.notify_all();
    }
}

}  // namespace baize::ledger
