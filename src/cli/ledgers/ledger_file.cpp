#include "cli/ledgers/ledger_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include <fmt/format.h>

#include "ledger/secrets/private_file.h"

namespace baize {

namespace {

StoreOrFault open_existing(const std::string& path, ledger::Access access) {
    if (::access(path.c_str(), F_OK) != 0)
        return ledger::fault(ledger::FaultKind::disk,
                             fmt::format("{}: there is no such file", path));
    return ledger::SqliteStore::open(path, {.access = access});
}

ledger::Outcome<bool> has_event_after(ledger::Store& store, std::uint64_t number) {
    bool is_there = false;
    const auto fault = store.read(number, [&](const ledger::EventView&) {
        is_there = true;
        return false;
    });
    if (fault) return unexpected(*fault);
    return is_there;
}

}  // namespace

StoreOrFault open_to_read(const std::string& path) {
    return open_existing(path, ledger::Access::read_only);
}

StoreOrFault open_to_add(const std::string& path) {
    return open_existing(path, ledger::Access::write);
}

ledger::Outcome<std::uint64_t> last_event(ledger::Store& store) {
    std::uint64_t step = 1;
    std::uint64_t found = 0;  // such an event exists, or the number is 0
    while (true) {
        const ledger::Outcome<bool> more = has_event_after(store, found + step - 1);
        if (!more) return unexpected(more.error());
        if (*more) {
            found += step;
            step *= 2;
        } else if (step == 1) {
            return found;
        } else {
            step = 1;
        }
    }
}

// The lock is taken on the file's real name, so that a symbolic link leads to the same lock. A
// second hard link would have a separate write-ahead log, so a ledger with hard links is refused.
ledger::Outcome<HouseLock> HouseLock::take(const std::string& ledger_path) {
    struct stat about {};

    std::error_code none;
    const std::string real = std::filesystem::weakly_canonical(ledger_path, none).string();
    const std::string path = (real.empty() ? ledger_path : real) + "-house";
    if (::stat(ledger_path.c_str(), &about) == 0 && about.st_nlink > 1) {
        return ledger::fault(
            ledger::FaultKind::taken,
            fmt::format("{}: this file has {} names (hard links); a ledger has one",
                        ledger_path,
                        about.st_nlink));
    }
    if (auto fault = ledger::why_not_private(path)) return unexpected(*std::move(fault));
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0) {
        return ledger::fault(ledger::FaultKind::disk,
                             fmt::format("{}: cannot be opened: {}", path, std::strerror(errno)));
    }
    HouseLock lock(file);
    if (::flock(file, LOCK_EX | LOCK_NB) != 0) {
        return ledger::fault(
            ledger::FaultKind::taken,
            fmt::format("{}: another server has this ledger open; only one can", ledger_path));
    }
    return lock;
}

HouseLock::HouseLock(HouseLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

HouseLock::~HouseLock() {
    if (file_ >= 0) ::close(file_);
}

}  // namespace baize
