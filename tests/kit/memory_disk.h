// A disk for SQLite that lives in memory and fails on demand: an error at the nth call, a full
// disk, or a power cut that loses part of the data since the last sync, torn inside a page. The
// same plan and seed give the same disk.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace baize {

class MemoryDisk {
  public:
    explicit MemoryDisk(std::string name);
    MemoryDisk(const MemoryDisk&) = delete;
    MemoryDisk& operator=(const MemoryDisk&) = delete;
    ~MemoryDisk();

    [[nodiscard]] const char* name() const { return name_.c_str(); }

    // Returns the number of calls so far that change or sync something: write, truncate, sync,
    // delete.
    [[nodiscard]] std::uint64_t calls() const { return calls_; }

    // Lets the nth call fail once, counted from 1; with 0 no call fails.
    void fail_at(std::uint64_t call) { fails_at_ = call; }

    // Lets the nth call and all later ones fail, until restart().
    void cut_power_at(std::uint64_t call) { power_cut_at_ = call; }

    // Limits the total size of all files.
    void set_capacity(std::size_t bytes) { capacity_ = bytes; }

    [[nodiscard]] bool has_failed() const { return has_failed_; }

    // Restores power. The seed decides which of the unsynced sectors were written.
    void restart(std::uint64_t seed);

    // These are used by the functions that SQLite calls.
    struct File;
    enum class Verdict : std::uint8_t { works, fails };
    [[nodiscard]] Verdict next_call();
    [[nodiscard]] bool has_room(std::size_t more) const;

    [[nodiscard]] bool has_power() const { return power_cut_at_ == 0 || calls_ < power_cut_at_; }

    std::map<std::string, std::shared_ptr<File>> files{};

  private:
    struct Registration;

    std::string name_;
    std::unique_ptr<Registration> registration_;
    std::uint64_t calls_ = 0;
    std::uint64_t fails_at_ = 0;
    std::uint64_t power_cut_at_ = 0;
    std::size_t capacity_ = SIZE_MAX;
    bool has_failed_ = false;
};

}  // namespace baize
