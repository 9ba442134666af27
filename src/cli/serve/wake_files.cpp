#include "cli/serve/wake_files.h"

#include <cstdint>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "engine/core/check.h"

namespace baize {

WakeEvent::WakeEvent() : file_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    BAIZE_CHECK(file_ >= 0);
}

WakeEvent::~WakeEvent() {
    ::close(file_);
}

void WakeEvent::wake() const {
    const std::uint64_t one = 1;
    // A full counter means that a wake-up is pending already.
    static_cast<void>(!::write(file_, &one, sizeof one));
}

void WakeEvent::clear() const {
    std::uint64_t count = 0;
    static_cast<void>(!::read(file_, &count, sizeof count));
}

StopSignals::StopSignals() : file_(-1) {
    sigset_t stops{};
    sigemptyset(&stops);
    sigaddset(&stops, SIGTERM);
    sigaddset(&stops, SIGINT);
    BAIZE_CHECK(pthread_sigmask(SIG_BLOCK, &stops, &before_) == 0);
    file_ = ::signalfd(-1, &stops, SFD_CLOEXEC | SFD_NONBLOCK);
    BAIZE_CHECK(file_ >= 0);
}

// Consumes pending signals first, because they have been handled.
StopSignals::~StopSignals() {
    signalfd_siginfo heard{};
    while (::read(file_, &heard, sizeof heard) > 0) {
    }
    ::close(file_);
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

}  // namespace baize
