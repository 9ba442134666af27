// Writes rounds to the archive on a separate thread, so that the house does not wait for that file.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "service/history/archive.h"

namespace baize::history {

class ArchiveWriter {
  public:
    // Only the writer may use `archive`; readers open the same file separately.
    explicit ArchiveWriter(Archive archive);
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;

    // Writes all queued rounds first.
    ~ArchiveWriter();

    // Queues rounds. It blocks only while too many are queued.
    // REQUIRES: the events of the rounds are in the ledger's file.
    void queue(std::vector<ArchivedRound> rounds);

    // Waits until all rounds queued so far are written; rounds that could not be written are tried
    // again. Returns false if some are only in the ledger. May be called from any thread.
    bool wait();

  private:
    void run();

    Archive archive_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<ArchivedRound> next_;
    std::vector<ArchivedRound> unwritten_;  // not written yet because of an error
    std::uint64_t given_ = 0;               // number of rounds
    std::uint64_t written_ = 0;             // of them, or waiting for a retry
    bool has_lost_ = false;                 // more rounds waited for a retry than it can hold
    bool is_retrying_ = false;              // a caller of wait() needs a retry
    bool is_stopping_ = false;
    std::thread thread_;  // last member: it uses all others
};

}  // namespace baize::history
