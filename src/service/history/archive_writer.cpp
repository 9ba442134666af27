#include "service/history/archive_writer.h"

#include <iterator>
#include <utility>

namespace baize::history {

namespace {

constexpr std::size_t waiting_max = 4'096;  // rounds; each takes some kilobytes

}  // namespace

ArchiveWriter::ArchiveWriter(Archive archive)
    : archive_(std::move(archive)), thread_([this] { run(); }) {}

ArchiveWriter::~ArchiveWriter() {
    {
        const std::lock_guard lock(mutex_);
        is_stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void ArchiveWriter::queue(std::vector<ArchivedRound> rounds) {
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
    const std::uint64_t given = given_;
    if (!unwritten_.empty()) is_retrying_ = true;
    changed_.notify_all();
    changed_.wait(lock, [&] { return written_ >= given && !is_retrying_; });
    return unwritten_.empty() && !has_lost_;
}

// Rounds that arrive during a write share the next transaction, and so do rounds that could not be
// written.
void ArchiveWriter::run() {
    std::unique_lock lock(mutex_);
    while (true) {
        changed_.wait(lock, [this] { return !next_.empty() || is_stopping_ || is_retrying_; });
        if (next_.empty() && !is_retrying_) return;
        std::vector<ArchivedRound> rounds = std::exchange(unwritten_, {});
        const std::size_t were_owed = rounds.size();
        const std::size_t are_new = next_.size();
        rounds.insert(rounds.end(),
                      std::make_move_iterator(next_.begin()),
                      std::make_move_iterator(next_.end()));
        next_.clear();
        changed_.notify_all();  // There is room again.
        lock.unlock();
        const bool is_put = archive_.put(rounds);
        lock.lock();
        if (!is_put && were_owed <= waiting_max)
            unwritten_ = std::move(rounds);
        else if (!is_put)
            has_lost_ = true;
        written_ += are_new;
        is_retrying_ = false;
        changed_.notify_all();
    }
}

}  // namespace baize::history
