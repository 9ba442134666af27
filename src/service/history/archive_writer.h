// Puts rounds into the archive on a thread of its own: the house does not wait for that file.
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
    // `archive` is the writer's alone; others read the same file through one of their own.
    explicit ArchiveWriter(Archive archive);
    ArchiveWriter(const ArchiveWriter&) = delete;
    ArchiveWriter& operator=(const ArchiveWriter&) = delete;

    // Writes what it was given first.
    ~ArchiveWriter();

    // REQUIRES: what they rest on is in the ledger's file. Waits only where the writer is far
    // behind: what it has not written yet has an end.
    void queue(std::vector<ArchivedRound> rounds);

    // Until everything that was given before was written; what could not be is tried again. False:
    // something is only in the ledger. From any thread.
    bool wait();

  private:
    void run();

    Archive archive_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<ArchivedRound> next_;
    std::vector<ArchivedRound> unwritten_;  // could not be written yet
    std::uint64_t given_ = 0;               // rounds
    std::uint64_t written_ = 0;             // of them, or owed
    bool has_lost_ = false;                 // too many were owed
    bool is_retrying_ = false;              // somebody waits for what is owed
    bool is_stopping_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace baize::history
