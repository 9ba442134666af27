// Fault injection for disk writes, preloaded with LD_PRELOAD. It counts the calls that change a
// file whose path contains BAIZE_FILES, and at the nth call kills the process in the middle of it
// or makes it fail.
//
//   BAIZE_KILL_AT=n   SIGKILL; the first half of a write is still done
//   BAIZE_FAIL_AT=n   this call and all later ones fail with ENOSPC (disk full)
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

std::atomic<long> calls{0};

long number_in(const char* name) {
    const char* const text = std::getenv(name);
    return text == nullptr ? 0 : std::atol(text);
}

bool is_watched(int file) {
    static const char* const part = std::getenv("BAIZE_FILES");
    if (part == nullptr) return false;
    char link[64];
    char path[4096];
    std::snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    const ssize_t size = readlink(link, path, sizeof path - 1);
    if (size <= 0) return false;
    path[size] = '\0';
    return std::strstr(path, part) != nullptr;
}

enum class Fate { go_on, die, fail };

Fate fate_of(int file) {
    static const long kill_at = number_in("BAIZE_KILL_AT");
    static const long fail_at = number_in("BAIZE_FAIL_AT");
    if ((kill_at == 0 && fail_at == 0) || !is_watched(file)) return Fate::go_on;
    const long call = ++calls;
    if (kill_at != 0 && call == kill_at) return Fate::die;
    return fail_at != 0 && call >= fail_at ? Fate::fail : Fate::go_on;
}

template <typename Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

bool is_main_thread_waiting() {
    char path[64];
    char text[512];
    std::snprintf(path, sizeof path, "/proc/self/task/%d/stat", static_cast<int>(getpid()));
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    const ssize_t size = read(file, text, sizeof text - 1);
    close(file);
    if (size <= 0) return false;
    text[size] = '\0';
    const char* const name_end = std::strrchr(text, ')');
    return name_end != nullptr && name_end[1] == ' ' && name_end[2] == 'S';
}

// Kills the process after the main thread has done everything that does not depend on this call, so
// that a message that was sent too early has arrived.
[[noreturn]] void die() {
    constexpr int calm_enough = 200;
    int calm = gettid() == getpid() ? calm_enough : 0;
    while (calm < calm_enough) {
        calm = is_main_thread_waiting() ? calm + 1 : 0;
        sched_yield();
    }
    kill(getpid(), SIGKILL);
    for (;;)
        pause();
}

int refuse() {
    errno = ENOSPC;
    return -1;
}

using Write = ssize_t(int, const void*, std::size_t);
using PlacedWrite = ssize_t(int, const void*, std::size_t, off_t);
using Sync = int(int);
using Truncate = int(int, off_t);

ssize_t placed_write(const char* name, int file, const void* bytes, std::size_t size, off_t at) {
    auto* const real = next<PlacedWrite>(name);
    const Fate fate = fate_of(file);
    if (fate == Fate::fail) return refuse();
    if (fate == Fate::go_on) return real(file, bytes, size, at);
    real(file, bytes, size / 2, at);
    die();
}

int sync_or_not(const char* name, int file) {
    const Fate fate = fate_of(file);
    if (fate == Fate::die) die();
    return fate == Fate::fail ? refuse() : next<Sync>(name)(file);
}

int truncate_or_not(const char* name, int file, off_t size) {
    const Fate fate = fate_of(file);
    if (fate == Fate::die) die();
    return fate == Fate::fail ? refuse() : next<Truncate>(name)(file, size);
}

}  // namespace

extern "C" {

ssize_t write(int file, const void* bytes, std::size_t size) {
    auto* const real = next<Write>("write");
    const Fate fate = fate_of(file);
    if (fate == Fate::fail) return refuse();
    if (fate == Fate::go_on) return real(file, bytes, size);
    real(file, bytes, size / 2);
    die();
}

ssize_t pwrite(int file, const void* bytes, std::size_t size, off_t at) {
    return placed_write("pwrite", file, bytes, size, at);
}

ssize_t pwrite64(int file, const void* bytes, std::size_t size, off_t at) {
    return placed_write("pwrite64", file, bytes, size, at);
}

int fsync(int file) {
    return sync_or_not("fsync", file);
}

int fdatasync(int file) {
    return sync_or_not("fdatasync", file);
}

int ftruncate(int file, off_t size) noexcept {
    return truncate_or_not("ftruncate", file, size);
}

int ftruncate64(int file, off_t size) noexcept {
    return truncate_or_not("ftruncate64", file, size);
}
}
