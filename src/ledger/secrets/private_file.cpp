#include "ledger/secrets/private_file.h"

#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/format.h>

namespace baize::ledger {

namespace {

// A renamed or new file is durable only after its folder is synced, too.
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
    // The owner of a file can read it regardless of its mode.
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

    // An existing file is not opened, because closing it would release the locks that SQLite holds
    // on it in this process. A symbolic link to a missing file creates that file.
    if (::stat(path.c_str(), &about) == 0) return;
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0) ::close(file);
}

bool put_in_place(const std::string& part, const std::string& path) {
    return sync_path(part, O_RDONLY) && std::rename(part.c_str(), path.c_str()) == 0 &&
           sync_path(folder_of(path), O_RDONLY | O_DIRECTORY);
}

}  // namespace baize::ledger
