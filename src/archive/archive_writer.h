// Puts rounds into the archive on a thread of its own: the house does not wait for that file.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include "archive/archive.h"

namespace baize::archive {

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
    void give(std::vector<KeptRound> rounds);

    // Until everything that was given before was written. False: something could not be, now or
    // earlier, and is only in the ledger. From any thread.
    bool wait();

  private:
    void run();

    Archive archive_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::vector<KeptRound> next_;
    std::uint64_t given_ = 0;    // rounds
    std::uint64_t written_ = 0;  // of them
    bool has_failed_ = false;
    bool is_leaving_ = false;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace baize::archive
