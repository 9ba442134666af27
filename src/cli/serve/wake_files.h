// Wakes the loop of the house: calls from other threads, and signals to stop. Both are file
// descriptors, so that one poll() waits for everything.
#pragma once

#include <csignal>

namespace baize {

// May be woken from any thread.
class WakeEvent {
  public:
    WakeEvent();
    WakeEvent(const WakeEvent&) = delete;
    WakeEvent& operator=(const WakeEvent&) = delete;
    ~WakeEvent();

    void wake() const;
    void clear() const;

    [[nodiscard]] int file() const { return file_; }

  private:
    int file_;
};

// SIGTERM and SIGINT as a file descriptor, for the creating thread and threads it starts
// afterwards. Destruction restores the previous signal mask.
class StopSignals {
  public:
    StopSignals();
    StopSignals(const StopSignals&) = delete;
    StopSignals& operator=(const StopSignals&) = delete;
    ~StopSignals();

    [[nodiscard]] int file() const { return file_; }

  private:
    sigset_t before_{};
    int file_;
};

}  // namespace baize
