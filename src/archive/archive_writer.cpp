#include "archive/archive_writer.h"

#include <iterator>
#include <utility>

namespace baize::archive {

namespace {

constexpr std::size_t waiting_max = 4'096;  // rounds, some kilobytes each

}  // namespace

ArchiveWriter::ArchiveWriter(Archive archive)
    : archive_(std::move(archive)), thread_([this] { run(); }) {}

ArchiveWriter::~ArchiveWriter() {
    {
        const std::lock_guard lock(mutex_);
        is_leaving_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void ArchiveWriter::give(std::vector<KeptRound> rounds) {
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return next_.size() < waiting_max; });
        given_ += rounds.size();
        next_.insert(next_.end(),
                     std::make_move_iterator(rounds.begin()),
                     std::make_move_iterator(rounds.end()));
    }
    changed_.notify_all();
}

bool ArchiveWriter::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this, given = given_] { return written_ >= given; });
    return !has_failed_;
}

// What comes while it writes shares the next transaction.
void ArchiveWriter::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return !next_.empty() || is_leaving_; });
        if (next_.empty()) return;
        const std::vector<KeptRound> rounds = std::exchange(next_, {});
        changed_.notify_all();  // there is room again
        lock.unlock();
        const bool is_put = archive_.put(rounds);
        lock.lock();
        if (!is_put) has_failed_ = true;
        written_ += rounds.size();
        changed_.notify_all();
    }
}

}  // namespace baize::archive
