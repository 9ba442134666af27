#include "ledger/secrets/private_file.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

namespace baize::ledger {

namespace {

// What was renamed or written is on the disk only when its folder is.
bool sync_path(const std::string& path, int flags) {
    const int file = ::open(path.c_str(), flags | O_CLOEXEC);
    if (file < 0) return false;
    const bool is_synced = ::fsync(file) == 0;
    ::close(file);
    return is_synced;
}

std::string folder_of(const std::string& path) {
    const std::size_t slash = path.rfind('/');
    if (slash == std::string::npos) return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace

std::optional<Fault> why_not_private(const std::string& path) {
    struct stat about {};

    if (::stat(path.c_str(), &about) != 0) return std::nullopt;
    // A file of another user is that user's to read, whatever its mode.
    if (about.st_uid != ::geteuid()) {
        return Fault{
            FaultKind::unreadable,
            fmt::format("{}: this file belongs to another user of this machine (number {}); "
                        "run as that user, or take it over first: chown {} {}",
                        path,
                        about.st_uid,
                        ::geteuid(),
                        path)};
    }
    if ((about.st_mode & 077U) == 0) return std::nullopt;
    return Fault{
        FaultKind::unreadable,
        fmt::format("{}: others on this machine may read or change this file (mode {:04o}); "
                    "make it private first: chmod 600 {}",
                    path,
                    about.st_mode & 07777U,
                    path)};
}

void make_private(const std::string& path) {
    struct stat about {};

    // A file that is there is not opened: closing it would end the locks that SQLite has on it in
    // this process. A symbolic link may lead to one that is not there yet, which is made.
    if (::stat(path.c_str(), &about) == 0) return;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0) ::close(file);
}

bool put_in_place(const std::string& part, const std::string& path) {
    return sync_path(part, O_RDONLY) && std::rename(part.c_str(), path.c_str()) == 0 &&
           sync_path(folder_of(path), O_RDONLY | O_DIRECTORY);
}

}  // namespace baize::ledger
